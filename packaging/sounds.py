"""Makes the program's sounds out of numbers: ``python packaging/sounds.py`` writes them anew.

Each is a handful of sine tones that fade, with a little noise where wood or cloth is touched.
"""

from __future__ import annotations

import math
import struct
import wave
from pathlib import Path
from random import Random

RATE = 22_050
"""Samples a second."""
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

Tone = tuple[float, float, float, float, float]
"""Start in s, pitch in Hz, strength 0 to 1, how fast it fades in 1/s, share of noise 0 to 1."""

SOUNDS: dict[str, tuple[float, tuple[Tone, ...]]] = {
    "pick": (0.09, ((0.0, 620, 0.22, 55, 0.5), (0.02, 930, 0.10, 60, 0.0))),
    "put": (0.16, ((0.0, 190, 0.55, 34, 0.25), (0.0, 415, 0.20, 48, 0.0))),
    "refused": (0.24, ((0.0, 165, 0.34, 20, 0.1), (0.09, 139, 0.34, 20, 0.1))),
    "turn": (0.42, ((0.0, 659, 0.20, 9, 0.0), (0.11, 880, 0.20, 9, 0.0))),
    "win": (
        1.30,
        (
            (0.00, 523, 0.20, 4.5, 0.0),
            (0.13, 659, 0.20, 4.5, 0.0),
            (0.26, 784, 0.20, 4.5, 0.0),
            (0.40, 1047, 0.24, 3.5, 0.0),
        ),
    ),
}
"""For each sound how long it is, in seconds, and its tones."""


def samples(length: float, tones: tuple[Tone, ...], noise: Random) -> list[float]:
    """The sound as numbers from −1 to 1, with its ends drawn down to silence."""
    count = round(length * RATE)
    heard = [0.0] * count
    for start, pitch, strength, fading, rough in tones:
        for n in range(round(start * RATE), count):
            t = n / RATE - start
            rise = min(1.0, t / 0.004)
            tone = math.sin(2 * math.pi * pitch * t) + 0.3 * math.sin(4 * math.pi * pitch * t)
            grain = (2 * noise.random() - 1) * math.exp(-120 * t)
            heard[n] += strength * rise * math.exp(-fading * t) * (tone + 3 * rough * grain)
    last = round(0.01 * RATE)
    for n in range(last):
        heard[count - 1 - n] *= n / last
    return [max(-1.0, min(1.0, value)) for value in heard]


def write(name: str) -> None:
    """Write one sound as 16-bit mono."""
    length, tones = SOUNDS[name]
    numbers = [round(32_000 * value) for value in samples(length, tones, Random(1))]
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in SOUNDS:
        write(each)
