<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>Castlegames {v}</source>
            <translation>Castlegames {v}</translation>
        </message>
        <message>
            <source>Four tabletop games on one desktop. No account, no network.</source>
            <translation>Cztery gry planszowe na jednym pulpicie. Bez konta, bez sieci.</translation>
        </message>
        <message>
            <source>Free software under the MIT licence.</source>
            <translation>Wolne oprogramowanie na licencji MIT.</translation>
        </message>
        <message>
            <source>Python {python}, Qt {qt}, PySide6 {pyside}</source>
            <translation>Python {python}, Qt {qt}, PySide6 {pyside}</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>AboutMatch</name>
        <message>
            <source>About this match</source>
            <translation>O tej partii</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Gra</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Miejsca</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>Rozpoczęto</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Ziarno losowe</translation>
        </message>
        <message>
            <source>on</source>
            <translation>wł.</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Podpowiedzi</translation>
        </message>
        <message>
            <source>used</source>
            <translation>użyte</translation>
        </message>
        <message>
            <source>none used</source>
            <translation>nieużyte</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>Wersje</translation>
        </message>
        <message>
            <source>Castlegames {app}, rules {rules}, file {schema}</source>
            <translation>Castlegames {app}, zasady {rules}, plik {schema}</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Plik</translation>
        </message>
        <message>
            <source>not saved</source>
            <translation>niezapisana</translation>
        </message>
        <message>
            <source>Copy the seed</source>
            <translation>Kopiuj ziarno</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>random</source>
            <translation>losowo</translation>
        </message>
        <message>
            <source>off</source>
            <translation>wył.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;New match…</source>
            <translation>&amp;Nowa partia…</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>&amp;Otwórz…</translation>
        </message>
        <message>
            <source>&amp;Save a copy…</source>
            <translation>&amp;Zapisz kopię…</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <translation>&amp;Eksportuj…</translation>
        </message>
        <message>
            <source>About this &amp;match</source>
            <translation>O tej &amp;partii</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Cofnij</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Ponów</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>Po&amp;dpowiedź</translation>
        </message>
        <message>
            <source>Re&amp;play</source>
            <translation>Od&amp;twórz</translation>
        </message>
        <message>
            <source>Play &amp;on from here…</source>
            <translation>&amp;Graj dalej stąd…</translation>
        </message>
        <message>
            <source>Same &amp;deal again</source>
            <translation>T&amp;o samo rozdanie</translation>
        </message>
        <message>
            <source>Re&amp;match</source>
            <translation>&amp;Rewanż</translation>
        </message>
        <message>
            <source>&amp;Lobby</source>
            <translation>&amp;Lobby</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Zakończ</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>Po&amp;większ</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>Po&amp;mniejsz</translation>
        </message>
        <message>
            <source>&amp;Whole board</source>
            <translation>&amp;Cała plansza</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Pełny ekran</translation>
        </message>
        <message>
            <source>S&amp;ound</source>
            <translation>&amp;Dźwięk</translation>
        </message>
        <message>
            <source>&amp;Matches</source>
            <translation>P&amp;artie</translation>
        </message>
        <message>
            <source>S&amp;tatistics</source>
            <translation>&amp;Statystyki</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>&amp;Ustawienia</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Zasady</translation>
        </message>
        <message>
            <source>&amp;Tutorial</source>
            <translation>Samou&amp;czek</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>&amp;Klawisze</translation>
        </message>
        <message>
            <source>&amp;About Castlegames</source>
            <translation>&amp;O programie Castlegames</translation>
        </message>
    </context>
    <context>
        <name>App</name>
        <message>
            <source>Something went wrong in the program.</source>
            <translation>W programie coś poszło nie tak.</translation>
        </message>
        <message>
            <source>Your match is safe on disk and you can go on. The log keeps the details.</source>
            <translation>Partia jest bezpieczna na dysku i można grać dalej. Szczegóły są w dzienniku.</translation>
        </message>
        <message>
            <source>Castlegames did not end well last time.</source>
            <translation>Castlegames ostatnio nie zakończył się poprawnie.</translation>
        </message>
        <message>
            <source>Your matches are as they were; continue them from the lobby. A log of what happened was kept: {path}</source>
            <translation>Partie są takie, jak były; kontynuuj je z lobby. Zachowano dziennik zdarzeń: {path}</translation>
        </message>
        <message>
            <source>Copy the log</source>
            <translation>Kopiuj dziennik</translation>
        </message>
    </context>
    <context>
        <name>Castell</name>
        <message>
            <source>Tower builder</source>
            <translation>Budowa wieży</translation>
        </message>
        <message>
            <source>Special tokens left: {n}</source>
            <translation>Pozostałe żetony specjalne: {n}</translation>
        </message>
        <message>
            <source>Best tower</source>
            <translation>Najlepsza wieża</translation>
        </message>
        <message>
            <source>Can I do this?</source>
            <translation>Dam radę?</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Wyczyść</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Not in a match without projected points.</source>
            <translation>Nie w partii bez podglądu punktów.</translation>
        </message>
        <message>
            <source>Build your best tower for the festival (T)</source>
            <translation>Zbuduj najlepszą wieżę na festiwal (T)</translation>
        </message>
        <message>
            <source>Build a tower for the performance, or hear that there is none (D)</source>
            <translation>Zbuduj wieżę do występu albo dowiedz się, że jej nie ma (D)</translation>
        </message>
        <message>
            <source>At {region}: {points}</source>
            <translation>{region}: {points}</translation>
        </message>
        <message>
            <source>Does {tile}</source>
            <translation>Spełnia: {tile}</translation>
        </message>
        <message>
            <source>Level {n}: {sizes}</source>
            <translation>Poziom {n}: {sizes}</translation>
        </message>
        <message>
            <source>level {n}: casteller of size {size}</source>
            <translation>poziom {n}: casteller o rozmiarze {size}</translation>
        </message>
        <message>
            <source>Everybody of size {size} stands in the tower.</source>
            <translation>Wszyscy o rozmiarze {size} stoją w wieży.</translation>
        </message>
        <message>
            <source>out of the tower</source>
            <translation>poza wieżę</translation>
        </message>
        <message>
            <source>on top, as level {n}</source>
            <translation>na górę, jako poziom {n}</translation>
        </message>
        <message>
            <source>below level {n}</source>
            <translation>pod poziom {n}</translation>
        </message>
        <message>
            <source>take {sizes} out</source>
            <translation>wyjmij {sizes}</translation>
        </message>
        <message>
            <source>add {sizes}</source>
            <translation>dodaj {sizes}</translation>
        </message>
        <message>
            <source>move {sizes}</source>
            <translation>przesuń {sizes}</translation>
        </message>
        <message>
            <source>the tower stands then</source>
            <translation>wtedy wieża stoi</translation>
        </message>
        <message>
            <source>drop it on a level, or put it back</source>
            <translation>upuść na poziom albo odłóż</translation>
        </message>
        <message>
            <source>build a tower for the festival of {region}, or pass</source>
            <translation>zbuduj wieżę na festiwal ({region}) albo spasuj</translation>
        </message>
        <message>
            <source>build a tower: nobody is used up</source>
            <translation>buduj wieżę: nikogo nie ubędzie</translation>
        </message>
        <message>
            <source>Place here</source>
            <translation>Połóż tutaj</translation>
        </message>
        <message>
            <source>Show tower</source>
            <translation>Pokaż wieżę</translation>
        </message>
        <message>
            <source>Perform {tile}</source>
            <translation>Występ: {tile}</translation>
        </message>
        <message>
            <source>No tower of yours qualifies there.</source>
            <translation>Żadna twoja wieża nie spełnia tam warunków.</translation>
        </message>
        <message>
            <source>best tower</source>
            <translation>najlepsza wieża</translation>
        </message>
        <message>
            <source>No tower of yours does this.</source>
            <translation>Żadna twoja wieża tego nie spełni.</translation>
        </message>
        <message>
            <source>tower for {tile}</source>
            <translation>wieża: {tile}</translation>
        </message>
        <message>
            <source>clear</source>
            <translation>wyczyść</translation>
        </message>
        <message>
            <source>Build what you like: nothing is asked for now.</source>
            <translation>Buduj, co chcesz: teraz nic nie jest wymagane.</translation>
        </message>
        <message>
            <source>Your castellers</source>
            <translation>Twoi castellerzy</translation>
        </message>
        <message>
            <source>free</source>
            <translation>wolni</translation>
        </message>
        <message>
            <source>Drag people here: the biggest at the bottom.</source>
            <translation>Przeciągnij tu ludzi: najwięksi na dół.</translation>
        </message>
        <message>
            <source>Levels</source>
            <translation>Poziomy</translation>
        </message>
        <message>
            <source>Each level stands here with the skills that it uses, and with what is missing.</source>
            <translation>Tu widać każdy poziom: jakich umiejętności używa i czego mu brakuje.</translation>
        </message>
        <message>
            <source>the tower stands</source>
            <translation>wieża stoi</translation>
        </message>
        <message>
            <source>Level {n}</source>
            <translation>Poziom {n}</translation>
        </message>
        <message>
            <source>{n} of size {size}</source>
            <translation>{n} roz. {size}</translation>
        </message>
        <message>
            <source>no skill needed</source>
            <translation>bez umiejętności</translation>
        </message>
        <message>
            <source>It could also be for</source>
            <translation>Nadaje się też na</translation>
        </message>
        <message>
            <source>Festival</source>
            <translation>Festiwal</translation>
        </message>
        <message>
            <source>Performance</source>
            <translation>Występ</translation>
        </message>
        <message>
            <source>It qualifies</source>
            <translation>Spełnia warunki</translation>
        </message>
        <message>
            <source>This tower does it</source>
            <translation>Ta wieża pasuje</translation>
        </message>
        <message>
            <source>No tower yet.</source>
            <translation>Jeszcze bez wieży.</translation>
        </message>
        <message>
            <source>levels</source>
            <translation>poziomy</translation>
        </message>
        <message>
            <source>castellers of a wanted size</source>
            <translation>wymagane rozmiary</translation>
        </message>
        <message>
            <source>Tower points (best so far: {n})</source>
            <translation>Punkty wieży (rekord: {n})</translation>
        </message>
        <message>
            <source>Skills used in this tower</source>
            <translation>Umiejętności użyte w tej wieży</translation>
        </message>
        <message>
            <source>{used} of {rank}</source>
            <translation>{used} z {rank}</translation>
        </message>
        <message>
            <source>Festival of {region}</source>
            <translation>Festiwal: {region}</translation>
        </message>
        <message>
            <source>sizes wanted</source>
            <translation>wymagane</translation>
        </message>
        <message>
            <source>Nobody has shown a tower yet.</source>
            <translation>Nikt jeszcze nie pokazał wieży.</translation>
        </message>
        <message>
            <source>festival in round {n}</source>
            <translation>festiwal w rundzie {n}</translation>
        </message>
        <message>
            <source>{region}, tokens: {n}</source>
            <translation>{region}, żetony: {n}</translation>
        </message>
        <message>
            <source>Bag {n}</source>
            <translation>Worek {n}</translation>
        </message>
        <message>
            <source>Bag {n} · refill in round {round}</source>
            <translation>Worek {n} · uzupełnienie w rundzie {round}</translation>
        </message>
        <message>
            <source>{region}: castellers {sizes}</source>
            <translation>{region}: castellerzy {sizes}</translation>
        </message>
        <message>
            <source>{region}: no castellers</source>
            <translation>{region}: brak castellerów</translation>
        </message>
        <message>
            <source>pawns of {names}</source>
            <translation>pionki: {names}</translation>
        </message>
        <message>
            <source>Round {n}: festival in {region}, size {sizes} wanted</source>
            <translation>Runda {n}: festiwal, {region}, wymagany rozmiar {sizes}</translation>
        </message>
        <message>
            <source>All Regions</source>
            <translation>Każdy region</translation>
        </message>
        <message>
            <source>No Region</source>
            <translation>Bez regionu</translation>
        </message>
        <message>
            <source>{skill} tile at {region}</source>
            <translation>płytka {skill}: {region}</translation>
        </message>
        <message>
            <source>offered to you</source>
            <translation>w ofercie dla ciebie</translation>
        </message>
        <message>
            <source>none</source>
            <translation>brak</translation>
        </message>
        <message>
            <source>Performances in {region}: {tiles}</source>
            <translation>Występy, {region}: {tiles}</translation>
        </message>
        <message>
            <source>tokens of {names}</source>
            <translation>żetony: {names}</translation>
        </message>
        <message>
            <source>size {size}: {free} of {count} free</source>
            <translation>rozmiar {size}: wolni {free} z {count}</translation>
        </message>
        <message>
            <source>size {size}: {count}</source>
            <translation>rozmiar {size}: {count}</translation>
        </message>
        <message>
            <source>Your castellers: {all}</source>
            <translation>Twoi castellerzy: {all}</translation>
        </message>
        <message>
            <source>{ranks}; {tokens}, {people} people, best tower {best}</source>
            <translation>{ranks}; {tokens}, osób: {people}, najlepsza wieża {best}</translation>
        </message>
        <message>
            <source>level {n}: {sizes}</source>
            <translation>poziom {n}: {sizes}</translation>
        </message>
        <message>
            <source>uses {skills}</source>
            <translation>używa: {skills}</translation>
        </message>
        <message>
            <source>{goal}, chosen</source>
            <translation>{goal}, wybrany</translation>
        </message>
        <message>
            <source>this tower does it</source>
            <translation>ta wieża pasuje</translation>
        </message>
        <message>
            <source>{name}: {levels} levels, {points}</source>
            <translation>{name}: poziomów {levels}, {points}</translation>
        </message>
        <message>
            <source>{region} (round {n})</source>
            <translation>{region} (runda {n})</translation>
        </message>
        <message>
            <source>from {region} no festival is in reach soon</source>
            <translation>{region}: stąd wkrótce żadnego festiwalu w zasięgu</translation>
        </message>
        <message>
            <source>from {region} in reach: {festivals}</source>
            <translation>{region}, stąd w zasięgu: {festivals}</translation>
        </message>
        <message>
            <source>Local performances</source>
            <translation>Występy lokalne</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>żetony</translation>
        </message>
        <message>
            <source>{n} people</source>
            <translation>{n} os.</translation>
        </message>
        <message>
            <source>best {n}</source>
            <translation>rekord {n}</translation>
        </message>
        <message>
            <source>first</source>
            <translation>start</translation>
        </message>
        <message>
            <source>{n}, by size</source>
            <translation>{n}, wg rozmiaru</translation>
        </message>
        <message>
            <source>recruits</source>
            <translation>nowi</translation>
        </message>
        <message>
            <source>Your skills</source>
            <translation>Twoje umiejętności</translation>
        </message>
        <message>
            <source>special tokens: {n}</source>
            <translation>żetony specjalne: {n}</translation>
        </message>
        <message>
            <source>Travel</source>
            <translation>Podróżuj</translation>
        </message>
        <message>
            <source>Recruit</source>
            <translation>Werbuj</translation>
        </message>
        <message>
            <source>Train</source>
            <translation>Trenuj</translation>
        </message>
        <message>
            <source>Special</source>
            <translation>Specjalna</translation>
        </message>
        <message>
            <source>Tower</source>
            <translation>Wieża</translation>
        </message>
        <message>
            <source>Pick your pawn up (T)</source>
            <translation>Weź swój pionek (T)</translation>
        </message>
        <message>
            <source>Choose one or two castellers here (C)</source>
            <translation>Wybierz tu jednego lub dwóch castellerów (C)</translation>
        </message>
        <message>
            <source>Take a skill tile that is offered (N)</source>
            <translation>Weź oferowaną płytkę umiejętności (N)</translation>
        </message>
        <message>
            <source>The next action is your special action (S)</source>
            <translation>Następna akcja będzie akcją specjalną (S)</translation>
        </message>
        <message>
            <source>Open the tower builder (B)</source>
            <translation>Otwórz budowę wieży (B)</translation>
        </message>
        <message>
            <source>Stay out of this festival (P)</source>
            <translation>Nie bierz udziału w tym festiwalu (P)</translation>
        </message>
        <message>
            <source>First recruit {sizes}, or take it back.</source>
            <translation>Najpierw zwerbuj {sizes} albo to cofnij.</translation>
        </message>
        <message>
            <source>Your pawn is not in {region}.</source>
            <translation>Twojego pionka tu nie ma ({region}).</translation>
        </message>
        <message>
            <source>your castellers</source>
            <translation>twoi castellerzy</translation>
        </message>
        <message>
            <source>your skills: {help}</source>
            <translation>twoje umiejętności: {help}</translation>
        </message>
        <message>
            <source>recruit {sizes}, or add a second casteller</source>
            <translation>zwerbuj {sizes} albo dodaj drugiego castellera</translation>
        </message>
        <message>
            <source>special action: recruit 1, travel again, or perform</source>
            <translation>akcja specjalna: zwerbuj 1, podróżuj znów albo wystąp</translation>
        </message>
        <message>
            <source>travel once more</source>
            <translation>jeszcze jedna podróż</translation>
        </message>
        <message>
            <source>drop your pawn on a region, or put it back</source>
            <translation>upuść pionek na region albo odłóż</translation>
        </message>
        <message>
            <source>recruit one more</source>
            <translation>jeszcze jeden werbunek</translation>
        </message>
        <message>
            <source>drop the casteller beside yours, or put it back</source>
            <translation>upuść castellera obok swoich albo odłóż</translation>
        </message>
        <message>
            <source>{what} as your free special action</source>
            <translation>{what} jako darmowa akcja specjalna</translation>
        </message>
        <message>
            <source>{what} as your special action, for a token</source>
            <translation>{what} jako akcja specjalna, za żeton</translation>
        </message>
        <message>
            <source>Round {n} of {all}</source>
            <translation>Runda {n} z {all}</translation>
        </message>
        <message>
            <source>pick {size}</source>
            <translation>wybór: {size}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Dalej</translation>
        </message>
        <message>
            <source>Build a tower</source>
            <translation>Zbuduj wieżę</translation>
        </message>
        <message>
            <source>Recruit {sizes}</source>
            <translation>Werbuj {sizes}</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Zakończ turę</translation>
        </message>
        <message>
            <source>Performance {tile} in {region}: {points}</source>
            <translation>Występ {tile}, {region}: {points}</translation>
        </message>
        <message>
            <source>casteller of size {size} in {region}</source>
            <translation>casteller o rozmiarze {size}, {region}</translation>
        </message>
        <message>
            <source>your pawn</source>
            <translation>twój pionek</translation>
        </message>
        <message>
            <source>Skill wheel</source>
            <translation>Koło treningu</translation>
        </message>
        <message>
            <source>trainable</source>
            <translation>do treningu</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>Balans</translation>
        </message>
        <message>
            <source>Base</source>
            <translation>Podstawa</translation>
        </message>
        <message>
            <source>Mix</source>
            <translation>Miks</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Siła</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Szerokość</translation>
        </message>
        <message>
            <source>A level may be as wide as the one below.</source>
            <translation>Poziom może być tak szeroki jak ten pod nim.</translation>
        </message>
        <message>
            <source>The width limit does not hold for a level.</source>
            <translation>Jednego poziomu nie obowiązuje limit szerokości.</translation>
        </message>
        <message>
            <source>A level may hold two neighbouring sizes.</source>
            <translation>Na poziomie mogą stać dwa sąsiednie rozmiary.</translation>
        </message>
        <message>
            <source>A level may carry castellers of its own size.</source>
            <translation>Poziom może nieść castellerów swojego rozmiaru.</translation>
        </message>
        <message>
            <source>The width limit of the whole tower grows by 1.</source>
            <translation>Limit szerokości całej wieży rośnie o 1.</translation>
        </message>
        <message>
            <source>A free special action at once.</source>
            <translation>Od razu darmowa akcja specjalna.</translation>
        </message>
        <message>
            <source>trophy</source>
            <translation>puchar</translation>
        </message>
        <message>
            <source>medal</source>
            <translation>medal</translation>
        </message>
        <message>
            <source>ribbon</source>
            <translation>wstążka</translation>
        </message>
        <message>
            <source>all five skills</source>
            <translation>wszystkie pięć umiejętności</translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 punkt</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punkt</numerusform>
                <numerusform>%n punkty</numerusform>
                <numerusform>%n punktów</numerusform>
            </translation>
        </message>
        <message>
            <source>1 token</source>
            <translation>1 żeton</translation>
        </message>
        <message numerus="yes">
            <source>%n tokens</source>
            <translation>
                <numerusform>%n żeton</numerusform>
                <numerusform>%n żetony</numerusform>
                <numerusform>%n żetonów</numerusform>
            </translation>
        </message>
        <message>
            <source>Castell</source>
            <translation>Castell</translation>
        </message>
        <message>
            <source>Travel through Catalonia, train your team, raise towers of people.</source>
            <translation>Podróżuj po Katalonii, trenuj drużynę, wznoś wieże z ludzi.</translation>
        </message>
        <message>
            <source>show a tower at the festival of {region}, or pass</source>
            <translation>pokaż wieżę na festiwalu ({region}) albo spasuj</translation>
        </message>
        <message>
            <source>choose a free special action: recruit, travel or perform</source>
            <translation>wybierz darmową akcję specjalną: werbunek, podróż lub występ</translation>
        </message>
        <message>
            <source>travel to any region</source>
            <translation>podróżuj do dowolnego regionu</translation>
        </message>
        <message>
            <source>travel</source>
            <translation>podróżuj</translation>
        </message>
        <message>
            <source>recruit</source>
            <translation>werbuj</translation>
        </message>
        <message>
            <source>train</source>
            <translation>trenuj</translation>
        </message>
        <message>
            <source>special action</source>
            <translation>akcja specjalna</translation>
        </message>
        <message>
            <source>end your turn</source>
            <translation>zakończ turę</translation>
        </message>
        <message>
            <source>{actions}, or end your turn</source>
            <translation>{actions} albo zakończ turę</translation>
        </message>
        <message>
            <source>travel to {region}</source>
            <translation>podróżuj: {region}</translation>
        </message>
        <message>
            <source>recruit {sizes}</source>
            <translation>zwerbuj {sizes}</translation>
        </message>
        <message>
            <source>take the Special tile</source>
            <translation>weź płytkę Specjalna</translation>
        </message>
        <message>
            <source>train {skill}</source>
            <translation>trenuj: {skill}</translation>
        </message>
        <message>
            <source>special: recruit {size}</source>
            <translation>spec.: zwerbuj {size}</translation>
        </message>
        <message>
            <source>special: travel to {region}</source>
            <translation>spec.: {region}</translation>
        </message>
        <message>
            <source>special: perform {tile}</source>
            <translation>spec.: występ {tile}</translation>
        </message>
        <message>
            <source>show {levels} levels</source>
            <translation>pokaż poziomy: {levels}</translation>
        </message>
        <message>
            <source>pass at the festival</source>
            <translation>spasuj na festiwalu</translation>
        </message>
        <message>
            <source>end the turn</source>
            <translation>zakończ turę</translation>
        </message>
        <message>
            <source>{name} arrives in {region}.</source>
            <translation>{name} przybywa: {region}.</translation>
        </message>
        <message>
            <source>{name} travels to {region}.</source>
            <translation>{name} podróżuje: {region}.</translation>
        </message>
        <message>
            <source>{name} recruits {sizes} in {region}.</source>
            <translation>{name} werbuje {sizes} ({region}).</translation>
        </message>
        <message>
            <source>{name} trains {skill} to rank {rank}.</source>
            <translation>{name} trenuje: {skill}, ranga {rank}.</translation>
        </message>
        <message>
            <source>{name} has a free special action.</source>
            <translation>{name} ma darmową akcję specjalną.</translation>
        </message>
        <message>
            <source>{name}: a token goes to the row of {region}.</source>
            <translation>{name}: żeton idzie do rzędu {region}.</translation>
        </message>
        <message>
            <source>{name} goes first now.</source>
            <translation>Teraz zaczyna {name}.</translation>
        </message>
        <message>
            <source>{name} performs {tile} in {region}: {points}.</source>
            <translation>{name}, występ {tile} ({region}): {points}.</translation>
        </message>
        <message>
            <source>{name} performs {tile} in {region}: {points}, 1 token.</source>
            <translation>{name}, występ {tile} ({region}): {points}, 1 żeton.</translation>
        </message>
        <message numerus="yes">
            <source>{name} performs {tile} in {region}: {points}, %n tokens.</source>
            <translation>
                <numerusform>{name}, występ {tile} ({region}): {points}, %n żeton.</numerusform>
                <numerusform>{name}, występ {tile} ({region}): {points}, %n żetony.</numerusform>
                <numerusform>{name}, występ {tile} ({region}): {points}, %n żetonów.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} has no tower for the festival of {region}.</source>
            <translation>{name} nie ma wieży na festiwal ({region}).</translation>
        </message>
        <message>
            <source>{name} shows a tower in {region}: {points}.</source>
            <translation>{name} pokazuje wieżę ({region}): {points}.</translation>
        </message>
        <message>
            <source>{name}: best tower so far, {points}.</source>
            <translation>{name}: dotąd najlepsza wieża, {points}.</translation>
        </message>
        <message>
            <source>{name} stays out of the festival of {region}.</source>
            <translation>{name} nie bierze udziału w festiwalu ({region}).</translation>
        </message>
        <message>
            <source>{name} wins a {prize} in {region}: {points}.</source>
            <translation>{name} zdobywa nagrodę ({region}): {prize}, {points}.</translation>
        </message>
        <message>
            <source>{name} wins the size token {size} in {region}.</source>
            <translation>{name} zdobywa żeton rozmiaru {size} ({region}).</translation>
        </message>
        <message>
            <source>Nobody wins the size token {size} in {region}.</source>
            <translation>Nikt nie zdobywa żetonu rozmiaru {size} ({region}).</translation>
        </message>
        <message>
            <source>Festival in {region}: size {sizes} wanted.</source>
            <translation>Festiwal ({region}): wymagany rozmiar {sizes}.</translation>
        </message>
        <message>
            <source>Round {n} of 10.</source>
            <translation>Runda {n} z 10.</translation>
        </message>
        <message>
            <source>New in {region}: {sizes}.</source>
            <translation>Nowi ({region}): {sizes}.</translation>
        </message>
        <message>
            <source>The wheel turns.</source>
            <translation>Koło się obraca.</translation>
        </message>
        <message>
            <source>Ten rounds are over.</source>
            <translation>Dziesięć rund minęło.</translation>
        </message>
        <message>
            <source>Plans two rounds ahead and plays its best plans on in its head.</source>
            <translation>Planuje dwie rundy naprzód i rozgrywa w myślach najlepsze plany.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partia jest skończona.</translation>
        </message>
        <message>
            <source>It is the turn of {name}.</source>
            <translation>Teraz kolej: {name}.</translation>
        </message>
        <message>
            <source>That is no move of Castell.</source>
            <translation>To nie jest ruch w Castell.</translation>
        </message>
        <message>
            <source>First answer at the festival of {region}.</source>
            <translation>Najpierw odpowiedz na festiwalu ({region}).</translation>
        </message>
        <message>
            <source>There is no festival now.</source>
            <translation>Teraz nie ma festiwalu.</translation>
        </message>
        <message>
            <source>First comes the free special action.</source>
            <translation>Najpierw darmowa akcja specjalna.</translation>
        </message>
        <message>
            <source>You have travelled this turn.</source>
            <translation>W tej turze była już podróż.</translation>
        </message>
        <message>
            <source>You have recruited this turn.</source>
            <translation>W tej turze był już werbunek.</translation>
        </message>
        <message>
            <source>You have trained this turn.</source>
            <translation>W tej turze był już trening.</translation>
        </message>
        <message>
            <source>You have used a special action this turn.</source>
            <translation>W tej turze była już akcja specjalna.</translation>
        </message>
        <message>
            <source>You have no special token left.</source>
            <translation>Nie masz już żetonów specjalnych.</translation>
        </message>
        <message>
            <source>First travel to a region.</source>
            <translation>Najpierw podróżuj do jakiegoś regionu.</translation>
        </message>
        <message>
            <source>There is no such region.</source>
            <translation>Nie ma takiego regionu.</translation>
        </message>
        <message>
            <source>Your pawn is in {region} already.</source>
            <translation>Twój pionek już tam jest ({region}).</translation>
        </message>
        <message>
            <source>No road leads from {start} to {region}.</source>
            <translation>Nie ma drogi: {start} – {region}.</translation>
        </message>
        <message>
            <source>Recruit one or two castellers.</source>
            <translation>Zwerbuj jednego lub dwóch castellerów.</translation>
        </message>
        <message>
            <source>No such casteller of size {size} waits in {region}.</source>
            <translation>Nie czeka tu casteller o rozmiarze {size} ({region}).</translation>
        </message>
        <message>
            <source>There is no such skill.</source>
            <translation>Nie ma takiej umiejętności.</translation>
        </message>
        <message>
            <source>The wheel does not offer {skill} in {region} now.</source>
            <translation>Koło nie oferuje teraz: {skill} ({region}).</translation>
        </message>
        <message>
            <source>{skill} has the highest rank, {rank}.</source>
            <translation>{skill} ma najwyższą rangę, {rank}.</translation>
        </message>
        <message>
            <source>There is no such performance.</source>
            <translation>Nie ma takiego występu.</translation>
        </message>
        <message>
            <source>This performance is not in {region}.</source>
            <translation>Tego występu tu nie ma ({region}).</translation>
        </message>
        <message>
            <source>A tower needs somebody on every level.</source>
            <translation>Na każdym poziomie wieży ktoś musi stać.</translation>
        </message>
        <message>
            <source>Castellers have sizes 1 to 10.</source>
            <translation>Castellerzy mają rozmiary od 1 do 10.</translation>
        </message>
        <message>
            <source>Level {level}: {small} and {big} cannot mix.</source>
            <translation>Poziom {level}: {small} i {big} się nie mieszają.</translation>
        </message>
        <message>
            <source>Level {level}: {size} is too big for {below} below.</source>
            <translation>Poziom {level}: {size} to za dużo na {below} pod spodem.</translation>
        </message>
        <message>
            <source>Level {level} is wider than the one below.</source>
            <translation>Poziom {level} jest szerszy niż ten pod nim.</translation>
        </message>
        <message>
            <source>It takes {needed} of size {size}; you have {owned}.</source>
            <translation>Rozmiar {size}: potrzeba {needed}, masz {owned}.</translation>
        </message>
        <message>
            <source>It uses {skill} {uses} times; your rank is {rank}.</source>
            <translation>{skill}: użycia {uses}, twoja ranga {rank}.</translation>
        </message>
        <message>
            <source>It uses {skill}, which you have not trained.</source>
            <translation>Używa: {skill}, a tej umiejętności nie masz.</translation>
        </message>
        <message>
            <source>It is too wide: your limit is {limit} without Base.</source>
            <translation>Za szeroka: bez Podstawy limit to {limit}.</translation>
        </message>
        <message>
            <source>Levels: {levels}; a festival wants {wanted}.</source>
            <translation>Ma poziomów {levels}; festiwal wymaga {wanted}.</translation>
        </message>
        <message>
            <source>Somebody of size {size} is missing.</source>
            <translation>Brakuje kogoś o rozmiarze {size}.</translation>
        </message>
        <message>
            <source>Levels: {levels}; {wanted} are wanted.</source>
            <translation>Ma poziomów {levels}; potrzeba {wanted}.</translation>
        </message>
        <message>
            <source>Level {level} is {width} wide; {wanted} are wanted.</source>
            <translation>Poziom {level} ma szerokość {width}; potrzeba {wanted}.</translation>
        </message>
        <message>
            <source>It does not use {skill}.</source>
            <translation>Nie używa: {skill}.</translation>
        </message>
        <message>
            <source>It does not use all the skills at once.</source>
            <translation>Nie używa wszystkich umiejętności naraz.</translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>Kto zaczyna</translation>
        </message>
        <message>
            <source>Who has the first-player marker in round 1.</source>
            <translation>Kto ma znacznik pierwszego gracza w rundzie 1.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Losowo</translation>
        </message>
        <message>
            <source>Which skills a region offers.</source>
            <translation>Jakie umiejętności oferuje region.</translation>
        </message>
        <message>
            <source>All Regions: one more everywhere</source>
            <translation>Każdy region: wszędzie o jedną więcej</translation>
        </message>
        <message>
            <source>No Region: for experts</source>
            <translation>Bez regionu: dla ekspertów</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Regiony</translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>Nagrody</translation>
        </message>
        <message>
            <source>Size tokens</source>
            <translation>Żetony rozmiaru</translation>
        </message>
        <message>
            <source>Performances</source>
            <translation>Występy</translation>
        </message>
        <message>
            <source>{names} wins with {points}.</source>
            <translation>{names} wygrywa: {points}.</translation>
        </message>
        <message>
            <source>Level at {points}; {names} had the best tower.</source>
            <translation>Remis ({points}); najlepsza wieża: {names}.</translation>
        </message>
        <message>
            <source>Level at {points}; {names} won the most prize points.</source>
            <translation>Remis ({points}); najwięcej punktów z nagród: {names}.</translation>
        </message>
        <message>
            <source>{names} share the victory with {points}.</source>
            <translation>Wspólne zwycięstwo ({points}): {names}.</translation>
        </message>
        <message>
            <source>Follows its whims and travels without a plan.</source>
            <translation>Kieruje się kaprysem i podróżuje bez planu.</translation>
        </message>
        <message>
            <source>Plans its whole turn, and slips now and then.</source>
            <translation>Planuje całą turę, a czasem się myli.</translation>
        </message>
        <message>
            <source>Weighs its plans against many ways things may go.</source>
            <translation>Waży swoje plany wobec wielu możliwych biegów gry.</translation>
        </message>
        <message>
            <source>Your best tower here scores {points}.</source>
            <translation>Twoja najlepsza wieża daje tu {points}.</translation>
        </message>
        <message>
            <source>You have no tower for this festival.</source>
            <translation>Nie masz wieży na ten festiwal.</translation>
        </message>
        <message>
            <source>Nothing that is left to do brings more.</source>
            <translation>Nic, co zostało do zrobienia, nie da więcej.</translation>
        </message>
        <message>
            <source>Then: {plan}.</source>
            <translation>Potem: {plan}.</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points} and the trophy.</source>
            <translation>Twoja wieża ({region}): {points} i puchar.</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points} and a medal.</source>
            <translation>Twoja wieża ({region}): {points} i medal.</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points} and a ribbon.</source>
            <translation>Twoja wieża ({region}): {points} i wstążka.</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points}.</source>
            <translation>Twoja wieża ({region}): {points}.</translation>
        </message>
        <message>
            <source>Performing {tile} brings {points}.</source>
            <translation>Występ {tile} daje {points}.</translation>
        </message>
        <message>
            <source>{skill}: {help}</source>
            <translation>{skill}: {help}</translation>
        </message>
        <message>
            <source>{region} has a festival in round {n}.</source>
            <translation>{region}: festiwal w rundzie {n}.</translation>
        </message>
        <message>
            <source>{region} is on the way.</source>
            <translation>{region} leży po drodze.</translation>
        </message>
        <message>
            <source>Size {size} is wanted in {region} in round {n}.</source>
            <translation>Rozmiar {size} będzie potrzebny: {region}, runda {n}.</translation>
        </message>
        <message>
            <source>They fit your levels.</source>
            <translation>Pasują do twoich poziomów.</translation>
        </message>
        <message>
            <source>Needs {skill}: not trained.</source>
            <translation>Wymaga: {skill}, bez treningu.</translation>
        </message>
        <message>
            <source>Needs more {skill}: rank {rank}.</source>
            <translation>Za niska ranga: {skill} {rank}.</translation>
        </message>
        <message>
            <source>Welcome! You lead a team of castellers through Catalonia; after ten rounds the most points win. Two rounds have been played, and your pawn is in Barcelona.</source>
            <translation>Witaj! Prowadzisz drużynę castellerów przez Katalonię; po dziesięciu rundach wygrywa najwięcej punktów. Dwie rundy już minęły, a twój pionek jest w Barcelonie.</translation>
        </message>
        <message>
            <source>The calendar on top shows a festival in Lleida tonight, for towers with somebody of size 6. Each turn has four actions, each once and in any order.</source>
            <translation>Kalendarz u góry pokazuje dziś festiwal w Lleida, dla wież z kimś o rozmiarze 6. Tura ma cztery akcje, każda raz, w dowolnej kolejności.</translation>
        </message>
        <message>
            <source>First travel: drag your pawn to Lleida, or press T, choose the region with the arrows, and Enter.</source>
            <translation>Najpierw podróż: przeciągnij pionek do Lleida albo naciśnij T, wybierz region strzałkami i Enter.</translation>
        </message>
        <message>
            <source>Now recruit: take both castellers of size 8 that wait in Lleida. Big people carry a tower. Click the first, then the second, then press Recruit.</source>
            <translation>Teraz werbunek: weź obu castellerów o rozmiarze 8, którzy czekają w Lleida. Duzi niosą wieżę. Kliknij pierwszego, potem drugiego i naciśnij Werbuj.</translation>
        </message>
        <message>
            <source>Then train. The wheel offers the tile of your region and that of All Regions. Take Mix: one level of a tower may then mix two neighbouring sizes.</source>
            <translation>Potem trening. Koło oferuje płytkę twojego regionu i tę z sektora Każdy region. Weź Miks: jeden poziom wieży może wtedy łączyć dwa sąsiednie rozmiary.</translation>
        </message>
        <message>
            <source>A special action costs a token and may perform: click the marked tile of Lleida. “Can I do this?” finds a tower of 3, 3 and 1; then press Perform.</source>
            <translation>Akcja specjalna kosztuje żeton i pozwala wystąpić: kliknij zaznaczoną płytkę w Lleida. „Dam radę?” znajdzie wieżę 3, 3 i 1; potem naciśnij Występ.</translation>
        </message>
        <message>
            <source>Well done: the tile and its points are yours, and nobody was used up. You have done all four actions, so end your turn; {partner} goes next.</source>
            <translation>Świetnie: płytka i jej punkty są twoje, a nikogo nie ubyło. Cztery akcje już za tobą, więc zakończ turę; potem gra {partner}.</translation>
        </message>
        <message>
            <source>The festival begins! Build a tower of at least four levels with a casteller of size 6; “Best tower” helps. Each level says what it uses. Then show it.</source>
            <translation>Zaczyna się festiwal! Zbuduj wieżę z co najmniej czterech poziomów, z castellerem o rozmiarze 6; pomoże „Najlepsza wieża”. Każdy poziom mówi, czego używa. Potem ją pokaż.</translation>
        </message>
        <message>
            <source>You were the only team: a medal, a size token, and a point for each level and for everybody of size 6. Only your best festival tower counts in the end.</source>
            <translation>Była tylko twoja drużyna: medal, żeton rozmiaru i punkt za każdy poziom i za każdego o rozmiarze 6. Na końcu liczy się tylko najlepsza wieża festiwalowa.</translation>
        </message>
        <message>
            <source>Prizes, size tokens, performances and the number of regions where you earned something count as well. That is all: raise your first castell!</source>
            <translation>Liczą się też nagrody, żetony rozmiaru, występy i liczba regionów, w których coś zdobyto. To wszystko: wznieś swój pierwszy castell!</translation>
        </message>
    </context>
    <context>
        <name>CastleCrush</name>
        <message>
            <source>Aim {degrees}°</source>
            <translation>Cel {degrees}°</translation>
        </message>
        <message>
            <source>Mallet</source>
            <translation>Młot</translation>
        </message>
        <message>
            <source>Mallet: {aim}</source>
            <translation>Młot: {aim}</translation>
        </message>
        <message>
            <source>put down the {piece}</source>
            <translation>połóż: {piece}</translation>
        </message>
        <message>
            <source>Put it up</source>
            <translation>Ustaw go</translation>
        </message>
        <message>
            <source>Aim like that</source>
            <translation>Wyceluj tak</translation>
        </message>
        <message>
            <source>falls</source>
            <translation>spadnie</translation>
        </message>
        <message>
            <source>{x} mm right, {y} mm forward</source>
            <translation>{x} mm w prawo, {y} mm w przód</translation>
        </message>
        <message>
            <source>foundation</source>
            <translation>fundament</translation>
        </message>
        <message>
            <source>{place}, on {below}</source>
            <translation>{place}, na: {below}</translation>
        </message>
        <message>
            <source>{piece} stands</source>
            <translation>{piece} stoi</translation>
        </message>
        <message>
            <source>Turn the aim</source>
            <translation>Obróć cel</translation>
        </message>
        <message>
            <source>Move the foot</source>
            <translation>Przesuń stopę</translation>
        </message>
        <message>
            <source>Ready-made castle</source>
            <translation>Gotowy zamek</translation>
        </message>
        <message>
            <source>Lay aside</source>
            <translation>Odłóż na bok</translation>
        </message>
        <message>
            <source>Storeys</source>
            <translation>Kondygnacje</translation>
        </message>
        <message>
            <source>The storey of each block, and its points</source>
            <translation>Kondygnacja każdego klocka i jego punkty</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Widok</translation>
        </message>
        <message>
            <source>From the front, the side, the top</source>
            <translation>Z przodu, z boku, z góry</translation>
        </message>
        <message>
            <source>‹ Aim</source>
            <translation>‹ Cel</translation>
        </message>
        <message>
            <source>Aim farther to the left</source>
            <translation>Celuj bardziej w lewo</translation>
        </message>
        <message>
            <source>Aim ›</source>
            <translation>Cel ›</translation>
        </message>
        <message>
            <source>Aim farther to the right</source>
            <translation>Celuj bardziej w prawo</translation>
        </message>
        <message>
            <source>Put down</source>
            <translation>Połóż</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>Puść</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Weź</translation>
        </message>
        <message>
            <source>Take the {piece}</source>
            <translation>Weź: {piece}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Let it fall</source>
            <translation>Puść młot</translation>
        </message>
        <message>
            <source>Gravity is at work…</source>
            <translation>Działa grawitacja…</translation>
        </message>
        <message>
            <source>R or wheel turns, arrows move, Enter puts down</source>
            <translation>R lub kółko obraca, strzałki przesuwają, Enter kładzie</translation>
        </message>
        <message>
            <source>Swing {n} of {last}. Click or arrows aim, drag turns</source>
            <translation>Uderzenie {n} z {last}. Klik lub strzałki celują, ciągnięcie obraca</translation>
        </message>
        <message>
            <source>One attack is worth</source>
            <translation>Jeden atak jest wart</translation>
        </message>
        <message>
            <source>blocks</source>
            <translation>klocki</translation>
        </message>
        <message>
            <source>points</source>
            <translation>punkty</translation>
        </message>
        <message>
            <source>and {king} for a king, {general} for a general</source>
            <translation>oraz {king} za króla, {general} za generała</translation>
        </message>
        <message>
            <source>Watch again</source>
            <translation>Zobacz znów</translation>
        </message>
        <message>
            <source>Watch the fall again</source>
            <translation>Zobacz upadek jeszcze raz</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Wolno</translation>
        </message>
        <message>
            <source>A quarter of the speed</source>
            <translation>Cztery razy wolniej</translation>
        </message>
        <message>
            <source>Moment of the fall</source>
            <translation>Chwila upadku</translation>
        </message>
        <message>
            <source>{piece}, {count} left</source>
            <translation>{piece}, zostało {count}</translation>
        </message>
        <message>
            <source>Together</source>
            <translation>Razem</translation>
        </message>
        <message>
            <source>steady hand</source>
            <translation>pewna ręka</translation>
        </message>
        <message>
            <source>wobble {degrees}°</source>
            <translation>drżenie {degrees}°</translation>
        </message>
        <message>
            <source>The middle</source>
            <translation>Środek stołu</translation>
        </message>
        <message>
            <source>The supply</source>
            <translation>Zapas</translation>
        </message>
        <message>
            <source>one is taken at a time</source>
            <translation>bierze się po jednym</translation>
        </message>
        <message>
            <source>Fallen blocks</source>
            <translation>Strącone klocki</translation>
        </message>
        <message>
            <source>dealt out after scoring</source>
            <translation>do podziału po punktacji</translation>
        </message>
        <message>
            <source>Block tray</source>
            <translation>Taca klocków</translation>
        </message>
        <message>
            <source>{name} builds</source>
            <translation>{name} buduje</translation>
        </message>
        <message>
            <source>use them all, upright</source>
            <translation>użyj wszystkich, pionowo</translation>
        </message>
        <message>
            <source>down to {n} may be laid aside</source>
            <translation>możesz odkładać, aż zostanie {n}</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Budowa</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Atak</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Punktacja</translation>
        </message>
        <message>
            <source>Distribute</source>
            <translation>Podział</translation>
        </message>
        <message>
            <source>choose blocks</source>
            <translation>wybór klocków</translation>
        </message>
        <message>
            <source>castle {n} of {last}</source>
            <translation>zamek {n} z {last}</translation>
        </message>
        <message>
            <source>turn {n} of {last}</source>
            <translation>kolejka {n} z {last}</translation>
        </message>
        <message>
            <source>Round {n}</source>
            <translation>Runda {n}</translation>
        </message>
        <message>
            <source>{points} standing</source>
            <translation>stoi za {points}</translation>
        </message>
        <message>
            <source>blocks: {count}</source>
            <translation>klocki: {count}</translation>
        </message>
        <message>
            <source>{storey}: +{points}</source>
            <translation>{storey}: +{points}</translation>
        </message>
        <message>
            <source>Round {n} is scored</source>
            <translation>Punktacja rundy {n}</translation>
        </message>
        <message>
            <source>king</source>
            <translation>król</translation>
        </message>
        <message>
            <source>general</source>
            <translation>generał</translation>
        </message>
        <message>
            <source>attacks</source>
            <translation>ataki</translation>
        </message>
        <message>
            <source>round</source>
            <translation>runda</translation>
        </message>
        <message>
            <source>match</source>
            <translation>partia</translation>
        </message>
        <message>
            <source>storey {n}</source>
            <translation>kondygnacja {n}</translation>
        </message>
        <message>
            <source>×{count}</source>
            <translation>×{count}</translation>
        </message>
        <message>
            <source>1 block</source>
            <translation>1 klocek</translation>
        </message>
        <message numerus="yes">
            <source>%n blocks</source>
            <translation>
                <numerusform>%n klocek</numerusform>
                <numerusform>%n klocki</numerusform>
                <numerusform>%n klocków</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 punkt</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punkt</numerusform>
                <numerusform>%n punkty</numerusform>
                <numerusform>%n punktów</numerusform>
            </translation>
        </message>
        <message>
            <source>flat house</source>
            <translation>płaski dom</translation>
        </message>
        <message>
            <source>pointed house</source>
            <translation>spiczasty dom</translation>
        </message>
        <message>
            <source>slant tower</source>
            <translation>skośna wieża</translation>
        </message>
        <message>
            <source>pointed tower</source>
            <translation>spiczasta wieża</translation>
        </message>
        <message>
            <source>flat tower</source>
            <translation>płaska wieża</translation>
        </message>
        <message>
            <source>roof</source>
            <translation>dach</translation>
        </message>
        <message>
            <source>{name} +{points}</source>
            <translation>{name} +{points}</translation>
        </message>
        <message>
            <source>has the flag</source>
            <translation>ma flagę</translation>
        </message>
        <message>
            <source>swings {dots}</source>
            <translation>uderzenia {dots}</translation>
        </message>
        <message>
            <source>the ready-made castle</source>
            <translation>gotowy zamek</translation>
        </message>
        <message>
            <source>placing the {piece}</source>
            <translation>położenie: {piece}</translation>
        </message>
        <message>
            <source>Castle Crush</source>
            <translation>Castle Crush</translation>
        </message>
        <message>
            <source>Stack a castle of blocks, then let the mallet fall on the others’.</source>
            <translation>Ułóż zamek z klocków, a potem spuść młot na zamki innych.</translation>
        </message>
        <message>
            <source>choose a block from the supply</source>
            <translation>wybierz klocek z zapasu</translation>
        </message>
        <message>
            <source>build your castle and let it go</source>
            <translation>zbuduj zamek i go puść</translation>
        </message>
        <message>
            <source>aim the mallet and let it fall</source>
            <translation>wyceluj młot i go puść</translation>
        </message>
        <message>
            <source>take a block from the middle</source>
            <translation>weź klocek ze środka</translation>
        </message>
        <message>
            <source>swing towards {degrees}°</source>
            <translation>uderzenie w stronę {degrees}°</translation>
        </message>
        <message>
            <source>no room for the mallet, passed</source>
            <translation>brak miejsca na młot, pas</translation>
        </message>
        <message>
            <source>build with {blocks}</source>
            <translation>buduj: {blocks}</translation>
        </message>
        <message>
            <source>lay a {piece} aside</source>
            <translation>odłóż: {piece}</translation>
        </message>
        <message>
            <source>take a {piece}</source>
            <translation>weź: {piece}</translation>
        </message>
        <message>
            <source>{name} took a {piece}.</source>
            <translation>{name} bierze: {piece}.</translation>
        </message>
        <message>
            <source>{name} laid a {piece} aside.</source>
            <translation>{name} odkłada na bok: {piece}.</translation>
        </message>
        <message>
            <source>{name}’s castle of {blocks} stands.</source>
            <translation>{name}: zamek stoi, {blocks}.</translation>
        </message>
        <message>
            <source>It would not come to rest and was stopped after 12 seconds.</source>
            <translation>Ruch nie ustawał i został zatrzymany po 12 sekundach.</translation>
        </message>
        <message>
            <source>{name}’s {piece} fell.</source>
            <translation>{name}: spada {piece}.</translation>
        </message>
        <message>
            <source>{name}’s {piece} fell; it does not count.</source>
            <translation>{name}: spada {piece}; to się nie liczy.</translation>
        </message>
        <message>
            <source>{name}’s {piece} fell when others were taken off; it does not count.</source>
            <translation>{name}: {piece} spada przy zdejmowaniu innych; to się nie liczy.</translation>
        </message>
        <message>
            <source>{name} found no room for the mallet.</source>
            <translation>{name} nie ma miejsca na młot.</translation>
        </message>
        <message>
            <source>{name}’s castle: {points} ({blocks} blocks, {king} king, {general} general).</source>
            <translation>{name}, zamek: {points} (klocki {blocks}, król {king}, generał {general}).</translation>
        </message>
        <message>
            <source>{name} has the flag.</source>
            <translation>{name} ma flagę.</translation>
        </message>
        <message>
            <source>Round {n} begins.</source>
            <translation>Zaczyna się runda {n}.</translation>
        </message>
        <message>
            <source>a king</source>
            <translation>króla</translation>
        </message>
        <message numerus="yes">
            <source>%n kings</source>
            <translation>
                <numerusform>%n króla</numerusform>
                <numerusform>%n królów</numerusform>
                <numerusform>%n królów</numerusform>
            </translation>
        </message>
        <message>
            <source>a general</source>
            <translation>generała</translation>
        </message>
        <message numerus="yes">
            <source>%n generals</source>
            <translation>
                <numerusform>%n generała</numerusform>
                <numerusform>%n generałów</numerusform>
                <numerusform>%n generałów</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} felled nothing.</source>
            <translation>{name} nic nie strąca.</translation>
        </message>
        <message>
            <source>{name} felled {pieces}: {points}.</source>
            <translation>{name} strąca {pieces}: {points}.</translation>
        </message>
        <message>
            <source>The fall has to be simulated first.</source>
            <translation>Najpierw trzeba obliczyć upadek.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partia jest skończona.</translation>
        </message>
        <message>
            <source>That is no move of Castle Crush.</source>
            <translation>To nie jest ruch w Castle Crush.</translation>
        </message>
        <message>
            <source>That is no place on the table.</source>
            <translation>Nie ma takiego miejsca na stole.</translation>
        </message>
        <message>
            <source>There is no such piece.</source>
            <translation>Nie ma takiego elementu.</translation>
        </message>
        <message>
            <source>There is no such kind of block.</source>
            <translation>Nie ma takiego rodzaju klocka.</translation>
        </message>
        <message>
            <source>This {piece} is not yours to place.</source>
            <translation>Nie ty to kładziesz: {piece}.</translation>
        </message>
        <message>
            <source>This {piece} is placed already.</source>
            <translation>Już na miejscu: {piece}.</translation>
        </message>
        <message>
            <source>Only the king may lie; all else stands upright.</source>
            <translation>Tylko król może leżeć; reszta stoi pionowo.</translation>
        </message>
        <message>
            <source>First all blocks, then king and general.</source>
            <translation>Najpierw wszystkie klocki, potem król i generał.</translation>
        </message>
        <message>
            <source>One block is not used yet.</source>
            <translation>Jeden klocek jest jeszcze nieużyty.</translation>
        </message>
        <message numerus="yes">
            <source>%n blocks are not used yet.</source>
            <translation>
                <numerusform>%n klocek jest jeszcze nieużyty.</numerusform>
                <numerusform>%n klocki są jeszcze nieużyte.</numerusform>
                <numerusform>%n klocków jest jeszcze nieużytych.</numerusform>
            </translation>
        </message>
        <message>
            <source>The general is not on the foundation yet.</source>
            <translation>Generała nie ma jeszcze na fundamencie.</translation>
        </message>
        <message>
            <source>The {piece} reaches more than {most} mm over the foundation’s edge.</source>
            <translation>Tu {piece} wystaje ponad {most} mm poza brzeg fundamentu.</translation>
        </message>
        <message>
            <source>The {piece} would stand on the table.</source>
            <translation>Tu {piece} stanie na stole.</translation>
        </message>
        <message>
            <source>The king must rest on a block.</source>
            <translation>Król musi spoczywać na klocku.</translation>
        </message>
        <message>
            <source>The general must stand on the foundation.</source>
            <translation>Generał musi stać na fundamencie.</translation>
        </message>
        <message>
            <source>The {piece} would be inside another castle.</source>
            <translation>Tu {piece} wejdzie w inny zamek.</translation>
        </message>
        <message>
            <source>It does not stand: one piece moves.</source>
            <translation>Nie stoi: jeden element się rusza.</translation>
        </message>
        <message numerus="yes">
            <source>It does not stand: %n pieces move.</source>
            <translation>
                <numerusform>Nie stoi: %n element się rusza.</numerusform>
                <numerusform>Nie stoi: %n elementy się ruszają.</numerusform>
                <numerusform>Nie stoi: %n elementów się rusza.</numerusform>
            </translation>
        </message>
        <message>
            <source>The recorded fall cannot be true: {fault}.</source>
            <translation>Zapisany upadek nie może być prawdziwy: {fault}.</translation>
        </message>
        <message>
            <source>With {least} blocks or fewer every block is used.</source>
            <translation>Przy {least} klockach lub mniej używa się wszystkich.</translation>
        </message>
        <message>
            <source>No {piece} is left.</source>
            <translation>Nie ma już więcej: {piece}.</translation>
        </message>
        <message>
            <source>The mallet’s foot stays within {most} mm of the middle.</source>
            <translation>Stopa młota stoi najwyżej {most} mm od środka.</translation>
        </message>
        <message>
            <source>A {piece} is in the mallet’s way.</source>
            <translation>Na drodze młota stoi {piece}.</translation>
        </message>
        <message>
            <source>There is room for the mallet: let it fall.</source>
            <translation>Jest miejsce na młot: puść go.</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Ręka</translation>
        </message>
        <message>
            <source>How exactly the mallet is let go.</source>
            <translation>Jak dokładnie puszcza się młot.</translation>
        </message>
        <message>
            <source>Steady: exactly as aimed</source>
            <translation>Pewna: dokładnie w cel</translation>
        </message>
        <message>
            <source>Natural: about 1.5° and 1 mm off</source>
            <translation>Naturalna: około 1,5° i 1 mm obok</translation>
        </message>
        <message>
            <source>Shaky: about 3° and 2 mm off</source>
            <translation>Drżąca: około 3° i 2 mm obok</translation>
        </message>
        <message>
            <source>From the youngest to the oldest</source>
            <translation>Od najmłodszej do najstarszej osoby</translation>
        </message>
        <message>
            <source>The youngest begins with the flag; ties go to the younger.</source>
            <translation>Najmłodsza osoba zaczyna z flagą; przy remisie wygrywa młodsza.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Losowo</translation>
        </message>
        <message>
            <source>Blocks standing</source>
            <translation>Stojące klocki</translation>
        </message>
        <message>
            <source>Kings</source>
            <translation>Królowie</translation>
        </message>
        <message>
            <source>Generals</source>
            <translation>Generałowie</translation>
        </message>
        <message>
            <source>Attacks</source>
            <translation>Ataki</translation>
        </message>
        <message>
            <source>{name} wins with {points}.</source>
            <translation>{name} wygrywa: {points}.</translation>
        </message>
        <message>
            <source>A tie at {points}: {name} has the taller castle, {height} mm.</source>
            <translation>Remis ({points}): wyższy zamek ma {name}, {height} mm.</translation>
        </message>
        <message>
            <source>A tie at {points}, castles equally tall: {name} wins as the younger.</source>
            <translation>Remis ({points}), zamki równie wysokie: jako młodsza osoba wygrywa {name}.</translation>
        </message>
        <message>
            <source>Stacks any plain castle, tries out 6 falls and takes any block.</source>
            <translation>Stawia byle zwykły zamek, wypróbowuje 6 uderzeń i bierze byle klocek.</translation>
        </message>
        <message>
            <source>Builds a mast and a wall, else up to three storeys; tries out up to 32 falls.</source>
            <translation>Stawia maszt i mur, inaczej do trzech kondygnacji; wypróbowuje do 32 uderzeń.</translation>
        </message>
        <message>
            <source>Builds strongholds, else bold castles; tries out up to 64 falls.</source>
            <translation>Buduje warownie, inaczej śmiałe zamki; wypróbowuje do 64 uderzeń.</translation>
        </message>
        <message>
            <source>Picks the best stronghold its blocks make; tries out falls while time lasts.</source>
            <translation>Wybiera najlepszą warownię ze swoich klocków; wypróbowuje uderzenia przez cały swój czas.</translation>
        </message>
        <message>
            <source>fells about {blocks} blocks for {points} points, as tried.</source>
            <translation>strąca w próbach około {blocks} klocków za {points} pkt.</translation>
        </message>
        <message>
            <source>worth {planned} points; about {kept} of them outlast the attacks, as tried.</source>
            <translation>wart {planned} pkt; w próbach około {kept} z nich przetrwało ataki.</translation>
        </message>
        <message>
            <source>worth {planned} points; little is likely to outlast the attacks, but no castle that was tried did better.</source>
            <translation>wart {planned} pkt; ataki przetrwa zapewne niewiele, ale żaden wypróbowany zamek nie wypadł lepiej.</translation>
        </message>
        <message>
            <source>worth {planned} points as it stands.</source>
            <translation>wart {planned} pkt, gdy stoi.</translation>
        </message>
        <message>
            <source>of all kinds there are, it helps the next castle most.</source>
            <translation>z dostępnych rodzajów najbardziej pomoże następnemu zamkowi.</translation>
        </message>
        <message>
            <source>what is left makes a stronger castle.</source>
            <translation>z reszty powstaje mocniejszy zamek.</translation>
        </message>
        <message>
            <source>there are more blocks than the foundation holds.</source>
            <translation>klocków jest więcej, niż zmieści fundament.</translation>
        </message>
        <message>
            <source>a plain choice, made without trying others.</source>
            <translation>prosty wybór, bez prób innych możliwości.</translation>
        </message>
        <message>
            <source>swing: nothing fell</source>
            <translation>nic nie spadło</translation>
        </message>
        <message>
            <source>swing: 1 piece felled</source>
            <translation>strącono 1</translation>
        </message>
        <message numerus="yes">
            <source>swing: %n pieces felled</source>
            <translation>
                <numerusform>strącono %n</numerusform>
                <numerusform>strącono %n</numerusform>
                <numerusform>strącono %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Now a block is taken.</source>
            <translation>Teraz bierze się klocek.</translation>
        </message>
        <message>
            <source>Now castles are built.</source>
            <translation>Teraz buduje się zamki.</translation>
        </message>
        <message>
            <source>Now the mallet falls.</source>
            <translation>Teraz spada młot.</translation>
        </message>
        <message>
            <source>Not now.</source>
            <translation>Nie teraz.</translation>
        </message>
        <message>
            <source>a piece is missing</source>
            <translation>brakuje elementu</translation>
        </message>
        <message>
            <source>a piece is there twice</source>
            <translation>element jest dwa razy</translation>
        </message>
        <message>
            <source>a piece is there that was not</source>
            <translation>jest element, którego nie było</translation>
        </message>
        <message>
            <source>a piece is nowhere</source>
            <translation>element jest nigdzie</translation>
        </message>
        <message>
            <source>a piece is inside the table</source>
            <translation>element jest w stole</translation>
        </message>
        <message>
            <source>the mallet was let go elsewhere</source>
            <translation>młot puszczono gdzie indziej</translation>
        </message>
        <message>
            <source>what was taken off does not fit</source>
            <translation>nie zgadza się to, co zdjęto</translation>
        </message>
        <message>
            <source>what touches what does not fit</source>
            <translation>nie zgadza się to, co się styka</translation>
        </message>
        <message>
            <source>piece</source>
            <translation>element</translation>
        </message>
        <message>
            <source>Welcome! In each of three rounds you build a castle and let a mallet fall on that of {partner}. What falls and what stands brings points.</source>
            <translation>Witaj! W każdej z trzech rund budujesz zamek i spuszczasz młot na zamek, który buduje {partner}. Punkty daje to, co spada, i to, co stoi.</translation>
        </message>
        <message>
            <source>Begin with a block: drag a flat house from the tray to your blue foundation. R or the wheel turns it. By keys: its number, the arrows, and Enter.</source>
            <translation>Zacznij od klocka: przeciągnij płaski dom z tacy na swój niebieski fundament. R lub kółko obraca. Z klawiatury: jego numer, strzałki i Enter.</translation>
        </message>
        <message>
            <source>Every block must be used, then king and general. To be quick press Ready-made castle (C), once or more. Then Let go: a castle has to stand by itself.</source>
            <translation>Trzeba użyć każdego klocka, potem króla i generała. Dla pośpiechu naciśnij Gotowy zamek (C), raz lub więcej. Potem Puść: zamek musi stać sam.</translation>
        </message>
        <message>
            <source>It stands! Drag the table to look around, or press V. {partner} builds next.</source>
            <translation>Stoi! Przeciągaj stół, aby się rozejrzeć, albo naciśnij V. Teraz buduje {partner}.</translation>
        </message>
        <message>
            <source>Now attack. Click where the mallet is to fall, or aim with the arrows. You never push: press Let it fall.</source>
            <translation>Teraz atak. Kliknij, gdzie ma spaść młot, albo celuj strzałkami. Nigdy się nie popycha: naciśnij Puść młot.</translation>
        </message>
        <message>
            <source>What touches the table now has fallen. One block is 1 point, two are 2, three are 4, and six are 20; a king adds 5, a general 3. {partner} strikes back.</source>
            <translation>Co teraz dotyka stołu, to spadło. Jeden klocek to 1 punkt, dwa to 2, trzy to 4, a sześć to 20; król dodaje 5, generał 3. {partner} oddaje cios.</translation>
        </message>
        <message>
            <source>You have three swings a round. Swing again, from another place if you like: M lets you move the mallet’s foot.</source>
            <translation>Masz trzy uderzenia w rundzie. Uderz znowu, jeśli chcesz, z innego miejsca: M pozwala przesunąć stopę młota.</translation>
        </message>
        <message>
            <source>After the last swing the castles are scored. A block counts more the higher its storey, a standing king 7 and a general 5. Storeys (N) shows the numbers.</source>
            <translation>Po ostatnim uderzeniu liczy się zamki. Klocek jest wart tym więcej, im wyższa kondygnacja, stojący król 7, generał 5. Kondygnacje (N) pokazują liczby.</translation>
        </message>
        <message>
            <source>Then all fallen blocks are shared out: everybody takes one in turn, and the next round begins with the blocks that you have by then.</source>
            <translation>Potem strącone klocki idą do podziału: każdy bierze kolejno po jednym, a następna runda zaczyna się z tym, co wtedy masz.</translation>
        </message>
        <message>
            <source>After three rounds the most points win. That is all: build your first castle, and mind your king!</source>
            <translation>Po trzech rundach wygrywa najwięcej punktów. To wszystko: zbuduj swój pierwszy zamek i pilnuj króla!</translation>
        </message>
    </context>
    <context>
        <name>CastleRooms</name>
        <message>
            <source>End turn</source>
            <translation>Zakończ turę</translation>
        </message>
        <message>
            <source>the last turn</source>
            <translation>ostatnia tura</translation>
        </message>
        <message>
            <source>turns to come: {n}</source>
            <translation>tur do końca: {n}</translation>
        </message>
        <message>
            <source>Pile: {cards}</source>
            <translation>Stos: {cards}</translation>
        </message>
        <message>
            <source>discards</source>
            <translation>odrzucone</translation>
        </message>
        <message>
            <source>start {row}, either way up</source>
            <translation>zacznij {row}, w dowolną stronę</translation>
        </message>
        <message>
            <source>start {row}, {facing}</source>
            <translation>zacznij {row}, {facing}</translation>
        </message>
        <message>
            <source>needs {edge}</source>
            <translation>potrzebne: {edge}</translation>
        </message>
        <message>
            <source>place the {card}, or put it back</source>
            <translation>połóż: {card}, albo odłóż</translation>
        </message>
        <message>
            <source>{cards} in hand: {over} more to play</source>
            <translation>{cards} w ręce: zagraj jeszcze {over}</translation>
        </message>
        <message>
            <source>rows {lengths} · {cards}</source>
            <translation>rzędy {lengths} · {cards}</translation>
        </message>
        <message>
            <source>Place here</source>
            <translation>Połóż tutaj</translation>
        </message>
        <message>
            <source>Knights free rows of your own.</source>
            <translation>Rycerze uwalniają twoje własne rzędy.</translation>
        </message>
        <message>
            <source>Rooms go into rows of your own.</source>
            <translation>Komnaty trafiają do twoich rzędów.</translation>
        </message>
        <message>
            <source>No row of an opponent can be blocked now.</source>
            <translation>Nie można teraz zablokować rzędu rywala.</translation>
        </message>
        <message>
            <source>No row of yours is blocked by a dragon.</source>
            <translation>Żaden twój rząd nie jest zablokowany przez smoka.</translation>
        </message>
        <message>
            <source>Pile {n}</source>
            <translation>Stos {n}</translation>
        </message>
        <message>
            <source>Out {n}</source>
            <translation>Odrzucone {n}</translation>
        </message>
        <message>
            <source>{row}: {rooms}, {facing}, goes on with {edge}</source>
            <translation>{row}: {rooms}, {facing}, dalej: {edge}</translation>
        </message>
        <message>
            <source>blocked by {name}'s dragon</source>
            <translation>zablokowany, smok: {name}</translation>
        </message>
        <message>
            <source>Your rows begin here: lay down a room.</source>
            <translation>Tu zaczynają się twoje rzędy: połóż komnatę.</translation>
        </message>
        <message>
            <source>longest {n}</source>
            <translation>najdłuższy {n}</translation>
        </message>
        <message>
            <source>{n} to win</source>
            <translation>{n} do wygranej</translation>
        </message>
        <message>
            <source>helmet up</source>
            <translation>hełm górą</translation>
        </message>
        <message>
            <source>swords up</source>
            <translation>miecz górą</translation>
        </message>
        <message>
            <source>Still unseen</source>
            <translation>Jeszcze niewidziane</translation>
        </message>
        <message>
            <source>1 room</source>
            <translation>1 komnata</translation>
        </message>
        <message numerus="yes">
            <source>%n rooms</source>
            <translation>
                <numerusform>%n komnata</numerusform>
                <numerusform>%n komnaty</numerusform>
                <numerusform>%n komnat</numerusform>
            </translation>
        </message>
        <message>
            <source>1 card</source>
            <translation>1 karta</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n karta</numerusform>
                <numerusform>%n karty</numerusform>
                <numerusform>%n kart</numerusform>
            </translation>
        </message>
        <message>
            <source>row {n}</source>
            <translation>rząd {n}</translation>
        </message>
        <message>
            <source>upper stairs</source>
            <translation>górne schody</translation>
        </message>
        <message>
            <source>lower stairs</source>
            <translation>dolne schody</translation>
        </message>
        <message>
            <source>a corridor</source>
            <translation>korytarz</translation>
        </message>
        <message>
            <source>dragon</source>
            <translation>smok</translation>
        </message>
        <message>
            <source>knight</source>
            <translation>rycerz</translation>
        </message>
        <message>
            <source>dragons</source>
            <translation>smoki</translation>
        </message>
        <message>
            <source>knights</source>
            <translation>rycerze</translation>
        </message>
        <message>
            <source>room with upper stairs on both sides</source>
            <translation>komnata z górnymi schodami po obu stronach</translation>
        </message>
        <message>
            <source>room with corridors on both sides</source>
            <translation>komnata z korytarzami po obu stronach</translation>
        </message>
        <message>
            <source>room with lower stairs on both sides</source>
            <translation>komnata z dolnymi schodami po obu stronach</translation>
        </message>
        <message>
            <source>room from {left} to {right}</source>
            <translation>komnata: {left} – {right}</translation>
        </message>
        <message>
            <source>Castle Rooms</source>
            <translation>Castle Rooms</translation>
        </message>
        <message>
            <source>Join rooms whose stairs meet into a row of ten; beware of dragons.</source>
            <translation>Łącz komnaty, których schody się spotykają, w rząd dziesięciu; strzeż się smoków.</translation>
        </message>
        <message>
            <source>play a card or end the turn</source>
            <translation>zagraj kartę albo zakończ turę</translation>
        </message>
        <message>
            <source>end the turn</source>
            <translation>zakończ turę</translation>
        </message>
        <message>
            <source>discard a dragon or a knight, none is of use now</source>
            <translation>odrzuć smoka lub rycerza, żaden teraz się nie przyda</translation>
        </message>
        <message>
            <source>play until you hold {n} cards or fewer</source>
            <translation>graj, aż zostanie najwyżej kart: {n}</translation>
        </message>
        <message>
            <source>add a room to {row}</source>
            <translation>dodaj komnatę: {row}</translation>
        </message>
        <message>
            <source>start {row}</source>
            <translation>zacznij {row}</translation>
        </message>
        <message>
            <source>dragon on {row} of {name}</source>
            <translation>smok na {row}, {name}</translation>
        </message>
        <message>
            <source>knight frees {row}</source>
            <translation>rycerz uwalnia {row}</translation>
        </message>
        <message>
            <source>discard a dragon</source>
            <translation>odrzuć smoka</translation>
        </message>
        <message>
            <source>discard a knight</source>
            <translation>odrzuć rycerza</translation>
        </message>
        <message>
            <source>{name} draws: {cards}.</source>
            <translation>{name} dobiera: {cards}.</translation>
        </message>
        <message>
            <source>{name} draws {cards}.</source>
            <translation>{name} dobiera {cards}.</translation>
        </message>
        <message>
            <source>{name} drew the last cards: this turn ends the match.</source>
            <translation>{name} dobiera ostatnie karty: ta tura kończy partię.</translation>
        </message>
        <message>
            <source>{name} adds a room to {row}: {rooms}.</source>
            <translation>{name} dodaje komnatę, {row}: {rooms}.</translation>
        </message>
        <message>
            <source>{name} starts {row}, {facing}.</source>
            <translation>{name} zaczyna {row}, {facing}.</translation>
        </message>
        <message>
            <source>{name} sends a dragon to {row} of {other}, blocked at {rooms}.</source>
            <translation>{name} wysyła smoka na {row} ({other}), zablokowany przy: {rooms}.</translation>
        </message>
        <message>
            <source>{name}'s knight chases the dragon from {row}.</source>
            <translation>Rycerz ({name}) przegania smoka: {row}.</translation>
        </message>
        <message>
            <source>{name} discards a dragon.</source>
            <translation>{name} odrzuca smoka.</translation>
        </message>
        <message>
            <source>{name} discards a knight.</source>
            <translation>{name} odrzuca rycerza.</translation>
        </message>
        <message>
            <source>{name} completes a row of ten rooms!</source>
            <translation>{name} kończy rząd dziesięciu komnat!</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partia jest skończona.</translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>Kto zaczyna</translation>
        </message>
        <message>
            <source>Whoever visited a castle last, or a random seat.</source>
            <translation>Kto ostatnio był w zamku, albo losowe miejsce.</translation>
        </message>
        <message>
            <source>Strict rows</source>
            <translation>Surowe rzędy</translation>
        </message>
        <message>
            <source>A new row may be started only when no room in hand fits one of yours.</source>
            <translation>Nowy rząd wolno zacząć tylko wtedy, gdy żadna komnata z ręki nie pasuje do twoich rzędów.</translation>
        </message>
        <message>
            <source>longest row</source>
            <translation>najdłuższy rząd</translation>
        </message>
        <message>
            <source>{name} wins with a row of ten rooms.</source>
            <translation>{name} wygrywa rzędem dziesięciu komnat.</translation>
        </message>
        <message>
            <source>{name} wins with the longest row: {rooms}, the next has {next}.</source>
            <translation>{name} wygrywa najdłuższym rzędem: {rooms}, następny ma {next}.</translation>
        </message>
        <message>
            <source>The longest rows are equal; the second decides for {name}: {rooms} against {next}.</source>
            <translation>Najdłuższe rzędy są równe; drugi rozstrzyga, {name}: {rooms} do {next}.</translation>
        </message>
        <message>
            <source>The longest rows are equal; number {rank} in length decides for {name}: {rooms} against {next}.</source>
            <translation>Najdłuższe rzędy są równe; rozstrzyga rząd numer {rank}, {name}: {rooms} do {next}.</translation>
        </message>
        <message>
            <source>{name} share the win: all their rows are equally long.</source>
            <translation>Wspólna wygrana, {name}: wszystkie rzędy są równe.</translation>
        </message>
        <message>
            <source>Likes long rows, sees one move and follows its whims.</source>
            <translation>Lubi długie rzędy, widzi jeden ruch i kieruje się kaprysem.</translation>
        </message>
        <message>
            <source>Tries every way to play its turn, and slips now and then.</source>
            <translation>Sprawdza każdy sposób zagrania tury, a czasem się myli.</translation>
        </message>
        <message>
            <source>Tries its best turns against hundreds of hands you might hold.</source>
            <translation>Sprawdza najlepsze tury wobec setek możliwych rąk.</translation>
        </message>
        <message>
            <source>Like Hard, but it learned from thousands of matches what a turn is worth.</source>
            <translation>Jak Trudny, ale z tysięcy partii nauczył się, ile warta jest tura.</translation>
        </message>
        <message>
            <source>After {tried} trials it looks like {chance} % to win.</source>
            <translation>Po {tried} próbach szansa wygranej to około {chance} %.</translation>
        </message>
        <message>
            <source>Only rooms are laid in rows.</source>
            <translation>W rzędach kładzie się tylko komnaty.</translation>
        </message>
        <message>
            <source>That row has not been started.</source>
            <translation>Ten rząd nie został zaczęty.</translation>
        </message>
        <message>
            <source>A dragon blocks this row. A knight can free it.</source>
            <translation>Ten rząd blokuje smok. Rycerz może go uwolnić.</translation>
        </message>
        <message>
            <source>The row needs {needs} here; this room begins with {has}.</source>
            <translation>Rząd potrzebuje tu: {needs}; ta komnata zaczyna się: {has}.</translation>
        </message>
        <message>
            <source>It would fit only turned round, but this row lies {facing}.</source>
            <translation>Pasowałaby tylko obrócona, ale ten rząd leży: {facing}.</translation>
        </message>
        <message>
            <source>A room lies with the helmet up or with the swords up.</source>
            <translation>Komnata leży hełmem albo mieczami do góry.</translation>
        </message>
        <message>
            <source>Rows take turns: this one starts with {facing}.</source>
            <translation>Rzędy się zmieniają: ten zaczyna się: {facing}.</translation>
        </message>
        <message>
            <source>A room in your hand fits {row}; first use that.</source>
            <translation>Komnata z ręki pasuje: {row}; najpierw użyj jej.</translation>
        </message>
        <message>
            <source>It is {name}'s turn.</source>
            <translation>Teraz kolej: {name}.</translation>
        </message>
        <message>
            <source>That is no move of Castle Rooms.</source>
            <translation>To nie jest ruch w Castle Rooms.</translation>
        </message>
        <message>
            <source>You do not hold this card.</source>
            <translation>Nie masz tej karty.</translation>
        </message>
        <message>
            <source>You have no dragon.</source>
            <translation>Nie masz smoka.</translation>
        </message>
        <message>
            <source>Nobody sits there.</source>
            <translation>Nikt tam nie siedzi.</translation>
        </message>
        <message>
            <source>Dragons go to the rows of opponents.</source>
            <translation>Smoki idą na rzędy rywali.</translation>
        </message>
        <message>
            <source>A dragon needs a row with at least one room.</source>
            <translation>Smok potrzebuje rzędu z co najmniej jedną komnatą.</translation>
        </message>
        <message>
            <source>A dragon is there already.</source>
            <translation>Tam już jest smok.</translation>
        </message>
        <message>
            <source>You have no knight.</source>
            <translation>Nie masz rycerza.</translation>
        </message>
        <message>
            <source>There is no dragon on this row.</source>
            <translation>Na tym rzędzie nie ma smoka.</translation>
        </message>
        <message>
            <source>Rooms are never discarded.</source>
            <translation>Komnat nigdy się nie odrzuca.</translation>
        </message>
        <message>
            <source>Discarding needs {needs} dragons and knights in hand; you have {n}.</source>
            <translation>Odrzucanie wymaga smoków i rycerzy w ręce: {needs}; masz {n}.</translation>
        </message>
        <message>
            <source>You hold no more than {n} cards; keep them.</source>
            <translation>Masz nie więcej kart niż {n}; zatrzymaj je.</translation>
        </message>
        <message>
            <source>A dragon can be used now, so nothing is discarded.</source>
            <translation>Można teraz użyć smoka, więc nic się nie odrzuca.</translation>
        </message>
        <message>
            <source>A knight can be used now, so nothing is discarded.</source>
            <translation>Można teraz użyć rycerza, więc nic się nie odrzuca.</translation>
        </message>
        <message>
            <source>Discard the first of your cards of this kind.</source>
            <translation>Odrzuć pierwszą ze swoich kart tego rodzaju.</translation>
        </message>
        <message>
            <source>You hold {cards}; play at least {over} more to end the turn.</source>
            <translation>Masz {cards}; zagraj jeszcze co najmniej {over}, aby zakończyć turę.</translation>
        </message>
        <message>
            <source>The next cards are hidden.</source>
            <translation>Następne karty są zakryte.</translation>
        </message>
        <message>
            <source>It leads to ten rooms in this turn.</source>
            <translation>Prowadzi do dziesięciu komnat w tej turze.</translation>
        </message>
        <message>
            <source>{row} grows to {rooms}; after this turn {fits} of {unseen} unseen cards fit your longest open row.</source>
            <translation>{row} rośnie do: {rooms}; po tej turze {fits} z {unseen} niewidzianych kart pasuje do twojego najdłuższego otwartego rzędu.</translation>
        </message>
        <message>
            <source>{row} grows to {rooms}.</source>
            <translation>{row} rośnie do: {rooms}.</translation>
        </message>
        <message>
            <source>The {card} serves you least where it is.</source>
            <translation>Tam, gdzie jest, najmniej ci służy: {card}.</translation>
        </message>
        <message>
            <source>It stops a row of {rooms}.</source>
            <translation>Zatrzymuje rząd: {rooms}.</translation>
        </message>
        <message>
            <source>{row} with its {rooms} can grow again.</source>
            <translation>{row} ({rooms}) znów może rosnąć.</translation>
        </message>
        <message>
            <source>It is of no use now, and you hold too many cards.</source>
            <translation>Teraz się nie przyda, a masz za dużo kart.</translation>
        </message>
        <message>
            <source>The cards left are worth more in your hand.</source>
            <translation>Pozostałe karty są więcej warte w ręce.</translation>
        </message>
        <message>
            <source>Welcome! You lay rooms in rows. Whoever first has ten rooms in one row wins at once; if nobody does, the longest row wins.</source>
            <translation>Witaj! Układasz komnaty w rzędy. Kto pierwszy ma dziesięć komnat w jednym rzędzie, od razu wygrywa; jeśli nikt, wygrywa najdłuższy rząd.</translation>
        </message>
        <message>
            <source>Below are your cards: three rooms and a knight. A room has upper stairs, lower stairs or a corridor at each end. Where two rooms touch, these must meet.</source>
            <translation>Niżej są twoje karty: trzy komnaty i rycerz. Komnata ma na każdym końcu górne schody, dolne schody lub korytarz. Gdzie dwie komnaty się stykają, muszą się spotkać.</translation>
        </message>
        <message>
            <source>Start a row: drag the marked room to the middle of the table, with the helmet up. R would turn it round. By keys: its number, then Enter.</source>
            <translation>Zacznij rząd: przeciągnij zaznaczoną komnatę na środek stołu, hełmem do góry. R by ją obróciło. Z klawiatury: jej numer, potem Enter.</translation>
        </message>
        <message>
            <source>Add the marked room at the right end: its stairs meet those of the first. Try the other room there, and the cross says why it does not fit.</source>
            <translation>Dodaj zaznaczoną komnatę na prawym końcu: jej schody spotykają schody pierwszej. Spróbuj tam innej, a krzyżyk powie, dlaczego nie pasuje.</translation>
        </message>
        <message>
            <source>You draw two cards each turn and may play as many as you like, but you must end with two at most. You hold two now: press End turn.</source>
            <translation>Co turę dobierasz dwie karty i grasz, ile chcesz, ale na końcu wolno mieć najwyżej dwie. Teraz masz dwie: naciśnij Zakończ turę.</translation>
        </message>
        <message>
            <source>{partner} has put a dragon at the end of your row, so nothing can be added. A knight helps: put yours on the row.</source>
            <translation>{partner} kładzie smoka na końcu twojego rzędu, więc nic nie można dodać. Pomoże rycerz: połóż swojego na rzędzie.</translation>
        </message>
        <message>
            <source>The dragon is gone, and you may go on at once. Add the marked room.</source>
            <translation>Smoka już nie ma i od razu możesz iść dalej. Dodaj zaznaczoną komnatę.</translation>
        </message>
        <message>
            <source>You drew a dragon too. Put it on the row of {partner}: it stays there until a knight comes.</source>
            <translation>Masz też smoka. Połóż go na rzędzie, który buduje {partner}: zostanie tam, aż przyjdzie rycerz.</translation>
        </message>
        <message>
            <source>You may start as many rows as you like, and each new one faces the other way. Start a second row: here the swords are up.</source>
            <translation>Wolno zacząć dowolnie wiele rzędów, a każdy nowy leży w drugą stronę. Zacznij drugi rząd: tu miecze są u góry.</translation>
        </message>
        <message>
            <source>Rows with a dragon count all the same, and second rows break ties. That is all: enjoy your first castle!</source>
            <translation>Rzędy ze smokiem też się liczą, a drugie rzędy rozstrzygają remisy. To wszystko: miłej budowy pierwszego zamku!</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <source>Continue {game}, {who}</source>
            <translation>Kontynuuj: {game}, {who}</translation>
        </message>
        <message>
            <source>{first} against {second}</source>
            <translation>{first} przeciw: {second}</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>Twoja kolej</translation>
        </message>
        <message>
            <source>{name} to move</source>
            <translation>Kolej: {name}</translation>
        </message>
        <message>
            <source>Move {n} · {when}</source>
            <translation>Ruch {n} · {when}</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Pass the screen to {name}</source>
            <translation>Przekaż ekran: {name}</translation>
        </message>
        <message>
            <source>The others look away. Enter or a click shows the table.</source>
            <translation>Pozostali nie patrzą. Enter lub kliknięcie odsłania stół.</translation>
        </message>
        <message>
            <source>I am {name}</source>
            <translation>Tu {name}</translation>
        </message>
    </context>
    <context>
        <name>EndOfMatch</name>
        <message>
            <source>Points over time</source>
            <translation>Punkty w czasie</translation>
        </message>
        <message>
            <source>Click a move to see the table as it was</source>
            <translation>Kliknij ruch, aby zobaczyć stół z tamtej chwili</translation>
        </message>
        <message>
            <source>Lobby</source>
            <translation>Lobby</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Eksportuj…</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Odtwórz</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <translation>To samo rozdanie</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Rewanż</translation>
        </message>
        <message>
            <source>moves</source>
            <translation>ruchy</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Wynik</translation>
        </message>
        <message>
            <source>helped by hints</source>
            <translation>z podpowiedziami</translation>
        </message>
        <message>
            <source>no hints used</source>
            <translation>bez podpowiedzi</translation>
        </message>
        <message>
            <source>{n} moves</source>
            <translation>Ruchy: {n}</translation>
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation>Ziarno {seed}</translation>
        </message>
        <message>
            <source>Move {n}, {name}: {move}</source>
            <translation>Ruch {n}, {name}: {move}</translation>
        </message>
        <message>
            <source>{name} takes the lead for good</source>
            <translation>{name} obejmuje prowadzenie na dobre</translation>
        </message>
        <message>
            <source>The largest swing: {points} for {name}</source>
            <translation>Największy zwrot: {points}, {name}</translation>
        </message>
        <message>
            <source>{names} share the win</source>
            <translation>Wspólna wygrana: {names}</translation>
        </message>
        <message>
            <source>You win, {points} to {others}</source>
            <translation>Wygrywasz {points} do {others}</translation>
        </message>
        <message>
            <source>{name} wins, {points} to {others}</source>
            <translation>{name} wygrywa {points} do {others}</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>{n} min</source>
            <translation>{n} min</translation>
        </message>
        <message>
            <source>players</source>
            <translation>gracze</translation>
        </message>
        <message>
            <source>time</source>
            <translation>czas</translation>
        </message>
        <message>
            <source>{age}+</source>
            <translation>{age}+</translation>
        </message>
        <message>
            <source>age</source>
            <translation>wiek</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Graj</translation>
        </message>
        <message>
            <source>Play {game}</source>
            <translation>Graj: {game}</translation>
        </message>
        <message>
            <source>Coming</source>
            <translation>Wkrótce</translation>
        </message>
        <message>
            <source>{game} is coming</source>
            <translation>Wkrótce: {game}</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Poznaj</translation>
        </message>
        <message>
            <source>Learn {game}</source>
            <translation>Poznaj: {game}</translation>
        </message>
        <message>
            <source>Tutorial: play the first moves</source>
            <translation>Samouczek: zagraj pierwsze ruchy</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Gry</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Spis treści</translation>
        </message>
        <message>
            <source>Find in the rules</source>
            <translation>Szukaj w zasadach</translation>
        </message>
        <message>
            <source>On this page</source>
            <translation>Na tej stronie</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Rules: {game}</source>
            <translation>Zasady: {game}</translation>
        </message>
    </context>
    <context>
        <name>Levels</name>
        <message>
            <source>Easy</source>
            <translation>Łatwy</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Średni</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Trudny</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Ekspert</translation>
        </message>
    </context>
    <context>
        <name>Library</name>
        <message>
            <source>{name} to move</source>
            <translation>Kolej: {name}</translation>
        </message>
        <message>
            <source>Won by {names}</source>
            <translation>Wygrana: {names}</translation>
        </message>
        <message>
            <source>with hints</source>
            <translation>z podpowiedziami</translation>
        </message>
        <message>
            <source>Damaged, {n} moves can be kept</source>
            <translation>Uszkodzona, do uratowania ruchów: {n}</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>Uszkodzona</translation>
        </message>
        <message>
            <source>an unfinished last line is left out</source>
            <translation>pominięto niepełny ostatni wiersz</translation>
        </message>
        <message>
            <source>older rules: {n} moves are left behind</source>
            <translation>starsze zasady: pominięte ruchy: {n}</translation>
        </message>
    </context>
    <context>
        <name>Lists</name>
        <message>
            <source>{first}, {next}</source>
            <translation>{first}, {next}</translation>
        </message>
        <message>
            <source>{phrase}, {next}</source>
            <translation>{phrase}, {next}</translation>
        </message>
        <message>
            <source>{clause}; {next}</source>
            <translation>{clause}; {next}</translation>
        </message>
        <message>
            <source>{sentence}. {next}</source>
            <translation>{sentence}. {next}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} i {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} lub {last}</translation>
        </message>
        <message>
            <source>{head}: {text}</source>
            <translation>{head}: {text}</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <source>All matches</source>
            <translation>Wszystkie partie</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Gry</translation>
        </message>
        <message>
            <source>Welcome to the table. Choose a game, or press Enter twice to play {game} against a bot. Matches that you leave wait for you here.</source>
            <translation>Witaj przy stole. Wybierz grę albo naciśnij dwa razy Enter, aby zagrać w {game} przeciw botowi. Przerwane partie czekają tutaj.</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Moves</source>
            <translation>Ruchy</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Your settings could not be read.</source>
            <translation>Nie udało się odczytać ustawień.</translation>
        </message>
        <message>
            <source>Everything is as at first; your matches are untouched. The old settings lie beside the new ones as “{name}”.</source>
            <translation>Wszystko jest jak na początku; partie są nietknięte. Stare ustawienia leżą obok nowych jako „{name}”.</translation>
        </message>
        <message>
            <source>Play on from move {n}?</source>
            <translation>Grać dalej od ruchu {n}?</translation>
        </message>
        <message>
            <source>A new match begins there. This one is kept as it is, with all its moves.</source>
            <translation>Zacznie się tam nowa partia. Ta zostaje bez zmian, ze wszystkimi ruchami.</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Graj dalej</translation>
        </message>
        <message>
            <source>Stay here</source>
            <translation>Zostań tutaj</translation>
        </message>
        <message>
            <source>Tutorial</source>
            <translation>Samouczek</translation>
        </message>
        <message>
            <source>Matches ({pattern})</source>
            <translation>Partie ({pattern})</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Otwórz partię</translation>
        </message>
        <message>
            <source>Choose another place…</source>
            <translation>Wybierz inne miejsce…</translation>
        </message>
    </context>
    <context>
        <name>MatchOptions</name>
        <message>
            <source>Relaxed undo</source>
            <translation>Swobodne cofanie</translation>
        </message>
        <message>
            <source>Take back what was drawn, too, and what others played.</source>
            <translation>Cofaj także to, co dobrano, i ruchy innych.</translation>
        </message>
        <message>
            <source>Purist</source>
            <translation>Purysta</translation>
        </message>
        <message>
            <source>No hints and no previews of points.</source>
            <translation>Bez podpowiedzi i bez podglądu punktów.</translation>
        </message>
    </context>
    <context>
        <name>MatchesDialog</name>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Copy out</source>
            <translation>Kopiuj na zewnątrz</translation>
        </message>
        <message>
            <source>Copy in</source>
            <translation>Kopiuj do biblioteki</translation>
        </message>
        <message>
            <source>Find by name, game or player</source>
            <translation>Szukaj według nazwy, gry lub gracza</translation>
        </message>
        <message>
            <source>Find a match</source>
            <translation>Szukaj partii</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Wszystkie</translation>
        </message>
        <message>
            <source>Running</source>
            <translation>Trwające</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Skończone</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>Uszkodzone</translation>
        </message>
        <message>
            <source>Which matches</source>
            <translation>Które partie</translation>
        </message>
        <message>
            <source>New name</source>
            <translation>Nowa nazwa</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Zmień nazwę</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>Copy out…</source>
            <translation>Kopiuj na zewnątrz…</translation>
        </message>
        <message>
            <source>Copy in…</source>
            <translation>Kopiuj do środka…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otwórz</translation>
        </message>
        <message>
            <source>“{name}” is on the table.</source>
            <translation>„{name}” leży na stole.</translation>
        </message>
        <message>
            <source>Go back to the lobby first; then it can be renamed or deleted.</source>
            <translation>Najpierw wróć do lobby; potem można zmienić nazwę lub usunąć.</translation>
        </message>
        <message>
            <source>No match is like that. Look for something else.</source>
            <translation>Nie ma takiej partii. Poszukaj czegoś innego.</translation>
        </message>
        <message>
            <source>There is no match yet. Close this and press Play.</source>
            <translation>Nie ma jeszcze żadnej partii. Zamknij to okno i naciśnij Graj.</translation>
        </message>
        <message>
            <source>Take back “{name}”</source>
            <translation>Przywróć „{name}”</translation>
        </message>
    </context>
    <context>
        <name>MessageBar</name>
        <message>
            <source>Hide</source>
            <translation>Ukryj</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <source>New match: {game}</source>
            <translation>Nowa partia: {game}</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Miejsca</translation>
        </message>
        <message>
            <source>how many</source>
            <translation>ile</translation>
        </message>
        <message>
            <source>How many seats</source>
            <translation>Ile miejsc</translation>
        </message>
        <message>
            <source>More options</source>
            <translation>Więcej opcji</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Ziarno losowe</translation>
        </message>
        <message>
            <source>empty: random</source>
            <translation>puste: losowo</translation>
        </message>
        <message>
            <source>A whole number. The same seed gives the same match.</source>
            <translation>Liczba całkowita. To samo ziarno daje tę samą partię.</translation>
        </message>
        <message>
            <source>Reset to defaults</source>
            <translation>Przywróć domyślne</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Start match</source>
            <translation>Rozpocznij partię</translation>
        </message>
        <message>
            <source>Press Enter to start.</source>
            <translation>Naciśnij Enter, aby zacząć.</translation>
        </message>
        <message>
            <source>As you set it up last time. Press Enter to start.</source>
            <translation>Tak jak ostatnio. Naciśnij Enter, aby zacząć.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ty</translation>
        </message>
        <message>
            <source>Two seats are called “{name}”; one will be “{other}”.</source>
            <translation>Dwa miejsca nazywają się „{name}”; jedno będzie „{other}”.</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Details</source>
            <translation>Szczegóły</translation>
        </message>
        <message>
            <source>All right</source>
            <translation>W porządku</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>OpenMatch</name>
        <message>
            <source>Save a copy</source>
            <translation>Zapisz kopię</translation>
        </message>
        <message>
            <source>Text ({pattern})</source>
            <translation>Tekst ({pattern})</translation>
        </message>
        <message>
            <source>Picture ({pattern})</source>
            <translation>Obraz ({pattern})</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Eksport</translation>
        </message>
        <message>
            <source>Another place</source>
            <translation>Inne miejsce</translation>
        </message>
    </context>
    <context>
        <name>OrderField</name>
        <message>
            <source>empty: random</source>
            <translation>puste: losowo</translation>
        </message>
        <message>
            <source>{label}: “{text}” is not one of them.</source>
            <translation>{label}: „{text}” tu nie pasuje.</translation>
        </message>
        <message>
            <source>{label}: name each of the {n} once.</source>
            <translation>{label}: podaj każdą z {n} wartości raz.</translation>
        </message>
    </context>
    <context>
        <name>Patchwork</name>
        <message>
            <source>Your quilt</source>
            <translation>Twoja kołdra</translation>
        </message>
        <message>
            <source>earlier patches</source>
            <translation>wcześniejsze łatki</translation>
        </message>
        <message>
            <source>more patches</source>
            <translation>dalsze łatki</translation>
        </message>
        <message>
            <source>{name} on {space}</source>
            <translation>{name} na polu {space}</translation>
        </message>
        <message>
            <source>Time board: {places}</source>
            <translation>Plansza czasu: {places}</translation>
        </message>
        <message>
            <source>corner on {cell}</source>
            <translation>róg na {cell}</translation>
        </message>
        <message>
            <source>Hold it there</source>
            <translation>Przyłóż tam</translation>
        </message>
        <message>
            <source>Place here</source>
            <translation>Połóż tutaj</translation>
        </message>
        <message>
            <source>Advance</source>
            <translation>Idź naprzód</translation>
        </message>
        <message>
            <source>Advance {spaces}: +{buttons}</source>
            <translation>Naprzód {spaces}: +{buttons}</translation>
        </message>
        <message>
            <source>patch {n}</source>
            <translation>łatka {n}</translation>
        </message>
        <message>
            <source>in your hand</source>
            <translation>w ręce</translation>
        </message>
        <message>
            <source>If you place it here</source>
            <translation>Jeśli położysz ją tutaj</translation>
        </message>
        <message>
            <source>If you take patch {n}</source>
            <translation>Jeśli weźmiesz łatkę {n}</translation>
        </message>
        <message>
            <source>If you advance</source>
            <translation>Jeśli pójdziesz naprzód</translation>
        </message>
        <message>
            <source>How it goes</source>
            <translation>Jak grać</translation>
        </message>
        <message>
            <source>Drag one of the three patches in front to your quilt,</source>
            <translation>Przeciągnij jedną z trzech pierwszych łatek na swoją kołdrę</translation>
        </message>
        <message>
            <source>or advance and earn a button for each space.</source>
            <translation>albo idź naprzód i zarób guzik za każde pole.</translation>
        </message>
        <message>
            <source>Last move: {name}</source>
            <translation>Ostatni ruch: {name}</translation>
        </message>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, puste</translation>
        </message>
        <message>
            <source>{cell}, special patch</source>
            <translation>{cell}, łatka specjalna</translation>
        </message>
        <message>
            <source>{cell}, patch {n}</source>
            <translation>{cell}, łatka {n}</translation>
        </message>
        <message>
            <source>patch {n}, cost {cost}, time {time}, income {income}</source>
            <translation>łatka {n}, koszt {cost}, czas {time}, przychód {income}</translation>
        </message>
        <message>
            <source>space {n}</source>
            <translation>pole {n}</translation>
        </message>
        <message>
            <source>income</source>
            <translation>przychód</translation>
        </message>
        <message>
            <source>special patch</source>
            <translation>łatka specjalna</translation>
        </message>
        <message>
            <source>{name}'s quilt: {buttons}, income {income}, {empty} empty cells</source>
            <translation>Kołdra, {name}: {buttons}, przychód {income}, pustych pól: {empty}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>puste</translation>
        </message>
        <message>
            <source>+{n} points</source>
            <translation>+{n} pkt</translation>
        </message>
        <message>
            <source>Time board</source>
            <translation>Plansza czasu</translation>
        </message>
        <message>
            <source>1 button</source>
            <translation>1 guzik</translation>
        </message>
        <message numerus="yes">
            <source>%n buttons</source>
            <translation>
                <numerusform>%n guzik</numerusform>
                <numerusform>%n guziki</numerusform>
                <numerusform>%n guzików</numerusform>
            </translation>
        </message>
        <message>
            <source>1 space</source>
            <translation>1 pole</translation>
        </message>
        <message numerus="yes">
            <source>%n spaces</source>
            <translation>
                <numerusform>%n pole</numerusform>
                <numerusform>%n pola</numerusform>
                <numerusform>%n pól</numerusform>
            </translation>
        </message>
        <message>
            <source>Patchwork</source>
            <translation>Patchwork</translation>
        </message>
        <message>
            <source>Two quilts, one circle of patches: spend buttons and time well.</source>
            <translation>Dwie kołdry, jeden krąg łatek: mądrze wydawaj guziki i czas.</translation>
        </message>
        <message>
            <source>place the special patch</source>
            <translation>połóż łatkę specjalną</translation>
        </message>
        <message>
            <source>advance</source>
            <translation>idź naprzód</translation>
        </message>
        <message>
            <source>take a patch or advance</source>
            <translation>weź łatkę albo idź naprzód</translation>
        </message>
        <message>
            <source>advance {n}</source>
            <translation>naprzód o {n}</translation>
        </message>
        <message>
            <source>take patch {n}</source>
            <translation>weź łatkę {n}</translation>
        </message>
        <message>
            <source>special patch on {cell}</source>
            <translation>łatka specjalna na {cell}</translation>
        </message>
        <message>
            <source>{name}: {buttons} paid for {patch}.</source>
            <translation>{name}: {buttons}, kupiona {patch}.</translation>
        </message>
        <message>
            <source>{name}: {patch} sewn on.</source>
            <translation>{name}: przyszyta {patch}.</translation>
        </message>
        <message>
            <source>{name}: the 7×7 tile, worth 7 points!</source>
            <translation>{name}: płytka 7×7, warta 7 punktów!</translation>
        </message>
        <message>
            <source>{name}: {buttons} earned on the way.</source>
            <translation>{name}: {buttons} zarobione po drodze.</translation>
        </message>
        <message>
            <source>{name}: from space {start} to {end}.</source>
            <translation>{name}: z pola {start} na {end}.</translation>
        </message>
        <message>
            <source>{name}: landed on top, so first to go.</source>
            <translation>{name}: znacznik na wierzchu, więc pierwszy ruch.</translation>
        </message>
        <message>
            <source>{name}: in front now.</source>
            <translation>{name}: teraz na przedzie.</translation>
        </message>
        <message>
            <source>{name}: {buttons} of income at mark {mark}.</source>
            <translation>{name}: przychód {buttons} przy znaku {mark}.</translation>
        </message>
        <message>
            <source>{name}: the special patch of mark {mark}.</source>
            <translation>{name}: łatka specjalna przy znaku {mark}.</translation>
        </message>
        <message>
            <source>{name}: special patch sewn on {cell}.</source>
            <translation>{name}: łatka specjalna przyszyta na {cell}.</translation>
        </message>
        <message>
            <source>No empty cell is left for the special patch of mark {mark}.</source>
            <translation>Brak pustego pola na łatkę specjalną ze znaku {mark}.</translation>
        </message>
        <message>
            <source>Both tokens are home.</source>
            <translation>Oba znaczniki są na mecie.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partia jest skończona.</translation>
        </message>
        <message>
            <source>That is no move of Patchwork.</source>
            <translation>To nie jest ruch w Patchworku.</translation>
        </message>
        <message>
            <source>First place the special patch.</source>
            <translation>Najpierw połóż łatkę specjalną.</translation>
        </message>
        <message>
            <source>There is no special patch to place.</source>
            <translation>Nie ma łatki specjalnej do położenia.</translation>
        </message>
        <message>
            <source>There is no such patch.</source>
            <translation>Nie ma takiej łatki.</translation>
        </message>
        <message>
            <source>This patch is taken already.</source>
            <translation>Ta łatka jest już wzięta.</translation>
        </message>
        <message>
            <source>Only the three patches in front may be taken; this is number {n}.</source>
            <translation>Wolno brać tylko trzy pierwsze łatki; ta ma numer {n}.</translation>
        </message>
        <message>
            <source>It costs {cost}; you have {have}.</source>
            <translation>Kosztuje {cost}; masz {have}.</translation>
        </message>
        <message>
            <source>It reaches over the edge of the quilt.</source>
            <translation>Wystaje poza brzeg kołdry.</translation>
        </message>
        <message>
            <source>The patch does not have this shape.</source>
            <translation>Łatka nie ma takiego kształtu.</translation>
        </message>
        <message>
            <source>One cell is covered already.</source>
            <translation>Jedno pole jest już zakryte.</translation>
        </message>
        <message numerus="yes">
            <source>%n cells are covered already.</source>
            <translation>
                <numerusform>%n pole jest już zakryte.</numerusform>
                <numerusform>%n pola są już zakryte.</numerusform>
                <numerusform>%n pól jest już zakrytych.</numerusform>
            </translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>Kto zaczyna</translation>
        </message>
        <message>
            <source>Whose token lies on top at the start.</source>
            <translation>Czyj znacznik leży na początku na wierzchu.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Losowo</translation>
        </message>
        <message>
            <source>Circle of patches</source>
            <translation>Krąg łatek</translation>
        </message>
        <message>
            <source>The order of the 33 patches after the neutral token.</source>
            <translation>Kolejność 33 łatek za znacznikiem neutralnym.</translation>
        </message>
        <message>
            <source>Where the five special patches lie.</source>
            <translation>Gdzie leży pięć łatek specjalnych.</translation>
        </message>
        <message>
            <source>Newer printing: 26, 32, 38, 44, 50</source>
            <translation>Nowsze wydanie: 26, 32, 38, 44, 50</translation>
        </message>
        <message>
            <source>First printing: 20, 26, 32, 44, 50</source>
            <translation>Pierwsze wydanie: 20, 26, 32, 44, 50</translation>
        </message>
        <message>
            <source>Buttons</source>
            <translation>Guziki</translation>
        </message>
        <message>
            <source>7×7 tile</source>
            <translation>Płytka 7×7</translation>
        </message>
        <message>
            <source>Empty cells</source>
            <translation>Puste pola</translation>
        </message>
        <message>
            <source>One point more for {name}.</source>
            <translation>O punkt więcej: {name}.</translation>
        </message>
        <message numerus="yes">
            <source>%n points more for {name}.</source>
            <translation>
                <numerusform>O %n punkt więcej: {name}.</numerusform>
                <numerusform>O %n punkty więcej: {name}.</numerusform>
                <numerusform>O %n punktów więcej: {name}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Both have {points} points; the first on the last space was {name}.</source>
            <translation>Obie osoby mają {points} pkt; pierwsza na ostatnim polu: {name}.</translation>
        </message>
        <message>
            <source>Takes what looks good and slips now and then.</source>
            <translation>Bierze, co dobrze wygląda, i czasem się myli.</translation>
        </message>
        <message>
            <source>Weighs cells, income, time and holes, one turn ahead.</source>
            <translation>Waży pola, przychód, czas i dziury, o jedną turę naprzód.</translation>
        </message>
        <message>
            <source>Looks four moves ahead and judges by thousands of matches.</source>
            <translation>Patrzy cztery ruchy naprzód i ocenia według tysięcy partii.</translation>
        </message>
        <message>
            <source>Judges like Hard, and looks as far ahead as its time allows.</source>
            <translation>Ocenia jak Trudny, a patrzy tak daleko, jak pozwala mu czas.</translation>
        </message>
        <message>
            <source>covers {cells} cells for {cost} and {time}</source>
            <translation>zakrywa pola: {cells} za {cost} i {time}</translation>
        </message>
        <message>
            <source>brings {buttons} of income by the end</source>
            <translation>przynosi do końca {buttons} przychodu</translation>
        </message>
        <message>
            <source>closes a cell that is hard to fill</source>
            <translation>zamyka pole, które trudno zapełnić</translation>
        </message>
        <message>
            <source>earns {buttons}</source>
            <translation>zarabia {buttons}</translation>
        </message>
        <message>
            <source>collects {buttons} on the way</source>
            <translation>zbiera po drodze {buttons}</translation>
        </message>
        <message>
            <source>wins the 7×7 tile</source>
            <translation>zdobywa płytkę 7×7</translation>
        </message>
        <message>
            <source>brings a special patch</source>
            <translation>przynosi łatkę specjalną</translation>
        </message>
        <message>
            <source>leaves you on turn</source>
            <translation>zostawia ruch tobie</translation>
        </message>
        <message>
            <source>the best there is here</source>
            <translation>najlepsze, co tu jest</translation>
        </message>
        <message>
            <source>It fits nowhere on your quilt.</source>
            <translation>Nigdzie nie zmieści się na twojej kołdrze.</translation>
        </message>
        <message>
            <source>place patch {n} on your quilt, or put it back</source>
            <translation>połóż łatkę {n} na kołdrze albo ją odłóż</translation>
        </message>
        <message>
            <source>Earn {n}</source>
            <translation>Zysk {n}</translation>
        </message>
        <message>
            <source>Pay {n}</source>
            <translation>Zapłata {n}</translation>
        </message>
        <message>
            <source>Income +{n}</source>
            <translation>Przychód +{n}</translation>
        </message>
        <message>
            <source>mark {marks}: {change}</source>
            <translation>znak {marks}: {change}</translation>
        </message>
        <message>
            <source>No income</source>
            <translation>Bez przychodu</translation>
        </message>
        <message>
            <source>no mark on the way</source>
            <translation>bez znaku po drodze</translation>
        </message>
        <message>
            <source>Land on {space}</source>
            <translation>Pole {space}</translation>
        </message>
        <message>
            <source>on top of {name}</source>
            <translation>na wierzchu, pod spodem {name}</translation>
        </message>
        <message>
            <source>{n} in front</source>
            <translation>{n} z przodu</translation>
        </message>
        <message>
            <source>{n} behind</source>
            <translation>{n} z tyłu</translation>
        </message>
        <message>
            <source>and take the special patch</source>
            <translation>i bierzesz łatkę specjalną</translation>
        </message>
        <message>
            <source>A gift</source>
            <translation>Prezent</translation>
        </message>
        <message>
            <source>costs no buttons and no time</source>
            <translation>nie kosztuje guzików ani czasu</translation>
        </message>
        <message>
            <source>{change}: {points} points more</source>
            <translation>{change}: o {points} pkt więcej</translation>
        </message>
        <message>
            <source>yours, 7 points</source>
            <translation>twoja, 7 punktów</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Koniec</translation>
        </message>
        <message>
            <source>both are home</source>
            <translation>oboje na mecie</translation>
        </message>
        <message>
            <source>Then {name}</source>
            <translation>Potem {name}</translation>
        </message>
        <message>
            <source>the one behind moves</source>
            <translation>rusza się ten, kto jest z tyłu</translation>
        </message>
        <message>
            <source>You again</source>
            <translation>Znowu ty</translation>
        </message>
        <message>
            <source>the top token goes first</source>
            <translation>pierwszy rusza znacznik z wierzchu</translation>
        </message>
        <message>
            <source>you are still behind</source>
            <translation>nadal jesteś z tyłu</translation>
        </message>
        <message>
            <source>{change} buttons</source>
            <translation>{change} guz.</translation>
        </message>
        <message>
            <source>; it looks even</source>
            <translation>; zanosi się na remis</translation>
        </message>
        <message>
            <source>; about {n} points ahead at the end</source>
            <translation>; na końcu około {n} pkt przewagi</translation>
        </message>
        <message>
            <source>; about {n} points behind at the end</source>
            <translation>; na końcu około {n} pkt straty</translation>
        </message>
        <message>
            <source>Welcome! You and {partner} each sew a quilt of 9 × 9 cells; yours is on the left. You pay with buttons, and in the end buttons are points.</source>
            <translation>Witaj! Ty i {partner} szyjecie po jednej kołdrze z 9 × 9 pól; twoja jest po lewej. Płaci się guzikami, a na końcu guziki są punktami.</translation>
        </message>
        <message>
            <source>Below lies the circle of patches. You may take one of the three large ones. Each says what it costs: buttons, then time. Sewn-on buttons bring income.</source>
            <translation>Niżej leży krąg łatek. Możesz wziąć jedną z trzech dużych. Na każdej jest cena: guziki, potem czas. Przyszyte guziki dają przychód.</translation>
        </message>
        <message>
            <source>Take patch 13: drag it to your quilt, or click it and then a cell. R turns it and F flips it. By keys: 1 to 3, the arrows, and Enter.</source>
            <translation>Weź łatkę 13: przeciągnij ją na kołdrę albo kliknij ją, a potem pole. R obraca, F odwraca. Z klawiatury: 1 do 3, strzałki i Enter.</translation>
        </message>
        <message>
            <source>It cost 2 of your 5 buttons, and your token went 3 spaces. Whoever is behind on the time board moves next: see what {partner} does.</source>
            <translation>Kosztowała 2 z twoich 5 guzików, a znacznik poszedł o 3 pola. Rusza się ten, kto jest z tyłu na planszy czasu: zobacz, co robi {partner}.</translation>
        </message>
        <message>
            <source>{partner} is in front now, so it is your turn. Take patch 30: before you let go, the preview says that you will pass a button mark.</source>
            <translation>Teraz {partner} jest z przodu, więc twoja kolej. Weź łatkę 30: zanim puścisz, podgląd powie, że miniesz znak guzika.</translation>
        </message>
        <message>
            <source>The mark at 5 paid you a button for each one sewn on your quilt: 2. You are in front by one space, so {partner} moves.</source>
            <translation>Znak na polu 5 dał ci guzik za każdy przyszyty na kołdrze: 2. Jesteś o jedno pole z przodu, więc rusza się {partner}.</translation>
        </message>
        <message>
            <source>Now save up. Press Advance: your token goes just in front of {partner}’s, and each space earns a button.</source>
            <translation>Teraz zbieraj. Naciśnij Naprzód: twój znacznik stanie tuż przed znacznikiem, który ma {partner}, a każde pole daje guzik.</translation>
        </message>
        <message>
            <source>Six spaces, six buttons, and the mark at 11 paid 2 more. You can always advance, and so can {partner}, who is behind again.</source>
            <translation>Sześć pól, sześć guzików, a znak na polu 11 dał jeszcze 2. Naprzód można iść zawsze; {partner} też może i znowu jest z tyłu.</translation>
        </message>
        <message>
            <source>The small patches on the time board are gifts for whoever reaches them first. And who first fills a square of 7 × 7 wins the tile worth 7 points.</source>
            <translation>Małe łatki na planszy czasu to prezenty dla tego, kto pierwszy do nich dotrze. A kto pierwszy zapełni kwadrat 7 × 7, zdobywa płytkę wartą 7 punktów.</translation>
        </message>
        <message>
            <source>When both tokens are home, your buttons count, and every empty cell costs 2 points. That is all: enjoy your first quilt!</source>
            <translation>Gdy oba znaczniki są na mecie, liczą się guziki, a każde puste pole kosztuje 2 punkty. To wszystko: miłego szycia pierwszej kołdry!</translation>
        </message>
    </context>
    <context>
        <name>PromptLine</name>
        <message>
            <source>Seats and moves</source>
            <translation>Miejsca i ruchy</translation>
        </message>
        <message>
            <source>Back to now</source>
            <translation>Wróć do teraz</translation>
        </message>
        <message>
            <source>First position</source>
            <translation>Pierwsza pozycja</translation>
        </message>
        <message>
            <source>Move back</source>
            <translation>Ruch wstecz</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Odtwarzaj</translation>
        </message>
        <message>
            <source>Move on</source>
            <translation>Ruch naprzód</translation>
        </message>
        <message>
            <source>Last position</source>
            <translation>Ostatnia pozycja</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Graj dalej stąd</translation>
        </message>
        <message>
            <source>Speed of the replay</source>
            <translation>Szybkość odtwarzania</translation>
        </message>
    </context>
    <context>
        <name>Recent</name>
        <message>
            <source>No match yet</source>
            <translation>Nie ma jeszcze partii</translation>
        </message>
    </context>
    <context>
        <name>Report</name>
        <message>
            <source>Begun {date}</source>
            <translation>Rozpoczęto {date}</translation>
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation>Ziarno {seed}</translation>
        </message>
        <message>
            <source>Not over yet.</source>
            <translation>Jeszcze nieskończona.</translation>
        </message>
        <message>
            <source>Helped by hints</source>
            <translation>Z podpowiedziami</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ruchy</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Wynik</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Razem</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
    </context>
    <context>
        <name>SceneBoard</name>
        <message>
            <source>Turn</source>
            <translation>Obróć</translation>
        </message>
        <message>
            <source>Flip</source>
            <translation>Odwróć</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Odłóż</translation>
        </message>
        <message>
            <source>Sure? Once more does it, Esc does not.</source>
            <translation>Na pewno? Jeszcze raz: tak, Esc: nie.</translation>
        </message>
        <message>
            <source>It lies. Enter places it for good.</source>
            <translation>Leży. Enter kładzie na dobre.</translation>
        </message>
    </context>
    <context>
        <name>ScoreModel</name>
        <message>
            <source>Total</source>
            <translation>Razem</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>thinking</source>
            <translation>myśli</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>kolej</translation>
        </message>
    </context>
    <context>
        <name>SeatField</name>
        <message>
            <source>Random</source>
            <translation>Losowo</translation>
        </message>
    </context>
    <context>
        <name>SeatOrderField</name>
        <message>
            <source>Random</source>
            <translation>Losowo</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Player {n}</source>
            <translation>Gracz {n}</translation>
        </message>
        <message>
            <source>Name of seat {n}</source>
            <translation>Imię na miejscu {n}</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>Człowiek</translation>
        </message>
        <message>
            <source>Bot</source>
            <translation>Bot</translation>
        </message>
        <message>
            <source>Seat {n}</source>
            <translation>Miejsce {n}</translation>
        </message>
        <message>
            <source>Level of seat {n}</source>
            <translation>Poziom na miejscu {n}</translation>
        </message>
        <message>
            <source>Plays on this screen.</source>
            <translation>Gra przy tym ekranie.</translation>
        </message>
        <message>
            <source>There is nothing to see in that name; it will be “{name}”.</source>
            <translation>W tym imieniu nic nie widać; będzie „{name}”.</translation>
        </message>
        <message>
            <source>Long names are cut after {n} characters: “{name}”.</source>
            <translation>Długie imiona są ucinane po {n} znakach: „{name}”.</translation>
        </message>
        <message>
            <source>Bot ({level})</source>
            <translation>Bot ({level})</translation>
        </message>
        <message>
            <source>{what} It may think for {n} s.</source>
            <translation>{what} Może myśleć do {n} s.</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>Every choice holds at once.</source>
            <translation>Każdy wybór działa od razu.</translation>
        </message>
        <message>
            <source>Back to how it was at first</source>
            <translation>Jak na początku</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Kolory</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Jak w systemie</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Jasne</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Ciemne</translation>
        </message>
        <message>
            <source>Telling colours apart</source>
            <translation>Rozróżnianie barw</translation>
        </message>
        <message>
            <source>Usual</source>
            <translation>Zwykle</translation>
        </message>
        <message>
            <source>Red-weak</source>
            <translation>Słaba czerwień</translation>
        </message>
        <message>
            <source>Green-weak</source>
            <translation>Słaba zieleń</translation>
        </message>
        <message>
            <source>Blue-weak</source>
            <translation>Słaby błękit</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Język</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Tekst</translation>
        </message>
        <message>
            <source>Small</source>
            <translation>Mały</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Duży</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Większy</translation>
        </message>
        <message>
            <source>Largest</source>
            <translation>Największy</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Ruch na stole</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Brak</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Szybko</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Wolno</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Boty</translation>
        </message>
        <message>
            <source>Calm</source>
            <translation>Spokojnie</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>Krok po kroku</translation>
        </message>
        <message>
            <source>Step by step: each move of a bot waits for Space.</source>
            <translation>Krok po kroku: każdy ruch bota czeka na spację.</translation>
        </message>
        <message>
            <source>Ask before placing</source>
            <translation>Pytaj przed położeniem</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Zawsze</translation>
        </message>
        <message>
            <source>If it is final</source>
            <translation>Gdy ostateczne</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nigdy</translation>
        </message>
        <message>
            <source>Final is what Undo cannot take back.</source>
            <translation>Ostateczne jest to, czego nie można cofnąć.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Dźwięk</translation>
        </message>
        <message>
            <source>Soft</source>
            <translation>Cicho</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Głośno</translation>
        </message>
        <message>
            <source>Curtain between hidden hands</source>
            <translation>Kurtyna między zakrytymi rękami</translation>
        </message>
        <message>
            <source>Sharing a screen</source>
            <translation>Wspólny ekran</translation>
        </message>
        <message>
            <source>Names</source>
            <translation>Imiona</translation>
        </message>
        <message>
            <source>What people are called at first.</source>
            <translation>Jak na początku nazywają się gracze.</translation>
        </message>
        <message>
            <source>Player {n}</source>
            <translation>Gracz {n}</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ty</translation>
        </message>
        <message>
            <source>Name of seat {n}</source>
            <translation>Imię na miejscu {n}</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsSheet</name>
        <message>
            <source>Keys</source>
            <translation>Klawisze</translation>
        </message>
        <message>
            <source>Move the cursor</source>
            <translation>Przesuń kursor</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Strzałki</translation>
        </message>
        <message>
            <source>Pick up, place</source>
            <translation>Podnieś, połóż</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Turn the held piece</source>
            <translation>Obróć trzymany element</translation>
        </message>
        <message>
            <source>R, wheel</source>
            <translation>R, kółko</translation>
        </message>
        <message>
            <source>Flip the held piece</source>
            <translation>Odwróć trzymany element</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Put it back</source>
            <translation>Odłóż go</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Skip what the bots do</source>
            <translation>Pomiń ruchy botów</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spacja</translation>
        </message>
        <message>
            <source>Look back, look on</source>
            <translation>Patrz wstecz, patrz dalej</translation>
        </message>
        <message>
            <source>Page Up, Page Down</source>
            <translation>Page Up, Page Down</translation>
        </message>
        <message>
            <source>From part to part</source>
            <translation>Od części do części</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Na planszy</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Polecenia</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>No move yet.</source>
            <translation>Nie ma jeszcze ruchu.</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ruchy</translation>
        </message>
        <message>
            <source>click one to look back</source>
            <translation>kliknij, aby spojrzeć wstecz</translation>
        </message>
    </context>
    <context>
        <name>StatisticsDialog</name>
        <message>
            <source>Statistics</source>
            <translation>Statystyki</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkty</translation>
        </message>
        <message>
            <source>Best other</source>
            <translation>Najlepszy rywal</translation>
        </message>
        <message>
            <source>matches</source>
            <translation>partie</translation>
        </message>
        <message>
            <source>Elo</source>
            <translation>Elo</translation>
        </message>
        <message>
            <source>Nothing to count yet. Play a match to its end, and it appears here.</source>
            <translation>Nie ma jeszcze co liczyć. Rozegraj partię do końca, a pojawi się tutaj.</translation>
        </message>
        <message>
            <source>There is no such match.</source>
            <translation>Nie ma takiej partii.</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Przeciwnicy</translation>
        </message>
        <message>
            <source>Points over time</source>
            <translation>Punkty w czasie</translation>
        </message>
        <message>
            <source>Rating against the bots</source>
            <translation>Ranking wobec botów</translation>
        </message>
        <message>
            <source>Whose matches</source>
            <translation>Czyje partie</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Wszystkie gry</translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Która gra</translation>
        </message>
        <message>
            <source>Without hints</source>
            <translation>Bez podpowiedzi</translation>
        </message>
        <message>
            <source>With hints</source>
            <translation>Z podpowiedziami</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Podpowiedzi</translation>
        </message>
        <message>
            <source>played</source>
            <translation>rozegrane</translation>
        </message>
        <message>
            <source>won</source>
            <translation>wygrane</translation>
        </message>
        <message>
            <source>in a row now</source>
            <translation>teraz z rzędu</translation>
        </message>
        <message>
            <source>most in a row</source>
            <translation>najwięcej z rzędu</translation>
        </message>
        <message>
            <source>average</source>
            <translation>średnia</translation>
        </message>
        <message>
            <source>best</source>
            <translation>najlepszy</translation>
        </message>
        <message>
            <source>Bot ({level})</source>
            <translation>Bot ({level})</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Looking for a good move…</source>
            <translation>Szukam dobrego ruchu…</translation>
        </message>
        <message>
            <source>There is no hint now.</source>
            <translation>Teraz nie ma podpowiedzi.</translation>
        </message>
        <message>
            <source>{move}: {why}</source>
            <translation>{move}: {why}</translation>
        </message>
        <message>
            <source>Move {n} of {last}</source>
            <translation>Ruch {n} z {last}</translation>
        </message>
        <message>
            <source>is to move</source>
            <translation>ma ruch</translation>
        </message>
        <message>
            <source>is thinking</source>
            <translation>myśli</translation>
        </message>
        <message>
            <source>Move {n}</source>
            <translation>Ruch {n}</translation>
        </message>
        <message>
            <source>is thinking, up to {n} s</source>
            <translation>myśli, do {n} s</translation>
        </message>
        <message>
            <source>Skip (Space)</source>
            <translation>Pomiń (spacja)</translation>
        </message>
        <message>
            <source>Next move (Space)</source>
            <translation>Następny ruch (spacja)</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Undo {move}</source>
            <translation>Cofnij: {move}</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ponów</translation>
        </message>
        <message>
            <source>Redo {move}</source>
            <translation>Ponów: {move}</translation>
        </message>
        <message>
            <source>Let it try again</source>
            <translation>Niech spróbuje jeszcze raz</translation>
        </message>
        <message>
            <source>Take its seat</source>
            <translation>Zajmij jego miejsce</translation>
        </message>
        <message>
            <source>Another level</source>
            <translation>Inny poziom</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>&amp;Match</source>
            <translation>&amp;Partia</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Widok</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>Pomo&amp;c</translation>
        </message>
        <message>
            <source>Re&amp;cent matches</source>
            <translation>&amp;Ostatnie partie</translation>
        </message>
        <message>
            <source>Castlegames</source>
            <translation>Castlegames</translation>
        </message>
        <message>
            <source>against {names}</source>
            <translation>przeciw: {names}</translation>
        </message>
    </context>
    <context>
        <name>Troubles</name>
        <message>
            <source>“{name}” is not there any more.</source>
            <translation>Pliku „{name}” już nie ma.</translation>
        </message>
        <message>
            <source>It may have been moved or deleted. Choose another match.</source>
            <translation>Mógł zostać przeniesiony lub usunięty. Wybierz inną partię.</translation>
        </message>
        <message>
            <source>“{name}” cannot be read.</source>
            <translation>Nie można odczytać „{name}”.</translation>
        </message>
        <message>
            <source>The system says: {error}. The file was left as it is.</source>
            <translation>System mówi: {error}. Plik zostawiono bez zmian.</translation>
        </message>
        <message>
            <source>“{name}” is empty.</source>
            <translation>„{name}” jest pusty.</translation>
        </message>
        <message>
            <source>There is no match in it. The file was left as it is.</source>
            <translation>Nie ma w nim partii. Plik zostawiono bez zmian.</translation>
        </message>
        <message>
            <source>“{name}” is not a match.</source>
            <translation>„{name}” nie jest partią.</translation>
        </message>
        <message>
            <source>Castlegames opens its own .match files. The file was left as it is.</source>
            <translation>Castlegames otwiera własne pliki .match. Plik zostawiono bez zmian.</translation>
        </message>
        <message>
            <source>“{name}” is larger than any match.</source>
            <translation>„{name}” jest większy niż jakakolwiek partia.</translation>
        </message>
        <message>
            <source>It was not read. The file was left as it is.</source>
            <translation>Nie odczytano go. Plik zostawiono bez zmian.</translation>
        </message>
        <message>
            <source>“{name}” comes from a newer Castlegames.</source>
            <translation>„{name}” pochodzi z nowszego Castlegames.</translation>
        </message>
        <message>
            <source>Open it with version {app} or later. The file was left as it is.</source>
            <translation>Otwórz go w wersji {app} lub późniejszej. Plik zostawiono bez zmian.</translation>
        </message>
        <message>
            <source>“{name}” is of a game that is not here.</source>
            <translation>„{name}” należy do gry, której tu nie ma.</translation>
        </message>
        <message>
            <source>This version does not have the game “{game}”. The file was left as it is.</source>
            <translation>Ta wersja nie ma gry „{game}”. Plik zostawiono bez zmian.</translation>
        </message>
        <message>
            <source>“{name}” was played by older rules.</source>
            <translation>„{name}” grano według starszych zasad.</translation>
        </message>
        <message>
            <source>It cannot be gone on from here. The file was left as it is.</source>
            <translation>Nie można jej stąd kontynuować. Plik zostawiono bez zmian.</translation>
        </message>
        <message>
            <source>“{name}” is damaged.</source>
            <translation>„{name}” jest uszkodzony.</translation>
        </message>
        <message>
            <source>Nothing of the match could be read. The file was left as it is.</source>
            <translation>Nic z partii nie dało się odczytać. Plik zostawiono bez zmian.</translation>
        </message>
        <message>
            <source>“{name}” is open already.</source>
            <translation>„{name}” jest już otwarty.</translation>
        </message>
        <message>
            <source>Close it in the other window first, then open it here.</source>
            <translation>Najpierw zamknij go w drugim oknie, potem otwórz tutaj.</translation>
        </message>
        <message>
            <source>“{name}” is there already.</source>
            <translation>„{name}” już tu jest.</translation>
        </message>
        <message>
            <source>Nothing was overwritten. Choose another name.</source>
            <translation>Niczego nie nadpisano. Wybierz inną nazwę.</translation>
        </message>
        <message>
            <source>“{name}” could not be written.</source>
            <translation>Nie udało się zapisać „{name}”.</translation>
        </message>
        <message>
            <source>The system says: {error}. Choose another place.</source>
            <translation>System mówi: {error}. Wybierz inne miejsce.</translation>
        </message>
        <message>
            <source>“{name}” cannot be opened.</source>
            <translation>Nie można otworzyć „{name}”.</translation>
        </message>
        <message>
            <source>The file was left as it is ({code}).</source>
            <translation>Plik zostawiono bez zmian ({code}).</translation>
        </message>
        <message>
            <source>This match is not being saved: {error}.</source>
            <translation>Ta partia nie jest zapisywana: {error}.</translation>
        </message>
        <message>
            <source>You can play on. Choose another place to keep it.</source>
            <translation>Można grać dalej. Wybierz inne miejsce, aby ją zachować.</translation>
        </message>
        <message>
            <source>This match is not being saved: its file may only be read.</source>
            <translation>Ta partia nie jest zapisywana: jej plik można tylko czytać.</translation>
        </message>
        <message>
            <source>{n} moves were kept.</source>
            <translation>Zachowane ruchy: {n}.</translation>
        </message>
        <message>
            <source>The damaged file is beside it as “{copy}”.</source>
            <translation>Uszkodzony plik leży obok jako „{copy}”.</translation>
        </message>
        <message>
            <source>A part of this match was damaged.</source>
            <translation>Część tej partii była uszkodzona.</translation>
        </message>
        <message>
            <source>The rules have changed since this match was begun.</source>
            <translation>Od początku tej partii zmieniły się zasady.</translation>
        </message>
        <message>
            <source>It goes on from move {move}.</source>
            <translation>Trwa dalej od ruchu {move}.</translation>
        </message>
        <message>
            <source>{name} could not think of a move.</source>
            <translation>{name}: nie udało się wymyślić ruchu.</translation>
        </message>
        <message>
            <source>Bots are paused, nothing is lost. Let it try again, or take its seat.</source>
            <translation>Boty są wstrzymane, nic nie przepadło. Niech spróbuje jeszcze raz albo zajmij jego miejsce.</translation>
        </message>
        <message>
            <source>{name} tried a move that the rules do not allow.</source>
            <translation>{name}: próba ruchu, na który zasady nie pozwalają.</translation>
        </message>
        <message>
            <source>The helper that thinks for the bots has ended.</source>
            <translation>Pomocnik, który myśli za boty, zakończył pracę.</translation>
        </message>
        <message>
            <source>Bots are paused, nothing is lost. Let it try again.</source>
            <translation>Boty są wstrzymane, nic nie przepadło. Niech spróbuje jeszcze raz.</translation>
        </message>
        <message>
            <source>The helper that thinks for the bots does not answer.</source>
            <translation>Pomocnik, który myśli za boty, nie odpowiada.</translation>
        </message>
        <message>
            <source>What falls could not be worked out.</source>
            <translation>Nie udało się obliczyć, co spadnie.</translation>
        </message>
        <message>
            <source>The move was not made. Try it again.</source>
            <translation>Ruchu nie wykonano. Spróbuj jeszcze raz.</translation>
        </message>
        <message>
            <source>The folder of your matches cannot be written: {error}.</source>
            <translation>Nie można pisać w folderze partii: {error}.</translation>
        </message>
        <message>
            <source>You can play on. Choose another place to keep the match.</source>
            <translation>Można grać dalej. Wybierz inne miejsce, aby zachować partię.</translation>
        </message>
        <message>
            <source>Another file took the place of this match.</source>
            <translation>Inny plik zajął miejsce tej partii.</translation>
        </message>
        <message>
            <source>It was moved aside as “{copy}”. Your match is safe.</source>
            <translation>Odłożono go na bok jako „{copy}”. Twoja partia jest bezpieczna.</translation>
        </message>
        <message>
            <source>Something went wrong ({code}).</source>
            <translation>Coś poszło nie tak ({code}).</translation>
        </message>
        <message>
            <source>The file</source>
            <translation>Plik</translation>
        </message>
        <message>
            <source>The bot</source>
            <translation>Bot</translation>
        </message>
    </context>
    <context>
        <name>Tutorial</name>
        <message>
            <source>Partner</source>
            <translation>Partner</translation>
        </message>
        <message>
            <source>Please read this first: Next leads on.</source>
            <translation>Najpierw to przeczytaj, potem naciśnij Dalej.</translation>
        </message>
        <message>
            <source>You may do that in a match. Here, first: {sentence}</source>
            <translation>W partii tak wolno. Tu najpierw: {sentence}</translation>
        </message>
        <message>
            <source>You may do that in a match. Here, please try this first: {move}.</source>
            <translation>W partii tak wolno. Tu najpierw spróbuj tego: {move}.</translation>
        </message>
        <message>
            <source>read the line above, then press Next</source>
            <translation>przeczytaj wiersz u góry, potem naciśnij Dalej</translation>
        </message>
        <message>
            <source>moves when you go on</source>
            <translation>ruszy się, gdy pójdziesz dalej</translation>
        </message>
    </context>
    <context>
        <name>TutorialBar</name>
        <message>
            <source>Leave</source>
            <translation>Wyjdź</translation>
        </message>
        <message>
            <source>Leave the tutorial (Esc)</source>
            <translation>Wyjdź z samouczka (Esc)</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Dalej</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Zasady</translation>
        </message>
        <message>
            <source>Play a match</source>
            <translation>Zagraj partię</translation>
        </message>
        <message>
            <source>{n} of {last}</source>
            <translation>{n} z {last}</translation>
        </message>
    </context>
    <context>
        <name>When</name>
        <message>
            <source>today, {time}</source>
            <translation>dziś, {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>wczoraj, {time}</translation>
        </message>
    </context>
    <context>
        <name>WindowFrame</name>
        <message>
            <source>Your settings cannot be kept: {error}.</source>
            <translation>Nie można zachować ustawień: {error}.</translation>
        </message>
        <message>
            <source>They hold until you close the window.</source>
            <translation>Obowiązują do zamknięcia okna.</translation>
        </message>
    </context>
</TS>
