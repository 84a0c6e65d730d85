<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>Castlegames {v}</source>
            <translation>Castlegames {v}</translation>
        </message>
        <message>
            <source>Four tabletop games on one desktop. No account, no network.</source>
            <translation>一個桌面，四款桌遊。不需帳號，不需網路。</translation>
        </message>
        <message>
            <source>Free software under the MIT licence.</source>
            <translation>依 MIT 授權的自由軟體。</translation>
        </message>
        <message>
            <source>Python {python}, Qt {qt}, PySide6 {pyside}</source>
            <translation>Python {python}、Qt {qt}、PySide6 {pyside}</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
    </context>
    <context>
        <name>AboutMatch</name>
        <message>
            <source>About this match</source>
            <translation>關於這場對局</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>遊戲</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>座位</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>開始時間</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>種子</translation>
        </message>
        <message>
            <source>on</source>
            <translation>開</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>提示</translation>
        </message>
        <message>
            <source>used</source>
            <translation>已使用</translation>
        </message>
        <message>
            <source>none used</source>
            <translation>未使用</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>版本</translation>
        </message>
        <message>
            <source>Castlegames {app}, rules {rules}, file {schema}</source>
            <translation>Castlegames {app}、規則 {rules}、檔案 {schema}</translation>
        </message>
        <message>
            <source>File</source>
            <translation>檔案</translation>
        </message>
        <message>
            <source>not saved</source>
            <translation>未儲存</translation>
        </message>
        <message>
            <source>Copy the seed</source>
            <translation>複製種子</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>random</source>
            <translation>隨機</translation>
        </message>
        <message>
            <source>off</source>
            <translation>關</translation>
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
            <translation>新對局…</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>開啟…</translation>
        </message>
        <message>
            <source>&amp;Save a copy…</source>
            <translation>儲存副本…</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <translation>匯出…</translation>
        </message>
        <message>
            <source>About this &amp;match</source>
            <translation>關於這場對局</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>提示</translation>
        </message>
        <message>
            <source>Re&amp;play</source>
            <translation>重播</translation>
        </message>
        <message>
            <source>Play &amp;on from here…</source>
            <translation>從這裡接著玩…</translation>
        </message>
        <message>
            <source>Same &amp;deal again</source>
            <translation>同樣的牌局</translation>
        </message>
        <message>
            <source>Re&amp;match</source>
            <translation>再來一場</translation>
        </message>
        <message>
            <source>&amp;Lobby</source>
            <translation>大廳</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>結束</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>縮小</translation>
        </message>
        <message>
            <source>&amp;Whole board</source>
            <translation>整個版面</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>全螢幕</translation>
        </message>
        <message>
            <source>S&amp;ound</source>
            <translation>聲音</translation>
        </message>
        <message>
            <source>&amp;Matches</source>
            <translation>對局</translation>
        </message>
        <message>
            <source>S&amp;tatistics</source>
            <translation>統計</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>規則</translation>
        </message>
        <message>
            <source>&amp;Tutorial</source>
            <translation>教學</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>按鍵</translation>
        </message>
        <message>
            <source>&amp;About Castlegames</source>
            <translation>關於 Castlegames</translation>
        </message>
    </context>
    <context>
        <name>App</name>
        <message>
            <source>Something went wrong in the program.</source>
            <translation>程式出了問題。</translation>
        </message>
        <message>
            <source>Your match is safe on disk and you can go on. The log keeps the details.</source>
            <translation>你的對局已安全存檔，可以繼續玩。細節記在紀錄檔裡。</translation>
        </message>
        <message>
            <source>Castlegames did not end well last time.</source>
            <translation>Castlegames 上次沒有正常結束。</translation>
        </message>
        <message>
            <source>Your matches are as they were; continue them from the lobby. A log of what happened was kept: {path}</source>
            <translation>你的對局都和原來一樣，請從大廳繼續。事情經過記在：{path}</translation>
        </message>
        <message>
            <source>Copy the log</source>
            <translation>複製紀錄</translation>
        </message>
    </context>
    <context>
        <name>Castell</name>
        <message>
            <source>Tower builder</source>
            <translation>人塔搭建</translation>
        </message>
        <message>
            <source>Special tokens left: {n}</source>
            <translation>剩餘特殊標記：{n}</translation>
        </message>
        <message>
            <source>Best tower</source>
            <translation>最佳人塔</translation>
        </message>
        <message>
            <source>Can I do this?</source>
            <translation>我做得到嗎？</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>清空</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>略過</translation>
        </message>
        <message>
            <source>Not in a match without projected points.</source>
            <translation>這場對局不預覽分數，無法使用。</translation>
        </message>
        <message>
            <source>Build your best tower for the festival (T)</source>
            <translation>為慶典搭出最佳人塔（T）</translation>
        </message>
        <message>
            <source>Build a tower for the performance, or hear that there is none (D)</source>
            <translation>為表演搭出人塔，或得知搭不出來（D）</translation>
        </message>
        <message>
            <source>At {region}: {points}</source>
            <translation>{region}：{points}</translation>
        </message>
        <message>
            <source>Does {tile}</source>
            <translation>符合：{tile}</translation>
        </message>
        <message>
            <source>Level {n}: {sizes}</source>
            <translation>第 {n} 層：{sizes}</translation>
        </message>
        <message>
            <source>level {n}: casteller of size {size}</source>
            <translation>第 {n} 層：體型 {size} 的隊員</translation>
        </message>
        <message>
            <source>Everybody of size {size} stands in the tower.</source>
            <translation>體型 {size} 的隊員都在塔上了。</translation>
        </message>
        <message>
            <source>out of the tower</source>
            <translation>離開人塔</translation>
        </message>
        <message>
            <source>on top, as level {n}</source>
            <translation>疊到最上面，成為第 {n} 層</translation>
        </message>
        <message>
            <source>below level {n}</source>
            <translation>插到第 {n} 層下面</translation>
        </message>
        <message>
            <source>take {sizes} out</source>
            <translation>移出 {sizes}</translation>
        </message>
        <message>
            <source>add {sizes}</source>
            <translation>加入 {sizes}</translation>
        </message>
        <message>
            <source>move {sizes}</source>
            <translation>移動 {sizes}</translation>
        </message>
        <message>
            <source>the tower stands then</source>
            <translation>這樣人塔站得住</translation>
        </message>
        <message>
            <source>drop it on a level, or put it back</source>
            <translation>放到某一層，或放回去</translation>
        </message>
        <message>
            <source>build a tower for the festival of {region}, or pass</source>
            <translation>為 {region} 的慶典搭人塔，或略過</translation>
        </message>
        <message>
            <source>build a tower: nobody is used up</source>
            <translation>搭人塔：隊員不會用掉</translation>
        </message>
        <message>
            <source>Place here</source>
            <translation>放在這裡</translation>
        </message>
        <message>
            <source>Show tower</source>
            <translation>展示人塔</translation>
        </message>
        <message>
            <source>Perform {tile}</source>
            <translation>表演 {tile}</translation>
        </message>
        <message>
            <source>No tower of yours qualifies there.</source>
            <translation>你搭不出符合那場慶典的人塔。</translation>
        </message>
        <message>
            <source>best tower</source>
            <translation>最佳人塔</translation>
        </message>
        <message>
            <source>No tower of yours does this.</source>
            <translation>你搭不出這樣的人塔。</translation>
        </message>
        <message>
            <source>tower for {tile}</source>
            <translation>{tile} 的人塔</translation>
        </message>
        <message>
            <source>clear</source>
            <translation>清空</translation>
        </message>
        <message>
            <source>Build what you like: nothing is asked for now.</source>
            <translation>隨意搭建：現在沒有要求。</translation>
        </message>
        <message>
            <source>Your castellers</source>
            <translation>你的隊員</translation>
        </message>
        <message>
            <source>free</source>
            <translation>可用</translation>
        </message>
        <message>
            <source>Drag people here: the biggest at the bottom.</source>
            <translation>把人拖到這裡：最大的在最下面。</translation>
        </message>
        <message>
            <source>Levels</source>
            <translation>各層</translation>
        </message>
        <message>
            <source>Each level stands here with the skills that it uses, and with what is missing.</source>
            <translation>這裡列出每一層用到的技能，以及還缺什麼。</translation>
        </message>
        <message>
            <source>the tower stands</source>
            <translation>人塔站得住</translation>
        </message>
        <message>
            <source>Level {n}</source>
            <translation>第 {n} 層</translation>
        </message>
        <message>
            <source>{n} of size {size}</source>
            <translation>{n} 名體型 {size}</translation>
        </message>
        <message>
            <source>no skill needed</source>
            <translation>不需要技能</translation>
        </message>
        <message>
            <source>It could also be for</source>
            <translation>也可以用於</translation>
        </message>
        <message>
            <source>Festival</source>
            <translation>慶典</translation>
        </message>
        <message>
            <source>Performance</source>
            <translation>表演</translation>
        </message>
        <message>
            <source>It qualifies</source>
            <translation>符合條件</translation>
        </message>
        <message>
            <source>This tower does it</source>
            <translation>這座人塔可以</translation>
        </message>
        <message>
            <source>No tower yet.</source>
            <translation>還沒有人塔。</translation>
        </message>
        <message>
            <source>levels</source>
            <translation>層數</translation>
        </message>
        <message>
            <source>castellers of a wanted size</source>
            <translation>體型符合的隊員</translation>
        </message>
        <message>
            <source>Tower points (best so far: {n})</source>
            <translation>人塔分數（目前最佳：{n}）</translation>
        </message>
        <message>
            <source>Skills used in this tower</source>
            <translation>這座人塔用到的技能</translation>
        </message>
        <message>
            <source>{used} of {rank}</source>
            <translation>{used} / {rank}</translation>
        </message>
        <message>
            <source>Festival of {region}</source>
            <translation>{region} 的慶典</translation>
        </message>
        <message>
            <source>sizes wanted</source>
            <translation>指定體型</translation>
        </message>
        <message>
            <source>Nobody has shown a tower yet.</source>
            <translation>還沒有人展示人塔。</translation>
        </message>
        <message>
            <source>festival in round {n}</source>
            <translation>第 {n} 輪的慶典</translation>
        </message>
        <message>
            <source>{region}, tokens: {n}</source>
            <translation>{region}，標記：{n}</translation>
        </message>
        <message>
            <source>Bag {n}</source>
            <translation>袋中 {n}</translation>
        </message>
        <message>
            <source>Bag {n} · refill in round {round}</source>
            <translation>袋中 {n} · 第 {round} 輪補充</translation>
        </message>
        <message>
            <source>{region}: castellers {sizes}</source>
            <translation>{region}：隊員 {sizes}</translation>
        </message>
        <message>
            <source>{region}: no castellers</source>
            <translation>{region}：沒有隊員</translation>
        </message>
        <message>
            <source>pawns of {names}</source>
            <translation>{names} 的棋子</translation>
        </message>
        <message>
            <source>Round {n}: festival in {region}, size {sizes} wanted</source>
            <translation>第 {n} 輪：{region} 的慶典，指定體型 {sizes}</translation>
        </message>
        <message>
            <source>All Regions</source>
            <translation>所有地區</translation>
        </message>
        <message>
            <source>No Region</source>
            <translation>無地區</translation>
        </message>
        <message>
            <source>{skill} tile at {region}</source>
            <translation>{region} 的{skill}板塊</translation>
        </message>
        <message>
            <source>offered to you</source>
            <translation>你可以選</translation>
        </message>
        <message>
            <source>none</source>
            <translation>無</translation>
        </message>
        <message>
            <source>Performances in {region}: {tiles}</source>
            <translation>{region} 的表演：{tiles}</translation>
        </message>
        <message>
            <source>tokens of {names}</source>
            <translation>{names} 的標記</translation>
        </message>
        <message>
            <source>size {size}: {free} of {count} free</source>
            <translation>體型 {size}：{count} 名中 {free} 名可用</translation>
        </message>
        <message>
            <source>size {size}: {count}</source>
            <translation>體型 {size}：{count}</translation>
        </message>
        <message>
            <source>Your castellers: {all}</source>
            <translation>你的隊員：{all}</translation>
        </message>
        <message>
            <source>{ranks}; {tokens}, {people} people, best tower {best}</source>
            <translation>{ranks}；{tokens}，{people} 人，最佳人塔 {best}</translation>
        </message>
        <message>
            <source>level {n}: {sizes}</source>
            <translation>第 {n} 層：{sizes}</translation>
        </message>
        <message>
            <source>uses {skills}</source>
            <translation>用到{skills}</translation>
        </message>
        <message>
            <source>{goal}, chosen</source>
            <translation>{goal}，已選</translation>
        </message>
        <message>
            <source>this tower does it</source>
            <translation>這座人塔可以</translation>
        </message>
        <message>
            <source>{name}: {levels} levels, {points}</source>
            <translation>{name}：{levels} 層，{points}</translation>
        </message>
        <message>
            <source>{region} (round {n})</source>
            <translation>{region}（第 {n} 輪）</translation>
        </message>
        <message>
            <source>from {region} no festival is in reach soon</source>
            <translation>從 {region} 近期趕不上任何慶典</translation>
        </message>
        <message>
            <source>from {region} in reach: {festivals}</source>
            <translation>從 {region} 趕得上：{festivals}</translation>
        </message>
        <message>
            <source>Local performances</source>
            <translation>地方表演</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>標記</translation>
        </message>
        <message>
            <source>{n} people</source>
            <translation>{n} 人</translation>
        </message>
        <message>
            <source>best {n}</source>
            <translation>最佳 {n}</translation>
        </message>
        <message>
            <source>first</source>
            <translation>先手</translation>
        </message>
        <message>
            <source>{n}, by size</source>
            <translation>{n} 人，依體型</translation>
        </message>
        <message>
            <source>recruits</source>
            <translation>新隊員</translation>
        </message>
        <message>
            <source>Your skills</source>
            <translation>你的技能</translation>
        </message>
        <message>
            <source>special tokens: {n}</source>
            <translation>特殊標記：{n}</translation>
        </message>
        <message>
            <source>Travel</source>
            <translation>旅行</translation>
        </message>
        <message>
            <source>Recruit</source>
            <translation>招募</translation>
        </message>
        <message>
            <source>Train</source>
            <translation>訓練</translation>
        </message>
        <message>
            <source>Special</source>
            <translation>特殊</translation>
        </message>
        <message>
            <source>Tower</source>
            <translation>人塔</translation>
        </message>
        <message>
            <source>Pick your pawn up (T)</source>
            <translation>拿起你的棋子（T）</translation>
        </message>
        <message>
            <source>Choose one or two castellers here (C)</source>
            <translation>在這裡選一或兩名隊員（C）</translation>
        </message>
        <message>
            <source>Take a skill tile that is offered (N)</source>
            <translation>拿一個可選的技能板塊（N）</translation>
        </message>
        <message>
            <source>The next action is your special action (S)</source>
            <translation>下一個行動是特殊行動（S）</translation>
        </message>
        <message>
            <source>Open the tower builder (B)</source>
            <translation>打開人塔搭建（B）</translation>
        </message>
        <message>
            <source>Stay out of this festival (P)</source>
            <translation>不參加這場慶典（P）</translation>
        </message>
        <message>
            <source>First recruit {sizes}, or take it back.</source>
            <translation>先招募 {sizes}，或收回。</translation>
        </message>
        <message>
            <source>Your pawn is not in {region}.</source>
            <translation>你的棋子不在 {region}。</translation>
        </message>
        <message>
            <source>your castellers</source>
            <translation>你的隊員</translation>
        </message>
        <message>
            <source>your skills: {help}</source>
            <translation>你的技能：{help}</translation>
        </message>
        <message>
            <source>recruit {sizes}, or add a second casteller</source>
            <translation>招募 {sizes}，或再加一名隊員</translation>
        </message>
        <message>
            <source>special action: recruit 1, travel again, or perform</source>
            <translation>特殊行動：招募 1 名、再旅行一次，或表演</translation>
        </message>
        <message>
            <source>travel once more</source>
            <translation>再旅行一次</translation>
        </message>
        <message>
            <source>drop your pawn on a region, or put it back</source>
            <translation>把棋子放到地區，或放回去</translation>
        </message>
        <message>
            <source>recruit one more</source>
            <translation>再招募一名</translation>
        </message>
        <message>
            <source>drop the casteller beside yours, or put it back</source>
            <translation>把隊員放到你的隊員旁，或放回去</translation>
        </message>
        <message>
            <source>{what} as your free special action</source>
            <translation>{what}，作為免費的特殊行動</translation>
        </message>
        <message>
            <source>{what} as your special action, for a token</source>
            <translation>{what}，作為特殊行動，花一枚標記</translation>
        </message>
        <message>
            <source>Round {n} of {all}</source>
            <translation>第 {n} 輪，共 {all} 輪</translation>
        </message>
        <message>
            <source>pick {size}</source>
            <translation>選 {size}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>繼續</translation>
        </message>
        <message>
            <source>Build a tower</source>
            <translation>搭人塔</translation>
        </message>
        <message>
            <source>Recruit {sizes}</source>
            <translation>招募 {sizes}</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>結束回合</translation>
        </message>
        <message>
            <source>Performance {tile} in {region}: {points}</source>
            <translation>{region} 的表演 {tile}：{points}</translation>
        </message>
        <message>
            <source>casteller of size {size} in {region}</source>
            <translation>{region} 體型 {size} 的隊員</translation>
        </message>
        <message>
            <source>your pawn</source>
            <translation>你的棋子</translation>
        </message>
        <message>
            <source>Skill wheel</source>
            <translation>技能輪</translation>
        </message>
        <message>
            <source>trainable</source>
            <translation>可訓練</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>平衡</translation>
        </message>
        <message>
            <source>Base</source>
            <translation>基座</translation>
        </message>
        <message>
            <source>Mix</source>
            <translation>混合</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>力量</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>寬度</translation>
        </message>
        <message>
            <source>A level may be as wide as the one below.</source>
            <translation>一層可以和下面一層一樣寬。</translation>
        </message>
        <message>
            <source>The width limit does not hold for a level.</source>
            <translation>有一層不受寬度上限限制。</translation>
        </message>
        <message>
            <source>A level may hold two neighbouring sizes.</source>
            <translation>一層可以有兩種相鄰的體型。</translation>
        </message>
        <message>
            <source>A level may carry castellers of its own size.</source>
            <translation>一層可以托住同樣體型的隊員。</translation>
        </message>
        <message>
            <source>The width limit of the whole tower grows by 1.</source>
            <translation>整座人塔的寬度上限加 1。</translation>
        </message>
        <message>
            <source>A free special action at once.</source>
            <translation>立刻免費做一次特殊行動。</translation>
        </message>
        <message>
            <source>trophy</source>
            <translation>獎盃</translation>
        </message>
        <message>
            <source>medal</source>
            <translation>獎牌</translation>
        </message>
        <message>
            <source>ribbon</source>
            <translation>緞帶</translation>
        </message>
        <message>
            <source>all five skills</source>
            <translation>全部五種技能</translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 分</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n 分</numerusform>
            </translation>
        </message>
        <message>
            <source>1 token</source>
            <translation>1 枚標記</translation>
        </message>
        <message numerus="yes">
            <source>%n tokens</source>
            <translation>
                <numerusform>%n 枚標記</numerusform>
            </translation>
        </message>
        <message>
            <source>Castell</source>
            <translation>Castell</translation>
        </message>
        <message>
            <source>Travel through Catalonia, train your team, raise towers of people.</source>
            <translation>走遍加泰隆尼亞，訓練團隊，疊起人塔。</translation>
        </message>
        <message>
            <source>show a tower at the festival of {region}, or pass</source>
            <translation>在 {region} 的慶典展示人塔，或略過</translation>
        </message>
        <message>
            <source>choose a free special action: recruit, travel or perform</source>
            <translation>選一個免費的特殊行動：招募、旅行或表演</translation>
        </message>
        <message>
            <source>travel to any region</source>
            <translation>旅行到任一地區</translation>
        </message>
        <message>
            <source>travel</source>
            <translation>旅行</translation>
        </message>
        <message>
            <source>recruit</source>
            <translation>招募</translation>
        </message>
        <message>
            <source>train</source>
            <translation>訓練</translation>
        </message>
        <message>
            <source>special action</source>
            <translation>特殊行動</translation>
        </message>
        <message>
            <source>end your turn</source>
            <translation>結束回合</translation>
        </message>
        <message>
            <source>{actions}, or end your turn</source>
            <translation>{actions}，或結束回合</translation>
        </message>
        <message>
            <source>travel to {region}</source>
            <translation>旅行到 {region}</translation>
        </message>
        <message>
            <source>recruit {sizes}</source>
            <translation>招募 {sizes}</translation>
        </message>
        <message>
            <source>take the Special tile</source>
            <translation>拿特殊板塊</translation>
        </message>
        <message>
            <source>train {skill}</source>
            <translation>訓練{skill}</translation>
        </message>
        <message>
            <source>special: recruit {size}</source>
            <translation>特殊：招募 {size}</translation>
        </message>
        <message>
            <source>special: travel to {region}</source>
            <translation>特殊：旅行到 {region}</translation>
        </message>
        <message>
            <source>special: perform {tile}</source>
            <translation>特殊：表演 {tile}</translation>
        </message>
        <message>
            <source>show {levels} levels</source>
            <translation>展示 {levels} 層</translation>
        </message>
        <message>
            <source>pass at the festival</source>
            <translation>略過慶典</translation>
        </message>
        <message>
            <source>end the turn</source>
            <translation>結束回合</translation>
        </message>
        <message>
            <source>{name} arrives in {region}.</source>
            <translation>{name} 抵達 {region}。</translation>
        </message>
        <message>
            <source>{name} travels to {region}.</source>
            <translation>{name} 旅行到 {region}。</translation>
        </message>
        <message>
            <source>{name} recruits {sizes} in {region}.</source>
            <translation>{name} 在 {region} 招募 {sizes}。</translation>
        </message>
        <message>
            <source>{name} trains {skill} to rank {rank}.</source>
            <translation>{name} 把{skill}訓練到等級 {rank}。</translation>
        </message>
        <message>
            <source>{name} has a free special action.</source>
            <translation>{name} 有一次免費的特殊行動。</translation>
        </message>
        <message>
            <source>{name}: a token goes to the row of {region}.</source>
            <translation>{name}：一枚標記放到 {region} 的列。</translation>
        </message>
        <message>
            <source>{name} goes first now.</source>
            <translation>現在由 {name} 先走。</translation>
        </message>
        <message>
            <source>{name} performs {tile} in {region}: {points}.</source>
            <translation>{name} 在 {region} 表演 {tile}：{points}。</translation>
        </message>
        <message>
            <source>{name} performs {tile} in {region}: {points}, 1 token.</source>
            <translation>{name} 在 {region} 表演 {tile}：{points}，1 枚標記。</translation>
        </message>
        <message numerus="yes">
            <source>{name} performs {tile} in {region}: {points}, %n tokens.</source>
            <translation>
                <numerusform>{name} 在 {region} 表演 {tile}：{points}，%n 枚標記。</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} has no tower for the festival of {region}.</source>
            <translation>{name} 沒有可參加 {region} 慶典的人塔。</translation>
        </message>
        <message>
            <source>{name} shows a tower in {region}: {points}.</source>
            <translation>{name} 在 {region} 展示人塔：{points}。</translation>
        </message>
        <message>
            <source>{name}: best tower so far, {points}.</source>
            <translation>{name}：目前最佳人塔，{points}。</translation>
        </message>
        <message>
            <source>{name} stays out of the festival of {region}.</source>
            <translation>{name} 不參加 {region} 的慶典。</translation>
        </message>
        <message>
            <source>{name} wins a {prize} in {region}: {points}.</source>
            <translation>{name} 在 {region} 贏得{prize}：{points}。</translation>
        </message>
        <message>
            <source>{name} wins the size token {size} in {region}.</source>
            <translation>{name} 在 {region} 贏得體型標記 {size}。</translation>
        </message>
        <message>
            <source>Nobody wins the size token {size} in {region}.</source>
            <translation>{region} 的體型標記 {size} 無人贏得。</translation>
        </message>
        <message>
            <source>Festival in {region}: size {sizes} wanted.</source>
            <translation>{region} 的慶典：指定體型 {sizes}。</translation>
        </message>
        <message>
            <source>Round {n} of 10.</source>
            <translation>第 {n} 輪，共 10 輪。</translation>
        </message>
        <message>
            <source>New in {region}: {sizes}.</source>
            <translation>{region} 新到：{sizes}。</translation>
        </message>
        <message>
            <source>The wheel turns.</source>
            <translation>技能輪轉動。</translation>
        </message>
        <message>
            <source>Ten rounds are over.</source>
            <translation>十輪結束了。</translation>
        </message>
        <message>
            <source>Plans two rounds ahead and plays its best plans on in its head.</source>
            <translation>規劃兩輪，並在腦中推演最好的計畫。</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>對局已經結束。</translation>
        </message>
        <message>
            <source>It is the turn of {name}.</source>
            <translation>輪到 {name}。</translation>
        </message>
        <message>
            <source>That is no move of Castell.</source>
            <translation>這不是 Castell 的步驟。</translation>
        </message>
        <message>
            <source>First answer at the festival of {region}.</source>
            <translation>請先回應 {region} 的慶典。</translation>
        </message>
        <message>
            <source>There is no festival now.</source>
            <translation>現在沒有慶典。</translation>
        </message>
        <message>
            <source>First comes the free special action.</source>
            <translation>要先做免費的特殊行動。</translation>
        </message>
        <message>
            <source>You have travelled this turn.</source>
            <translation>這個回合你已經旅行過。</translation>
        </message>
        <message>
            <source>You have recruited this turn.</source>
            <translation>這個回合你已經招募過。</translation>
        </message>
        <message>
            <source>You have trained this turn.</source>
            <translation>這個回合你已經訓練過。</translation>
        </message>
        <message>
            <source>You have used a special action this turn.</source>
            <translation>這個回合你已經做過特殊行動。</translation>
        </message>
        <message>
            <source>You have no special token left.</source>
            <translation>你沒有特殊標記了。</translation>
        </message>
        <message>
            <source>First travel to a region.</source>
            <translation>請先旅行到一個地區。</translation>
        </message>
        <message>
            <source>There is no such region.</source>
            <translation>沒有這個地區。</translation>
        </message>
        <message>
            <source>Your pawn is in {region} already.</source>
            <translation>你的棋子已經在 {region}。</translation>
        </message>
        <message>
            <source>No road leads from {start} to {region}.</source>
            <translation>從 {start} 到 {region} 沒有路。</translation>
        </message>
        <message>
            <source>Recruit one or two castellers.</source>
            <translation>請招募一或兩名隊員。</translation>
        </message>
        <message>
            <source>No such casteller of size {size} waits in {region}.</source>
            <translation>{region} 沒有體型 {size} 的隊員在等。</translation>
        </message>
        <message>
            <source>There is no such skill.</source>
            <translation>沒有這種技能。</translation>
        </message>
        <message>
            <source>The wheel does not offer {skill} in {region} now.</source>
            <translation>技能輪現在在 {region} 沒有提供{skill}。</translation>
        </message>
        <message>
            <source>{skill} has the highest rank, {rank}.</source>
            <translation>{skill}已是最高等級 {rank}。</translation>
        </message>
        <message>
            <source>There is no such performance.</source>
            <translation>沒有這個表演。</translation>
        </message>
        <message>
            <source>This performance is not in {region}.</source>
            <translation>這個表演不在 {region}。</translation>
        </message>
        <message>
            <source>A tower needs somebody on every level.</source>
            <translation>人塔的每一層都要有人。</translation>
        </message>
        <message>
            <source>Castellers have sizes 1 to 10.</source>
            <translation>隊員的體型是 1 到 10。</translation>
        </message>
        <message>
            <source>Level {level}: {small} and {big} cannot mix.</source>
            <translation>第 {level} 層：{small} 和 {big} 不能混合。</translation>
        </message>
        <message>
            <source>Level {level}: {size} is too big for {below} below.</source>
            <translation>第 {level} 層：{size} 對下面的 {below} 太大。</translation>
        </message>
        <message>
            <source>Level {level} is wider than the one below.</source>
            <translation>第 {level} 層比下面一層寬。</translation>
        </message>
        <message>
            <source>It takes {needed} of size {size}; you have {owned}.</source>
            <translation>需要 {needed} 名體型 {size}；你有 {owned} 名。</translation>
        </message>
        <message>
            <source>It uses {skill} {uses} times; your rank is {rank}.</source>
            <translation>用了 {uses} 次{skill}；你的等級是 {rank}。</translation>
        </message>
        <message>
            <source>It uses {skill}, which you have not trained.</source>
            <translation>用到{skill}，但你還沒訓練。</translation>
        </message>
        <message>
            <source>It is too wide: your limit is {limit} without Base.</source>
            <translation>太寬：沒有基座時上限是 {limit}。</translation>
        </message>
        <message>
            <source>Levels: {levels}; a festival wants {wanted}.</source>
            <translation>有 {levels} 層；慶典要 {wanted} 層。</translation>
        </message>
        <message>
            <source>Somebody of size {size} is missing.</source>
            <translation>缺少體型 {size} 的人。</translation>
        </message>
        <message>
            <source>Levels: {levels}; {wanted} are wanted.</source>
            <translation>有 {levels} 層；要 {wanted} 層。</translation>
        </message>
        <message>
            <source>Level {level} is {width} wide; {wanted} are wanted.</source>
            <translation>第 {level} 層寬 {width}；要 {wanted}。</translation>
        </message>
        <message>
            <source>It does not use {skill}.</source>
            <translation>沒有用到{skill}。</translation>
        </message>
        <message>
            <source>It does not use all the skills at once.</source>
            <translation>沒有同時用到所有技能。</translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>誰先開始</translation>
        </message>
        <message>
            <source>Who has the first-player marker in round 1.</source>
            <translation>第 1 輪誰拿起始玩家標記。</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>隨機</translation>
        </message>
        <message>
            <source>Which skills a region offers.</source>
            <translation>一個地區提供哪些技能。</translation>
        </message>
        <message>
            <source>All Regions: one more everywhere</source>
            <translation>所有地區：處處多一個</translation>
        </message>
        <message>
            <source>No Region: for experts</source>
            <translation>無地區：適合高手</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>地區</translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>獎項</translation>
        </message>
        <message>
            <source>Size tokens</source>
            <translation>體型標記</translation>
        </message>
        <message>
            <source>Performances</source>
            <translation>表演</translation>
        </message>
        <message>
            <source>{names} wins with {points}.</source>
            <translation>{names} 以 {points}獲勝。</translation>
        </message>
        <message>
            <source>Level at {points}; {names} had the best tower.</source>
            <translation>同為 {points}；{names} 的最佳人塔較高分。</translation>
        </message>
        <message>
            <source>Level at {points}; {names} won the most prize points.</source>
            <translation>同為 {points}；{names} 的獎項分數最多。</translation>
        </message>
        <message>
            <source>{names} share the victory with {points}.</source>
            <translation>{names} 以 {points}並列獲勝。</translation>
        </message>
        <message>
            <source>Follows its whims and travels without a plan.</source>
            <translation>隨興而為，旅行沒有計畫。</translation>
        </message>
        <message>
            <source>Plans its whole turn, and slips now and then.</source>
            <translation>規劃整個回合，偶爾會失手。</translation>
        </message>
        <message>
            <source>Weighs its plans against many ways things may go.</source>
            <translation>拿自己的計畫對照許多種可能的發展。</translation>
        </message>
        <message>
            <source>Your best tower here scores {points}.</source>
            <translation>你在這裡的最佳人塔得 {points}。</translation>
        </message>
        <message>
            <source>You have no tower for this festival.</source>
            <translation>你沒有可參加這場慶典的人塔。</translation>
        </message>
        <message>
            <source>Nothing that is left to do brings more.</source>
            <translation>剩下能做的都不會帶來更多。</translation>
        </message>
        <message>
            <source>Then: {plan}.</source>
            <translation>接著：{plan}。</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points} and the trophy.</source>
            <translation>你在 {region} 的人塔：{points}，並得到獎盃。</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points} and a medal.</source>
            <translation>你在 {region} 的人塔：{points}，並得到獎牌。</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points} and a ribbon.</source>
            <translation>你在 {region} 的人塔：{points}，並得到緞帶。</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points}.</source>
            <translation>你在 {region} 的人塔：{points}。</translation>
        </message>
        <message>
            <source>Performing {tile} brings {points}.</source>
            <translation>表演 {tile} 得 {points}。</translation>
        </message>
        <message>
            <source>{skill}: {help}</source>
            <translation>{skill}：{help}</translation>
        </message>
        <message>
            <source>{region} has a festival in round {n}.</source>
            <translation>{region} 在第 {n} 輪有慶典。</translation>
        </message>
        <message>
            <source>{region} is on the way.</source>
            <translation>{region} 順路。</translation>
        </message>
        <message>
            <source>Size {size} is wanted in {region} in round {n}.</source>
            <translation>第 {n} 輪 {region} 指定體型 {size}。</translation>
        </message>
        <message>
            <source>They fit your levels.</source>
            <translation>適合你的各層。</translation>
        </message>
        <message>
            <source>Needs {skill}: not trained.</source>
            <translation>需要{skill}：還沒訓練。</translation>
        </message>
        <message>
            <source>Needs more {skill}: rank {rank}.</source>
            <translation>{skill}不夠：等級 {rank}。</translation>
        </message>
        <message>
            <source>Welcome! You lead a team of castellers through Catalonia; after ten rounds the most points win. Two rounds have been played, and your pawn is in Barcelona.</source>
            <translation>歡迎！你帶領一隊隊員走遍加泰隆尼亞；十輪之後分數最高的獲勝。已經玩了兩輪，你的棋子在 Barcelona。</translation>
        </message>
        <message>
            <source>The calendar on top shows a festival in Lleida tonight, for towers with somebody of size 6. Each turn has four actions, each once and in any order.</source>
            <translation>上面的日程顯示今晚 Lleida 有慶典，人塔要有體型 6 的人。每個回合有四種行動，各一次，順序隨意。</translation>
        </message>
        <message>
            <source>First travel: drag your pawn to Lleida, or press T, choose the region with the arrows, and Enter.</source>
            <translation>先旅行：把棋子拖到 Lleida，或按 T，用方向鍵選地區，再按 Enter。</translation>
        </message>
        <message>
            <source>Now recruit: take both castellers of size 8 that wait in Lleida. Big people carry a tower. Click the first, then the second, then press Recruit.</source>
            <translation>現在招募：帶走在 Lleida 等待的兩名體型 8 的隊員。大個子能托住人塔。點第一名，再點第二名，然後按「招募」。</translation>
        </message>
        <message>
            <source>Then train. The wheel offers the tile of your region and that of All Regions. Take Mix: one level of a tower may then mix two neighbouring sizes.</source>
            <translation>接著訓練。技能輪提供你所在地區的板塊，以及「所有地區」的板塊。拿混合：人塔有一層就可以混合兩種相鄰的體型。</translation>
        </message>
        <message>
            <source>A special action costs a token and may perform: click the marked tile of Lleida. “Can I do this?” finds a tower of 3, 3 and 1; then press Perform.</source>
            <translation>特殊行動花一枚標記，可以表演：點 Lleida 標出的板塊。「我做得到嗎？」會找到 3、3、1 的人塔；然後按「表演」。</translation>
        </message>
        <message>
            <source>Well done: the tile and its points are yours, and nobody was used up. You have done all four actions, so end your turn; {partner} goes next.</source>
            <translation>做得好：板塊和分數歸你，隊員也沒有用掉。四種行動都做完了，請結束回合；接著是{partner}。</translation>
        </message>
        <message>
            <source>The festival begins! Build a tower of at least four levels with a casteller of size 6; “Best tower” helps. Each level says what it uses. Then show it.</source>
            <translation>慶典開始了！搭一座至少四層、有體型 6 隊員的人塔；「最佳人塔」可以幫忙。每一層會說用到什麼。然後展示。</translation>
        </message>
        <message>
            <source>You were the only team: a medal, a size token, and a point for each level and for everybody of size 6. Only your best festival tower counts in the end.</source>
            <translation>只有你這一隊：得到獎牌、體型標記，每層和每名體型 6 的人各一分。最後只算你最佳的慶典人塔。</translation>
        </message>
        <message>
            <source>Prizes, size tokens, performances and the number of regions where you earned something count as well. That is all: raise your first castell!</source>
            <translation>獎項、體型標記、表演，以及你得過東西的地區數也都計分。就這樣：疊起你的第一座人塔吧！</translation>
        </message>
    </context>
    <context>
        <name>CastleCrush</name>
        <message>
            <source>Aim {degrees}°</source>
            <translation>瞄準 {degrees}°</translation>
        </message>
        <message>
            <source>Mallet</source>
            <translation>木槌</translation>
        </message>
        <message>
            <source>Mallet: {aim}</source>
            <translation>木槌：{aim}</translation>
        </message>
        <message>
            <source>put down the {piece}</source>
            <translation>放下{piece}</translation>
        </message>
        <message>
            <source>Put it up</source>
            <translation>照樣搭建</translation>
        </message>
        <message>
            <source>Aim like that</source>
            <translation>照樣瞄準</translation>
        </message>
        <message>
            <source>falls</source>
            <translation>會倒</translation>
        </message>
        <message>
            <source>{x} mm right, {y} mm forward</source>
            <translation>向右 {x} mm，向前 {y} mm</translation>
        </message>
        <message>
            <source>foundation</source>
            <translation>地基</translation>
        </message>
        <message>
            <source>{place}, on {below}</source>
            <translation>{place}，在{below}上</translation>
        </message>
        <message>
            <source>{piece} stands</source>
            <translation>{piece}立好了</translation>
        </message>
        <message>
            <source>Turn the aim</source>
            <translation>轉動瞄準</translation>
        </message>
        <message>
            <source>Move the foot</source>
            <translation>移動槌腳</translation>
        </message>
        <message>
            <source>Ready-made castle</source>
            <translation>現成城堡</translation>
        </message>
        <message>
            <source>Lay aside</source>
            <translation>擱置</translation>
        </message>
        <message>
            <source>Storeys</source>
            <translation>樓層</translation>
        </message>
        <message>
            <source>The storey of each block, and its points</source>
            <translation>每個積木的樓層和分數</translation>
        </message>
        <message>
            <source>View</source>
            <translation>視角</translation>
        </message>
        <message>
            <source>From the front, the side, the top</source>
            <translation>從正面、側面、上方</translation>
        </message>
        <message>
            <source>‹ Aim</source>
            <translation>‹ 瞄準</translation>
        </message>
        <message>
            <source>Aim farther to the left</source>
            <translation>往左瞄準一點</translation>
        </message>
        <message>
            <source>Aim ›</source>
            <translation>瞄準 ›</translation>
        </message>
        <message>
            <source>Aim farther to the right</source>
            <translation>往右瞄準一點</translation>
        </message>
        <message>
            <source>Put down</source>
            <translation>放下</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>放手</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>拿取</translation>
        </message>
        <message>
            <source>Take the {piece}</source>
            <translation>拿{piece}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>略過</translation>
        </message>
        <message>
            <source>Let it fall</source>
            <translation>讓木槌落下</translation>
        </message>
        <message>
            <source>Gravity is at work…</source>
            <translation>重力作用中…</translation>
        </message>
        <message>
            <source>R or wheel turns, arrows move, Enter puts down</source>
            <translation>R 或滾輪旋轉，方向鍵移動，Enter 放下</translation>
        </message>
        <message>
            <source>Swing {n} of {last}. Click or arrows aim, drag turns</source>
            <translation>第 {n} 擊，共 {last} 擊。點選或方向鍵瞄準，拖曳轉視角</translation>
        </message>
        <message>
            <source>One attack is worth</source>
            <translation>一次進攻的得分</translation>
        </message>
        <message>
            <source>blocks</source>
            <translation>積木</translation>
        </message>
        <message>
            <source>points</source>
            <translation>分數</translation>
        </message>
        <message>
            <source>and {king} for a king, {general} for a general</source>
            <translation>另外國王 {king} 分，將軍 {general} 分</translation>
        </message>
        <message>
            <source>Watch again</source>
            <translation>再看一次</translation>
        </message>
        <message>
            <source>Watch the fall again</source>
            <translation>再看一次倒下的過程</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>慢</translation>
        </message>
        <message>
            <source>A quarter of the speed</source>
            <translation>四分之一的速度</translation>
        </message>
        <message>
            <source>Moment of the fall</source>
            <translation>倒下的時刻</translation>
        </message>
        <message>
            <source>{piece}, {count} left</source>
            <translation>{piece}，剩 {count} 個</translation>
        </message>
        <message>
            <source>Together</source>
            <translation>合計</translation>
        </message>
        <message>
            <source>steady hand</source>
            <translation>手穩</translation>
        </message>
        <message>
            <source>wobble {degrees}°</source>
            <translation>晃動 {degrees}°</translation>
        </message>
        <message>
            <source>The middle</source>
            <translation>場中</translation>
        </message>
        <message>
            <source>The supply</source>
            <translation>供應區</translation>
        </message>
        <message>
            <source>one is taken at a time</source>
            <translation>一次拿一個</translation>
        </message>
        <message>
            <source>Fallen blocks</source>
            <translation>掉落的積木</translation>
        </message>
        <message>
            <source>dealt out after scoring</source>
            <translation>計分後分配</translation>
        </message>
        <message>
            <source>Block tray</source>
            <translation>積木盤</translation>
        </message>
        <message>
            <source>{name} builds</source>
            <translation>{name} 建造中</translation>
        </message>
        <message>
            <source>use them all, upright</source>
            <translation>全部用上，保持直立</translation>
        </message>
        <message>
            <source>down to {n} may be laid aside</source>
            <translation>可擱置到剩 {n} 個</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>建造</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>進攻</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>計分</translation>
        </message>
        <message>
            <source>Distribute</source>
            <translation>分配</translation>
        </message>
        <message>
            <source>choose blocks</source>
            <translation>選積木</translation>
        </message>
        <message>
            <source>castle {n} of {last}</source>
            <translation>第 {n} 座城堡，共 {last} 座</translation>
        </message>
        <message>
            <source>turn {n} of {last}</source>
            <translation>第 {n} 輪進攻，共 {last} 輪</translation>
        </message>
        <message>
            <source>Round {n}</source>
            <translation>第 {n} 回合</translation>
        </message>
        <message>
            <source>{points} standing</source>
            <translation>現有 {points} 分</translation>
        </message>
        <message>
            <source>blocks: {count}</source>
            <translation>積木：{count}</translation>
        </message>
        <message>
            <source>{storey}: +{points}</source>
            <translation>{storey}：+{points}</translation>
        </message>
        <message>
            <source>Round {n} is scored</source>
            <translation>第 {n} 回合計分</translation>
        </message>
        <message>
            <source>king</source>
            <translation>國王</translation>
        </message>
        <message>
            <source>general</source>
            <translation>將軍</translation>
        </message>
        <message>
            <source>attacks</source>
            <translation>進攻</translation>
        </message>
        <message>
            <source>round</source>
            <translation>回合</translation>
        </message>
        <message>
            <source>match</source>
            <translation>對局</translation>
        </message>
        <message>
            <source>storey {n}</source>
            <translation>第 {n} 層</translation>
        </message>
        <message>
            <source>×{count}</source>
            <translation>×{count}</translation>
        </message>
        <message>
            <source>1 block</source>
            <translation>1 個積木</translation>
        </message>
        <message numerus="yes">
            <source>%n blocks</source>
            <translation>
                <numerusform>%n 個積木</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 分</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n 分</numerusform>
            </translation>
        </message>
        <message>
            <source>flat house</source>
            <translation>平頂屋</translation>
        </message>
        <message>
            <source>pointed house</source>
            <translation>尖頂屋</translation>
        </message>
        <message>
            <source>slant tower</source>
            <translation>斜頂塔</translation>
        </message>
        <message>
            <source>pointed tower</source>
            <translation>尖頂塔</translation>
        </message>
        <message>
            <source>flat tower</source>
            <translation>平頂塔</translation>
        </message>
        <message>
            <source>roof</source>
            <translation>屋頂</translation>
        </message>
        <message>
            <source>{name} +{points}</source>
            <translation>{name} +{points}</translation>
        </message>
        <message>
            <source>has the flag</source>
            <translation>持有旗幟</translation>
        </message>
        <message>
            <source>swings {dots}</source>
            <translation>進攻 {dots}</translation>
        </message>
        <message>
            <source>the ready-made castle</source>
            <translation>現成城堡</translation>
        </message>
        <message>
            <source>placing the {piece}</source>
            <translation>放置{piece}</translation>
        </message>
        <message>
            <source>Castle Crush</source>
            <translation>Castle Crush</translation>
        </message>
        <message>
            <source>Stack a castle of blocks, then let the mallet fall on the others’.</source>
            <translation>用積木疊出城堡，再讓木槌落到別人的城堡上。</translation>
        </message>
        <message>
            <source>choose a block from the supply</source>
            <translation>從供應區選一個積木</translation>
        </message>
        <message>
            <source>build your castle and let it go</source>
            <translation>建造城堡，然後放手</translation>
        </message>
        <message>
            <source>aim the mallet and let it fall</source>
            <translation>瞄準木槌，讓它落下</translation>
        </message>
        <message>
            <source>take a block from the middle</source>
            <translation>從場中拿一個積木</translation>
        </message>
        <message>
            <source>swing towards {degrees}°</source>
            <translation>朝 {degrees}° 進攻</translation>
        </message>
        <message>
            <source>no room for the mallet, passed</source>
            <translation>木槌沒地方放，略過</translation>
        </message>
        <message>
            <source>build with {blocks}</source>
            <translation>用{blocks}建造</translation>
        </message>
        <message>
            <source>lay a {piece} aside</source>
            <translation>擱置{piece}</translation>
        </message>
        <message>
            <source>take a {piece}</source>
            <translation>拿{piece}</translation>
        </message>
        <message>
            <source>{name} took a {piece}.</source>
            <translation>{name} 拿了{piece}。</translation>
        </message>
        <message>
            <source>{name} laid a {piece} aside.</source>
            <translation>{name} 擱置了{piece}。</translation>
        </message>
        <message>
            <source>{name}’s castle of {blocks} stands.</source>
            <translation>{name} 的城堡立好了：{blocks}。</translation>
        </message>
        <message>
            <source>It would not come to rest and was stopped after 12 seconds.</source>
            <translation>一直靜不下來，12 秒後停止。</translation>
        </message>
        <message>
            <source>{name}’s {piece} fell.</source>
            <translation>{name} 的{piece}倒了。</translation>
        </message>
        <message>
            <source>{name}’s {piece} fell; it does not count.</source>
            <translation>{name} 的{piece}倒了；不計分。</translation>
        </message>
        <message>
            <source>{name}’s {piece} fell when others were taken off; it does not count.</source>
            <translation>{name} 的{piece}在移走其他物件時倒了；不計分。</translation>
        </message>
        <message>
            <source>{name} found no room for the mallet.</source>
            <translation>{name} 找不到地方放木槌。</translation>
        </message>
        <message>
            <source>{name}’s castle: {points} ({blocks} blocks, {king} king, {general} general).</source>
            <translation>{name} 的城堡：{points}（積木 {blocks}、國王 {king}、將軍 {general}）。</translation>
        </message>
        <message>
            <source>{name} has the flag.</source>
            <translation>{name} 持有旗幟。</translation>
        </message>
        <message>
            <source>Round {n} begins.</source>
            <translation>第 {n} 回合開始。</translation>
        </message>
        <message>
            <source>a king</source>
            <translation>國王</translation>
        </message>
        <message numerus="yes">
            <source>%n kings</source>
            <translation>
                <numerusform>%n 個國王</numerusform>
            </translation>
        </message>
        <message>
            <source>a general</source>
            <translation>將軍</translation>
        </message>
        <message numerus="yes">
            <source>%n generals</source>
            <translation>
                <numerusform>%n 個將軍</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} felled nothing.</source>
            <translation>{name} 什麼也沒擊落。</translation>
        </message>
        <message>
            <source>{name} felled {pieces}: {points}.</source>
            <translation>{name} 擊落 {pieces}：{points}。</translation>
        </message>
        <message>
            <source>The fall has to be simulated first.</source>
            <translation>要先模擬倒下的過程。</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>對局已經結束。</translation>
        </message>
        <message>
            <source>That is no move of Castle Crush.</source>
            <translation>這不是 Castle Crush 的步驟。</translation>
        </message>
        <message>
            <source>That is no place on the table.</source>
            <translation>桌上沒有這個位置。</translation>
        </message>
        <message>
            <source>There is no such piece.</source>
            <translation>沒有這個物件。</translation>
        </message>
        <message>
            <source>There is no such kind of block.</source>
            <translation>沒有這種積木。</translation>
        </message>
        <message>
            <source>This {piece} is not yours to place.</source>
            <translation>這個{piece}不歸你放。</translation>
        </message>
        <message>
            <source>This {piece} is placed already.</source>
            <translation>這個{piece}已經放好了。</translation>
        </message>
        <message>
            <source>Only the king may lie; all else stands upright.</source>
            <translation>只有國王可以平放；其他都要直立。</translation>
        </message>
        <message>
            <source>First all blocks, then king and general.</source>
            <translation>先放完所有積木，再放國王和將軍。</translation>
        </message>
        <message>
            <source>One block is not used yet.</source>
            <translation>還有 1 個積木沒用。</translation>
        </message>
        <message numerus="yes">
            <source>%n blocks are not used yet.</source>
            <translation>
                <numerusform>還有 %n 個積木沒用。</numerusform>
            </translation>
        </message>
        <message>
            <source>The general is not on the foundation yet.</source>
            <translation>將軍還沒放到地基上。</translation>
        </message>
        <message>
            <source>The {piece} reaches more than {most} mm over the foundation’s edge.</source>
            <translation>{piece}超出地基邊緣 {most} mm 以上。</translation>
        </message>
        <message>
            <source>The {piece} would stand on the table.</source>
            <translation>{piece}會站到桌面上。</translation>
        </message>
        <message>
            <source>The king must rest on a block.</source>
            <translation>國王必須放在積木上。</translation>
        </message>
        <message>
            <source>The general must stand on the foundation.</source>
            <translation>將軍必須站在地基上。</translation>
        </message>
        <message>
            <source>The {piece} would be inside another castle.</source>
            <translation>{piece}會卡進別的城堡。</translation>
        </message>
        <message>
            <source>It does not stand: one piece moves.</source>
            <translation>站不住：有 1 件會動。</translation>
        </message>
        <message numerus="yes">
            <source>It does not stand: %n pieces move.</source>
            <translation>
                <numerusform>站不住：有 %n 件會動。</numerusform>
            </translation>
        </message>
        <message>
            <source>The recorded fall cannot be true: {fault}.</source>
            <translation>記錄的倒下過程不可能：{fault}。</translation>
        </message>
        <message>
            <source>With {least} blocks or fewer every block is used.</source>
            <translation>積木不超過 {least} 個時，必須全部用上。</translation>
        </message>
        <message>
            <source>No {piece} is left.</source>
            <translation>沒有{piece}了。</translation>
        </message>
        <message>
            <source>The mallet’s foot stays within {most} mm of the middle.</source>
            <translation>槌腳要在中心 {most} mm 以內。</translation>
        </message>
        <message>
            <source>A {piece} is in the mallet’s way.</source>
            <translation>{piece}擋住了木槌。</translation>
        </message>
        <message>
            <source>There is room for the mallet: let it fall.</source>
            <translation>木槌有地方放：讓它落下。</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>手穩程度</translation>
        </message>
        <message>
            <source>How exactly the mallet is let go.</source>
            <translation>放開木槌有多準。</translation>
        </message>
        <message>
            <source>Steady: exactly as aimed</source>
            <translation>穩：完全照瞄準</translation>
        </message>
        <message>
            <source>Natural: about 1.5° and 1 mm off</source>
            <translation>自然：約偏 1.5° 和 1 mm</translation>
        </message>
        <message>
            <source>Shaky: about 3° and 2 mm off</source>
            <translation>抖：約偏 3° 和 2 mm</translation>
        </message>
        <message>
            <source>From the youngest to the oldest</source>
            <translation>從最年輕到最年長</translation>
        </message>
        <message>
            <source>The youngest begins with the flag; ties go to the younger.</source>
            <translation>最年輕的先持旗幟；同分時較年輕的獲勝。</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>隨機</translation>
        </message>
        <message>
            <source>Blocks standing</source>
            <translation>城堡上的積木</translation>
        </message>
        <message>
            <source>Kings</source>
            <translation>國王</translation>
        </message>
        <message>
            <source>Generals</source>
            <translation>將軍</translation>
        </message>
        <message>
            <source>Attacks</source>
            <translation>進攻</translation>
        </message>
        <message>
            <source>{name} wins with {points}.</source>
            <translation>{name} 以 {points}獲勝。</translation>
        </message>
        <message>
            <source>A tie at {points}: {name} has the taller castle, {height} mm.</source>
            <translation>同為 {points}：{name} 的城堡較高，{height} mm。</translation>
        </message>
        <message>
            <source>A tie at {points}, castles equally tall: {name} wins as the younger.</source>
            <translation>同為 {points}，城堡一樣高：{name} 較年輕而獲勝。</translation>
        </message>
        <message>
            <source>Stacks any plain castle, tries out 6 falls and takes any block.</source>
            <translation>隨意蓋一座普通城堡，試 6 次落槌，隨意拿積木。</translation>
        </message>
        <message>
            <source>Builds a mast and a wall, else up to three storeys; tries out up to 32 falls.</source>
            <translation>搭桅柱和高牆，否則最多蓋三層；最多試 32 次落槌。</translation>
        </message>
        <message>
            <source>Builds strongholds, else bold castles; tries out up to 64 falls.</source>
            <translation>蓋堡壘，否則蓋大膽的城堡；最多試 64 次落槌。</translation>
        </message>
        <message>
            <source>Picks the best stronghold its blocks make; tries out falls while time lasts.</source>
            <translation>用手上積木選最好的堡壘；用盡時間試落槌。</translation>
        </message>
        <message>
            <source>fells about {blocks} blocks for {points} points, as tried.</source>
            <translation>試下來約擊落 {blocks} 個積木，得 {points} 分。</translation>
        </message>
        <message>
            <source>worth {planned} points; about {kept} of them outlast the attacks, as tried.</source>
            <translation>值 {planned} 分；試驗中約有 {kept} 分撐過攻擊。</translation>
        </message>
        <message>
            <source>worth {planned} points; little is likely to outlast the attacks, but no castle that was tried did better.</source>
            <translation>值 {planned} 分；攻擊後大概所剩不多，但試過的城堡沒有更好的。</translation>
        </message>
        <message>
            <source>worth {planned} points as it stands.</source>
            <translation>照現狀值 {planned} 分。</translation>
        </message>
        <message>
            <source>of all kinds there are, it helps the next castle most.</source>
            <translation>在現有的種類中，它對下一座城堡最有幫助。</translation>
        </message>
        <message>
            <source>what is left makes a stronger castle.</source>
            <translation>剩下的積木能蓋出更堅固的城堡。</translation>
        </message>
        <message>
            <source>there are more blocks than the foundation holds.</source>
            <translation>積木比地基放得下的多。</translation>
        </message>
        <message>
            <source>a plain choice, made without trying others.</source>
            <translation>簡單的選擇，沒有試其他的。</translation>
        </message>
        <message>
            <source>swing: nothing fell</source>
            <translation>進攻：沒有擊落</translation>
        </message>
        <message>
            <source>swing: 1 piece felled</source>
            <translation>進攻：擊落 1 件</translation>
        </message>
        <message numerus="yes">
            <source>swing: %n pieces felled</source>
            <translation>
                <numerusform>進攻：擊落 %n 件</numerusform>
            </translation>
        </message>
        <message>
            <source>Now a block is taken.</source>
            <translation>現在是拿積木。</translation>
        </message>
        <message>
            <source>Now castles are built.</source>
            <translation>現在是建造城堡。</translation>
        </message>
        <message>
            <source>Now the mallet falls.</source>
            <translation>現在是木槌落下。</translation>
        </message>
        <message>
            <source>Not now.</source>
            <translation>現在不行。</translation>
        </message>
        <message>
            <source>a piece is missing</source>
            <translation>缺少一件</translation>
        </message>
        <message>
            <source>a piece is there twice</source>
            <translation>有一件出現兩次</translation>
        </message>
        <message>
            <source>a piece is there that was not</source>
            <translation>多出一件</translation>
        </message>
        <message>
            <source>a piece is nowhere</source>
            <translation>有一件不知去向</translation>
        </message>
        <message>
            <source>a piece is inside the table</source>
            <translation>有一件在桌子裡面</translation>
        </message>
        <message>
            <source>the mallet was let go elsewhere</source>
            <translation>木槌是在別處放開的</translation>
        </message>
        <message>
            <source>what was taken off does not fit</source>
            <translation>移走的物件不符</translation>
        </message>
        <message>
            <source>what touches what does not fit</source>
            <translation>接觸的關係不符</translation>
        </message>
        <message>
            <source>piece</source>
            <translation>物件</translation>
        </message>
        <message>
            <source>Welcome! In each of three rounds you build a castle and let a mallet fall on that of {partner}. What falls and what stands brings points.</source>
            <translation>歡迎！共三個回合，每回合你建造城堡，再讓木槌落到{partner}的城堡上。掉落的和站住的都能得分。</translation>
        </message>
        <message>
            <source>Begin with a block: drag a flat house from the tray to your blue foundation. R or the wheel turns it. By keys: its number, the arrows, and Enter.</source>
            <translation>先放一個積木：把平頂屋從積木盤拖到你的藍色地基。R 或滾輪可旋轉。用鍵盤：按它的號碼、方向鍵和 Enter。</translation>
        </message>
        <message>
            <source>Every block must be used, then king and general. To be quick press Ready-made castle (C), once or more. Then Let go: a castle has to stand by itself.</source>
            <translation>所有積木都要用上，再放國王和將軍。想快一點就按「現成城堡」（C），一次或多次。然後「放手」：城堡要自己站住。</translation>
        </message>
        <message>
            <source>It stands! Drag the table to look around, or press V. {partner} builds next.</source>
            <translation>站住了！拖動桌面可以環顧，或按 V。接著由{partner}建造。</translation>
        </message>
        <message>
            <source>Now attack. Click where the mallet is to fall, or aim with the arrows. You never push: press Let it fall.</source>
            <translation>現在進攻。點木槌要落下的地方，或用方向鍵瞄準。不能施力：按「讓木槌落下」。</translation>
        </message>
        <message>
            <source>What touches the table now has fallen. One block is 1 point, two are 2, three are 4, and six are 20; a king adds 5, a general 3. {partner} strikes back.</source>
            <translation>現在碰到桌面的就是擊落了。一個積木 1 分，兩個 2 分，三個 4 分，六個 20 分；國王加 5，將軍加 3。{partner}要還擊了。</translation>
        </message>
        <message>
            <source>You have three swings a round. Swing again, from another place if you like: M lets you move the mallet’s foot.</source>
            <translation>每回合有三次進攻。再攻一次，想換位置也行：按 M 可以移動槌腳。</translation>
        </message>
        <message>
            <source>After the last swing the castles are scored. A block counts more the higher its storey, a standing king 7 and a general 5. Storeys (N) shows the numbers.</source>
            <translation>最後一次進攻之後為城堡計分。積木的樓層越高分數越多，還在的國王 7 分，將軍 5 分。「樓層」（N）會顯示數字。</translation>
        </message>
        <message>
            <source>Then all fallen blocks are shared out: everybody takes one in turn, and the next round begins with the blocks that you have by then.</source>
            <translation>然後分配所有掉落的積木：大家輪流各拿一個，下一回合就用你那時擁有的積木開始。</translation>
        </message>
        <message>
            <source>After three rounds the most points win. That is all: build your first castle, and mind your king!</source>
            <translation>三個回合之後分數最高的獲勝。就這樣：建造你的第一座城堡，小心你的國王！</translation>
        </message>
    </context>
    <context>
        <name>CastleRooms</name>
        <message>
            <source>End turn</source>
            <translation>結束回合</translation>
        </message>
        <message>
            <source>the last turn</source>
            <translation>最後的回合</translation>
        </message>
        <message>
            <source>turns to come: {n}</source>
            <translation>剩餘回合：{n}</translation>
        </message>
        <message>
            <source>Pile: {cards}</source>
            <translation>牌堆：{cards}</translation>
        </message>
        <message>
            <source>discards</source>
            <translation>棄牌</translation>
        </message>
        <message>
            <source>start {row}, either way up</source>
            <translation>開始{row}，方向隨意</translation>
        </message>
        <message>
            <source>start {row}, {facing}</source>
            <translation>開始{row}，{facing}</translation>
        </message>
        <message>
            <source>needs {edge}</source>
            <translation>需要{edge}</translation>
        </message>
        <message>
            <source>place the {card}, or put it back</source>
            <translation>放下{card}，或放回去</translation>
        </message>
        <message>
            <source>{cards} in hand: {over} more to play</source>
            <translation>手上 {cards}：還要再出 {over} 張</translation>
        </message>
        <message>
            <source>rows {lengths} · {cards}</source>
            <translation>列 {lengths} · {cards}</translation>
        </message>
        <message>
            <source>Place here</source>
            <translation>放在這裡</translation>
        </message>
        <message>
            <source>Knights free rows of your own.</source>
            <translation>騎士解救你自己的列。</translation>
        </message>
        <message>
            <source>Rooms go into rows of your own.</source>
            <translation>房間放進你自己的列。</translation>
        </message>
        <message>
            <source>No row of an opponent can be blocked now.</source>
            <translation>現在沒有對手的列可以封鎖。</translation>
        </message>
        <message>
            <source>No row of yours is blocked by a dragon.</source>
            <translation>你沒有被龍封鎖的列。</translation>
        </message>
        <message>
            <source>Pile {n}</source>
            <translation>牌堆 {n}</translation>
        </message>
        <message>
            <source>Out {n}</source>
            <translation>棄牌 {n}</translation>
        </message>
        <message>
            <source>{row}: {rooms}, {facing}, goes on with {edge}</source>
            <translation>{row}：{rooms}，{facing}，接{edge}</translation>
        </message>
        <message>
            <source>blocked by {name}'s dragon</source>
            <translation>被 {name} 的龍封鎖</translation>
        </message>
        <message>
            <source>Your rows begin here: lay down a room.</source>
            <translation>你的列從這裡開始：放下一間房。</translation>
        </message>
        <message>
            <source>longest {n}</source>
            <translation>最長 {n}</translation>
        </message>
        <message>
            <source>{n} to win</source>
            <translation>{n} 間即獲勝</translation>
        </message>
        <message>
            <source>helmet up</source>
            <translation>頭盔朝上</translation>
        </message>
        <message>
            <source>swords up</source>
            <translation>劍朝上</translation>
        </message>
        <message>
            <source>Still unseen</source>
            <translation>尚未出現</translation>
        </message>
        <message>
            <source>1 room</source>
            <translation>1 間房</translation>
        </message>
        <message numerus="yes">
            <source>%n rooms</source>
            <translation>
                <numerusform>%n 間房</numerusform>
            </translation>
        </message>
        <message>
            <source>1 card</source>
            <translation>1 張牌</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n 張牌</numerusform>
            </translation>
        </message>
        <message>
            <source>row {n}</source>
            <translation>第 {n} 列</translation>
        </message>
        <message>
            <source>upper stairs</source>
            <translation>上樓梯</translation>
        </message>
        <message>
            <source>lower stairs</source>
            <translation>下樓梯</translation>
        </message>
        <message>
            <source>a corridor</source>
            <translation>走廊</translation>
        </message>
        <message>
            <source>dragon</source>
            <translation>龍</translation>
        </message>
        <message>
            <source>knight</source>
            <translation>騎士</translation>
        </message>
        <message>
            <source>dragons</source>
            <translation>龍</translation>
        </message>
        <message>
            <source>knights</source>
            <translation>騎士</translation>
        </message>
        <message>
            <source>room with upper stairs on both sides</source>
            <translation>兩側都是上樓梯的房間</translation>
        </message>
        <message>
            <source>room with corridors on both sides</source>
            <translation>兩側都是走廊的房間</translation>
        </message>
        <message>
            <source>room with lower stairs on both sides</source>
            <translation>兩側都是下樓梯的房間</translation>
        </message>
        <message>
            <source>room from {left} to {right}</source>
            <translation>從{left}到{right}的房間</translation>
        </message>
        <message>
            <source>Castle Rooms</source>
            <translation>Castle Rooms</translation>
        </message>
        <message>
            <source>Join rooms whose stairs meet into a row of ten; beware of dragons.</source>
            <translation>把樓梯相接的房間連成十間一列；小心龍。</translation>
        </message>
        <message>
            <source>play a card or end the turn</source>
            <translation>出一張牌或結束回合</translation>
        </message>
        <message>
            <source>end the turn</source>
            <translation>結束回合</translation>
        </message>
        <message>
            <source>discard a dragon or a knight, none is of use now</source>
            <translation>棄掉一張龍或騎士，現在都用不上</translation>
        </message>
        <message>
            <source>play until you hold {n} cards or fewer</source>
            <translation>出牌直到手上最多 {n} 張</translation>
        </message>
        <message>
            <source>add a room to {row}</source>
            <translation>在{row}加一間房</translation>
        </message>
        <message>
            <source>start {row}</source>
            <translation>開始{row}</translation>
        </message>
        <message>
            <source>dragon on {row} of {name}</source>
            <translation>龍放到 {name} 的{row}</translation>
        </message>
        <message>
            <source>knight frees {row}</source>
            <translation>騎士解救{row}</translation>
        </message>
        <message>
            <source>discard a dragon</source>
            <translation>棄掉一張龍</translation>
        </message>
        <message>
            <source>discard a knight</source>
            <translation>棄掉一張騎士</translation>
        </message>
        <message>
            <source>{name} draws: {cards}.</source>
            <translation>{name} 抽到：{cards}。</translation>
        </message>
        <message>
            <source>{name} draws {cards}.</source>
            <translation>{name} 抽 {cards}。</translation>
        </message>
        <message>
            <source>{name} drew the last cards: this turn ends the match.</source>
            <translation>{name} 抽走最後的牌：這個回合後對局結束。</translation>
        </message>
        <message>
            <source>{name} adds a room to {row}: {rooms}.</source>
            <translation>{name} 在{row}加一間房：{rooms}。</translation>
        </message>
        <message>
            <source>{name} starts {row}, {facing}.</source>
            <translation>{name} 開始{row}，{facing}。</translation>
        </message>
        <message>
            <source>{name} sends a dragon to {row} of {other}, blocked at {rooms}.</source>
            <translation>{name} 把龍放到 {other} 的{row}，封鎖在 {rooms}。</translation>
        </message>
        <message>
            <source>{name}'s knight chases the dragon from {row}.</source>
            <translation>{name} 的騎士趕走了{row}的龍。</translation>
        </message>
        <message>
            <source>{name} discards a dragon.</source>
            <translation>{name} 棄掉一張龍。</translation>
        </message>
        <message>
            <source>{name} discards a knight.</source>
            <translation>{name} 棄掉一張騎士。</translation>
        </message>
        <message>
            <source>{name} completes a row of ten rooms!</source>
            <translation>{name} 完成十間房的一列！</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>對局已經結束。</translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>誰先開始</translation>
        </message>
        <message>
            <source>Whoever visited a castle last, or a random seat.</source>
            <translation>最近去過城堡的人，或隨機座位。</translation>
        </message>
        <message>
            <source>Strict rows</source>
            <translation>嚴格排列</translation>
        </message>
        <message>
            <source>A new row may be started only when no room in hand fits one of yours.</source>
            <translation>只有手上沒有房間能接上自己的列時，才能開始新的一列。</translation>
        </message>
        <message>
            <source>longest row</source>
            <translation>最長的列</translation>
        </message>
        <message>
            <source>{name} wins with a row of ten rooms.</source>
            <translation>{name} 以十間房的一列獲勝。</translation>
        </message>
        <message>
            <source>{name} wins with the longest row: {rooms}, the next has {next}.</source>
            <translation>{name} 以最長的列獲勝：{rooms}，其次是 {next}。</translation>
        </message>
        <message>
            <source>The longest rows are equal; the second decides for {name}: {rooms} against {next}.</source>
            <translation>最長的列一樣長；第二長的列決定 {name} 獲勝：{rooms} 比 {next}。</translation>
        </message>
        <message>
            <source>The longest rows are equal; number {rank} in length decides for {name}: {rooms} against {next}.</source>
            <translation>最長的列一樣長；第 {rank} 長的列決定 {name} 獲勝：{rooms} 比 {next}。</translation>
        </message>
        <message>
            <source>{name} share the win: all their rows are equally long.</source>
            <translation>{name} 並列獲勝：所有的列都一樣長。</translation>
        </message>
        <message>
            <source>Likes long rows, sees one move and follows its whims.</source>
            <translation>喜歡長的列，只看一步，隨興而為。</translation>
        </message>
        <message>
            <source>Tries every way to play its turn, and slips now and then.</source>
            <translation>試遍這回合的每種走法，偶爾會失手。</translation>
        </message>
        <message>
            <source>Tries its best turns against hundreds of hands you might hold.</source>
            <translation>拿最好的回合對照你可能有的數百種手牌。</translation>
        </message>
        <message>
            <source>Like Hard, but it learned from thousands of matches what a turn is worth.</source>
            <translation>和「困難」一樣，但從數千局中學會判斷每個回合的價值。</translation>
        </message>
        <message>
            <source>After {tried} trials it looks like {chance} % to win.</source>
            <translation>試過 {tried} 次後，獲勝機會大約 {chance} %。</translation>
        </message>
        <message>
            <source>Only rooms are laid in rows.</source>
            <translation>只有房間能放進列裡。</translation>
        </message>
        <message>
            <source>That row has not been started.</source>
            <translation>那一列還沒開始。</translation>
        </message>
        <message>
            <source>A dragon blocks this row. A knight can free it.</source>
            <translation>這一列被龍封鎖，騎士可以解救。</translation>
        </message>
        <message>
            <source>The row needs {needs} here; this room begins with {has}.</source>
            <translation>這裡需要{needs}；這間房的開頭是{has}。</translation>
        </message>
        <message>
            <source>It would fit only turned round, but this row lies {facing}.</source>
            <translation>轉過來才接得上，但這一列是{facing}。</translation>
        </message>
        <message>
            <source>A room lies with the helmet up or with the swords up.</source>
            <translation>房間只能頭盔朝上或劍朝上。</translation>
        </message>
        <message>
            <source>Rows take turns: this one starts with {facing}.</source>
            <translation>各列輪流方向：這一列以{facing}開始。</translation>
        </message>
        <message>
            <source>A room in your hand fits {row}; first use that.</source>
            <translation>手上有房間接得上{row}；請先用它。</translation>
        </message>
        <message>
            <source>It is {name}'s turn.</source>
            <translation>輪到 {name}。</translation>
        </message>
        <message>
            <source>That is no move of Castle Rooms.</source>
            <translation>這不是 Castle Rooms 的步驟。</translation>
        </message>
        <message>
            <source>You do not hold this card.</source>
            <translation>你沒有這張牌。</translation>
        </message>
        <message>
            <source>You have no dragon.</source>
            <translation>你沒有龍。</translation>
        </message>
        <message>
            <source>Nobody sits there.</source>
            <translation>那裡沒有人。</translation>
        </message>
        <message>
            <source>Dragons go to the rows of opponents.</source>
            <translation>龍要放到對手的列。</translation>
        </message>
        <message>
            <source>A dragon needs a row with at least one room.</source>
            <translation>龍需要至少有一間房的列。</translation>
        </message>
        <message>
            <source>A dragon is there already.</source>
            <translation>那裡已經有龍。</translation>
        </message>
        <message>
            <source>You have no knight.</source>
            <translation>你沒有騎士。</translation>
        </message>
        <message>
            <source>There is no dragon on this row.</source>
            <translation>這一列沒有龍。</translation>
        </message>
        <message>
            <source>Rooms are never discarded.</source>
            <translation>房間不能棄掉。</translation>
        </message>
        <message>
            <source>Discarding needs {needs} dragons and knights in hand; you have {n}.</source>
            <translation>手上要有 {needs} 張龍和騎士才能棄牌；你有 {n} 張。</translation>
        </message>
        <message>
            <source>You hold no more than {n} cards; keep them.</source>
            <translation>你的牌不超過 {n} 張；請留著。</translation>
        </message>
        <message>
            <source>A dragon can be used now, so nothing is discarded.</source>
            <translation>現在可以用龍，所以不棄牌。</translation>
        </message>
        <message>
            <source>A knight can be used now, so nothing is discarded.</source>
            <translation>現在可以用騎士，所以不棄牌。</translation>
        </message>
        <message>
            <source>Discard the first of your cards of this kind.</source>
            <translation>請棄掉同類牌中的第一張。</translation>
        </message>
        <message>
            <source>You hold {cards}; play at least {over} more to end the turn.</source>
            <translation>你有 {cards}；至少再出 {over} 張才能結束回合。</translation>
        </message>
        <message>
            <source>The next cards are hidden.</source>
            <translation>接下來的牌是隱藏的。</translation>
        </message>
        <message>
            <source>It leads to ten rooms in this turn.</source>
            <translation>這個回合就能到十間房。</translation>
        </message>
        <message>
            <source>{row} grows to {rooms}; after this turn {fits} of {unseen} unseen cards fit your longest open row.</source>
            <translation>{row}增加到 {rooms}；這回合之後，{unseen} 張未出現的牌中有 {fits} 張接得上你最長的開放列。</translation>
        </message>
        <message>
            <source>{row} grows to {rooms}.</source>
            <translation>{row}增加到 {rooms}。</translation>
        </message>
        <message>
            <source>The {card} serves you least where it is.</source>
            <translation>{card}留在原處對你用處最小。</translation>
        </message>
        <message>
            <source>It stops a row of {rooms}.</source>
            <translation>它擋住一列 {rooms}。</translation>
        </message>
        <message>
            <source>{row} with its {rooms} can grow again.</source>
            <translation>有 {rooms} 的{row}又能繼續了。</translation>
        </message>
        <message>
            <source>It is of no use now, and you hold too many cards.</source>
            <translation>現在用不上，而你的牌太多。</translation>
        </message>
        <message>
            <source>The cards left are worth more in your hand.</source>
            <translation>剩下的牌留在手上更有價值。</translation>
        </message>
        <message>
            <source>Welcome! You lay rooms in rows. Whoever first has ten rooms in one row wins at once; if nobody does, the longest row wins.</source>
            <translation>歡迎！你把房間排成列。誰先在一列裡有十間房就立刻獲勝；如果沒有人做到，最長的列獲勝。</translation>
        </message>
        <message>
            <source>Below are your cards: three rooms and a knight. A room has upper stairs, lower stairs or a corridor at each end. Where two rooms touch, these must meet.</source>
            <translation>下面是你的牌：三間房和一張騎士。房間的兩端各是上樓梯、下樓梯或走廊。兩間房相接的地方必須吻合。</translation>
        </message>
        <message>
            <source>Start a row: drag the marked room to the middle of the table, with the helmet up. R would turn it round. By keys: its number, then Enter.</source>
            <translation>開始一列：把標出的房間拖到桌子中間，頭盔朝上。R 可以把它轉過來。用鍵盤：按它的號碼，再按 Enter。</translation>
        </message>
        <message>
            <source>Add the marked room at the right end: its stairs meet those of the first. Try the other room there, and the cross says why it does not fit.</source>
            <translation>把標出的房間加在右端：它的樓梯和第一間的相接。試試另一間房，打叉會說明為什麼接不上。</translation>
        </message>
        <message>
            <source>You draw two cards each turn and may play as many as you like, but you must end with two at most. You hold two now: press End turn.</source>
            <translation>每個回合你抽兩張牌，想出幾張就出幾張，但結束時最多留兩張。現在你有兩張：按「結束回合」。</translation>
        </message>
        <message>
            <source>{partner} has put a dragon at the end of your row, so nothing can be added. A knight helps: put yours on the row.</source>
            <translation>{partner}在你那一列的末端放了一張龍，所以什麼都不能加。騎士可以幫忙：把你的騎士放到那一列。</translation>
        </message>
        <message>
            <source>The dragon is gone, and you may go on at once. Add the marked room.</source>
            <translation>龍走了，你可以馬上繼續。加上標出的房間。</translation>
        </message>
        <message>
            <source>You drew a dragon too. Put it on the row of {partner}: it stays there until a knight comes.</source>
            <translation>你也抽到一張龍。把它放到{partner}的列：它會待在那裡，直到騎士來。</translation>
        </message>
        <message>
            <source>You may start as many rows as you like, and each new one faces the other way. Start a second row: here the swords are up.</source>
            <translation>你想開始幾列都可以，每一列新的都朝相反方向。開始第二列：這裡劍朝上。</translation>
        </message>
        <message>
            <source>Rows with a dragon count all the same, and second rows break ties. That is all: enjoy your first castle!</source>
            <translation>有龍的列照樣計算，第二列可以打破平手。就這樣：享受你的第一座城堡吧！</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <translation>繼續</translation>
        </message>
        <message>
            <source>Continue {game}, {who}</source>
            <translation>繼續 {game}，{who}</translation>
        </message>
        <message>
            <source>{first} against {second}</source>
            <translation>{first} 對 {second}</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>輪到你</translation>
        </message>
        <message>
            <source>{name} to move</source>
            <translation>輪到 {name}</translation>
        </message>
        <message>
            <source>Move {n} · {when}</source>
            <translation>第 {n} 步 · {when}</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Pass the screen to {name}</source>
            <translation>請把螢幕交給 {name}</translation>
        </message>
        <message>
            <source>The others look away. Enter or a click shows the table.</source>
            <translation>其他人請轉頭。按 Enter 或點一下即可看到桌面。</translation>
        </message>
        <message>
            <source>I am {name}</source>
            <translation>我是 {name}</translation>
        </message>
    </context>
    <context>
        <name>EndOfMatch</name>
        <message>
            <source>Points over time</source>
            <translation>分數變化</translation>
        </message>
        <message>
            <source>Click a move to see the table as it was</source>
            <translation>點一步，看看當時的桌面</translation>
        </message>
        <message>
            <source>Lobby</source>
            <translation>大廳</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>匯出…</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>重播</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <translation>同樣的牌局</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>再來一場</translation>
        </message>
        <message>
            <source>moves</source>
            <translation>步</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>分數</translation>
        </message>
        <message>
            <source>helped by hints</source>
            <translation>用過提示</translation>
        </message>
        <message>
            <source>no hints used</source>
            <translation>沒用提示</translation>
        </message>
        <message>
            <source>{n} moves</source>
            <translation>{n} 步</translation>
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation>種子 {seed}</translation>
        </message>
        <message>
            <source>Move {n}, {name}: {move}</source>
            <translation>第 {n} 步，{name}：{move}</translation>
        </message>
        <message>
            <source>{name} takes the lead for good</source>
            <translation>{name} 從此一路領先</translation>
        </message>
        <message>
            <source>The largest swing: {points} for {name}</source>
            <translation>最大的轉折：{name} {points}</translation>
        </message>
        <message>
            <source>{names} share the win</source>
            <translation>{names} 並列獲勝</translation>
        </message>
        <message>
            <source>You win, {points} to {others}</source>
            <translation>你贏了，{points} 比 {others}</translation>
        </message>
        <message>
            <source>{name} wins, {points} to {others}</source>
            <translation>{name} 獲勝，{points} 比 {others}</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>{n} min</source>
            <translation>{n} 分</translation>
        </message>
        <message>
            <source>players</source>
            <translation>人數</translation>
        </message>
        <message>
            <source>time</source>
            <translation>時間</translation>
        </message>
        <message>
            <source>{age}+</source>
            <translation>{age}+</translation>
        </message>
        <message>
            <source>age</source>
            <translation>年齡</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>開始玩</translation>
        </message>
        <message>
            <source>Play {game}</source>
            <translation>玩 {game}</translation>
        </message>
        <message>
            <source>Coming</source>
            <translation>即將推出</translation>
        </message>
        <message>
            <source>{game} is coming</source>
            <translation>{game} 即將推出</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>學習</translation>
        </message>
        <message>
            <source>Learn {game}</source>
            <translation>學習 {game}</translation>
        </message>
        <message>
            <source>Tutorial: play the first moves</source>
            <translation>教學：玩最初幾步</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>規則</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Rules</source>
            <translation>規則</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>遊戲</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>目錄</translation>
        </message>
        <message>
            <source>Find in the rules</source>
            <translation>在規則中尋找</translation>
        </message>
        <message>
            <source>On this page</source>
            <translation>本頁內容</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Rules: {game}</source>
            <translation>規則：{game}</translation>
        </message>
    </context>
    <context>
        <name>Levels</name>
        <message>
            <source>Easy</source>
            <translation>簡單</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>中等</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>困難</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>專家</translation>
        </message>
    </context>
    <context>
        <name>Library</name>
        <message>
            <source>{name} to move</source>
            <translation>輪到 {name}</translation>
        </message>
        <message>
            <source>Won by {names}</source>
            <translation>{names} 獲勝</translation>
        </message>
        <message>
            <source>with hints</source>
            <translation>用過提示</translation>
        </message>
        <message>
            <source>Damaged, {n} moves can be kept</source>
            <translation>已損壞，可保留 {n} 步</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>已損壞</translation>
        </message>
        <message>
            <source>an unfinished last line is left out</source>
            <translation>最後一行不完整，已略去</translation>
        </message>
        <message>
            <source>older rules: {n} moves are left behind</source>
            <translation>舊規則：捨去 {n} 步</translation>
        </message>
    </context>
    <context>
        <name>Lists</name>
        <message>
            <source>{first}, {next}</source>
            <translation>{first}、{next}</translation>
        </message>
        <message>
            <source>{phrase}, {next}</source>
            <translation>{phrase}，{next}</translation>
        </message>
        <message>
            <source>{clause}; {next}</source>
            <translation>{clause}；{next}</translation>
        </message>
        <message>
            <source>{sentence}. {next}</source>
            <translation>{sentence}。{next}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} 和 {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} 或 {last}</translation>
        </message>
        <message>
            <source>{head}: {text}</source>
            <translation>{head}：{text}</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Continue</source>
            <translation>繼續</translation>
        </message>
        <message>
            <source>All matches</source>
            <translation>所有對局</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>遊戲</translation>
        </message>
        <message>
            <source>Welcome to the table. Choose a game, or press Enter twice to play {game} against a bot. Matches that you leave wait for you here.</source>
            <translation>歡迎入座。選一款遊戲，或按兩次 Enter 與電腦玩 {game}。離開的對局會在這裡等你。</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Moves</source>
            <translation>步驟</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Your settings could not be read.</source>
            <translation>無法讀取你的設定。</translation>
        </message>
        <message>
            <source>Everything is as at first; your matches are untouched. The old settings lie beside the new ones as “{name}”.</source>
            <translation>一切回到最初；你的對局沒有變動。舊設定放在新設定旁邊，名為「{name}」。</translation>
        </message>
        <message>
            <source>Play on from move {n}?</source>
            <translation>從第 {n} 步接著玩？</translation>
        </message>
        <message>
            <source>A new match begins there. This one is kept as it is, with all its moves.</source>
            <translation>新的對局從那裡開始。這一場連同所有步驟都保留不變。</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>接著玩</translation>
        </message>
        <message>
            <source>Stay here</source>
            <translation>留在這裡</translation>
        </message>
        <message>
            <source>Tutorial</source>
            <translation>教學</translation>
        </message>
        <message>
            <source>Matches ({pattern})</source>
            <translation>對局（{pattern}）</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>開啟對局</translation>
        </message>
        <message>
            <source>Choose another place…</source>
            <translation>選擇其他位置…</translation>
        </message>
    </context>
    <context>
        <name>MatchOptions</name>
        <message>
            <source>Relaxed undo</source>
            <translation>寬鬆復原</translation>
        </message>
        <message>
            <source>Take back what was drawn, too, and what others played.</source>
            <translation>抽到的牌和別人的步驟也能收回。</translation>
        </message>
        <message>
            <source>Purist</source>
            <translation>純粹模式</translation>
        </message>
        <message>
            <source>No hints and no previews of points.</source>
            <translation>沒有提示，也不預覽分數。</translation>
        </message>
    </context>
    <context>
        <name>MatchesDialog</name>
        <message>
            <source>Matches</source>
            <translation>對局</translation>
        </message>
        <message>
            <source>Copy out</source>
            <translation>複製出去</translation>
        </message>
        <message>
            <source>Copy in</source>
            <translation>複製進來</translation>
        </message>
        <message>
            <source>Find by name, game or player</source>
            <translation>依名稱、遊戲或玩家尋找</translation>
        </message>
        <message>
            <source>Find a match</source>
            <translation>尋找對局</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Running</source>
            <translation>進行中</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>已結束</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>已損壞</translation>
        </message>
        <message>
            <source>Which matches</source>
            <translation>哪些對局</translation>
        </message>
        <message>
            <source>New name</source>
            <translation>新名稱</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>重新命名</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>刪除</translation>
        </message>
        <message>
            <source>Copy out…</source>
            <translation>複製出去…</translation>
        </message>
        <message>
            <source>Copy in…</source>
            <translation>複製進來…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>資料夾</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開啟</translation>
        </message>
        <message>
            <source>“{name}” is on the table.</source>
            <translation>「{name}」正在桌上。</translation>
        </message>
        <message>
            <source>Go back to the lobby first; then it can be renamed or deleted.</source>
            <translation>請先回大廳，再重新命名或刪除。</translation>
        </message>
        <message>
            <source>No match is like that. Look for something else.</source>
            <translation>沒有這樣的對局。換個條件找找看。</translation>
        </message>
        <message>
            <source>There is no match yet. Close this and press Play.</source>
            <translation>還沒有對局。關閉這裡，按「開始玩」。</translation>
        </message>
        <message>
            <source>Take back “{name}”</source>
            <translation>取回「{name}」</translation>
        </message>
    </context>
    <context>
        <name>MessageBar</name>
        <message>
            <source>Hide</source>
            <translation>隱藏</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <source>New match: {game}</source>
            <translation>新對局：{game}</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>座位</translation>
        </message>
        <message>
            <source>how many</source>
            <translation>人數</translation>
        </message>
        <message>
            <source>How many seats</source>
            <translation>幾個座位</translation>
        </message>
        <message>
            <source>More options</source>
            <translation>更多選項</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>種子</translation>
        </message>
        <message>
            <source>empty: random</source>
            <translation>空白：隨機</translation>
        </message>
        <message>
            <source>A whole number. The same seed gives the same match.</source>
            <translation>一個整數。同樣的種子就是同樣的對局。</translation>
        </message>
        <message>
            <source>Reset to defaults</source>
            <translation>恢復預設</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Start match</source>
            <translation>開始對局</translation>
        </message>
        <message>
            <source>Press Enter to start.</source>
            <translation>按 Enter 開始。</translation>
        </message>
        <message>
            <source>As you set it up last time. Press Enter to start.</source>
            <translation>和上次的設定一樣。按 Enter 開始。</translation>
        </message>
        <message>
            <source>You</source>
            <translation>你</translation>
        </message>
        <message>
            <source>Two seats are called “{name}”; one will be “{other}”.</source>
            <translation>有兩個座位叫「{name}」；其中一個會叫「{other}」。</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Details</source>
            <translation>詳細內容</translation>
        </message>
        <message>
            <source>All right</source>
            <translation>知道了</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
    </context>
    <context>
        <name>OpenMatch</name>
        <message>
            <source>Save a copy</source>
            <translation>儲存副本</translation>
        </message>
        <message>
            <source>Text ({pattern})</source>
            <translation>文字（{pattern}）</translation>
        </message>
        <message>
            <source>Picture ({pattern})</source>
            <translation>圖片（{pattern}）</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>匯出</translation>
        </message>
        <message>
            <source>Another place</source>
            <translation>其他位置</translation>
        </message>
    </context>
    <context>
        <name>OrderField</name>
        <message>
            <source>empty: random</source>
            <translation>空白：隨機</translation>
        </message>
        <message>
            <source>{label}: “{text}” is not one of them.</source>
            <translation>{label}：「{text}」不在其中。</translation>
        </message>
        <message>
            <source>{label}: name each of the {n} once.</source>
            <translation>{label}：{n} 個值請各寫一次。</translation>
        </message>
    </context>
    <context>
        <name>Patchwork</name>
        <message>
            <source>Your quilt</source>
            <translation>你的拼布</translation>
        </message>
        <message>
            <source>earlier patches</source>
            <translation>前面的布塊</translation>
        </message>
        <message>
            <source>more patches</source>
            <translation>更多布塊</translation>
        </message>
        <message>
            <source>{name} on {space}</source>
            <translation>{name} 在第 {space} 格</translation>
        </message>
        <message>
            <source>Time board: {places}</source>
            <translation>時間版圖：{places}</translation>
        </message>
        <message>
            <source>corner on {cell}</source>
            <translation>角落在 {cell}</translation>
        </message>
        <message>
            <source>Hold it there</source>
            <translation>拿到那裡</translation>
        </message>
        <message>
            <source>Place here</source>
            <translation>放在這裡</translation>
        </message>
        <message>
            <source>Advance</source>
            <translation>前進</translation>
        </message>
        <message>
            <source>Advance {spaces}: +{buttons}</source>
            <translation>前進 {spaces}：+{buttons}</translation>
        </message>
        <message>
            <source>patch {n}</source>
            <translation>布塊 {n}</translation>
        </message>
        <message>
            <source>in your hand</source>
            <translation>在手上</translation>
        </message>
        <message>
            <source>If you place it here</source>
            <translation>如果放在這裡</translation>
        </message>
        <message>
            <source>If you take patch {n}</source>
            <translation>如果拿布塊 {n}</translation>
        </message>
        <message>
            <source>If you advance</source>
            <translation>如果前進</translation>
        </message>
        <message>
            <source>How it goes</source>
            <translation>怎麼玩</translation>
        </message>
        <message>
            <source>Drag one of the three patches in front to your quilt,</source>
            <translation>把前面三塊布塊之一拖到你的拼布上，</translation>
        </message>
        <message>
            <source>or advance and earn a button for each space.</source>
            <translation>或者前進，每走一格得一顆鈕扣。</translation>
        </message>
        <message>
            <source>Last move: {name}</source>
            <translation>上一步：{name}</translation>
        </message>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}，空</translation>
        </message>
        <message>
            <source>{cell}, special patch</source>
            <translation>{cell}，特殊布塊</translation>
        </message>
        <message>
            <source>{cell}, patch {n}</source>
            <translation>{cell}，布塊 {n}</translation>
        </message>
        <message>
            <source>patch {n}, cost {cost}, time {time}, income {income}</source>
            <translation>布塊 {n}，價格 {cost}，時間 {time}，收入 {income}</translation>
        </message>
        <message>
            <source>space {n}</source>
            <translation>第 {n} 格</translation>
        </message>
        <message>
            <source>income</source>
            <translation>收入</translation>
        </message>
        <message>
            <source>special patch</source>
            <translation>特殊布塊</translation>
        </message>
        <message>
            <source>{name}'s quilt: {buttons}, income {income}, {empty} empty cells</source>
            <translation>{name} 的拼布：{buttons}，收入 {income}，{empty} 個空格</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空格</translation>
        </message>
        <message>
            <source>+{n} points</source>
            <translation>+{n} 分</translation>
        </message>
        <message>
            <source>Time board</source>
            <translation>時間版圖</translation>
        </message>
        <message>
            <source>1 button</source>
            <translation>1 顆鈕扣</translation>
        </message>
        <message numerus="yes">
            <source>%n buttons</source>
            <translation>
                <numerusform>%n 顆鈕扣</numerusform>
            </translation>
        </message>
        <message>
            <source>1 space</source>
            <translation>1 格</translation>
        </message>
        <message numerus="yes">
            <source>%n spaces</source>
            <translation>
                <numerusform>%n 格</numerusform>
            </translation>
        </message>
        <message>
            <source>Patchwork</source>
            <translation>Patchwork</translation>
        </message>
        <message>
            <source>Two quilts, one circle of patches: spend buttons and time well.</source>
            <translation>兩張拼布，一圈布塊：善用鈕扣與時間。</translation>
        </message>
        <message>
            <source>place the special patch</source>
            <translation>放置特殊布塊</translation>
        </message>
        <message>
            <source>advance</source>
            <translation>前進</translation>
        </message>
        <message>
            <source>take a patch or advance</source>
            <translation>拿一塊布塊或前進</translation>
        </message>
        <message>
            <source>advance {n}</source>
            <translation>前進 {n}</translation>
        </message>
        <message>
            <source>take patch {n}</source>
            <translation>拿布塊 {n}</translation>
        </message>
        <message>
            <source>special patch on {cell}</source>
            <translation>特殊布塊放在 {cell}</translation>
        </message>
        <message>
            <source>{name}: {buttons} paid for {patch}.</source>
            <translation>{name}：付 {buttons}買{patch}。</translation>
        </message>
        <message>
            <source>{name}: {patch} sewn on.</source>
            <translation>{name}：縫上{patch}。</translation>
        </message>
        <message>
            <source>{name}: the 7×7 tile, worth 7 points!</source>
            <translation>{name}：得到 7×7 板塊，值 7 分！</translation>
        </message>
        <message>
            <source>{name}: {buttons} earned on the way.</source>
            <translation>{name}：沿路賺得 {buttons}。</translation>
        </message>
        <message>
            <source>{name}: from space {start} to {end}.</source>
            <translation>{name}：從第 {start} 格到第 {end} 格。</translation>
        </message>
        <message>
            <source>{name}: landed on top, so first to go.</source>
            <translation>{name}：落在最上面，所以先走。</translation>
        </message>
        <message>
            <source>{name}: in front now.</source>
            <translation>{name}：現在領先。</translation>
        </message>
        <message>
            <source>{name}: {buttons} of income at mark {mark}.</source>
            <translation>{name}：在標記 {mark} 收入 {buttons}。</translation>
        </message>
        <message>
            <source>{name}: the special patch of mark {mark}.</source>
            <translation>{name}：得到標記 {mark} 的特殊布塊。</translation>
        </message>
        <message>
            <source>{name}: special patch sewn on {cell}.</source>
            <translation>{name}：特殊布塊縫在 {cell}。</translation>
        </message>
        <message>
            <source>No empty cell is left for the special patch of mark {mark}.</source>
            <translation>標記 {mark} 的特殊布塊已經沒有空格可放。</translation>
        </message>
        <message>
            <source>Both tokens are home.</source>
            <translation>兩枚棋子都到終點了。</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>對局已經結束。</translation>
        </message>
        <message>
            <source>That is no move of Patchwork.</source>
            <translation>這不是 Patchwork 的步驟。</translation>
        </message>
        <message>
            <source>First place the special patch.</source>
            <translation>請先放特殊布塊。</translation>
        </message>
        <message>
            <source>There is no special patch to place.</source>
            <translation>沒有特殊布塊可放。</translation>
        </message>
        <message>
            <source>There is no such patch.</source>
            <translation>沒有這塊布塊。</translation>
        </message>
        <message>
            <source>This patch is taken already.</source>
            <translation>這塊布塊已經被拿走了。</translation>
        </message>
        <message>
            <source>Only the three patches in front may be taken; this is number {n}.</source>
            <translation>只能拿前面三塊布塊；這是第 {n} 塊。</translation>
        </message>
        <message>
            <source>It costs {cost}; you have {have}.</source>
            <translation>價格 {cost}；你有 {have}。</translation>
        </message>
        <message>
            <source>It reaches over the edge of the quilt.</source>
            <translation>超出拼布的邊緣。</translation>
        </message>
        <message>
            <source>The patch does not have this shape.</source>
            <translation>布塊沒有這種形狀。</translation>
        </message>
        <message>
            <source>One cell is covered already.</source>
            <translation>有一格已經被蓋住。</translation>
        </message>
        <message numerus="yes">
            <source>%n cells are covered already.</source>
            <translation>
                <numerusform>有 %n 格已經被蓋住。</numerusform>
            </translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>誰先開始</translation>
        </message>
        <message>
            <source>Whose token lies on top at the start.</source>
            <translation>開始時誰的棋子在上面。</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>隨機</translation>
        </message>
        <message>
            <source>Circle of patches</source>
            <translation>布塊的圈</translation>
        </message>
        <message>
            <source>The order of the 33 patches after the neutral token.</source>
            <translation>中立棋子之後 33 塊布塊的順序。</translation>
        </message>
        <message>
            <source>Where the five special patches lie.</source>
            <translation>五塊特殊布塊的位置。</translation>
        </message>
        <message>
            <source>Newer printing: 26, 32, 38, 44, 50</source>
            <translation>新版：26、32、38、44、50</translation>
        </message>
        <message>
            <source>First printing: 20, 26, 32, 44, 50</source>
            <translation>初版：20、26、32、44、50</translation>
        </message>
        <message>
            <source>Buttons</source>
            <translation>鈕扣</translation>
        </message>
        <message>
            <source>7×7 tile</source>
            <translation>7×7 板塊</translation>
        </message>
        <message>
            <source>Empty cells</source>
            <translation>空格</translation>
        </message>
        <message>
            <source>One point more for {name}.</source>
            <translation>{name} 多 1 分。</translation>
        </message>
        <message numerus="yes">
            <source>%n points more for {name}.</source>
            <translation>
                <numerusform>{name} 多 %n 分。</numerusform>
            </translation>
        </message>
        <message>
            <source>Both have {points} points; the first on the last space was {name}.</source>
            <translation>雙方都是 {points} 分；先到最後一格的是 {name}。</translation>
        </message>
        <message>
            <source>Takes what looks good and slips now and then.</source>
            <translation>拿看起來不錯的，偶爾會失手。</translation>
        </message>
        <message>
            <source>Weighs cells, income, time and holes, one turn ahead.</source>
            <translation>衡量格數、收入、時間和空洞，往前看一回合。</translation>
        </message>
        <message>
            <source>Looks four moves ahead and judges by thousands of matches.</source>
            <translation>往前看四步，憑數千場對局的經驗判斷。</translation>
        </message>
        <message>
            <source>Judges like Hard, and looks as far ahead as its time allows.</source>
            <translation>判斷和「困難」一樣，時間允許多遠就看多遠。</translation>
        </message>
        <message>
            <source>covers {cells} cells for {cost} and {time}</source>
            <translation>用 {cost} 和 {time} 蓋住 {cells} 格</translation>
        </message>
        <message>
            <source>brings {buttons} of income by the end</source>
            <translation>到結束帶來 {buttons} 的收入</translation>
        </message>
        <message>
            <source>closes a cell that is hard to fill</source>
            <translation>補上一個難補的格子</translation>
        </message>
        <message>
            <source>earns {buttons}</source>
            <translation>賺得 {buttons}</translation>
        </message>
        <message>
            <source>collects {buttons} on the way</source>
            <translation>沿路收取 {buttons}</translation>
        </message>
        <message>
            <source>wins the 7×7 tile</source>
            <translation>贏得 7×7 板塊</translation>
        </message>
        <message>
            <source>brings a special patch</source>
            <translation>帶來一塊特殊布塊</translation>
        </message>
        <message>
            <source>leaves you on turn</source>
            <translation>還是輪到你</translation>
        </message>
        <message>
            <source>the best there is here</source>
            <translation>這裡最好的選擇</translation>
        </message>
        <message>
            <source>It fits nowhere on your quilt.</source>
            <translation>你的拼布上沒有地方放得下。</translation>
        </message>
        <message>
            <source>place patch {n} on your quilt, or put it back</source>
            <translation>把布塊 {n} 放到拼布上，或放回去</translation>
        </message>
        <message>
            <source>Earn {n}</source>
            <translation>賺 {n}</translation>
        </message>
        <message>
            <source>Pay {n}</source>
            <translation>付 {n}</translation>
        </message>
        <message>
            <source>Income +{n}</source>
            <translation>收入 +{n}</translation>
        </message>
        <message>
            <source>mark {marks}: {change}</source>
            <translation>標記 {marks}：{change}</translation>
        </message>
        <message>
            <source>No income</source>
            <translation>沒有收入</translation>
        </message>
        <message>
            <source>no mark on the way</source>
            <translation>沿路沒有標記</translation>
        </message>
        <message>
            <source>Land on {space}</source>
            <translation>落在第 {space} 格</translation>
        </message>
        <message>
            <source>on top of {name}</source>
            <translation>在 {name} 上面</translation>
        </message>
        <message>
            <source>{n} in front</source>
            <translation>領先 {n}</translation>
        </message>
        <message>
            <source>{n} behind</source>
            <translation>落後 {n}</translation>
        </message>
        <message>
            <source>and take the special patch</source>
            <translation>並拿走特殊布塊</translation>
        </message>
        <message>
            <source>A gift</source>
            <translation>禮物</translation>
        </message>
        <message>
            <source>costs no buttons and no time</source>
            <translation>不花鈕扣也不花時間</translation>
        </message>
        <message>
            <source>{change}: {points} points more</source>
            <translation>{change}：多 {points} 分</translation>
        </message>
        <message>
            <source>yours, 7 points</source>
            <translation>歸你，7 分</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>結束</translation>
        </message>
        <message>
            <source>both are home</source>
            <translation>雙方都到終點</translation>
        </message>
        <message>
            <source>Then {name}</source>
            <translation>接著是 {name}</translation>
        </message>
        <message>
            <source>the one behind moves</source>
            <translation>落後的人走</translation>
        </message>
        <message>
            <source>You again</source>
            <translation>又是你</translation>
        </message>
        <message>
            <source>the top token goes first</source>
            <translation>上面的棋子先走</translation>
        </message>
        <message>
            <source>you are still behind</source>
            <translation>你還是落後</translation>
        </message>
        <message>
            <source>{change} buttons</source>
            <translation>{change} 顆鈕扣</translation>
        </message>
        <message>
            <source>; it looks even</source>
            <translation>；看來不相上下</translation>
        </message>
        <message>
            <source>; about {n} points ahead at the end</source>
            <translation>；結束時大約領先 {n} 分</translation>
        </message>
        <message>
            <source>; about {n} points behind at the end</source>
            <translation>；結束時大約落後 {n} 分</translation>
        </message>
        <message>
            <source>Welcome! You and {partner} each sew a quilt of 9 × 9 cells; yours is on the left. You pay with buttons, and in the end buttons are points.</source>
            <translation>歡迎！你和{partner}各縫一張 9 × 9 格的拼布；左邊的是你的。你用鈕扣付錢，最後鈕扣就是分數。</translation>
        </message>
        <message>
            <source>Below lies the circle of patches. You may take one of the three large ones. Each says what it costs: buttons, then time. Sewn-on buttons bring income.</source>
            <translation>下面是一圈布塊。你可以拿三塊大圖中的一塊。每塊都標著價格：先是鈕扣，再是時間。縫上的鈕扣帶來收入。</translation>
        </message>
        <message>
            <source>Take patch 13: drag it to your quilt, or click it and then a cell. R turns it and F flips it. By keys: 1 to 3, the arrows, and Enter.</source>
            <translation>拿布塊 13：把它拖到拼布上，或點它再點格子。R 旋轉，F 翻面。用鍵盤：1 到 3、方向鍵和 Enter。</translation>
        </message>
        <message>
            <source>It cost 2 of your 5 buttons, and your token went 3 spaces. Whoever is behind on the time board moves next: see what {partner} does.</source>
            <translation>它花了你 5 顆鈕扣中的 2 顆，你的棋子走了 3 格。時間版圖上落後的人接著走：看看{partner}怎麼走。</translation>
        </message>
        <message>
            <source>{partner} is in front now, so it is your turn. Take patch 30: before you let go, the preview says that you will pass a button mark.</source>
            <translation>現在{partner}在前面，所以輪到你。拿布塊 30：放手之前，預覽會說你將經過一個鈕扣標記。</translation>
        </message>
        <message>
            <source>The mark at 5 paid you a button for each one sewn on your quilt: 2. You are in front by one space, so {partner} moves.</source>
            <translation>第 5 格的標記依你拼布上縫的鈕扣付給你：2 顆。你領先一格，所以由{partner}走。</translation>
        </message>
        <message>
            <source>Now save up. Press Advance: your token goes just in front of {partner}’s, and each space earns a button.</source>
            <translation>現在存鈕扣。按「前進」：你的棋子走到{partner}前面一格，每走一格得一顆鈕扣。</translation>
        </message>
        <message>
            <source>Six spaces, six buttons, and the mark at 11 paid 2 more. You can always advance, and so can {partner}, who is behind again.</source>
            <translation>六格得六顆鈕扣，第 11 格的標記再付 2 顆。你隨時可以前進，又落後的{partner}也可以。</translation>
        </message>
        <message>
            <source>The small patches on the time board are gifts for whoever reaches them first. And who first fills a square of 7 × 7 wins the tile worth 7 points.</source>
            <translation>時間版圖上的小布塊是禮物，先到的人拿走。誰先填滿 7 × 7 的正方形，就贏得值 7 分的板塊。</translation>
        </message>
        <message>
            <source>When both tokens are home, your buttons count, and every empty cell costs 2 points. That is all: enjoy your first quilt!</source>
            <translation>兩枚棋子都到終點後，計算鈕扣，每個空格扣 2 分。就這樣：享受你的第一張拼布吧！</translation>
        </message>
    </context>
    <context>
        <name>PromptLine</name>
        <message>
            <source>Seats and moves</source>
            <translation>座位與步驟</translation>
        </message>
        <message>
            <source>Back to now</source>
            <translation>回到現在</translation>
        </message>
        <message>
            <source>First position</source>
            <translation>第一個局面</translation>
        </message>
        <message>
            <source>Move back</source>
            <translation>退一步</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>播放</translation>
        </message>
        <message>
            <source>Move on</source>
            <translation>進一步</translation>
        </message>
        <message>
            <source>Last position</source>
            <translation>最後的局面</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>從這裡接著玩</translation>
        </message>
        <message>
            <source>Speed of the replay</source>
            <translation>重播速度</translation>
        </message>
    </context>
    <context>
        <name>Recent</name>
        <message>
            <source>No match yet</source>
            <translation>還沒有對局</translation>
        </message>
    </context>
    <context>
        <name>Report</name>
        <message>
            <source>Begun {date}</source>
            <translation>開始於 {date}</translation>
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation>種子 {seed}</translation>
        </message>
        <message>
            <source>Not over yet.</source>
            <translation>尚未結束。</translation>
        </message>
        <message>
            <source>Helped by hints</source>
            <translation>用過提示</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>步驟</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>分數</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合計</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <translation>規則</translation>
        </message>
    </context>
    <context>
        <name>SceneBoard</name>
        <message>
            <source>Turn</source>
            <translation>旋轉</translation>
        </message>
        <message>
            <source>Flip</source>
            <translation>翻面</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>放回</translation>
        </message>
        <message>
            <source>Sure? Once more does it, Esc does not.</source>
            <translation>確定嗎？再按一次就執行，Esc 不執行。</translation>
        </message>
        <message>
            <source>It lies. Enter places it for good.</source>
            <translation>放好了。按 Enter 確定。</translation>
        </message>
    </context>
    <context>
        <name>ScoreModel</name>
        <message>
            <source>Total</source>
            <translation>合計</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>thinking</source>
            <translation>思考中</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>輪到</translation>
        </message>
    </context>
    <context>
        <name>SeatField</name>
        <message>
            <source>Random</source>
            <translation>隨機</translation>
        </message>
    </context>
    <context>
        <name>SeatOrderField</name>
        <message>
            <source>Random</source>
            <translation>隨機</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Player {n}</source>
            <translation>玩家 {n}</translation>
        </message>
        <message>
            <source>Name of seat {n}</source>
            <translation>座位 {n} 的名字</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>真人</translation>
        </message>
        <message>
            <source>Bot</source>
            <translation>電腦</translation>
        </message>
        <message>
            <source>Seat {n}</source>
            <translation>座位 {n}</translation>
        </message>
        <message>
            <source>Level of seat {n}</source>
            <translation>座位 {n} 的程度</translation>
        </message>
        <message>
            <source>Plays on this screen.</source>
            <translation>在這個螢幕上玩。</translation>
        </message>
        <message>
            <source>There is nothing to see in that name; it will be “{name}”.</source>
            <translation>這個名字沒有可顯示的字；會改為「{name}」。</translation>
        </message>
        <message>
            <source>Long names are cut after {n} characters: “{name}”.</source>
            <translation>太長的名字在 {n} 個字後截斷：「{name}」。</translation>
        </message>
        <message>
            <source>Bot ({level})</source>
            <translation>電腦（{level}）</translation>
        </message>
        <message>
            <source>{what} It may think for {n} s.</source>
            <translation>{what}最多思考 {n} 秒。</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Every choice holds at once.</source>
            <translation>每個選擇立刻生效。</translation>
        </message>
        <message>
            <source>Back to how it was at first</source>
            <translation>回到最初</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>色彩</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>跟隨系統</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>淺色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Telling colours apart</source>
            <translation>色彩辨識</translation>
        </message>
        <message>
            <source>Usual</source>
            <translation>一般</translation>
        </message>
        <message>
            <source>Red-weak</source>
            <translation>紅色弱</translation>
        </message>
        <message>
            <source>Green-weak</source>
            <translation>綠色弱</translation>
        </message>
        <message>
            <source>Blue-weak</source>
            <translation>藍色弱</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>語言</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文字</translation>
        </message>
        <message>
            <source>Small</source>
            <translation>小</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>大</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>更大</translation>
        </message>
        <message>
            <source>Largest</source>
            <translation>最大</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>動畫</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>快</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>慢</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>電腦</translation>
        </message>
        <message>
            <source>Calm</source>
            <translation>從容</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>一步一步</translation>
        </message>
        <message>
            <source>Step by step: each move of a bot waits for Space.</source>
            <translation>一步一步：電腦的每一步都等你按空白鍵。</translation>
        </message>
        <message>
            <source>Ask before placing</source>
            <translation>放置前詢問</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>總是</translation>
        </message>
        <message>
            <source>If it is final</source>
            <translation>無法收回時</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>從不</translation>
        </message>
        <message>
            <source>Final is what Undo cannot take back.</source>
            <translation>就是「復原」收不回來的步驟。</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>聲音</translation>
        </message>
        <message>
            <source>Soft</source>
            <translation>小聲</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>大聲</translation>
        </message>
        <message>
            <source>Curtain between hidden hands</source>
            <translation>換手時拉上布幕</translation>
        </message>
        <message>
            <source>Sharing a screen</source>
            <translation>共用螢幕</translation>
        </message>
        <message>
            <source>Names</source>
            <translation>名字</translation>
        </message>
        <message>
            <source>What people are called at first.</source>
            <translation>玩家一開始的名字。</translation>
        </message>
        <message>
            <source>Player {n}</source>
            <translation>玩家 {n}</translation>
        </message>
        <message>
            <source>You</source>
            <translation>你</translation>
        </message>
        <message>
            <source>Name of seat {n}</source>
            <translation>座位 {n} 的名字</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsSheet</name>
        <message>
            <source>Keys</source>
            <translation>按鍵</translation>
        </message>
        <message>
            <source>Move the cursor</source>
            <translation>移動游標</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>方向鍵</translation>
        </message>
        <message>
            <source>Pick up, place</source>
            <translation>拿起、放下</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Turn the held piece</source>
            <translation>旋轉手上的東西</translation>
        </message>
        <message>
            <source>R, wheel</source>
            <translation>R、滾輪</translation>
        </message>
        <message>
            <source>Flip the held piece</source>
            <translation>翻轉手上的東西</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Put it back</source>
            <translation>放回去</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Skip what the bots do</source>
            <translation>略過電腦的動作</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>空白鍵</translation>
        </message>
        <message>
            <source>Look back, look on</source>
            <translation>往回看、往後看</translation>
        </message>
        <message>
            <source>Page Up, Page Down</source>
            <translation>Page Up、Page Down</translation>
        </message>
        <message>
            <source>From part to part</source>
            <translation>切換到下一區</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>在版面上</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>指令</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>No move yet.</source>
            <translation>還沒有步驟。</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>步驟</translation>
        </message>
        <message>
            <source>click one to look back</source>
            <translation>點一步可回顧</translation>
        </message>
    </context>
    <context>
        <name>StatisticsDialog</name>
        <message>
            <source>Statistics</source>
            <translation>統計</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>分數</translation>
        </message>
        <message>
            <source>Best other</source>
            <translation>最高的對手</translation>
        </message>
        <message>
            <source>matches</source>
            <translation>場</translation>
        </message>
        <message>
            <source>Elo</source>
            <translation>Elo</translation>
        </message>
        <message>
            <source>Nothing to count yet. Play a match to its end, and it appears here.</source>
            <translation>還沒有可統計的。玩完一場就會出現在這裡。</translation>
        </message>
        <message>
            <source>There is no such match.</source>
            <translation>沒有這樣的對局。</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>對手</translation>
        </message>
        <message>
            <source>Points over time</source>
            <translation>分數變化</translation>
        </message>
        <message>
            <source>Rating against the bots</source>
            <translation>對電腦的等級分</translation>
        </message>
        <message>
            <source>Whose matches</source>
            <translation>誰的對局</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>所有遊戲</translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>哪款遊戲</translation>
        </message>
        <message>
            <source>Without hints</source>
            <translation>沒用提示</translation>
        </message>
        <message>
            <source>With hints</source>
            <translation>用過提示</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>提示</translation>
        </message>
        <message>
            <source>played</source>
            <translation>場數</translation>
        </message>
        <message>
            <source>won</source>
            <translation>勝場</translation>
        </message>
        <message>
            <source>in a row now</source>
            <translation>目前連勝</translation>
        </message>
        <message>
            <source>most in a row</source>
            <translation>最長連勝</translation>
        </message>
        <message>
            <source>average</source>
            <translation>平均</translation>
        </message>
        <message>
            <source>best</source>
            <translation>最佳</translation>
        </message>
        <message>
            <source>Bot ({level})</source>
            <translation>電腦（{level}）</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Looking for a good move…</source>
            <translation>正在找好棋…</translation>
        </message>
        <message>
            <source>There is no hint now.</source>
            <translation>現在沒有提示。</translation>
        </message>
        <message>
            <source>{move}: {why}</source>
            <translation>{move}：{why}</translation>
        </message>
        <message>
            <source>Move {n} of {last}</source>
            <translation>第 {n} 步，共 {last} 步</translation>
        </message>
        <message>
            <source>is to move</source>
            <translation>該走了</translation>
        </message>
        <message>
            <source>is thinking</source>
            <translation>正在思考</translation>
        </message>
        <message>
            <source>Move {n}</source>
            <translation>第 {n} 步</translation>
        </message>
        <message>
            <source>is thinking, up to {n} s</source>
            <translation>正在思考，最多 {n} 秒</translation>
        </message>
        <message>
            <source>Skip (Space)</source>
            <translation>略過（空白鍵）</translation>
        </message>
        <message>
            <source>Next move (Space)</source>
            <translation>下一步（空白鍵）</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>Undo {move}</source>
            <translation>復原：{move}</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Redo {move}</source>
            <translation>重做：{move}</translation>
        </message>
        <message>
            <source>Let it try again</source>
            <translation>讓它再試一次</translation>
        </message>
        <message>
            <source>Take its seat</source>
            <translation>由你接手</translation>
        </message>
        <message>
            <source>Another level</source>
            <translation>換個程度</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>&amp;Match</source>
            <translation>對局(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>檢視(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>說明(&amp;H)</translation>
        </message>
        <message>
            <source>Re&amp;cent matches</source>
            <translation>最近的對局(&amp;C)</translation>
        </message>
        <message>
            <source>Castlegames</source>
            <translation>Castlegames</translation>
        </message>
        <message>
            <source>against {names}</source>
            <translation>對 {names}</translation>
        </message>
    </context>
    <context>
        <name>Troubles</name>
        <message>
            <source>“{name}” is not there any more.</source>
            <translation>「{name}」已經不在了。</translation>
        </message>
        <message>
            <source>It may have been moved or deleted. Choose another match.</source>
            <translation>可能被移動或刪除了。請選另一場對局。</translation>
        </message>
        <message>
            <source>“{name}” cannot be read.</source>
            <translation>無法讀取「{name}」。</translation>
        </message>
        <message>
            <source>The system says: {error}. The file was left as it is.</source>
            <translation>系統訊息：{error}。檔案保持原樣。</translation>
        </message>
        <message>
            <source>“{name}” is empty.</source>
            <translation>「{name}」是空的。</translation>
        </message>
        <message>
            <source>There is no match in it. The file was left as it is.</source>
            <translation>裡面沒有對局。檔案保持原樣。</translation>
        </message>
        <message>
            <source>“{name}” is not a match.</source>
            <translation>「{name}」不是對局檔。</translation>
        </message>
        <message>
            <source>Castlegames opens its own .match files. The file was left as it is.</source>
            <translation>Castlegames 開啟自己的 .match 檔。檔案保持原樣。</translation>
        </message>
        <message>
            <source>“{name}” is larger than any match.</source>
            <translation>「{name}」比任何對局都大。</translation>
        </message>
        <message>
            <source>It was not read. The file was left as it is.</source>
            <translation>沒有讀取。檔案保持原樣。</translation>
        </message>
        <message>
            <source>“{name}” comes from a newer Castlegames.</source>
            <translation>「{name}」來自較新的 Castlegames。</translation>
        </message>
        <message>
            <source>Open it with version {app} or later. The file was left as it is.</source>
            <translation>請用 {app} 版或更新的版本開啟。檔案保持原樣。</translation>
        </message>
        <message>
            <source>“{name}” is of a game that is not here.</source>
            <translation>「{name}」屬於這裡沒有的遊戲。</translation>
        </message>
        <message>
            <source>This version does not have the game “{game}”. The file was left as it is.</source>
            <translation>這個版本沒有「{game}」。檔案保持原樣。</translation>
        </message>
        <message>
            <source>“{name}” was played by older rules.</source>
            <translation>「{name}」是用舊規則玩的。</translation>
        </message>
        <message>
            <source>It cannot be gone on from here. The file was left as it is.</source>
            <translation>無法從這裡接著玩。檔案保持原樣。</translation>
        </message>
        <message>
            <source>“{name}” is damaged.</source>
            <translation>「{name}」已損壞。</translation>
        </message>
        <message>
            <source>Nothing of the match could be read. The file was left as it is.</source>
            <translation>對局的內容完全無法讀取。檔案保持原樣。</translation>
        </message>
        <message>
            <source>“{name}” is open already.</source>
            <translation>「{name}」已經開啟。</translation>
        </message>
        <message>
            <source>Close it in the other window first, then open it here.</source>
            <translation>請先在另一個視窗關閉，再在這裡開啟。</translation>
        </message>
        <message>
            <source>“{name}” is there already.</source>
            <translation>「{name}」已經存在。</translation>
        </message>
        <message>
            <source>Nothing was overwritten. Choose another name.</source>
            <translation>沒有覆蓋任何東西。請換個名稱。</translation>
        </message>
        <message>
            <source>“{name}” could not be written.</source>
            <translation>無法寫入「{name}」。</translation>
        </message>
        <message>
            <source>The system says: {error}. Choose another place.</source>
            <translation>系統訊息：{error}。請選擇其他位置。</translation>
        </message>
        <message>
            <source>“{name}” cannot be opened.</source>
            <translation>無法開啟「{name}」。</translation>
        </message>
        <message>
            <source>The file was left as it is ({code}).</source>
            <translation>檔案保持原樣（{code}）。</translation>
        </message>
        <message>
            <source>This match is not being saved: {error}.</source>
            <translation>這場對局沒有在存檔：{error}。</translation>
        </message>
        <message>
            <source>You can play on. Choose another place to keep it.</source>
            <translation>你可以繼續玩。請選擇其他位置保存。</translation>
        </message>
        <message>
            <source>This match is not being saved: its file may only be read.</source>
            <translation>這場對局沒有在存檔：檔案是唯讀的。</translation>
        </message>
        <message>
            <source>{n} moves were kept.</source>
            <translation>保留了 {n} 步。</translation>
        </message>
        <message>
            <source>The damaged file is beside it as “{copy}”.</source>
            <translation>損壞的檔案放在旁邊，名為「{copy}」。</translation>
        </message>
        <message>
            <source>A part of this match was damaged.</source>
            <translation>這場對局有一部分損壞。</translation>
        </message>
        <message>
            <source>The rules have changed since this match was begun.</source>
            <translation>這場對局開始之後，規則改過了。</translation>
        </message>
        <message>
            <source>It goes on from move {move}.</source>
            <translation>從第 {move} 步接著玩。</translation>
        </message>
        <message>
            <source>{name} could not think of a move.</source>
            <translation>{name} 想不出步驟。</translation>
        </message>
        <message>
            <source>Bots are paused, nothing is lost. Let it try again, or take its seat.</source>
            <translation>電腦已暫停，沒有遺失任何東西。讓它再試一次，或由你接手。</translation>
        </message>
        <message>
            <source>{name} tried a move that the rules do not allow.</source>
            <translation>{name} 走了規則不允許的步驟。</translation>
        </message>
        <message>
            <source>The helper that thinks for the bots has ended.</source>
            <translation>替電腦思考的程式已結束。</translation>
        </message>
        <message>
            <source>Bots are paused, nothing is lost. Let it try again.</source>
            <translation>電腦已暫停，沒有遺失任何東西。讓它再試一次。</translation>
        </message>
        <message>
            <source>The helper that thinks for the bots does not answer.</source>
            <translation>替電腦思考的程式沒有回應。</translation>
        </message>
        <message>
            <source>What falls could not be worked out.</source>
            <translation>無法算出什麼會倒下。</translation>
        </message>
        <message>
            <source>The move was not made. Try it again.</source>
            <translation>這一步沒有走。請再試一次。</translation>
        </message>
        <message>
            <source>The folder of your matches cannot be written: {error}.</source>
            <translation>無法寫入對局資料夾：{error}。</translation>
        </message>
        <message>
            <source>You can play on. Choose another place to keep the match.</source>
            <translation>你可以繼續玩。請選擇其他位置保存對局。</translation>
        </message>
        <message>
            <source>Another file took the place of this match.</source>
            <translation>有別的檔案佔了這場對局的位置。</translation>
        </message>
        <message>
            <source>It was moved aside as “{copy}”. Your match is safe.</source>
            <translation>它被移到一旁，名為「{copy}」。你的對局很安全。</translation>
        </message>
        <message>
            <source>Something went wrong ({code}).</source>
            <translation>出了問題（{code}）。</translation>
        </message>
        <message>
            <source>The file</source>
            <translation>檔案</translation>
        </message>
        <message>
            <source>The bot</source>
            <translation>電腦</translation>
        </message>
    </context>
    <context>
        <name>Tutorial</name>
        <message>
            <source>Partner</source>
            <translation>夥伴</translation>
        </message>
        <message>
            <source>Please read this first: Next leads on.</source>
            <translation>請先讀完：按「下一步」繼續。</translation>
        </message>
        <message>
            <source>You may do that in a match. Here, first: {sentence}</source>
            <translation>對局中可以這樣做。這裡請先：{sentence}</translation>
        </message>
        <message>
            <source>You may do that in a match. Here, please try this first: {move}.</source>
            <translation>對局中可以這樣做。這裡請先試試：{move}。</translation>
        </message>
        <message>
            <source>read the line above, then press Next</source>
            <translation>讀上面一行，再按「下一步」</translation>
        </message>
        <message>
            <source>moves when you go on</source>
            <translation>你繼續後就走</translation>
        </message>
    </context>
    <context>
        <name>TutorialBar</name>
        <message>
            <source>Leave</source>
            <translation>離開</translation>
        </message>
        <message>
            <source>Leave the tutorial (Esc)</source>
            <translation>離開教學（Esc）</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>上一步</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>下一步</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>規則</translation>
        </message>
        <message>
            <source>Play a match</source>
            <translation>玩一場</translation>
        </message>
        <message>
            <source>{n} of {last}</source>
            <translation>{n} / {last}</translation>
        </message>
    </context>
    <context>
        <name>When</name>
        <message>
            <source>today, {time}</source>
            <translation>今天 {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>昨天 {time}</translation>
        </message>
    </context>
    <context>
        <name>WindowFrame</name>
        <message>
            <source>Your settings cannot be kept: {error}.</source>
            <translation>無法保存設定：{error}。</translation>
        </message>
        <message>
            <source>They hold until you close the window.</source>
            <translation>在關閉視窗之前有效。</translation>
        </message>
    </context>
</TS>
