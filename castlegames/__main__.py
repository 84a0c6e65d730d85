"""``python -m castlegames``."""

import multiprocessing

from castlegames.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    raise SystemExit(main())
