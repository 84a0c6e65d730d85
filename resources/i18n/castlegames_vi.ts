<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>Castlegames {v}</source>
            <translation>Castlegames {v}</translation>
        </message>
        <message>
            <source>Four tabletop games on one desktop. No account, no network.</source>
            <translation>Bốn trò chơi bàn trên một màn hình. Không tài khoản, không mạng.</translation>
        </message>
        <message>
            <source>Free software under the MIT licence.</source>
            <translation>Phần mềm tự do theo giấy phép MIT.</translation>
        </message>
        <message>
            <source>Python {python}, Qt {qt}, PySide6 {pyside}</source>
            <translation>Python {python}, Qt {qt}, PySide6 {pyside}</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Đóng</translation>
        </message>
    </context>
    <context>
        <name>AboutMatch</name>
        <message>
            <source>About this match</source>
            <translation>Về ván này</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Trò chơi</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Chỗ ngồi</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>Bắt đầu</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Hạt giống</translation>
        </message>
        <message>
            <source>on</source>
            <translation>bật</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Gợi ý</translation>
        </message>
        <message>
            <source>used</source>
            <translation>đã dùng</translation>
        </message>
        <message>
            <source>none used</source>
            <translation>không dùng</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>Phiên bản</translation>
        </message>
        <message>
            <source>Castlegames {app}, rules {rules}, file {schema}</source>
            <translation>Castlegames {app}, luật {rules}, tệp {schema}</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Tệp</translation>
        </message>
        <message>
            <source>not saved</source>
            <translation>chưa lưu</translation>
        </message>
        <message>
            <source>Copy the seed</source>
            <translation>Chép hạt giống</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Đóng</translation>
        </message>
        <message>
            <source>random</source>
            <translation>ngẫu nhiên</translation>
        </message>
        <message>
            <source>off</source>
            <translation>tắt</translation>
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
            <translation>Ván &amp;mới…</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>&amp;Mở…</translation>
        </message>
        <message>
            <source>&amp;Save a copy…</source>
            <translation>&amp;Lưu bản sao…</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <translation>&amp;Xuất…</translation>
        </message>
        <message>
            <source>About this &amp;match</source>
            <translation>&amp;Về ván này</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Hoàn tác</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Làm lại</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>&amp;Gợi ý</translation>
        </message>
        <message>
            <source>Re&amp;play</source>
            <translation>&amp;Xem lại</translation>
        </message>
        <message>
            <source>Play &amp;on from here…</source>
            <translation>&amp;Chơi tiếp từ đây…</translation>
        </message>
        <message>
            <source>Same &amp;deal again</source>
            <translation>Chia &amp;bài như cũ</translation>
        </message>
        <message>
            <source>Re&amp;match</source>
            <translation>Ván &amp;nữa</translation>
        </message>
        <message>
            <source>&amp;Lobby</source>
            <translation>&amp;Sảnh</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>T&amp;hoát</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>&amp;Phóng to</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>Thu &amp;nhỏ</translation>
        </message>
        <message>
            <source>&amp;Whole board</source>
            <translation>&amp;Cả bàn</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Toàn màn hình</translation>
        </message>
        <message>
            <source>S&amp;ound</source>
            <translation>&amp;Âm thanh</translation>
        </message>
        <message>
            <source>&amp;Matches</source>
            <translation>Các &amp;ván</translation>
        </message>
        <message>
            <source>S&amp;tatistics</source>
            <translation>T&amp;hống kê</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>Cài đặ&amp;t</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Luật chơi</translation>
        </message>
        <message>
            <source>&amp;Tutorial</source>
            <translation>&amp;Hướng dẫn</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>&amp;Phím</translation>
        </message>
        <message>
            <source>&amp;About Castlegames</source>
            <translation>&amp;Về Castlegames</translation>
        </message>
    </context>
    <context>
        <name>App</name>
        <message>
            <source>Something went wrong in the program.</source>
            <translation>Chương trình gặp trục trặc.</translation>
        </message>
        <message>
            <source>Your match is safe on disk and you can go on. The log keeps the details.</source>
            <translation>Ván của bạn đã an toàn trên đĩa và bạn có thể chơi tiếp. Nhật ký giữ chi tiết.</translation>
        </message>
        <message>
            <source>Castlegames did not end well last time.</source>
            <translation>Lần trước Castlegames kết thúc không tốt.</translation>
        </message>
        <message>
            <source>Your matches are as they were; continue them from the lobby. A log of what happened was kept: {path}</source>
            <translation>Các ván vẫn như cũ; hãy tiếp tục từ sảnh. Nhật ký sự việc được giữ ở: {path}</translation>
        </message>
        <message>
            <source>Copy the log</source>
            <translation>Chép nhật ký</translation>
        </message>
    </context>
    <context>
        <name>Castell</name>
        <message>
            <source>Tower builder</source>
            <translation>Xây tháp</translation>
        </message>
        <message>
            <source>Special tokens left: {n}</source>
            <translation>Thẻ đặc biệt còn: {n}</translation>
        </message>
        <message>
            <source>Best tower</source>
            <translation>Tháp tốt nhất</translation>
        </message>
        <message>
            <source>Can I do this?</source>
            <translation>Tôi làm được không?</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Dỡ hết</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Đóng</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Bỏ qua</translation>
        </message>
        <message>
            <source>Not in a match without projected points.</source>
            <translation>Không có trong ván không xem trước điểm.</translation>
        </message>
        <message>
            <source>Build your best tower for the festival (T)</source>
            <translation>Xây tháp tốt nhất của bạn cho lễ hội (T)</translation>
        </message>
        <message>
            <source>Build a tower for the performance, or hear that there is none (D)</source>
            <translation>Xây tháp cho màn trình diễn, hoặc biết là không có (D)</translation>
        </message>
        <message>
            <source>At {region}: {points}</source>
            <translation>Ở {region}: {points}</translation>
        </message>
        <message>
            <source>Does {tile}</source>
            <translation>Đạt {tile}</translation>
        </message>
        <message>
            <source>Level {n}: {sizes}</source>
            <translation>Tầng {n}: {sizes}</translation>
        </message>
        <message>
            <source>level {n}: casteller of size {size}</source>
            <translation>tầng {n}: casteller cỡ {size}</translation>
        </message>
        <message>
            <source>Everybody of size {size} stands in the tower.</source>
            <translation>Mọi người cỡ {size} đều đã đứng trong tháp.</translation>
        </message>
        <message>
            <source>out of the tower</source>
            <translation>ra khỏi tháp</translation>
        </message>
        <message>
            <source>on top, as level {n}</source>
            <translation>lên đỉnh, thành tầng {n}</translation>
        </message>
        <message>
            <source>below level {n}</source>
            <translation>bên dưới tầng {n}</translation>
        </message>
        <message>
            <source>take {sizes} out</source>
            <translation>lấy {sizes} ra</translation>
        </message>
        <message>
            <source>add {sizes}</source>
            <translation>thêm {sizes}</translation>
        </message>
        <message>
            <source>move {sizes}</source>
            <translation>chuyển {sizes}</translation>
        </message>
        <message>
            <source>the tower stands then</source>
            <translation>tháp sẽ đứng vững</translation>
        </message>
        <message>
            <source>drop it on a level, or put it back</source>
            <translation>thả vào một tầng, hoặc trả lại</translation>
        </message>
        <message>
            <source>build a tower for the festival of {region}, or pass</source>
            <translation>xây tháp cho lễ hội {region}, hoặc bỏ qua</translation>
        </message>
        <message>
            <source>build a tower: nobody is used up</source>
            <translation>xây tháp: không mất ai cả</translation>
        </message>
        <message>
            <source>Place here</source>
            <translation>Đặt ở đây</translation>
        </message>
        <message>
            <source>Show tower</source>
            <translation>Trình tháp</translation>
        </message>
        <message>
            <source>Perform {tile}</source>
            <translation>Trình diễn {tile}</translation>
        </message>
        <message>
            <source>No tower of yours qualifies there.</source>
            <translation>Không tháp nào của bạn đủ điều kiện ở đó.</translation>
        </message>
        <message>
            <source>best tower</source>
            <translation>tháp tốt nhất</translation>
        </message>
        <message>
            <source>No tower of yours does this.</source>
            <translation>Không tháp nào của bạn làm được điều này.</translation>
        </message>
        <message>
            <source>tower for {tile}</source>
            <translation>tháp cho {tile}</translation>
        </message>
        <message>
            <source>clear</source>
            <translation>dỡ hết</translation>
        </message>
        <message>
            <source>Build what you like: nothing is asked for now.</source>
            <translation>Cứ xây tùy thích: giờ chưa ai yêu cầu gì.</translation>
        </message>
        <message>
            <source>Your castellers</source>
            <translation>Đội của bạn</translation>
        </message>
        <message>
            <source>free</source>
            <translation>rảnh</translation>
        </message>
        <message>
            <source>Drag people here: the biggest at the bottom.</source>
            <translation>Kéo người vào đây: to nhất ở dưới cùng.</translation>
        </message>
        <message>
            <source>Levels</source>
            <translation>Các tầng</translation>
        </message>
        <message>
            <source>Each level stands here with the skills that it uses, and with what is missing.</source>
            <translation>Mỗi tầng hiện ở đây, với kỹ năng nó dùng và điều còn thiếu.</translation>
        </message>
        <message>
            <source>the tower stands</source>
            <translation>tháp đứng vững</translation>
        </message>
        <message>
            <source>Level {n}</source>
            <translation>Tầng {n}</translation>
        </message>
        <message>
            <source>{n} of size {size}</source>
            <translation>{n} người cỡ {size}</translation>
        </message>
        <message>
            <source>no skill needed</source>
            <translation>không cần kỹ năng</translation>
        </message>
        <message>
            <source>It could also be for</source>
            <translation>Cũng có thể dành cho</translation>
        </message>
        <message>
            <source>Festival</source>
            <translation>Lễ hội</translation>
        </message>
        <message>
            <source>Performance</source>
            <translation>Trình diễn</translation>
        </message>
        <message>
            <source>It qualifies</source>
            <translation>Đủ điều kiện</translation>
        </message>
        <message>
            <source>This tower does it</source>
            <translation>Tháp này đạt</translation>
        </message>
        <message>
            <source>No tower yet.</source>
            <translation>Chưa có tháp.</translation>
        </message>
        <message>
            <source>levels</source>
            <translation>số tầng</translation>
        </message>
        <message>
            <source>castellers of a wanted size</source>
            <translation>casteller đúng cỡ cần</translation>
        </message>
        <message>
            <source>Tower points (best so far: {n})</source>
            <translation>Điểm tháp (cao nhất: {n})</translation>
        </message>
        <message>
            <source>Skills used in this tower</source>
            <translation>Kỹ năng dùng trong tháp này</translation>
        </message>
        <message>
            <source>{used} of {rank}</source>
            <translation>{used} trên {rank}</translation>
        </message>
        <message>
            <source>Festival of {region}</source>
            <translation>Lễ hội {region}</translation>
        </message>
        <message>
            <source>sizes wanted</source>
            <translation>các cỡ cần có</translation>
        </message>
        <message>
            <source>Nobody has shown a tower yet.</source>
            <translation>Chưa ai trình tháp.</translation>
        </message>
        <message>
            <source>festival in round {n}</source>
            <translation>lễ hội ở vòng {n}</translation>
        </message>
        <message>
            <source>{region}, tokens: {n}</source>
            <translation>{region}, thẻ: {n}</translation>
        </message>
        <message>
            <source>Bag {n}</source>
            <translation>Túi {n}</translation>
        </message>
        <message>
            <source>Bag {n} · refill in round {round}</source>
            <translation>Túi {n} · bổ sung ở vòng {round}</translation>
        </message>
        <message>
            <source>{region}: castellers {sizes}</source>
            <translation>{region}: casteller {sizes}</translation>
        </message>
        <message>
            <source>{region}: no castellers</source>
            <translation>{region}: không có casteller</translation>
        </message>
        <message>
            <source>pawns of {names}</source>
            <translation>con tốt của {names}</translation>
        </message>
        <message>
            <source>Round {n}: festival in {region}, size {sizes} wanted</source>
            <translation>Vòng {n}: lễ hội ở {region}, cần cỡ {sizes}</translation>
        </message>
        <message>
            <source>All Regions</source>
            <translation>Mọi vùng</translation>
        </message>
        <message>
            <source>No Region</source>
            <translation>Không vùng</translation>
        </message>
        <message>
            <source>{skill} tile at {region}</source>
            <translation>ô {skill} ở {region}</translation>
        </message>
        <message>
            <source>offered to you</source>
            <translation>dành cho bạn</translation>
        </message>
        <message>
            <source>none</source>
            <translation>không</translation>
        </message>
        <message>
            <source>Performances in {region}: {tiles}</source>
            <translation>Trình diễn ở {region}: {tiles}</translation>
        </message>
        <message>
            <source>tokens of {names}</source>
            <translation>thẻ của {names}</translation>
        </message>
        <message>
            <source>size {size}: {free} of {count} free</source>
            <translation>cỡ {size}: {free} trên {count} còn rảnh</translation>
        </message>
        <message>
            <source>size {size}: {count}</source>
            <translation>cỡ {size}: {count}</translation>
        </message>
        <message>
            <source>Your castellers: {all}</source>
            <translation>Đội của bạn: {all}</translation>
        </message>
        <message>
            <source>{ranks}; {tokens}, {people} people, best tower {best}</source>
            <translation>{ranks}; {tokens}, {people} người, tháp tốt nhất {best}</translation>
        </message>
        <message>
            <source>level {n}: {sizes}</source>
            <translation>tầng {n}: {sizes}</translation>
        </message>
        <message>
            <source>uses {skills}</source>
            <translation>dùng {skills}</translation>
        </message>
        <message>
            <source>{goal}, chosen</source>
            <translation>{goal}, đã chọn</translation>
        </message>
        <message>
            <source>this tower does it</source>
            <translation>tháp này đạt</translation>
        </message>
        <message>
            <source>{name}: {levels} levels, {points}</source>
            <translation>{name}: {levels} tầng, {points}</translation>
        </message>
        <message>
            <source>{region} (round {n})</source>
            <translation>{region} (vòng {n})</translation>
        </message>
        <message>
            <source>from {region} no festival is in reach soon</source>
            <translation>từ {region} sắp tới không kịp lễ hội nào</translation>
        </message>
        <message>
            <source>from {region} in reach: {festivals}</source>
            <translation>từ {region} đến kịp: {festivals}</translation>
        </message>
        <message>
            <source>Local performances</source>
            <translation>Trình diễn địa phương</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>thẻ</translation>
        </message>
        <message>
            <source>{n} people</source>
            <translation>{n} người</translation>
        </message>
        <message>
            <source>best {n}</source>
            <translation>tốt nhất {n}</translation>
        </message>
        <message>
            <source>first</source>
            <translation>đi trước</translation>
        </message>
        <message>
            <source>{n}, by size</source>
            <translation>{n}, theo cỡ</translation>
        </message>
        <message>
            <source>recruits</source>
            <translation>người mới</translation>
        </message>
        <message>
            <source>Your skills</source>
            <translation>Kỹ năng của bạn</translation>
        </message>
        <message>
            <source>special tokens: {n}</source>
            <translation>thẻ đặc biệt: {n}</translation>
        </message>
        <message>
            <source>Travel</source>
            <translation>Di chuyển</translation>
        </message>
        <message>
            <source>Recruit</source>
            <translation>Chiêu mộ</translation>
        </message>
        <message>
            <source>Train</source>
            <translation>Luyện tập</translation>
        </message>
        <message>
            <source>Special</source>
            <translation>Đặc biệt</translation>
        </message>
        <message>
            <source>Tower</source>
            <translation>Tháp</translation>
        </message>
        <message>
            <source>Pick your pawn up (T)</source>
            <translation>Nhấc con tốt của bạn (T)</translation>
        </message>
        <message>
            <source>Choose one or two castellers here (C)</source>
            <translation>Chọn một hoặc hai casteller ở đây (C)</translation>
        </message>
        <message>
            <source>Take a skill tile that is offered (N)</source>
            <translation>Lấy một ô kỹ năng đang mở (N)</translation>
        </message>
        <message>
            <source>The next action is your special action (S)</source>
            <translation>Hành động kế tiếp là hành động đặc biệt (S)</translation>
        </message>
        <message>
            <source>Open the tower builder (B)</source>
            <translation>Mở phần xây tháp (B)</translation>
        </message>
        <message>
            <source>Stay out of this festival (P)</source>
            <translation>Không dự lễ hội này (P)</translation>
        </message>
        <message>
            <source>First recruit {sizes}, or take it back.</source>
            <translation>Hãy chiêu mộ {sizes} trước, hoặc rút lại.</translation>
        </message>
        <message>
            <source>Your pawn is not in {region}.</source>
            <translation>Con tốt của bạn không ở {region}.</translation>
        </message>
        <message>
            <source>your castellers</source>
            <translation>đội của bạn</translation>
        </message>
        <message>
            <source>your skills: {help}</source>
            <translation>kỹ năng của bạn: {help}</translation>
        </message>
        <message>
            <source>recruit {sizes}, or add a second casteller</source>
            <translation>chiêu mộ {sizes}, hoặc thêm casteller thứ hai</translation>
        </message>
        <message>
            <source>special action: recruit 1, travel again, or perform</source>
            <translation>hành động đặc biệt: chiêu mộ 1, di chuyển lần nữa, hoặc trình diễn</translation>
        </message>
        <message>
            <source>travel once more</source>
            <translation>di chuyển thêm một lần</translation>
        </message>
        <message>
            <source>drop your pawn on a region, or put it back</source>
            <translation>thả con tốt vào một vùng, hoặc trả lại</translation>
        </message>
        <message>
            <source>recruit one more</source>
            <translation>chiêu mộ thêm một người</translation>
        </message>
        <message>
            <source>drop the casteller beside yours, or put it back</source>
            <translation>thả casteller cạnh người của bạn, hoặc trả lại</translation>
        </message>
        <message>
            <source>{what} as your free special action</source>
            <translation>{what}: hành động đặc biệt miễn phí của bạn</translation>
        </message>
        <message>
            <source>{what} as your special action, for a token</source>
            <translation>{what}: hành động đặc biệt, tốn một thẻ</translation>
        </message>
        <message>
            <source>Round {n} of {all}</source>
            <translation>Vòng {n} trên {all}</translation>
        </message>
        <message>
            <source>pick {size}</source>
            <translation>chọn {size}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Tiếp tục</translation>
        </message>
        <message>
            <source>Build a tower</source>
            <translation>Xây một tháp</translation>
        </message>
        <message>
            <source>Recruit {sizes}</source>
            <translation>Chiêu mộ {sizes}</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Kết thúc lượt</translation>
        </message>
        <message>
            <source>Performance {tile} in {region}: {points}</source>
            <translation>Màn trình diễn {tile} ở {region}: {points}</translation>
        </message>
        <message>
            <source>casteller of size {size} in {region}</source>
            <translation>casteller cỡ {size} ở {region}</translation>
        </message>
        <message>
            <source>your pawn</source>
            <translation>con tốt của bạn</translation>
        </message>
        <message>
            <source>Skill wheel</source>
            <translation>Bánh xe kỹ năng</translation>
        </message>
        <message>
            <source>trainable</source>
            <translation>luyện được</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>Cân bằng</translation>
        </message>
        <message>
            <source>Base</source>
            <translation>Cơ sở</translation>
        </message>
        <message>
            <source>Mix</source>
            <translation>Kết hợp</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Sức mạnh</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Chiều rộng</translation>
        </message>
        <message>
            <source>A level may be as wide as the one below.</source>
            <translation>Một tầng được rộng bằng tầng dưới nó.</translation>
        </message>
        <message>
            <source>The width limit does not hold for a level.</source>
            <translation>Một tầng không bị giới hạn chiều rộng.</translation>
        </message>
        <message>
            <source>A level may hold two neighbouring sizes.</source>
            <translation>Một tầng được có hai cỡ liền nhau.</translation>
        </message>
        <message>
            <source>A level may carry castellers of its own size.</source>
            <translation>Một tầng được đỡ casteller cùng cỡ.</translation>
        </message>
        <message>
            <source>The width limit of the whole tower grows by 1.</source>
            <translation>Giới hạn chiều rộng của cả tháp tăng thêm 1.</translation>
        </message>
        <message>
            <source>A free special action at once.</source>
            <translation>Một hành động đặc biệt miễn phí ngay lập tức.</translation>
        </message>
        <message>
            <source>trophy</source>
            <translation>cúp</translation>
        </message>
        <message>
            <source>medal</source>
            <translation>huy chương</translation>
        </message>
        <message>
            <source>ribbon</source>
            <translation>ruy băng</translation>
        </message>
        <message>
            <source>all five skills</source>
            <translation>cả năm kỹ năng</translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 điểm</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n điểm</numerusform>
            </translation>
        </message>
        <message>
            <source>1 token</source>
            <translation>1 thẻ</translation>
        </message>
        <message numerus="yes">
            <source>%n tokens</source>
            <translation>
                <numerusform>%n thẻ</numerusform>
            </translation>
        </message>
        <message>
            <source>Castell</source>
            <translation>Castell</translation>
        </message>
        <message>
            <source>Travel through Catalonia, train your team, raise towers of people.</source>
            <translation>Đi khắp Catalonia, luyện đội của bạn, dựng những tháp người.</translation>
        </message>
        <message>
            <source>show a tower at the festival of {region}, or pass</source>
            <translation>trình tháp ở lễ hội {region}, hoặc bỏ qua</translation>
        </message>
        <message>
            <source>choose a free special action: recruit, travel or perform</source>
            <translation>chọn một hành động đặc biệt miễn phí: chiêu mộ, di chuyển hoặc trình diễn</translation>
        </message>
        <message>
            <source>travel to any region</source>
            <translation>di chuyển đến vùng bất kỳ</translation>
        </message>
        <message>
            <source>travel</source>
            <translation>di chuyển</translation>
        </message>
        <message>
            <source>recruit</source>
            <translation>chiêu mộ</translation>
        </message>
        <message>
            <source>train</source>
            <translation>luyện tập</translation>
        </message>
        <message>
            <source>special action</source>
            <translation>hành động đặc biệt</translation>
        </message>
        <message>
            <source>end your turn</source>
            <translation>kết thúc lượt</translation>
        </message>
        <message>
            <source>{actions}, or end your turn</source>
            <translation>{actions}, hoặc kết thúc lượt</translation>
        </message>
        <message>
            <source>travel to {region}</source>
            <translation>di chuyển đến {region}</translation>
        </message>
        <message>
            <source>recruit {sizes}</source>
            <translation>chiêu mộ {sizes}</translation>
        </message>
        <message>
            <source>take the Special tile</source>
            <translation>lấy ô Đặc biệt</translation>
        </message>
        <message>
            <source>train {skill}</source>
            <translation>luyện {skill}</translation>
        </message>
        <message>
            <source>special: recruit {size}</source>
            <translation>đặc biệt: chiêu mộ {size}</translation>
        </message>
        <message>
            <source>special: travel to {region}</source>
            <translation>đặc biệt: di chuyển đến {region}</translation>
        </message>
        <message>
            <source>special: perform {tile}</source>
            <translation>đặc biệt: trình diễn {tile}</translation>
        </message>
        <message>
            <source>show {levels} levels</source>
            <translation>trình tháp {levels} tầng</translation>
        </message>
        <message>
            <source>pass at the festival</source>
            <translation>bỏ qua lễ hội</translation>
        </message>
        <message>
            <source>end the turn</source>
            <translation>kết thúc lượt</translation>
        </message>
        <message>
            <source>{name} arrives in {region}.</source>
            <translation>{name} đến {region}.</translation>
        </message>
        <message>
            <source>{name} travels to {region}.</source>
            <translation>{name} di chuyển đến {region}.</translation>
        </message>
        <message>
            <source>{name} recruits {sizes} in {region}.</source>
            <translation>{name} chiêu mộ {sizes} ở {region}.</translation>
        </message>
        <message>
            <source>{name} trains {skill} to rank {rank}.</source>
            <translation>{name} luyện {skill} lên bậc {rank}.</translation>
        </message>
        <message>
            <source>{name} has a free special action.</source>
            <translation>{name} có một hành động đặc biệt miễn phí.</translation>
        </message>
        <message>
            <source>{name}: a token goes to the row of {region}.</source>
            <translation>{name}: một thẻ vào hàng của {region}.</translation>
        </message>
        <message>
            <source>{name} goes first now.</source>
            <translation>Giờ {name} đi trước.</translation>
        </message>
        <message>
            <source>{name} performs {tile} in {region}: {points}.</source>
            <translation>{name} trình diễn {tile} ở {region}: {points}.</translation>
        </message>
        <message>
            <source>{name} performs {tile} in {region}: {points}, 1 token.</source>
            <translation>{name} trình diễn {tile} ở {region}: {points}, 1 thẻ.</translation>
        </message>
        <message numerus="yes">
            <source>{name} performs {tile} in {region}: {points}, %n tokens.</source>
            <translation>
                <numerusform>{name} trình diễn {tile} ở {region}: {points}, %n thẻ.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} has no tower for the festival of {region}.</source>
            <translation>{name} không có tháp cho lễ hội {region}.</translation>
        </message>
        <message>
            <source>{name} shows a tower in {region}: {points}.</source>
            <translation>{name} trình tháp ở {region}: {points}.</translation>
        </message>
        <message>
            <source>{name}: best tower so far, {points}.</source>
            <translation>{name}: tháp tốt nhất đến giờ, {points}.</translation>
        </message>
        <message>
            <source>{name} stays out of the festival of {region}.</source>
            <translation>{name} không dự lễ hội {region}.</translation>
        </message>
        <message>
            <source>{name} wins a {prize} in {region}: {points}.</source>
            <translation>{name} giành {prize} ở {region}: {points}.</translation>
        </message>
        <message>
            <source>{name} wins the size token {size} in {region}.</source>
            <translation>{name} giành thẻ kích thước {size} ở {region}.</translation>
        </message>
        <message>
            <source>Nobody wins the size token {size} in {region}.</source>
            <translation>Không ai giành thẻ kích thước {size} ở {region}.</translation>
        </message>
        <message>
            <source>Festival in {region}: size {sizes} wanted.</source>
            <translation>Lễ hội ở {region}: cần cỡ {sizes}.</translation>
        </message>
        <message>
            <source>Round {n} of 10.</source>
            <translation>Vòng {n} trên 10.</translation>
        </message>
        <message>
            <source>New in {region}: {sizes}.</source>
            <translation>Mới ở {region}: {sizes}.</translation>
        </message>
        <message>
            <source>The wheel turns.</source>
            <translation>Bánh xe quay.</translation>
        </message>
        <message>
            <source>Ten rounds are over.</source>
            <translation>Mười vòng đã hết.</translation>
        </message>
        <message>
            <source>Plans two rounds ahead and plays its best plans on in its head.</source>
            <translation>Tính trước hai vòng và chơi thử trong đầu những kế hoạch hay nhất.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Ván đã kết thúc.</translation>
        </message>
        <message>
            <source>It is the turn of {name}.</source>
            <translation>Đến lượt của {name}.</translation>
        </message>
        <message>
            <source>That is no move of Castell.</source>
            <translation>Đó không phải nước đi của Castell.</translation>
        </message>
        <message>
            <source>First answer at the festival of {region}.</source>
            <translation>Hãy trả lời ở lễ hội {region} trước.</translation>
        </message>
        <message>
            <source>There is no festival now.</source>
            <translation>Giờ không có lễ hội.</translation>
        </message>
        <message>
            <source>First comes the free special action.</source>
            <translation>Trước tiên là hành động đặc biệt miễn phí.</translation>
        </message>
        <message>
            <source>You have travelled this turn.</source>
            <translation>Lượt này bạn đã di chuyển.</translation>
        </message>
        <message>
            <source>You have recruited this turn.</source>
            <translation>Lượt này bạn đã chiêu mộ.</translation>
        </message>
        <message>
            <source>You have trained this turn.</source>
            <translation>Lượt này bạn đã luyện tập.</translation>
        </message>
        <message>
            <source>You have used a special action this turn.</source>
            <translation>Lượt này bạn đã dùng hành động đặc biệt.</translation>
        </message>
        <message>
            <source>You have no special token left.</source>
            <translation>Bạn không còn thẻ đặc biệt.</translation>
        </message>
        <message>
            <source>First travel to a region.</source>
            <translation>Hãy di chuyển đến một vùng trước.</translation>
        </message>
        <message>
            <source>There is no such region.</source>
            <translation>Không có vùng như vậy.</translation>
        </message>
        <message>
            <source>Your pawn is in {region} already.</source>
            <translation>Con tốt của bạn đã ở {region}.</translation>
        </message>
        <message>
            <source>No road leads from {start} to {region}.</source>
            <translation>Không có đường từ {start} đến {region}.</translation>
        </message>
        <message>
            <source>Recruit one or two castellers.</source>
            <translation>Hãy chiêu mộ một hoặc hai casteller.</translation>
        </message>
        <message>
            <source>No such casteller of size {size} waits in {region}.</source>
            <translation>Không có casteller cỡ {size} chờ ở {region}.</translation>
        </message>
        <message>
            <source>There is no such skill.</source>
            <translation>Không có kỹ năng như vậy.</translation>
        </message>
        <message>
            <source>The wheel does not offer {skill} in {region} now.</source>
            <translation>Giờ bánh xe không mở {skill} ở {region}.</translation>
        </message>
        <message>
            <source>{skill} has the highest rank, {rank}.</source>
            <translation>{skill} đã ở bậc cao nhất, {rank}.</translation>
        </message>
        <message>
            <source>There is no such performance.</source>
            <translation>Không có màn trình diễn như vậy.</translation>
        </message>
        <message>
            <source>This performance is not in {region}.</source>
            <translation>Màn trình diễn này không ở {region}.</translation>
        </message>
        <message>
            <source>A tower needs somebody on every level.</source>
            <translation>Mỗi tầng của tháp phải có người.</translation>
        </message>
        <message>
            <source>Castellers have sizes 1 to 10.</source>
            <translation>Casteller có cỡ từ 1 đến 10.</translation>
        </message>
        <message>
            <source>Level {level}: {small} and {big} cannot mix.</source>
            <translation>Tầng {level}: {small} và {big} không kết hợp được.</translation>
        </message>
        <message>
            <source>Level {level}: {size} is too big for {below} below.</source>
            <translation>Tầng {level}: {size} quá to so với {below} ở dưới.</translation>
        </message>
        <message>
            <source>Level {level} is wider than the one below.</source>
            <translation>Tầng {level} rộng hơn tầng dưới nó.</translation>
        </message>
        <message>
            <source>It takes {needed} of size {size}; you have {owned}.</source>
            <translation>Cần {needed} người cỡ {size}; bạn có {owned}.</translation>
        </message>
        <message>
            <source>It uses {skill} {uses} times; your rank is {rank}.</source>
            <translation>Tháp dùng {skill} {uses} lần; bậc của bạn là {rank}.</translation>
        </message>
        <message>
            <source>It uses {skill}, which you have not trained.</source>
            <translation>Tháp dùng {skill}, bạn chưa luyện kỹ năng này.</translation>
        </message>
        <message>
            <source>It is too wide: your limit is {limit} without Base.</source>
            <translation>Quá rộng: giới hạn của bạn là {limit} nếu không có Cơ sở.</translation>
        </message>
        <message>
            <source>Levels: {levels}; a festival wants {wanted}.</source>
            <translation>Tháp có {levels} tầng; lễ hội cần {wanted}.</translation>
        </message>
        <message>
            <source>Somebody of size {size} is missing.</source>
            <translation>Thiếu người cỡ {size}.</translation>
        </message>
        <message>
            <source>Levels: {levels}; {wanted} are wanted.</source>
            <translation>Tháp có {levels} tầng; cần {wanted}.</translation>
        </message>
        <message>
            <source>Level {level} is {width} wide; {wanted} are wanted.</source>
            <translation>Tầng {level} rộng {width}; cần {wanted}.</translation>
        </message>
        <message>
            <source>It does not use {skill}.</source>
            <translation>Tháp không dùng {skill}.</translation>
        </message>
        <message>
            <source>It does not use all the skills at once.</source>
            <translation>Tháp không dùng mọi kỹ năng cùng lúc.</translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>Ai đi trước</translation>
        </message>
        <message>
            <source>Who has the first-player marker in round 1.</source>
            <translation>Ai giữ dấu người đi trước ở vòng 1.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Ngẫu nhiên</translation>
        </message>
        <message>
            <source>Which skills a region offers.</source>
            <translation>Một vùng mở những kỹ năng nào.</translation>
        </message>
        <message>
            <source>All Regions: one more everywhere</source>
            <translation>Mọi vùng: nơi nào cũng thêm một</translation>
        </message>
        <message>
            <source>No Region: for experts</source>
            <translation>Không vùng: cho người giỏi</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Vùng</translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>Giải thưởng</translation>
        </message>
        <message>
            <source>Size tokens</source>
            <translation>Thẻ kích thước</translation>
        </message>
        <message>
            <source>Performances</source>
            <translation>Trình diễn</translation>
        </message>
        <message>
            <source>{names} wins with {points}.</source>
            <translation>{names} thắng với {points}.</translation>
        </message>
        <message>
            <source>Level at {points}; {names} had the best tower.</source>
            <translation>Cùng {points}; {names} có tháp tốt nhất.</translation>
        </message>
        <message>
            <source>Level at {points}; {names} won the most prize points.</source>
            <translation>Cùng {points}; {names} có nhiều điểm giải thưởng nhất.</translation>
        </message>
        <message>
            <source>{names} share the victory with {points}.</source>
            <translation>{names} cùng thắng với {points}.</translation>
        </message>
        <message>
            <source>Follows its whims and travels without a plan.</source>
            <translation>Chơi theo hứng và di chuyển không kế hoạch.</translation>
        </message>
        <message>
            <source>Plans its whole turn, and slips now and then.</source>
            <translation>Tính cả lượt, đôi lúc sơ suất.</translation>
        </message>
        <message>
            <source>Weighs its plans against many ways things may go.</source>
            <translation>Cân nhắc kế hoạch theo nhiều cách sự việc có thể diễn ra.</translation>
        </message>
        <message>
            <source>Your best tower here scores {points}.</source>
            <translation>Tháp tốt nhất của bạn ở đây được {points}.</translation>
        </message>
        <message>
            <source>You have no tower for this festival.</source>
            <translation>Bạn không có tháp cho lễ hội này.</translation>
        </message>
        <message>
            <source>Nothing that is left to do brings more.</source>
            <translation>Không việc gì còn lại mang về nhiều hơn.</translation>
        </message>
        <message>
            <source>Then: {plan}.</source>
            <translation>Rồi: {plan}.</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points} and the trophy.</source>
            <translation>Tháp của bạn ở {region}: {points} và cúp.</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points} and a medal.</source>
            <translation>Tháp của bạn ở {region}: {points} và huy chương.</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points} and a ribbon.</source>
            <translation>Tháp của bạn ở {region}: {points} và ruy băng.</translation>
        </message>
        <message>
            <source>Your tower in {region}: {points}.</source>
            <translation>Tháp của bạn ở {region}: {points}.</translation>
        </message>
        <message>
            <source>Performing {tile} brings {points}.</source>
            <translation>Trình diễn {tile} mang về {points}.</translation>
        </message>
        <message>
            <source>{skill}: {help}</source>
            <translation>{skill}: {help}</translation>
        </message>
        <message>
            <source>{region} has a festival in round {n}.</source>
            <translation>{region} có lễ hội ở vòng {n}.</translation>
        </message>
        <message>
            <source>{region} is on the way.</source>
            <translation>{region} nằm trên đường.</translation>
        </message>
        <message>
            <source>Size {size} is wanted in {region} in round {n}.</source>
            <translation>Cỡ {size} cần ở {region} trong vòng {n}.</translation>
        </message>
        <message>
            <source>They fit your levels.</source>
            <translation>Họ hợp với các tầng của bạn.</translation>
        </message>
        <message>
            <source>Needs {skill}: not trained.</source>
            <translation>Cần {skill}: chưa luyện.</translation>
        </message>
        <message>
            <source>Needs more {skill}: rank {rank}.</source>
            <translation>Cần thêm {skill}: bậc {rank}.</translation>
        </message>
        <message>
            <source>Welcome! You lead a team of castellers through Catalonia; after ten rounds the most points win. Two rounds have been played, and your pawn is in Barcelona.</source>
            <translation>Chào mừng! Bạn dẫn một đội casteller đi khắp Catalonia; sau mười vòng ai nhiều điểm nhất thì thắng. Hai vòng đã qua, và con tốt của bạn ở Barcelona.</translation>
        </message>
        <message>
            <source>The calendar on top shows a festival in Lleida tonight, for towers with somebody of size 6. Each turn has four actions, each once and in any order.</source>
            <translation>Lịch ở trên cho thấy tối nay có lễ hội ở Lleida, cho tháp có người cỡ 6. Mỗi lượt có bốn hành động, mỗi cái một lần, thứ tự nào cũng được.</translation>
        </message>
        <message>
            <source>First travel: drag your pawn to Lleida, or press T, choose the region with the arrows, and Enter.</source>
            <translation>Trước hết hãy di chuyển: kéo con tốt của bạn đến Lleida, hoặc nhấn T, chọn vùng bằng phím mũi tên, rồi Enter.</translation>
        </message>
        <message>
            <source>Now recruit: take both castellers of size 8 that wait in Lleida. Big people carry a tower. Click the first, then the second, then press Recruit.</source>
            <translation>Giờ hãy chiêu mộ: lấy cả hai casteller cỡ 8 đang chờ ở Lleida. Người to đỡ tháp. Bấm người thứ nhất, rồi người thứ hai, rồi nhấn Chiêu mộ.</translation>
        </message>
        <message>
            <source>Then train. The wheel offers the tile of your region and that of All Regions. Take Mix: one level of a tower may then mix two neighbouring sizes.</source>
            <translation>Rồi luyện tập. Bánh xe mở ô của vùng bạn và ô của Mọi vùng. Hãy lấy Kết hợp: khi đó một tầng của tháp được kết hợp hai cỡ liền nhau.</translation>
        </message>
        <message>
            <source>A special action costs a token and may perform: click the marked tile of Lleida. “Can I do this?” finds a tower of 3, 3 and 1; then press Perform.</source>
            <translation>Hành động đặc biệt tốn một thẻ và cho phép trình diễn: bấm ô được đánh dấu của Lleida. “Tôi làm được không?” tìm ra tháp 3, 3 và 1; rồi nhấn Trình diễn.</translation>
        </message>
        <message>
            <source>Well done: the tile and its points are yours, and nobody was used up. You have done all four actions, so end your turn; {partner} goes next.</source>
            <translation>Tốt lắm: ô và điểm của nó là của bạn, và không mất ai cả. Bạn đã làm cả bốn hành động, nên hãy kết thúc lượt; {partner} đi kế.</translation>
        </message>
        <message>
            <source>The festival begins! Build a tower of at least four levels with a casteller of size 6; “Best tower” helps. Each level says what it uses. Then show it.</source>
            <translation>Lễ hội bắt đầu! Hãy xây tháp ít nhất bốn tầng có casteller cỡ 6; “Tháp tốt nhất” sẽ giúp. Mỗi tầng cho biết nó dùng gì. Rồi trình tháp.</translation>
        </message>
        <message>
            <source>You were the only team: a medal, a size token, and a point for each level and for everybody of size 6. Only your best festival tower counts in the end.</source>
            <translation>Chỉ có đội bạn: một huy chương, một thẻ kích thước, và một điểm cho mỗi tầng và mỗi người cỡ 6. Cuối ván chỉ tính tháp lễ hội tốt nhất của bạn.</translation>
        </message>
        <message>
            <source>Prizes, size tokens, performances and the number of regions where you earned something count as well. That is all: raise your first castell!</source>
            <translation>Giải thưởng, thẻ kích thước, trình diễn và số vùng nơi bạn giành được gì đó cũng được tính. Thế là hết: hãy dựng castell đầu tiên của bạn!</translation>
        </message>
    </context>
    <context>
        <name>CastleCrush</name>
        <message>
            <source>Aim {degrees}°</source>
            <translation>Hướng {degrees}°</translation>
        </message>
        <message>
            <source>Mallet</source>
            <translation>Búa</translation>
        </message>
        <message>
            <source>Mallet: {aim}</source>
            <translation>Búa: {aim}</translation>
        </message>
        <message>
            <source>put down the {piece}</source>
            <translation>đặt {piece} xuống</translation>
        </message>
        <message>
            <source>Put it up</source>
            <translation>Dựng như vậy</translation>
        </message>
        <message>
            <source>Aim like that</source>
            <translation>Ngắm như vậy</translation>
        </message>
        <message>
            <source>falls</source>
            <translation>đổ</translation>
        </message>
        <message>
            <source>{x} mm right, {y} mm forward</source>
            <translation>{x} mm sang phải, {y} mm về trước</translation>
        </message>
        <message>
            <source>foundation</source>
            <translation>nền</translation>
        </message>
        <message>
            <source>{place}, on {below}</source>
            <translation>{place}, trên {below}</translation>
        </message>
        <message>
            <source>{piece} stands</source>
            <translation>{piece} đã đứng</translation>
        </message>
        <message>
            <source>Turn the aim</source>
            <translation>Xoay hướng</translation>
        </message>
        <message>
            <source>Move the foot</source>
            <translation>Dời chân búa</translation>
        </message>
        <message>
            <source>Ready-made castle</source>
            <translation>Lâu đài xây sẵn</translation>
        </message>
        <message>
            <source>Lay aside</source>
            <translation>Bỏ bớt</translation>
        </message>
        <message>
            <source>Storeys</source>
            <translation>Các tầng</translation>
        </message>
        <message>
            <source>The storey of each block, and its points</source>
            <translation>Tầng của mỗi khối và điểm của nó</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Góc nhìn</translation>
        </message>
        <message>
            <source>From the front, the side, the top</source>
            <translation>Từ phía trước, bên cạnh, trên cao</translation>
        </message>
        <message>
            <source>‹ Aim</source>
            <translation>‹ Hướng</translation>
        </message>
        <message>
            <source>Aim farther to the left</source>
            <translation>Ngắm sang trái thêm</translation>
        </message>
        <message>
            <source>Aim ›</source>
            <translation>Hướng ›</translation>
        </message>
        <message>
            <source>Aim farther to the right</source>
            <translation>Ngắm sang phải thêm</translation>
        </message>
        <message>
            <source>Put down</source>
            <translation>Đặt xuống</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>Buông tay</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Lấy</translation>
        </message>
        <message>
            <source>Take the {piece}</source>
            <translation>Lấy {piece}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Bỏ qua</translation>
        </message>
        <message>
            <source>Let it fall</source>
            <translation>Thả búa</translation>
        </message>
        <message>
            <source>Gravity is at work…</source>
            <translation>Trọng lực đang tác động…</translation>
        </message>
        <message>
            <source>R or wheel turns, arrows move, Enter puts down</source>
            <translation>R hoặc con lăn để xoay, mũi tên để dời, Enter để đặt</translation>
        </message>
        <message>
            <source>Swing {n} of {last}. Click or arrows aim, drag turns</source>
            <translation>Cú {n} trên {last}. Bấm hoặc mũi tên để ngắm, kéo để xoay</translation>
        </message>
        <message>
            <source>One attack is worth</source>
            <translation>Một lần tấn công được</translation>
        </message>
        <message>
            <source>blocks</source>
            <translation>khối</translation>
        </message>
        <message>
            <source>points</source>
            <translation>điểm</translation>
        </message>
        <message>
            <source>and {king} for a king, {general} for a general</source>
            <translation>và {king} cho mỗi vua, {general} cho mỗi tướng</translation>
        </message>
        <message>
            <source>Watch again</source>
            <translation>Xem lại</translation>
        </message>
        <message>
            <source>Watch the fall again</source>
            <translation>Xem lại cú đổ</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Chậm</translation>
        </message>
        <message>
            <source>A quarter of the speed</source>
            <translation>Một phần tư tốc độ</translation>
        </message>
        <message>
            <source>Moment of the fall</source>
            <translation>Thời điểm của cú đổ</translation>
        </message>
        <message>
            <source>{piece}, {count} left</source>
            <translation>{piece}, còn {count}</translation>
        </message>
        <message>
            <source>Together</source>
            <translation>Tổng cộng</translation>
        </message>
        <message>
            <source>steady hand</source>
            <translation>tay vững</translation>
        </message>
        <message>
            <source>wobble {degrees}°</source>
            <translation>rung {degrees}°</translation>
        </message>
        <message>
            <source>The middle</source>
            <translation>Giữa bàn</translation>
        </message>
        <message>
            <source>The supply</source>
            <translation>Kho</translation>
        </message>
        <message>
            <source>one is taken at a time</source>
            <translation>mỗi lần lấy một khối</translation>
        </message>
        <message>
            <source>Fallen blocks</source>
            <translation>Các khối đã đổ</translation>
        </message>
        <message>
            <source>dealt out after scoring</source>
            <translation>chia sau khi tính điểm</translation>
        </message>
        <message>
            <source>Block tray</source>
            <translation>Khay khối</translation>
        </message>
        <message>
            <source>{name} builds</source>
            <translation>{name} đang xây</translation>
        </message>
        <message>
            <source>use them all, upright</source>
            <translation>dùng hết, để đứng</translation>
        </message>
        <message>
            <source>down to {n} may be laid aside</source>
            <translation>được bỏ bớt đến còn {n}</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Xây</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Tấn công</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Tính điểm</translation>
        </message>
        <message>
            <source>Distribute</source>
            <translation>Phân chia</translation>
        </message>
        <message>
            <source>choose blocks</source>
            <translation>chọn khối</translation>
        </message>
        <message>
            <source>castle {n} of {last}</source>
            <translation>lâu đài {n} trên {last}</translation>
        </message>
        <message>
            <source>turn {n} of {last}</source>
            <translation>lượt {n} trên {last}</translation>
        </message>
        <message>
            <source>Round {n}</source>
            <translation>Vòng {n}</translation>
        </message>
        <message>
            <source>{points} standing</source>
            <translation>còn đứng {points}</translation>
        </message>
        <message>
            <source>blocks: {count}</source>
            <translation>số khối: {count}</translation>
        </message>
        <message>
            <source>{storey}: +{points}</source>
            <translation>{storey}: +{points}</translation>
        </message>
        <message>
            <source>Round {n} is scored</source>
            <translation>Đã tính điểm vòng {n}</translation>
        </message>
        <message>
            <source>king</source>
            <translation>vua</translation>
        </message>
        <message>
            <source>general</source>
            <translation>tướng</translation>
        </message>
        <message>
            <source>attacks</source>
            <translation>tấn công</translation>
        </message>
        <message>
            <source>round</source>
            <translation>vòng</translation>
        </message>
        <message>
            <source>match</source>
            <translation>ván</translation>
        </message>
        <message>
            <source>storey {n}</source>
            <translation>tầng {n}</translation>
        </message>
        <message>
            <source>×{count}</source>
            <translation>×{count}</translation>
        </message>
        <message>
            <source>1 block</source>
            <translation>1 khối</translation>
        </message>
        <message numerus="yes">
            <source>%n blocks</source>
            <translation>
                <numerusform>%n khối</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 điểm</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n điểm</numerusform>
            </translation>
        </message>
        <message>
            <source>flat house</source>
            <translation>nhà phẳng</translation>
        </message>
        <message>
            <source>pointed house</source>
            <translation>nhà nhọn</translation>
        </message>
        <message>
            <source>slant tower</source>
            <translation>tháp xiên</translation>
        </message>
        <message>
            <source>pointed tower</source>
            <translation>tháp nhọn</translation>
        </message>
        <message>
            <source>flat tower</source>
            <translation>tháp phẳng</translation>
        </message>
        <message>
            <source>roof</source>
            <translation>mái</translation>
        </message>
        <message>
            <source>{name} +{points}</source>
            <translation>{name} +{points}</translation>
        </message>
        <message>
            <source>has the flag</source>
            <translation>giữ cờ</translation>
        </message>
        <message>
            <source>swings {dots}</source>
            <translation>cú đánh {dots}</translation>
        </message>
        <message>
            <source>the ready-made castle</source>
            <translation>lâu đài xây sẵn</translation>
        </message>
        <message>
            <source>placing the {piece}</source>
            <translation>đặt {piece}</translation>
        </message>
        <message>
            <source>Castle Crush</source>
            <translation>Castle Crush</translation>
        </message>
        <message>
            <source>Stack a castle of blocks, then let the mallet fall on the others’.</source>
            <translation>Xếp khối thành lâu đài, rồi thả búa xuống lâu đài của người khác.</translation>
        </message>
        <message>
            <source>choose a block from the supply</source>
            <translation>chọn một khối từ kho</translation>
        </message>
        <message>
            <source>build your castle and let it go</source>
            <translation>xây lâu đài của bạn rồi buông tay</translation>
        </message>
        <message>
            <source>aim the mallet and let it fall</source>
            <translation>ngắm rồi thả búa</translation>
        </message>
        <message>
            <source>take a block from the middle</source>
            <translation>lấy một khối ở giữa bàn</translation>
        </message>
        <message>
            <source>swing towards {degrees}°</source>
            <translation>đánh về hướng {degrees}°</translation>
        </message>
        <message>
            <source>no room for the mallet, passed</source>
            <translation>không có chỗ cho búa, bỏ qua</translation>
        </message>
        <message>
            <source>build with {blocks}</source>
            <translation>xây bằng {blocks}</translation>
        </message>
        <message>
            <source>lay a {piece} aside</source>
            <translation>bỏ bớt {piece}</translation>
        </message>
        <message>
            <source>take a {piece}</source>
            <translation>lấy {piece}</translation>
        </message>
        <message>
            <source>{name} took a {piece}.</source>
            <translation>{name} lấy {piece}.</translation>
        </message>
        <message>
            <source>{name} laid a {piece} aside.</source>
            <translation>{name} bỏ bớt {piece}.</translation>
        </message>
        <message>
            <source>{name}’s castle of {blocks} stands.</source>
            <translation>Lâu đài {blocks} của {name} đứng vững.</translation>
        </message>
        <message>
            <source>It would not come to rest and was stopped after 12 seconds.</source>
            <translation>Mãi không yên nên đã dừng sau 12 giây.</translation>
        </message>
        <message>
            <source>{name}’s {piece} fell.</source>
            <translation>Đã đổ: {piece} của {name}.</translation>
        </message>
        <message>
            <source>{name}’s {piece} fell; it does not count.</source>
            <translation>Đã đổ, không tính: {piece} của {name}.</translation>
        </message>
        <message>
            <source>{name}’s {piece} fell when others were taken off; it does not count.</source>
            <translation>Đổ khi nhấc quân khác ra, không tính: {piece} của {name}.</translation>
        </message>
        <message>
            <source>{name} found no room for the mallet.</source>
            <translation>{name} không tìm được chỗ cho búa.</translation>
        </message>
        <message>
            <source>{name}’s castle: {points} ({blocks} blocks, {king} king, {general} general).</source>
            <translation>Lâu đài của {name}: {points} (khối {blocks}, vua {king}, tướng {general}).</translation>
        </message>
        <message>
            <source>{name} has the flag.</source>
            <translation>{name} giữ cờ.</translation>
        </message>
        <message>
            <source>Round {n} begins.</source>
            <translation>Vòng {n} bắt đầu.</translation>
        </message>
        <message>
            <source>a king</source>
            <translation>một vua</translation>
        </message>
        <message numerus="yes">
            <source>%n kings</source>
            <translation>
                <numerusform>%n vua</numerusform>
            </translation>
        </message>
        <message>
            <source>a general</source>
            <translation>một tướng</translation>
        </message>
        <message numerus="yes">
            <source>%n generals</source>
            <translation>
                <numerusform>%n tướng</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} felled nothing.</source>
            <translation>{name} không hạ được gì.</translation>
        </message>
        <message>
            <source>{name} felled {pieces}: {points}.</source>
            <translation>{name} hạ {pieces}: {points}.</translation>
        </message>
        <message>
            <source>The fall has to be simulated first.</source>
            <translation>Cú đổ phải được mô phỏng trước.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Ván đã kết thúc.</translation>
        </message>
        <message>
            <source>That is no move of Castle Crush.</source>
            <translation>Đó không phải nước đi của Castle Crush.</translation>
        </message>
        <message>
            <source>That is no place on the table.</source>
            <translation>Đó không phải chỗ trên bàn.</translation>
        </message>
        <message>
            <source>There is no such piece.</source>
            <translation>Không có quân như vậy.</translation>
        </message>
        <message>
            <source>There is no such kind of block.</source>
            <translation>Không có loại khối như vậy.</translation>
        </message>
        <message>
            <source>This {piece} is not yours to place.</source>
            <translation>Bạn không được đặt {piece} này.</translation>
        </message>
        <message>
            <source>This {piece} is placed already.</source>
            <translation>Đã đặt {piece} này rồi.</translation>
        </message>
        <message>
            <source>Only the king may lie; all else stands upright.</source>
            <translation>Chỉ vua được nằm; mọi thứ khác phải đứng.</translation>
        </message>
        <message>
            <source>First all blocks, then king and general.</source>
            <translation>Đặt hết khối trước, rồi đến vua và tướng.</translation>
        </message>
        <message>
            <source>One block is not used yet.</source>
            <translation>Còn một khối chưa dùng.</translation>
        </message>
        <message numerus="yes">
            <source>%n blocks are not used yet.</source>
            <translation>
                <numerusform>Còn %n khối chưa dùng.</numerusform>
            </translation>
        </message>
        <message>
            <source>The general is not on the foundation yet.</source>
            <translation>Tướng chưa ở trên nền.</translation>
        </message>
        <message>
            <source>The {piece} reaches more than {most} mm over the foundation’s edge.</source>
            <translation>Không được để {piece} thò quá {most} mm ra ngoài mép nền.</translation>
        </message>
        <message>
            <source>The {piece} would stand on the table.</source>
            <translation>Như vậy {piece} sẽ đứng trên mặt bàn.</translation>
        </message>
        <message>
            <source>The king must rest on a block.</source>
            <translation>Vua phải ở trên một khối.</translation>
        </message>
        <message>
            <source>The general must stand on the foundation.</source>
            <translation>Tướng phải đứng trên nền.</translation>
        </message>
        <message>
            <source>The {piece} would be inside another castle.</source>
            <translation>Như vậy {piece} sẽ lọt vào lâu đài khác.</translation>
        </message>
        <message>
            <source>It does not stand: one piece moves.</source>
            <translation>Không đứng vững: một quân xê dịch.</translation>
        </message>
        <message numerus="yes">
            <source>It does not stand: %n pieces move.</source>
            <translation>
                <numerusform>Không đứng vững: %n quân xê dịch.</numerusform>
            </translation>
        </message>
        <message>
            <source>The recorded fall cannot be true: {fault}.</source>
            <translation>Cú đổ đã ghi không thể đúng: {fault}.</translation>
        </message>
        <message>
            <source>With {least} blocks or fewer every block is used.</source>
            <translation>Có {least} khối trở xuống thì phải dùng hết.</translation>
        </message>
        <message>
            <source>No {piece} is left.</source>
            <translation>Không còn {piece} nào.</translation>
        </message>
        <message>
            <source>The mallet’s foot stays within {most} mm of the middle.</source>
            <translation>Chân búa phải cách tâm không quá {most} mm.</translation>
        </message>
        <message>
            <source>A {piece} is in the mallet’s way.</source>
            <translation>Búa bị {piece} cản đường.</translation>
        </message>
        <message>
            <source>There is room for the mallet: let it fall.</source>
            <translation>Có chỗ cho búa: hãy thả nó.</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Tay</translation>
        </message>
        <message>
            <source>How exactly the mallet is let go.</source>
            <translation>Búa được thả chính xác đến đâu.</translation>
        </message>
        <message>
            <source>Steady: exactly as aimed</source>
            <translation>Vững: đúng như đã ngắm</translation>
        </message>
        <message>
            <source>Natural: about 1.5° and 1 mm off</source>
            <translation>Tự nhiên: lệch khoảng 1,5° và 1 mm</translation>
        </message>
        <message>
            <source>Shaky: about 3° and 2 mm off</source>
            <translation>Run: lệch khoảng 3° và 2 mm</translation>
        </message>
        <message>
            <source>From the youngest to the oldest</source>
            <translation>Từ trẻ nhất đến già nhất</translation>
        </message>
        <message>
            <source>The youngest begins with the flag; ties go to the younger.</source>
            <translation>Người trẻ nhất giữ cờ trước; hòa thì người trẻ hơn thắng.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Ngẫu nhiên</translation>
        </message>
        <message>
            <source>Blocks standing</source>
            <translation>Khối còn đứng</translation>
        </message>
        <message>
            <source>Kings</source>
            <translation>Vua</translation>
        </message>
        <message>
            <source>Generals</source>
            <translation>Tướng</translation>
        </message>
        <message>
            <source>Attacks</source>
            <translation>Tấn công</translation>
        </message>
        <message>
            <source>{name} wins with {points}.</source>
            <translation>{name} thắng với {points}.</translation>
        </message>
        <message>
            <source>A tie at {points}: {name} has the taller castle, {height} mm.</source>
            <translation>Hòa ở {points}: {name} có lâu đài cao hơn, {height} mm.</translation>
        </message>
        <message>
            <source>A tie at {points}, castles equally tall: {name} wins as the younger.</source>
            <translation>Hòa ở {points}, lâu đài cao bằng nhau: {name} trẻ hơn nên thắng.</translation>
        </message>
        <message>
            <source>Stacks any plain castle, tries out 6 falls and takes any block.</source>
            <translation>Xếp một lâu đài đơn giản bất kỳ, thử 6 cú đập và lấy khối bất kỳ.</translation>
        </message>
        <message>
            <source>Builds a mast and a wall, else up to three storeys; tries out up to 32 falls.</source>
            <translation>Dựng cột và tường, nếu không thì tối đa ba tầng; thử đến 32 cú đập.</translation>
        </message>
        <message>
            <source>Builds strongholds, else bold castles; tries out up to 64 falls.</source>
            <translation>Xây thành lũy, nếu không thì lâu đài táo bạo; thử đến 64 cú đập.</translation>
        </message>
        <message>
            <source>Picks the best stronghold its blocks make; tries out falls while time lasts.</source>
            <translation>Chọn thành lũy tốt nhất từ các khối của mình; thử đập suốt thời gian của mình.</translation>
        </message>
        <message>
            <source>fells about {blocks} blocks for {points} points, as tried.</source>
            <translation>thử thấy hạ khoảng {blocks} khối, được {points} điểm.</translation>
        </message>
        <message>
            <source>worth {planned} points; about {kept} of them outlast the attacks, as tried.</source>
            <translation>đáng {planned} điểm; khi thử, khoảng {kept} điểm còn lại sau các đợt tấn công.</translation>
        </message>
        <message>
            <source>worth {planned} points; little is likely to outlast the attacks, but no castle that was tried did better.</source>
            <translation>đáng {planned} điểm; có lẽ chẳng còn mấy sau các đợt tấn công, nhưng không lâu đài nào đã thử tốt hơn.</translation>
        </message>
        <message>
            <source>worth {planned} points as it stands.</source>
            <translation>đáng {planned} điểm khi đứng như vậy.</translation>
        </message>
        <message>
            <source>of all kinds there are, it helps the next castle most.</source>
            <translation>trong các loại hiện có, nó giúp lâu đài sau nhiều nhất.</translation>
        </message>
        <message>
            <source>what is left makes a stronger castle.</source>
            <translation>phần còn lại xây được lâu đài vững hơn.</translation>
        </message>
        <message>
            <source>there are more blocks than the foundation holds.</source>
            <translation>có nhiều khối hơn sức chứa của nền.</translation>
        </message>
        <message>
            <source>a plain choice, made without trying others.</source>
            <translation>một lựa chọn đơn giản, không thử cách khác.</translation>
        </message>
        <message>
            <source>swing: nothing fell</source>
            <translation>đánh: không gì đổ</translation>
        </message>
        <message>
            <source>swing: 1 piece felled</source>
            <translation>đánh: hạ 1 quân</translation>
        </message>
        <message numerus="yes">
            <source>swing: %n pieces felled</source>
            <translation>
                <numerusform>đánh: hạ %n quân</numerusform>
            </translation>
        </message>
        <message>
            <source>Now a block is taken.</source>
            <translation>Giờ là lúc lấy khối.</translation>
        </message>
        <message>
            <source>Now castles are built.</source>
            <translation>Giờ là lúc xây lâu đài.</translation>
        </message>
        <message>
            <source>Now the mallet falls.</source>
            <translation>Giờ là lúc thả búa.</translation>
        </message>
        <message>
            <source>Not now.</source>
            <translation>Chưa phải lúc.</translation>
        </message>
        <message>
            <source>a piece is missing</source>
            <translation>thiếu một quân</translation>
        </message>
        <message>
            <source>a piece is there twice</source>
            <translation>một quân có hai lần</translation>
        </message>
        <message>
            <source>a piece is there that was not</source>
            <translation>có một quân trước đó không có</translation>
        </message>
        <message>
            <source>a piece is nowhere</source>
            <translation>một quân không ở đâu cả</translation>
        </message>
        <message>
            <source>a piece is inside the table</source>
            <translation>một quân nằm trong mặt bàn</translation>
        </message>
        <message>
            <source>the mallet was let go elsewhere</source>
            <translation>búa được thả ở chỗ khác</translation>
        </message>
        <message>
            <source>what was taken off does not fit</source>
            <translation>những gì đã nhấc ra không khớp</translation>
        </message>
        <message>
            <source>what touches what does not fit</source>
            <translation>cái gì chạm cái gì không khớp</translation>
        </message>
        <message>
            <source>piece</source>
            <translation>quân</translation>
        </message>
        <message>
            <source>Welcome! In each of three rounds you build a castle and let a mallet fall on that of {partner}. What falls and what stands brings points.</source>
            <translation>Chào mừng! Trong mỗi vòng của ba vòng, bạn xây một lâu đài và thả búa xuống lâu đài của {partner}. Cái gì đổ và cái gì đứng đều mang về điểm.</translation>
        </message>
        <message>
            <source>Begin with a block: drag a flat house from the tray to your blue foundation. R or the wheel turns it. By keys: its number, the arrows, and Enter.</source>
            <translation>Bắt đầu với một khối: kéo nhà phẳng từ khay vào nền xanh lam của bạn. R hoặc con lăn xoay nó. Bằng phím: số của nó, các mũi tên, rồi Enter.</translation>
        </message>
        <message>
            <source>Every block must be used, then king and general. To be quick press Ready-made castle (C), once or more. Then Let go: a castle has to stand by itself.</source>
            <translation>Phải dùng hết các khối, rồi đến vua và tướng. Muốn nhanh hãy nhấn Lâu đài xây sẵn (C), một lần hoặc hơn. Rồi Buông tay: lâu đài phải tự đứng vững.</translation>
        </message>
        <message>
            <source>It stands! Drag the table to look around, or press V. {partner} builds next.</source>
            <translation>Đứng vững rồi! Kéo mặt bàn để nhìn quanh, hoặc nhấn V. Kế tiếp {partner} xây.</translation>
        </message>
        <message>
            <source>Now attack. Click where the mallet is to fall, or aim with the arrows. You never push: press Let it fall.</source>
            <translation>Giờ hãy tấn công. Bấm vào nơi búa sẽ đổ xuống, hoặc ngắm bằng phím mũi tên. Bạn không bao giờ đẩy: nhấn Thả búa.</translation>
        </message>
        <message>
            <source>What touches the table now has fallen. One block is 1 point, two are 2, three are 4, and six are 20; a king adds 5, a general 3. {partner} strikes back.</source>
            <translation>Cái gì giờ chạm mặt bàn là đã đổ. Một khối được 1 điểm, hai được 2, ba được 4, sáu được 20; vua thêm 5, tướng thêm 3. {partner} đánh trả.</translation>
        </message>
        <message>
            <source>You have three swings a round. Swing again, from another place if you like: M lets you move the mallet’s foot.</source>
            <translation>Mỗi vòng bạn có ba cú đánh. Hãy đánh nữa, từ chỗ khác nếu muốn: M cho phép dời chân búa.</translation>
        </message>
        <message>
            <source>After the last swing the castles are scored. A block counts more the higher its storey, a standing king 7 and a general 5. Storeys (N) shows the numbers.</source>
            <translation>Sau cú đánh cuối, các lâu đài được tính điểm. Khối ở tầng càng cao càng nhiều điểm, vua không đổ được 7 và tướng 5. Các tầng (N) cho thấy số điểm.</translation>
        </message>
        <message>
            <source>Then all fallen blocks are shared out: everybody takes one in turn, and the next round begins with the blocks that you have by then.</source>
            <translation>Rồi mọi khối đã đổ được chia ra: mỗi người lần lượt lấy một khối, và vòng sau bắt đầu với những khối bạn có lúc đó.</translation>
        </message>
        <message>
            <source>After three rounds the most points win. That is all: build your first castle, and mind your king!</source>
            <translation>Sau ba vòng, ai nhiều điểm nhất thì thắng. Thế là hết: hãy xây lâu đài đầu tiên của bạn, và giữ lấy vua!</translation>
        </message>
    </context>
    <context>
        <name>CastleRooms</name>
        <message>
            <source>End turn</source>
            <translation>Kết thúc lượt</translation>
        </message>
        <message>
            <source>the last turn</source>
            <translation>lượt cuối</translation>
        </message>
        <message>
            <source>turns to come: {n}</source>
            <translation>lượt còn lại: {n}</translation>
        </message>
        <message>
            <source>Pile: {cards}</source>
            <translation>Chồng bài: {cards}</translation>
        </message>
        <message>
            <source>discards</source>
            <translation>bài bỏ</translation>
        </message>
        <message>
            <source>start {row}, either way up</source>
            <translation>bắt đầu {row}, chiều nào cũng được</translation>
        </message>
        <message>
            <source>start {row}, {facing}</source>
            <translation>bắt đầu {row}, {facing}</translation>
        </message>
        <message>
            <source>needs {edge}</source>
            <translation>cần {edge}</translation>
        </message>
        <message>
            <source>place the {card}, or put it back</source>
            <translation>đặt {card}, hoặc trả lại</translation>
        </message>
        <message>
            <source>{cards} in hand: {over} more to play</source>
            <translation>{cards} trên tay: phải chơi thêm {over}</translation>
        </message>
        <message>
            <source>rows {lengths} · {cards}</source>
            <translation>hàng {lengths} · {cards}</translation>
        </message>
        <message>
            <source>Place here</source>
            <translation>Đặt ở đây</translation>
        </message>
        <message>
            <source>Knights free rows of your own.</source>
            <translation>Hiệp sĩ giải thoát hàng của chính bạn.</translation>
        </message>
        <message>
            <source>Rooms go into rows of your own.</source>
            <translation>Phòng đặt vào hàng của chính bạn.</translation>
        </message>
        <message>
            <source>No row of an opponent can be blocked now.</source>
            <translation>Giờ không chặn được hàng nào của đối thủ.</translation>
        </message>
        <message>
            <source>No row of yours is blocked by a dragon.</source>
            <translation>Không hàng nào của bạn bị rồng chặn.</translation>
        </message>
        <message>
            <source>Pile {n}</source>
            <translation>Chồng {n}</translation>
        </message>
        <message>
            <source>Out {n}</source>
            <translation>Bỏ {n}</translation>
        </message>
        <message>
            <source>{row}: {rooms}, {facing}, goes on with {edge}</source>
            <translation>{row}: {rooms}, {facing}, nối tiếp bằng {edge}</translation>
        </message>
        <message>
            <source>blocked by {name}'s dragon</source>
            <translation>bị rồng của {name} chặn</translation>
        </message>
        <message>
            <source>Your rows begin here: lay down a room.</source>
            <translation>Các hàng của bạn bắt đầu ở đây: hãy đặt một phòng.</translation>
        </message>
        <message>
            <source>longest {n}</source>
            <translation>dài nhất {n}</translation>
        </message>
        <message>
            <source>{n} to win</source>
            <translation>{n} để thắng</translation>
        </message>
        <message>
            <source>helmet up</source>
            <translation>mũ ở trên</translation>
        </message>
        <message>
            <source>swords up</source>
            <translation>kiếm ở trên</translation>
        </message>
        <message>
            <source>Still unseen</source>
            <translation>Chưa thấy</translation>
        </message>
        <message>
            <source>1 room</source>
            <translation>1 phòng</translation>
        </message>
        <message numerus="yes">
            <source>%n rooms</source>
            <translation>
                <numerusform>%n phòng</numerusform>
            </translation>
        </message>
        <message>
            <source>1 card</source>
            <translation>1 lá bài</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n lá bài</numerusform>
            </translation>
        </message>
        <message>
            <source>row {n}</source>
            <translation>hàng {n}</translation>
        </message>
        <message>
            <source>upper stairs</source>
            <translation>cầu thang trên</translation>
        </message>
        <message>
            <source>lower stairs</source>
            <translation>cầu thang dưới</translation>
        </message>
        <message>
            <source>a corridor</source>
            <translation>hành lang</translation>
        </message>
        <message>
            <source>dragon</source>
            <translation>rồng</translation>
        </message>
        <message>
            <source>knight</source>
            <translation>hiệp sĩ</translation>
        </message>
        <message>
            <source>dragons</source>
            <translation>rồng</translation>
        </message>
        <message>
            <source>knights</source>
            <translation>hiệp sĩ</translation>
        </message>
        <message>
            <source>room with upper stairs on both sides</source>
            <translation>phòng có cầu thang trên ở cả hai bên</translation>
        </message>
        <message>
            <source>room with corridors on both sides</source>
            <translation>phòng có hành lang ở cả hai bên</translation>
        </message>
        <message>
            <source>room with lower stairs on both sides</source>
            <translation>phòng có cầu thang dưới ở cả hai bên</translation>
        </message>
        <message>
            <source>room from {left} to {right}</source>
            <translation>phòng từ {left} đến {right}</translation>
        </message>
        <message>
            <source>Castle Rooms</source>
            <translation>Castle Rooms</translation>
        </message>
        <message>
            <source>Join rooms whose stairs meet into a row of ten; beware of dragons.</source>
            <translation>Nối các phòng có cầu thang khớp nhau thành hàng mười phòng; coi chừng rồng.</translation>
        </message>
        <message>
            <source>play a card or end the turn</source>
            <translation>chơi một lá hoặc kết thúc lượt</translation>
        </message>
        <message>
            <source>end the turn</source>
            <translation>kết thúc lượt</translation>
        </message>
        <message>
            <source>discard a dragon or a knight, none is of use now</source>
            <translation>bỏ một rồng hoặc hiệp sĩ, giờ không lá nào dùng được</translation>
        </message>
        <message>
            <source>play until you hold {n} cards or fewer</source>
            <translation>chơi cho đến khi còn {n} lá trở xuống</translation>
        </message>
        <message>
            <source>add a room to {row}</source>
            <translation>thêm phòng vào {row}</translation>
        </message>
        <message>
            <source>start {row}</source>
            <translation>bắt đầu {row}</translation>
        </message>
        <message>
            <source>dragon on {row} of {name}</source>
            <translation>rồng vào {row} của {name}</translation>
        </message>
        <message>
            <source>knight frees {row}</source>
            <translation>hiệp sĩ giải thoát {row}</translation>
        </message>
        <message>
            <source>discard a dragon</source>
            <translation>bỏ một rồng</translation>
        </message>
        <message>
            <source>discard a knight</source>
            <translation>bỏ một hiệp sĩ</translation>
        </message>
        <message>
            <source>{name} draws: {cards}.</source>
            <translation>{name} rút: {cards}.</translation>
        </message>
        <message>
            <source>{name} draws {cards}.</source>
            <translation>{name} rút {cards}.</translation>
        </message>
        <message>
            <source>{name} drew the last cards: this turn ends the match.</source>
            <translation>{name} đã rút những lá cuối: lượt này kết thúc ván.</translation>
        </message>
        <message>
            <source>{name} adds a room to {row}: {rooms}.</source>
            <translation>{name} thêm phòng vào {row}: {rooms}.</translation>
        </message>
        <message>
            <source>{name} starts {row}, {facing}.</source>
            <translation>{name} bắt đầu {row}, {facing}.</translation>
        </message>
        <message>
            <source>{name} sends a dragon to {row} of {other}, blocked at {rooms}.</source>
            <translation>{name} gửi rồng đến {row} của {other}, chặn ở {rooms}.</translation>
        </message>
        <message>
            <source>{name}'s knight chases the dragon from {row}.</source>
            <translation>Hiệp sĩ của {name} đuổi rồng khỏi {row}.</translation>
        </message>
        <message>
            <source>{name} discards a dragon.</source>
            <translation>{name} bỏ một rồng.</translation>
        </message>
        <message>
            <source>{name} discards a knight.</source>
            <translation>{name} bỏ một hiệp sĩ.</translation>
        </message>
        <message>
            <source>{name} completes a row of ten rooms!</source>
            <translation>{name} hoàn thành hàng mười phòng!</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Ván đã kết thúc.</translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>Ai đi trước</translation>
        </message>
        <message>
            <source>Whoever visited a castle last, or a random seat.</source>
            <translation>Người thăm lâu đài gần đây nhất, hoặc chỗ ngẫu nhiên.</translation>
        </message>
        <message>
            <source>Strict rows</source>
            <translation>Hàng nghiêm ngặt</translation>
        </message>
        <message>
            <source>A new row may be started only when no room in hand fits one of yours.</source>
            <translation>Chỉ được bắt đầu hàng mới khi không phòng nào trên tay khớp với hàng của bạn.</translation>
        </message>
        <message>
            <source>longest row</source>
            <translation>hàng dài nhất</translation>
        </message>
        <message>
            <source>{name} wins with a row of ten rooms.</source>
            <translation>{name} thắng với hàng mười phòng.</translation>
        </message>
        <message>
            <source>{name} wins with the longest row: {rooms}, the next has {next}.</source>
            <translation>{name} thắng với hàng dài nhất: {rooms}, hàng kế có {next}.</translation>
        </message>
        <message>
            <source>The longest rows are equal; the second decides for {name}: {rooms} against {next}.</source>
            <translation>Các hàng dài nhất bằng nhau; hàng thứ hai quyết định cho {name}: {rooms} so với {next}.</translation>
        </message>
        <message>
            <source>The longest rows are equal; number {rank} in length decides for {name}: {rooms} against {next}.</source>
            <translation>Các hàng dài nhất bằng nhau; hàng dài thứ {rank} quyết định cho {name}: {rooms} so với {next}.</translation>
        </message>
        <message>
            <source>{name} share the win: all their rows are equally long.</source>
            <translation>{name} cùng thắng: mọi hàng đều dài bằng nhau.</translation>
        </message>
        <message>
            <source>Likes long rows, sees one move and follows its whims.</source>
            <translation>Thích hàng dài, chỉ nhìn một nước và chơi theo hứng.</translation>
        </message>
        <message>
            <source>Tries every way to play its turn, and slips now and then.</source>
            <translation>Thử mọi cách đi trong lượt, đôi lúc sơ suất.</translation>
        </message>
        <message>
            <source>Tries its best turns against hundreds of hands you might hold.</source>
            <translation>Thử các lượt hay nhất với hàng trăm tay bài bạn có thể cầm.</translation>
        </message>
        <message>
            <source>Like Hard, but it learned from thousands of matches what a turn is worth.</source>
            <translation>Như Khó, nhưng đã học giá trị của mỗi lượt từ hàng nghìn ván.</translation>
        </message>
        <message>
            <source>After {tried} trials it looks like {chance} % to win.</source>
            <translation>Sau {tried} lần thử, khả năng thắng khoảng {chance} %.</translation>
        </message>
        <message>
            <source>Only rooms are laid in rows.</source>
            <translation>Chỉ có phòng được đặt vào hàng.</translation>
        </message>
        <message>
            <source>That row has not been started.</source>
            <translation>Hàng đó chưa được bắt đầu.</translation>
        </message>
        <message>
            <source>A dragon blocks this row. A knight can free it.</source>
            <translation>Rồng chặn hàng này. Hiệp sĩ có thể giải thoát.</translation>
        </message>
        <message>
            <source>The row needs {needs} here; this room begins with {has}.</source>
            <translation>Ở đây hàng cần {needs}; phòng này bắt đầu bằng {has}.</translation>
        </message>
        <message>
            <source>It would fit only turned round, but this row lies {facing}.</source>
            <translation>Nó chỉ khớp khi xoay lại, nhưng hàng này nằm {facing}.</translation>
        </message>
        <message>
            <source>A room lies with the helmet up or with the swords up.</source>
            <translation>Phòng nằm với mũ ở trên hoặc kiếm ở trên.</translation>
        </message>
        <message>
            <source>Rows take turns: this one starts with {facing}.</source>
            <translation>Các hàng xen kẽ: hàng này bắt đầu với {facing}.</translation>
        </message>
        <message>
            <source>A room in your hand fits {row}; first use that.</source>
            <translation>Một phòng trên tay khớp với {row}; hãy dùng nó trước.</translation>
        </message>
        <message>
            <source>It is {name}'s turn.</source>
            <translation>Đến lượt của {name}.</translation>
        </message>
        <message>
            <source>That is no move of Castle Rooms.</source>
            <translation>Đó không phải nước đi của Castle Rooms.</translation>
        </message>
        <message>
            <source>You do not hold this card.</source>
            <translation>Bạn không cầm lá này.</translation>
        </message>
        <message>
            <source>You have no dragon.</source>
            <translation>Bạn không có rồng.</translation>
        </message>
        <message>
            <source>Nobody sits there.</source>
            <translation>Không ai ngồi đó.</translation>
        </message>
        <message>
            <source>Dragons go to the rows of opponents.</source>
            <translation>Rồng đến hàng của đối thủ.</translation>
        </message>
        <message>
            <source>A dragon needs a row with at least one room.</source>
            <translation>Rồng cần một hàng có ít nhất một phòng.</translation>
        </message>
        <message>
            <source>A dragon is there already.</source>
            <translation>Đã có rồng ở đó.</translation>
        </message>
        <message>
            <source>You have no knight.</source>
            <translation>Bạn không có hiệp sĩ.</translation>
        </message>
        <message>
            <source>There is no dragon on this row.</source>
            <translation>Không có rồng ở hàng này.</translation>
        </message>
        <message>
            <source>Rooms are never discarded.</source>
            <translation>Không bao giờ bỏ phòng.</translation>
        </message>
        <message>
            <source>Discarding needs {needs} dragons and knights in hand; you have {n}.</source>
            <translation>Muốn bỏ cần {needs} rồng và hiệp sĩ trên tay; bạn có {n}.</translation>
        </message>
        <message>
            <source>You hold no more than {n} cards; keep them.</source>
            <translation>Bạn không cầm quá {n} lá; hãy giữ chúng.</translation>
        </message>
        <message>
            <source>A dragon can be used now, so nothing is discarded.</source>
            <translation>Giờ dùng được rồng nên không bỏ gì.</translation>
        </message>
        <message>
            <source>A knight can be used now, so nothing is discarded.</source>
            <translation>Giờ dùng được hiệp sĩ nên không bỏ gì.</translation>
        </message>
        <message>
            <source>Discard the first of your cards of this kind.</source>
            <translation>Hãy bỏ lá đầu tiên trong các lá cùng loại.</translation>
        </message>
        <message>
            <source>You hold {cards}; play at least {over} more to end the turn.</source>
            <translation>Bạn cầm {cards}; chơi thêm ít nhất {over} để kết thúc lượt.</translation>
        </message>
        <message>
            <source>The next cards are hidden.</source>
            <translation>Những lá kế tiếp bị giấu.</translation>
        </message>
        <message>
            <source>It leads to ten rooms in this turn.</source>
            <translation>Nó dẫn đến mười phòng trong lượt này.</translation>
        </message>
        <message>
            <source>{row} grows to {rooms}; after this turn {fits} of {unseen} unseen cards fit your longest open row.</source>
            <translation>{row} dài thành {rooms}; sau lượt này {fits} trong {unseen} lá chưa thấy khớp với hàng mở dài nhất của bạn.</translation>
        </message>
        <message>
            <source>{row} grows to {rooms}.</source>
            <translation>{row} dài thành {rooms}.</translation>
        </message>
        <message>
            <source>The {card} serves you least where it is.</source>
            <translation>Ở chỗ hiện tại, {card} ít ích cho bạn nhất.</translation>
        </message>
        <message>
            <source>It stops a row of {rooms}.</source>
            <translation>Nó chặn một hàng {rooms}.</translation>
        </message>
        <message>
            <source>{row} with its {rooms} can grow again.</source>
            <translation>{row} với {rooms} lại có thể dài thêm.</translation>
        </message>
        <message>
            <source>It is of no use now, and you hold too many cards.</source>
            <translation>Giờ nó vô dụng, và bạn cầm quá nhiều lá.</translation>
        </message>
        <message>
            <source>The cards left are worth more in your hand.</source>
            <translation>Những lá còn lại giữ trên tay thì hơn.</translation>
        </message>
        <message>
            <source>Welcome! You lay rooms in rows. Whoever first has ten rooms in one row wins at once; if nobody does, the longest row wins.</source>
            <translation>Chào mừng! Bạn đặt các phòng thành hàng. Ai có trước mười phòng trong một hàng thì thắng ngay; nếu không ai có, hàng dài nhất thắng.</translation>
        </message>
        <message>
            <source>Below are your cards: three rooms and a knight. A room has upper stairs, lower stairs or a corridor at each end. Where two rooms touch, these must meet.</source>
            <translation>Bên dưới là bài của bạn: ba phòng và một hiệp sĩ. Mỗi đầu phòng có cầu thang trên, cầu thang dưới hoặc hành lang. Nơi hai phòng chạm nhau, chúng phải khớp.</translation>
        </message>
        <message>
            <source>Start a row: drag the marked room to the middle of the table, with the helmet up. R would turn it round. By keys: its number, then Enter.</source>
            <translation>Bắt đầu một hàng: kéo phòng được đánh dấu vào giữa bàn, mũ giáp ở trên. R sẽ xoay nó lại. Bằng phím: số của nó, rồi Enter.</translation>
        </message>
        <message>
            <source>Add the marked room at the right end: its stairs meet those of the first. Try the other room there, and the cross says why it does not fit.</source>
            <translation>Thêm phòng được đánh dấu vào đầu bên phải: cầu thang của nó khớp với phòng đầu. Thử phòng kia ở đó, dấu chéo sẽ cho biết vì sao không khớp.</translation>
        </message>
        <message>
            <source>You draw two cards each turn and may play as many as you like, but you must end with two at most. You hold two now: press End turn.</source>
            <translation>Mỗi lượt bạn rút hai lá và chơi bao nhiêu tùy ý, nhưng cuối lượt chỉ được còn nhiều nhất hai lá. Giờ bạn cầm hai lá: nhấn Kết thúc lượt.</translation>
        </message>
        <message>
            <source>{partner} has put a dragon at the end of your row, so nothing can be added. A knight helps: put yours on the row.</source>
            <translation>{partner} đã đặt rồng ở cuối hàng của bạn nên không thêm được gì. Hiệp sĩ sẽ giúp: hãy đặt hiệp sĩ của bạn vào hàng.</translation>
        </message>
        <message>
            <source>The dragon is gone, and you may go on at once. Add the marked room.</source>
            <translation>Rồng đã đi và bạn được xây tiếp ngay. Hãy thêm phòng được đánh dấu.</translation>
        </message>
        <message>
            <source>You drew a dragon too. Put it on the row of {partner}: it stays there until a knight comes.</source>
            <translation>Bạn cũng rút được rồng. Hãy đặt nó vào hàng của {partner}: nó ở đó cho đến khi hiệp sĩ đến.</translation>
        </message>
        <message>
            <source>You may start as many rows as you like, and each new one faces the other way. Start a second row: here the swords are up.</source>
            <translation>Bạn được bắt đầu bao nhiêu hàng tùy ý, và mỗi hàng mới quay ngược chiều hàng trước. Hãy bắt đầu hàng thứ hai: ở đây kiếm ở trên.</translation>
        </message>
        <message>
            <source>Rows with a dragon count all the same, and second rows break ties. That is all: enjoy your first castle!</source>
            <translation>Hàng có rồng vẫn được tính, và hàng thứ hai phân định khi hòa. Thế là hết: chúc bạn vui với lâu đài đầu tiên!</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <translation>Tiếp tục</translation>
        </message>
        <message>
            <source>Continue {game}, {who}</source>
            <translation>Tiếp tục {game}, {who}</translation>
        </message>
        <message>
            <source>{first} against {second}</source>
            <translation>{first} đấu với {second}</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>Lượt của bạn</translation>
        </message>
        <message>
            <source>{name} to move</source>
            <translation>Lượt của {name}</translation>
        </message>
        <message>
            <source>Move {n} · {when}</source>
            <translation>Nước {n} · {when}</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Pass the screen to {name}</source>
            <translation>Chuyển màn hình cho {name}</translation>
        </message>
        <message>
            <source>The others look away. Enter or a click shows the table.</source>
            <translation>Những người khác quay đi. Enter hoặc bấm chuột sẽ mở bàn.</translation>
        </message>
        <message>
            <source>I am {name}</source>
            <translation>Tôi là {name}</translation>
        </message>
    </context>
    <context>
        <name>EndOfMatch</name>
        <message>
            <source>Points over time</source>
            <translation>Điểm theo thời gian</translation>
        </message>
        <message>
            <source>Click a move to see the table as it was</source>
            <translation>Bấm một nước để xem bàn lúc đó</translation>
        </message>
        <message>
            <source>Lobby</source>
            <translation>Sảnh</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Xuất…</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Xem lại</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <translation>Chia bài như cũ</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Ván nữa</translation>
        </message>
        <message>
            <source>moves</source>
            <translation>nước</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Điểm</translation>
        </message>
        <message>
            <source>helped by hints</source>
            <translation>có dùng gợi ý</translation>
        </message>
        <message>
            <source>no hints used</source>
            <translation>không dùng gợi ý</translation>
        </message>
        <message>
            <source>{n} moves</source>
            <translation>{n} nước</translation>
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation>Hạt giống {seed}</translation>
        </message>
        <message>
            <source>Move {n}, {name}: {move}</source>
            <translation>Nước {n}, {name}: {move}</translation>
        </message>
        <message>
            <source>{name} takes the lead for good</source>
            <translation>{name} dẫn trước từ đây đến cuối</translation>
        </message>
        <message>
            <source>The largest swing: {points} for {name}</source>
            <translation>Bước ngoặt lớn nhất: {points} cho {name}</translation>
        </message>
        <message>
            <source>{names} share the win</source>
            <translation>{names} cùng thắng</translation>
        </message>
        <message>
            <source>You win, {points} to {others}</source>
            <translation>Bạn thắng, {points} – {others}</translation>
        </message>
        <message>
            <source>{name} wins, {points} to {others}</source>
            <translation>{name} thắng, {points} – {others}</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>{n} min</source>
            <translation>{n} phút</translation>
        </message>
        <message>
            <source>players</source>
            <translation>người chơi</translation>
        </message>
        <message>
            <source>time</source>
            <translation>thời gian</translation>
        </message>
        <message>
            <source>{age}+</source>
            <translation>{age}+</translation>
        </message>
        <message>
            <source>age</source>
            <translation>tuổi</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Chơi</translation>
        </message>
        <message>
            <source>Play {game}</source>
            <translation>Chơi {game}</translation>
        </message>
        <message>
            <source>Coming</source>
            <translation>Sắp có</translation>
        </message>
        <message>
            <source>{game} is coming</source>
            <translation>{game} sắp có</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Học</translation>
        </message>
        <message>
            <source>Learn {game}</source>
            <translation>Học {game}</translation>
        </message>
        <message>
            <source>Tutorial: play the first moves</source>
            <translation>Hướng dẫn: chơi những nước đầu</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Luật chơi</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Rules</source>
            <translation>Luật chơi</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Trò chơi</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Mục lục</translation>
        </message>
        <message>
            <source>Find in the rules</source>
            <translation>Tìm trong luật</translation>
        </message>
        <message>
            <source>On this page</source>
            <translation>Trên trang này</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Đóng</translation>
        </message>
        <message>
            <source>Rules: {game}</source>
            <translation>Luật: {game}</translation>
        </message>
    </context>
    <context>
        <name>Levels</name>
        <message>
            <source>Easy</source>
            <translation>Dễ</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Vừa</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Khó</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Bậc thầy</translation>
        </message>
    </context>
    <context>
        <name>Library</name>
        <message>
            <source>{name} to move</source>
            <translation>Lượt của {name}</translation>
        </message>
        <message>
            <source>Won by {names}</source>
            <translation>{names} thắng</translation>
        </message>
        <message>
            <source>with hints</source>
            <translation>có gợi ý</translation>
        </message>
        <message>
            <source>Damaged, {n} moves can be kept</source>
            <translation>Hỏng, giữ được {n} nước</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>Hỏng</translation>
        </message>
        <message>
            <source>an unfinished last line is left out</source>
            <translation>dòng cuối dở dang được bỏ qua</translation>
        </message>
        <message>
            <source>older rules: {n} moves are left behind</source>
            <translation>luật cũ: bỏ lại {n} nước</translation>
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
            <translation>{first} và {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} hoặc {last}</translation>
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
            <translation>Tiếp tục</translation>
        </message>
        <message>
            <source>All matches</source>
            <translation>Mọi ván</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Trò chơi</translation>
        </message>
        <message>
            <source>Welcome to the table. Choose a game, or press Enter twice to play {game} against a bot. Matches that you leave wait for you here.</source>
            <translation>Chào mừng đến bàn chơi. Hãy chọn một trò, hoặc nhấn Enter hai lần để chơi {game} với máy. Những ván bạn rời đi sẽ chờ ở đây.</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Moves</source>
            <translation>Các nước</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Your settings could not be read.</source>
            <translation>Không đọc được cài đặt của bạn.</translation>
        </message>
        <message>
            <source>Everything is as at first; your matches are untouched. The old settings lie beside the new ones as “{name}”.</source>
            <translation>Mọi thứ như lúc đầu; các ván không bị động đến. Cài đặt cũ nằm cạnh cài đặt mới, tên là “{name}”.</translation>
        </message>
        <message>
            <source>Play on from move {n}?</source>
            <translation>Chơi tiếp từ nước {n}?</translation>
        </message>
        <message>
            <source>A new match begins there. This one is kept as it is, with all its moves.</source>
            <translation>Một ván mới bắt đầu từ đó. Ván này được giữ nguyên với mọi nước đi.</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Chơi tiếp</translation>
        </message>
        <message>
            <source>Stay here</source>
            <translation>Ở lại đây</translation>
        </message>
        <message>
            <source>Tutorial</source>
            <translation>Hướng dẫn</translation>
        </message>
        <message>
            <source>Matches ({pattern})</source>
            <translation>Ván ({pattern})</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Mở một ván</translation>
        </message>
        <message>
            <source>Choose another place…</source>
            <translation>Chọn nơi khác…</translation>
        </message>
    </context>
    <context>
        <name>MatchOptions</name>
        <message>
            <source>Relaxed undo</source>
            <translation>Hoàn tác thoải mái</translation>
        </message>
        <message>
            <source>Take back what was drawn, too, and what others played.</source>
            <translation>Lùi lại cả những gì đã rút và nước của người khác.</translation>
        </message>
        <message>
            <source>Purist</source>
            <translation>Thuần túy</translation>
        </message>
        <message>
            <source>No hints and no previews of points.</source>
            <translation>Không gợi ý, không xem trước điểm.</translation>
        </message>
    </context>
    <context>
        <name>MatchesDialog</name>
        <message>
            <source>Matches</source>
            <translation>Các ván</translation>
        </message>
        <message>
            <source>Copy out</source>
            <translation>Chép ra</translation>
        </message>
        <message>
            <source>Copy in</source>
            <translation>Chép vào</translation>
        </message>
        <message>
            <source>Find by name, game or player</source>
            <translation>Tìm theo tên, trò chơi hoặc người chơi</translation>
        </message>
        <message>
            <source>Find a match</source>
            <translation>Tìm một ván</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tất cả</translation>
        </message>
        <message>
            <source>Running</source>
            <translation>Đang chơi</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Đã xong</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>Hỏng</translation>
        </message>
        <message>
            <source>Which matches</source>
            <translation>Những ván nào</translation>
        </message>
        <message>
            <source>New name</source>
            <translation>Tên mới</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Đổi tên</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Xóa</translation>
        </message>
        <message>
            <source>Copy out…</source>
            <translation>Chép ra…</translation>
        </message>
        <message>
            <source>Copy in…</source>
            <translation>Chép vào…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Thư mục</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Đóng</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Mở</translation>
        </message>
        <message>
            <source>“{name}” is on the table.</source>
            <translation>“{name}” đang ở trên bàn.</translation>
        </message>
        <message>
            <source>Go back to the lobby first; then it can be renamed or deleted.</source>
            <translation>Hãy về sảnh trước; sau đó có thể đổi tên hoặc xóa.</translation>
        </message>
        <message>
            <source>No match is like that. Look for something else.</source>
            <translation>Không có ván nào như vậy. Hãy tìm thứ khác.</translation>
        </message>
        <message>
            <source>There is no match yet. Close this and press Play.</source>
            <translation>Chưa có ván nào. Đóng cửa sổ này và nhấn Chơi.</translation>
        </message>
        <message>
            <source>Take back “{name}”</source>
            <translation>Lấy lại “{name}”</translation>
        </message>
    </context>
    <context>
        <name>MessageBar</name>
        <message>
            <source>Hide</source>
            <translation>Ẩn</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <source>New match: {game}</source>
            <translation>Ván mới: {game}</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Chỗ ngồi</translation>
        </message>
        <message>
            <source>how many</source>
            <translation>mấy người</translation>
        </message>
        <message>
            <source>How many seats</source>
            <translation>Bao nhiêu chỗ</translation>
        </message>
        <message>
            <source>More options</source>
            <translation>Thêm tùy chọn</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Hạt giống</translation>
        </message>
        <message>
            <source>empty: random</source>
            <translation>để trống: ngẫu nhiên</translation>
        </message>
        <message>
            <source>A whole number. The same seed gives the same match.</source>
            <translation>Một số nguyên. Cùng hạt giống cho cùng một ván.</translation>
        </message>
        <message>
            <source>Reset to defaults</source>
            <translation>Về mặc định</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Hủy</translation>
        </message>
        <message>
            <source>Start match</source>
            <translation>Bắt đầu ván</translation>
        </message>
        <message>
            <source>Press Enter to start.</source>
            <translation>Nhấn Enter để bắt đầu.</translation>
        </message>
        <message>
            <source>As you set it up last time. Press Enter to start.</source>
            <translation>Như bạn đã chọn lần trước. Nhấn Enter để bắt đầu.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Bạn</translation>
        </message>
        <message>
            <source>Two seats are called “{name}”; one will be “{other}”.</source>
            <translation>Hai chỗ cùng tên “{name}”; một chỗ sẽ là “{other}”.</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Details</source>
            <translation>Chi tiết</translation>
        </message>
        <message>
            <source>All right</source>
            <translation>Được rồi</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Đóng</translation>
        </message>
    </context>
    <context>
        <name>OpenMatch</name>
        <message>
            <source>Save a copy</source>
            <translation>Lưu bản sao</translation>
        </message>
        <message>
            <source>Text ({pattern})</source>
            <translation>Văn bản ({pattern})</translation>
        </message>
        <message>
            <source>Picture ({pattern})</source>
            <translation>Hình ({pattern})</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Xuất</translation>
        </message>
        <message>
            <source>Another place</source>
            <translation>Nơi khác</translation>
        </message>
    </context>
    <context>
        <name>OrderField</name>
        <message>
            <source>empty: random</source>
            <translation>để trống: ngẫu nhiên</translation>
        </message>
        <message>
            <source>{label}: “{text}” is not one of them.</source>
            <translation>{label}: “{text}” không nằm trong số đó.</translation>
        </message>
        <message>
            <source>{label}: name each of the {n} once.</source>
            <translation>{label}: nêu mỗi giá trị trong {n} giá trị một lần.</translation>
        </message>
    </context>
    <context>
        <name>Patchwork</name>
        <message>
            <source>Your quilt</source>
            <translation>Chăn của bạn</translation>
        </message>
        <message>
            <source>earlier patches</source>
            <translation>các mảnh trước</translation>
        </message>
        <message>
            <source>more patches</source>
            <translation>thêm mảnh</translation>
        </message>
        <message>
            <source>{name} on {space}</source>
            <translation>{name} ở ô {space}</translation>
        </message>
        <message>
            <source>Time board: {places}</source>
            <translation>Bảng thời gian: {places}</translation>
        </message>
        <message>
            <source>corner on {cell}</source>
            <translation>góc ở {cell}</translation>
        </message>
        <message>
            <source>Hold it there</source>
            <translation>Ướm vào đó</translation>
        </message>
        <message>
            <source>Place here</source>
            <translation>Đặt ở đây</translation>
        </message>
        <message>
            <source>Advance</source>
            <translation>Tiến</translation>
        </message>
        <message>
            <source>Advance {spaces}: +{buttons}</source>
            <translation>Tiến {spaces}: +{buttons}</translation>
        </message>
        <message>
            <source>patch {n}</source>
            <translation>mảnh {n}</translation>
        </message>
        <message>
            <source>in your hand</source>
            <translation>trên tay</translation>
        </message>
        <message>
            <source>If you place it here</source>
            <translation>Nếu bạn đặt ở đây</translation>
        </message>
        <message>
            <source>If you take patch {n}</source>
            <translation>Nếu bạn lấy mảnh {n}</translation>
        </message>
        <message>
            <source>If you advance</source>
            <translation>Nếu bạn tiến</translation>
        </message>
        <message>
            <source>How it goes</source>
            <translation>Cách chơi</translation>
        </message>
        <message>
            <source>Drag one of the three patches in front to your quilt,</source>
            <translation>Kéo một trong ba mảnh phía trước vào tấm chăn của bạn,</translation>
        </message>
        <message>
            <source>or advance and earn a button for each space.</source>
            <translation>hoặc tiến lên và nhận một cúc cho mỗi ô.</translation>
        </message>
        <message>
            <source>Last move: {name}</source>
            <translation>Nước vừa rồi: {name}</translation>
        </message>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, trống</translation>
        </message>
        <message>
            <source>{cell}, special patch</source>
            <translation>{cell}, mảnh đặc biệt</translation>
        </message>
        <message>
            <source>{cell}, patch {n}</source>
            <translation>{cell}, mảnh {n}</translation>
        </message>
        <message>
            <source>patch {n}, cost {cost}, time {time}, income {income}</source>
            <translation>mảnh {n}, giá {cost}, thời gian {time}, thu nhập {income}</translation>
        </message>
        <message>
            <source>space {n}</source>
            <translation>ô {n}</translation>
        </message>
        <message>
            <source>income</source>
            <translation>thu nhập</translation>
        </message>
        <message>
            <source>special patch</source>
            <translation>mảnh đặc biệt</translation>
        </message>
        <message>
            <source>{name}'s quilt: {buttons}, income {income}, {empty} empty cells</source>
            <translation>Tấm chăn của {name}: {buttons}, thu nhập {income}, {empty} ô trống</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>trống</translation>
        </message>
        <message>
            <source>+{n} points</source>
            <translation>+{n} điểm</translation>
        </message>
        <message>
            <source>Time board</source>
            <translation>Bảng thời gian</translation>
        </message>
        <message>
            <source>1 button</source>
            <translation>1 cúc</translation>
        </message>
        <message numerus="yes">
            <source>%n buttons</source>
            <translation>
                <numerusform>%n cúc</numerusform>
            </translation>
        </message>
        <message>
            <source>1 space</source>
            <translation>1 ô</translation>
        </message>
        <message numerus="yes">
            <source>%n spaces</source>
            <translation>
                <numerusform>%n ô</numerusform>
            </translation>
        </message>
        <message>
            <source>Patchwork</source>
            <translation>Patchwork</translation>
        </message>
        <message>
            <source>Two quilts, one circle of patches: spend buttons and time well.</source>
            <translation>Hai tấm chăn, một vòng mảnh vải: hãy tiêu cúc và thời gian cho khéo.</translation>
        </message>
        <message>
            <source>place the special patch</source>
            <translation>đặt mảnh đặc biệt</translation>
        </message>
        <message>
            <source>advance</source>
            <translation>tiến</translation>
        </message>
        <message>
            <source>take a patch or advance</source>
            <translation>lấy một mảnh hoặc tiến</translation>
        </message>
        <message>
            <source>advance {n}</source>
            <translation>tiến {n}</translation>
        </message>
        <message>
            <source>take patch {n}</source>
            <translation>lấy mảnh {n}</translation>
        </message>
        <message>
            <source>special patch on {cell}</source>
            <translation>mảnh đặc biệt ở {cell}</translation>
        </message>
        <message>
            <source>{name}: {buttons} paid for {patch}.</source>
            <translation>{name}: trả {buttons} cho {patch}.</translation>
        </message>
        <message>
            <source>{name}: {patch} sewn on.</source>
            <translation>{name}: khâu {patch} vào chăn.</translation>
        </message>
        <message>
            <source>{name}: the 7×7 tile, worth 7 points!</source>
            <translation>{name}: tấm 7×7, đáng 7 điểm!</translation>
        </message>
        <message>
            <source>{name}: {buttons} earned on the way.</source>
            <translation>{name}: kiếm {buttons} trên đường.</translation>
        </message>
        <message>
            <source>{name}: from space {start} to {end}.</source>
            <translation>{name}: từ ô {start} đến {end}.</translation>
        </message>
        <message>
            <source>{name}: landed on top, so first to go.</source>
            <translation>{name}: nằm trên cùng nên đi trước.</translation>
        </message>
        <message>
            <source>{name}: in front now.</source>
            <translation>{name}: giờ dẫn đầu.</translation>
        </message>
        <message>
            <source>{name}: {buttons} of income at mark {mark}.</source>
            <translation>{name}: thu nhập {buttons} ở mốc {mark}.</translation>
        </message>
        <message>
            <source>{name}: the special patch of mark {mark}.</source>
            <translation>{name}: mảnh đặc biệt của mốc {mark}.</translation>
        </message>
        <message>
            <source>{name}: special patch sewn on {cell}.</source>
            <translation>{name}: khâu mảnh đặc biệt ở {cell}.</translation>
        </message>
        <message>
            <source>No empty cell is left for the special patch of mark {mark}.</source>
            <translation>Không còn ô trống cho mảnh đặc biệt của mốc {mark}.</translation>
        </message>
        <message>
            <source>Both tokens are home.</source>
            <translation>Cả hai quân đã về đích.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Ván đã kết thúc.</translation>
        </message>
        <message>
            <source>That is no move of Patchwork.</source>
            <translation>Đó không phải nước đi của Patchwork.</translation>
        </message>
        <message>
            <source>First place the special patch.</source>
            <translation>Hãy đặt mảnh đặc biệt trước.</translation>
        </message>
        <message>
            <source>There is no special patch to place.</source>
            <translation>Không có mảnh đặc biệt để đặt.</translation>
        </message>
        <message>
            <source>There is no such patch.</source>
            <translation>Không có mảnh như vậy.</translation>
        </message>
        <message>
            <source>This patch is taken already.</source>
            <translation>Mảnh này đã bị lấy.</translation>
        </message>
        <message>
            <source>Only the three patches in front may be taken; this is number {n}.</source>
            <translation>Chỉ được lấy ba mảnh phía trước; mảnh này đứng thứ {n}.</translation>
        </message>
        <message>
            <source>It costs {cost}; you have {have}.</source>
            <translation>Giá {cost}; bạn có {have}.</translation>
        </message>
        <message>
            <source>It reaches over the edge of the quilt.</source>
            <translation>Nó thò ra ngoài mép chăn.</translation>
        </message>
        <message>
            <source>The patch does not have this shape.</source>
            <translation>Mảnh không có hình này.</translation>
        </message>
        <message>
            <source>One cell is covered already.</source>
            <translation>Một ô đã bị che.</translation>
        </message>
        <message numerus="yes">
            <source>%n cells are covered already.</source>
            <translation>
                <numerusform>%n ô đã bị che.</numerusform>
            </translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>Ai đi trước</translation>
        </message>
        <message>
            <source>Whose token lies on top at the start.</source>
            <translation>Quân của ai nằm trên lúc đầu.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Ngẫu nhiên</translation>
        </message>
        <message>
            <source>Circle of patches</source>
            <translation>Vòng mảnh vải</translation>
        </message>
        <message>
            <source>The order of the 33 patches after the neutral token.</source>
            <translation>Thứ tự 33 mảnh sau quân trung lập.</translation>
        </message>
        <message>
            <source>Where the five special patches lie.</source>
            <translation>Nơi đặt năm mảnh đặc biệt.</translation>
        </message>
        <message>
            <source>Newer printing: 26, 32, 38, 44, 50</source>
            <translation>Bản mới: 26, 32, 38, 44, 50</translation>
        </message>
        <message>
            <source>First printing: 20, 26, 32, 44, 50</source>
            <translation>Bản đầu: 20, 26, 32, 44, 50</translation>
        </message>
        <message>
            <source>Buttons</source>
            <translation>Cúc</translation>
        </message>
        <message>
            <source>7×7 tile</source>
            <translation>Tấm 7×7</translation>
        </message>
        <message>
            <source>Empty cells</source>
            <translation>Ô trống</translation>
        </message>
        <message>
            <source>One point more for {name}.</source>
            <translation>{name} hơn một điểm.</translation>
        </message>
        <message numerus="yes">
            <source>%n points more for {name}.</source>
            <translation>
                <numerusform>{name} hơn %n điểm.</numerusform>
            </translation>
        </message>
        <message>
            <source>Both have {points} points; the first on the last space was {name}.</source>
            <translation>Cả hai có {points} điểm; người đến ô cuối trước là {name}.</translation>
        </message>
        <message>
            <source>Takes what looks good and slips now and then.</source>
            <translation>Lấy thứ trông được và đôi lúc sơ suất.</translation>
        </message>
        <message>
            <source>Weighs cells, income, time and holes, one turn ahead.</source>
            <translation>Cân nhắc ô, thu nhập, thời gian và lỗ hổng, trước một lượt.</translation>
        </message>
        <message>
            <source>Looks four moves ahead and judges by thousands of matches.</source>
            <translation>Nhìn trước bốn nước và đánh giá theo hàng nghìn ván.</translation>
        </message>
        <message>
            <source>Judges like Hard, and looks as far ahead as its time allows.</source>
            <translation>Đánh giá như mức Khó, nhìn xa hết mức thời gian cho phép.</translation>
        </message>
        <message>
            <source>covers {cells} cells for {cost} and {time}</source>
            <translation>che {cells} ô với {cost} và {time}</translation>
        </message>
        <message>
            <source>brings {buttons} of income by the end</source>
            <translation>mang về {buttons} thu nhập đến cuối ván</translation>
        </message>
        <message>
            <source>closes a cell that is hard to fill</source>
            <translation>lấp một ô khó lấp</translation>
        </message>
        <message>
            <source>earns {buttons}</source>
            <translation>kiếm {buttons}</translation>
        </message>
        <message>
            <source>collects {buttons} on the way</source>
            <translation>thu {buttons} trên đường</translation>
        </message>
        <message>
            <source>wins the 7×7 tile</source>
            <translation>giành tấm 7×7</translation>
        </message>
        <message>
            <source>brings a special patch</source>
            <translation>mang về một mảnh đặc biệt</translation>
        </message>
        <message>
            <source>leaves you on turn</source>
            <translation>để bạn đi tiếp</translation>
        </message>
        <message>
            <source>the best there is here</source>
            <translation>tốt nhất ở đây</translation>
        </message>
        <message>
            <source>It fits nowhere on your quilt.</source>
            <translation>Nó không vừa chỗ nào trên chăn của bạn.</translation>
        </message>
        <message>
            <source>place patch {n} on your quilt, or put it back</source>
            <translation>đặt mảnh {n} lên chăn, hoặc trả lại</translation>
        </message>
        <message>
            <source>Earn {n}</source>
            <translation>Kiếm {n}</translation>
        </message>
        <message>
            <source>Pay {n}</source>
            <translation>Trả {n}</translation>
        </message>
        <message>
            <source>Income +{n}</source>
            <translation>Thu nhập +{n}</translation>
        </message>
        <message>
            <source>mark {marks}: {change}</source>
            <translation>mốc {marks}: {change}</translation>
        </message>
        <message>
            <source>No income</source>
            <translation>Không có thu nhập</translation>
        </message>
        <message>
            <source>no mark on the way</source>
            <translation>không có mốc trên đường</translation>
        </message>
        <message>
            <source>Land on {space}</source>
            <translation>Đến ô {space}</translation>
        </message>
        <message>
            <source>on top of {name}</source>
            <translation>nằm trên {name}</translation>
        </message>
        <message>
            <source>{n} in front</source>
            <translation>trước {n} ô</translation>
        </message>
        <message>
            <source>{n} behind</source>
            <translation>sau {n} ô</translation>
        </message>
        <message>
            <source>and take the special patch</source>
            <translation>và lấy mảnh đặc biệt</translation>
        </message>
        <message>
            <source>A gift</source>
            <translation>Quà tặng</translation>
        </message>
        <message>
            <source>costs no buttons and no time</source>
            <translation>không tốn cúc, không tốn thời gian</translation>
        </message>
        <message>
            <source>{change}: {points} points more</source>
            <translation>{change}: thêm {points} điểm</translation>
        </message>
        <message>
            <source>yours, 7 points</source>
            <translation>của bạn, 7 điểm</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Kết thúc</translation>
        </message>
        <message>
            <source>both are home</source>
            <translation>cả hai đã về đích</translation>
        </message>
        <message>
            <source>Then {name}</source>
            <translation>Rồi đến {name}</translation>
        </message>
        <message>
            <source>the one behind moves</source>
            <translation>người ở sau đi</translation>
        </message>
        <message>
            <source>You again</source>
            <translation>Lại là bạn</translation>
        </message>
        <message>
            <source>the top token goes first</source>
            <translation>quân trên cùng đi trước</translation>
        </message>
        <message>
            <source>you are still behind</source>
            <translation>bạn vẫn ở sau</translation>
        </message>
        <message>
            <source>{change} buttons</source>
            <translation>{change} cúc</translation>
        </message>
        <message>
            <source>; it looks even</source>
            <translation>; có vẻ ngang nhau</translation>
        </message>
        <message>
            <source>; about {n} points ahead at the end</source>
            <translation>; cuối ván hơn khoảng {n} điểm</translation>
        </message>
        <message>
            <source>; about {n} points behind at the end</source>
            <translation>; cuối ván kém khoảng {n} điểm</translation>
        </message>
        <message>
            <source>Welcome! You and {partner} each sew a quilt of 9 × 9 cells; yours is on the left. You pay with buttons, and in the end buttons are points.</source>
            <translation>Chào mừng! Bạn và {partner} mỗi người khâu một tấm chăn 9 × 9 ô; của bạn ở bên trái. Bạn trả bằng cúc, và cuối ván cúc là điểm.</translation>
        </message>
        <message>
            <source>Below lies the circle of patches. You may take one of the three large ones. Each says what it costs: buttons, then time. Sewn-on buttons bring income.</source>
            <translation>Bên dưới là vòng mảnh vải. Bạn được lấy một trong ba mảnh vẽ to. Mỗi mảnh ghi giá của nó: cúc, rồi thời gian. Cúc khâu trên mảnh mang về thu nhập.</translation>
        </message>
        <message>
            <source>Take patch 13: drag it to your quilt, or click it and then a cell. R turns it and F flips it. By keys: 1 to 3, the arrows, and Enter.</source>
            <translation>Lấy mảnh 13: kéo nó vào chăn của bạn, hoặc bấm nó rồi bấm một ô. R xoay và F lật nó. Bằng phím: 1 đến 3, các mũi tên, rồi Enter.</translation>
        </message>
        <message>
            <source>It cost 2 of your 5 buttons, and your token went 3 spaces. Whoever is behind on the time board moves next: see what {partner} does.</source>
            <translation>Nó tốn 2 trong 5 cúc của bạn, và quân của bạn đi 3 ô. Ai ở sau trên bảng thời gian thì đi kế: hãy xem {partner} làm gì.</translation>
        </message>
        <message>
            <source>{partner} is in front now, so it is your turn. Take patch 30: before you let go, the preview says that you will pass a button mark.</source>
            <translation>Giờ {partner} ở trước nên đến lượt bạn. Lấy mảnh 30: trước khi thả tay, phần xem trước cho biết bạn sẽ qua một mốc cúc.</translation>
        </message>
        <message>
            <source>The mark at 5 paid you a button for each one sewn on your quilt: 2. You are in front by one space, so {partner} moves.</source>
            <translation>Mốc ở ô 5 trả bạn một cúc cho mỗi cúc đã khâu trên chăn: 2. Bạn ở trước một ô nên {partner} đi.</translation>
        </message>
        <message>
            <source>Now save up. Press Advance: your token goes just in front of {partner}’s, and each space earns a button.</source>
            <translation>Giờ hãy để dành. Nhấn Tiến: quân của bạn đến ngay trước quân của {partner}, và mỗi ô kiếm được một cúc.</translation>
        </message>
        <message>
            <source>Six spaces, six buttons, and the mark at 11 paid 2 more. You can always advance, and so can {partner}, who is behind again.</source>
            <translation>Sáu ô, sáu cúc, và mốc ở ô 11 trả thêm 2. Lúc nào bạn cũng tiến được, và {partner}, lại đang ở sau, cũng vậy.</translation>
        </message>
        <message>
            <source>The small patches on the time board are gifts for whoever reaches them first. And who first fills a square of 7 × 7 wins the tile worth 7 points.</source>
            <translation>Những mảnh nhỏ trên bảng thời gian là quà cho ai đến trước. Và ai lấp kín trước một hình vuông 7 × 7 thì được tấm đáng 7 điểm.</translation>
        </message>
        <message>
            <source>When both tokens are home, your buttons count, and every empty cell costs 2 points. That is all: enjoy your first quilt!</source>
            <translation>Khi cả hai quân về đích, cúc của bạn được tính, và mỗi ô trống mất 2 điểm. Thế là hết: chúc bạn vui với tấm chăn đầu tiên!</translation>
        </message>
    </context>
    <context>
        <name>PromptLine</name>
        <message>
            <source>Seats and moves</source>
            <translation>Chỗ ngồi và các nước</translation>
        </message>
        <message>
            <source>Back to now</source>
            <translation>Về hiện tại</translation>
        </message>
        <message>
            <source>First position</source>
            <translation>Vị trí đầu</translation>
        </message>
        <message>
            <source>Move back</source>
            <translation>Lùi một nước</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Chơi</translation>
        </message>
        <message>
            <source>Move on</source>
            <translation>Tới một nước</translation>
        </message>
        <message>
            <source>Last position</source>
            <translation>Vị trí cuối</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Chơi tiếp từ đây</translation>
        </message>
        <message>
            <source>Speed of the replay</source>
            <translation>Tốc độ xem lại</translation>
        </message>
    </context>
    <context>
        <name>Recent</name>
        <message>
            <source>No match yet</source>
            <translation>Chưa có ván nào</translation>
        </message>
    </context>
    <context>
        <name>Report</name>
        <message>
            <source>Begun {date}</source>
            <translation>Bắt đầu {date}</translation>
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation>Hạt giống {seed}</translation>
        </message>
        <message>
            <source>Not over yet.</source>
            <translation>Chưa kết thúc.</translation>
        </message>
        <message>
            <source>Helped by hints</source>
            <translation>Có dùng gợi ý</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Các nước</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Điểm</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Tổng</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <translation>Luật chơi</translation>
        </message>
    </context>
    <context>
        <name>SceneBoard</name>
        <message>
            <source>Turn</source>
            <translation>Xoay</translation>
        </message>
        <message>
            <source>Flip</source>
            <translation>Lật</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Trả lại</translation>
        </message>
        <message>
            <source>Sure? Once more does it, Esc does not.</source>
            <translation>Chắc chứ? Lần nữa để làm, Esc để thôi.</translation>
        </message>
        <message>
            <source>It lies. Enter places it for good.</source>
            <translation>Đã đặt xuống. Enter để đặt hẳn.</translation>
        </message>
    </context>
    <context>
        <name>ScoreModel</name>
        <message>
            <source>Total</source>
            <translation>Tổng</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>thinking</source>
            <translation>đang nghĩ</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>đến lượt</translation>
        </message>
    </context>
    <context>
        <name>SeatField</name>
        <message>
            <source>Random</source>
            <translation>Ngẫu nhiên</translation>
        </message>
    </context>
    <context>
        <name>SeatOrderField</name>
        <message>
            <source>Random</source>
            <translation>Ngẫu nhiên</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Player {n}</source>
            <translation>Người chơi {n}</translation>
        </message>
        <message>
            <source>Name of seat {n}</source>
            <translation>Tên của chỗ {n}</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>Người</translation>
        </message>
        <message>
            <source>Bot</source>
            <translation>Máy</translation>
        </message>
        <message>
            <source>Seat {n}</source>
            <translation>Chỗ {n}</translation>
        </message>
        <message>
            <source>Level of seat {n}</source>
            <translation>Trình độ của chỗ {n}</translation>
        </message>
        <message>
            <source>Plays on this screen.</source>
            <translation>Chơi trên màn hình này.</translation>
        </message>
        <message>
            <source>There is nothing to see in that name; it will be “{name}”.</source>
            <translation>Tên đó không có gì để hiện; nó sẽ là “{name}”.</translation>
        </message>
        <message>
            <source>Long names are cut after {n} characters: “{name}”.</source>
            <translation>Tên dài bị cắt sau {n} ký tự: “{name}”.</translation>
        </message>
        <message>
            <source>Bot ({level})</source>
            <translation>Máy ({level})</translation>
        </message>
        <message>
            <source>{what} It may think for {n} s.</source>
            <translation>{what} Có thể nghĩ đến {n} giây.</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>Cài đặt</translation>
        </message>
        <message>
            <source>Every choice holds at once.</source>
            <translation>Mọi lựa chọn có hiệu lực ngay.</translation>
        </message>
        <message>
            <source>Back to how it was at first</source>
            <translation>Về như lúc đầu</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Xong</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Màu sắc</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Theo hệ thống</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Sáng</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Tối</translation>
        </message>
        <message>
            <source>Telling colours apart</source>
            <translation>Phân biệt màu</translation>
        </message>
        <message>
            <source>Usual</source>
            <translation>Thường</translation>
        </message>
        <message>
            <source>Red-weak</source>
            <translation>Yếu màu đỏ</translation>
        </message>
        <message>
            <source>Green-weak</source>
            <translation>Yếu màu lục</translation>
        </message>
        <message>
            <source>Blue-weak</source>
            <translation>Yếu màu lam</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Ngôn ngữ</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Chữ</translation>
        </message>
        <message>
            <source>Small</source>
            <translation>Nhỏ</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Lớn</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Lớn hơn</translation>
        </message>
        <message>
            <source>Largest</source>
            <translation>Lớn nhất</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Chuyển động</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Tắt</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Nhanh</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Chậm</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Máy</translation>
        </message>
        <message>
            <source>Calm</source>
            <translation>Thong thả</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>Từng bước</translation>
        </message>
        <message>
            <source>Step by step: each move of a bot waits for Space.</source>
            <translation>Từng bước: mỗi nước của máy chờ phím cách.</translation>
        </message>
        <message>
            <source>Ask before placing</source>
            <translation>Hỏi trước khi đặt</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Luôn luôn</translation>
        </message>
        <message>
            <source>If it is final</source>
            <translation>Nếu là cuối cùng</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Không bao giờ</translation>
        </message>
        <message>
            <source>Final is what Undo cannot take back.</source>
            <translation>Cuối cùng là điều Hoàn tác không lấy lại được.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Âm thanh</translation>
        </message>
        <message>
            <source>Soft</source>
            <translation>Khẽ</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>To</translation>
        </message>
        <message>
            <source>Curtain between hidden hands</source>
            <translation>Màn che giữa các tay bài kín</translation>
        </message>
        <message>
            <source>Sharing a screen</source>
            <translation>Dùng chung màn hình</translation>
        </message>
        <message>
            <source>Names</source>
            <translation>Tên</translation>
        </message>
        <message>
            <source>What people are called at first.</source>
            <translation>Tên của mọi người lúc đầu.</translation>
        </message>
        <message>
            <source>Player {n}</source>
            <translation>Người chơi {n}</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Bạn</translation>
        </message>
        <message>
            <source>Name of seat {n}</source>
            <translation>Tên của chỗ {n}</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsSheet</name>
        <message>
            <source>Keys</source>
            <translation>Phím</translation>
        </message>
        <message>
            <source>Move the cursor</source>
            <translation>Di chuyển con trỏ</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Các mũi tên</translation>
        </message>
        <message>
            <source>Pick up, place</source>
            <translation>Nhấc lên, đặt xuống</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Turn the held piece</source>
            <translation>Xoay vật đang cầm</translation>
        </message>
        <message>
            <source>R, wheel</source>
            <translation>R, con lăn</translation>
        </message>
        <message>
            <source>Flip the held piece</source>
            <translation>Lật vật đang cầm</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Put it back</source>
            <translation>Trả nó lại</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Skip what the bots do</source>
            <translation>Bỏ qua nước của máy</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Phím cách</translation>
        </message>
        <message>
            <source>Look back, look on</source>
            <translation>Xem lùi, xem tới</translation>
        </message>
        <message>
            <source>Page Up, Page Down</source>
            <translation>Page Up, Page Down</translation>
        </message>
        <message>
            <source>From part to part</source>
            <translation>Từ phần này sang phần khác</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Trên bàn</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Lệnh</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Đóng</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>No move yet.</source>
            <translation>Chưa có nước nào.</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Các nước</translation>
        </message>
        <message>
            <source>click one to look back</source>
            <translation>bấm một nước để xem lại</translation>
        </message>
    </context>
    <context>
        <name>StatisticsDialog</name>
        <message>
            <source>Statistics</source>
            <translation>Thống kê</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Đóng</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Điểm</translation>
        </message>
        <message>
            <source>Best other</source>
            <translation>Người khác cao nhất</translation>
        </message>
        <message>
            <source>matches</source>
            <translation>ván</translation>
        </message>
        <message>
            <source>Elo</source>
            <translation>Elo</translation>
        </message>
        <message>
            <source>Nothing to count yet. Play a match to its end, and it appears here.</source>
            <translation>Chưa có gì để đếm. Chơi hết một ván, nó sẽ hiện ở đây.</translation>
        </message>
        <message>
            <source>There is no such match.</source>
            <translation>Không có ván như vậy.</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Đối thủ</translation>
        </message>
        <message>
            <source>Points over time</source>
            <translation>Điểm theo thời gian</translation>
        </message>
        <message>
            <source>Rating against the bots</source>
            <translation>Xếp hạng với máy</translation>
        </message>
        <message>
            <source>Whose matches</source>
            <translation>Ván của ai</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Mọi trò chơi</translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Trò nào</translation>
        </message>
        <message>
            <source>Without hints</source>
            <translation>Không gợi ý</translation>
        </message>
        <message>
            <source>With hints</source>
            <translation>Có gợi ý</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Gợi ý</translation>
        </message>
        <message>
            <source>played</source>
            <translation>đã chơi</translation>
        </message>
        <message>
            <source>won</source>
            <translation>thắng</translation>
        </message>
        <message>
            <source>in a row now</source>
            <translation>thắng liền bây giờ</translation>
        </message>
        <message>
            <source>most in a row</source>
            <translation>thắng liền nhiều nhất</translation>
        </message>
        <message>
            <source>average</source>
            <translation>trung bình</translation>
        </message>
        <message>
            <source>best</source>
            <translation>cao nhất</translation>
        </message>
        <message>
            <source>Bot ({level})</source>
            <translation>Máy ({level})</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Looking for a good move…</source>
            <translation>Đang tìm một nước hay…</translation>
        </message>
        <message>
            <source>There is no hint now.</source>
            <translation>Giờ không có gợi ý.</translation>
        </message>
        <message>
            <source>{move}: {why}</source>
            <translation>{move}: {why}</translation>
        </message>
        <message>
            <source>Move {n} of {last}</source>
            <translation>Nước {n} trên {last}</translation>
        </message>
        <message>
            <source>is to move</source>
            <translation>đến lượt</translation>
        </message>
        <message>
            <source>is thinking</source>
            <translation>đang nghĩ</translation>
        </message>
        <message>
            <source>Move {n}</source>
            <translation>Nước {n}</translation>
        </message>
        <message>
            <source>is thinking, up to {n} s</source>
            <translation>đang nghĩ, tối đa {n} giây</translation>
        </message>
        <message>
            <source>Skip (Space)</source>
            <translation>Bỏ qua (phím cách)</translation>
        </message>
        <message>
            <source>Next move (Space)</source>
            <translation>Nước kế (phím cách)</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Hoàn tác</translation>
        </message>
        <message>
            <source>Undo {move}</source>
            <translation>Hoàn tác {move}</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Làm lại</translation>
        </message>
        <message>
            <source>Redo {move}</source>
            <translation>Làm lại {move}</translation>
        </message>
        <message>
            <source>Let it try again</source>
            <translation>Để máy thử lại</translation>
        </message>
        <message>
            <source>Take its seat</source>
            <translation>Ngồi vào chỗ đó</translation>
        </message>
        <message>
            <source>Another level</source>
            <translation>Trình độ khác</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>&amp;Match</source>
            <translation>&amp;Ván</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Xem</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Trợ giúp</translation>
        </message>
        <message>
            <source>Re&amp;cent matches</source>
            <translation>Ván &amp;gần đây</translation>
        </message>
        <message>
            <source>Castlegames</source>
            <translation>Castlegames</translation>
        </message>
        <message>
            <source>against {names}</source>
            <translation>đấu với {names}</translation>
        </message>
    </context>
    <context>
        <name>Troubles</name>
        <message>
            <source>“{name}” is not there any more.</source>
            <translation>“{name}” không còn ở đó.</translation>
        </message>
        <message>
            <source>It may have been moved or deleted. Choose another match.</source>
            <translation>Có thể nó đã bị chuyển đi hoặc xóa. Hãy chọn ván khác.</translation>
        </message>
        <message>
            <source>“{name}” cannot be read.</source>
            <translation>Không đọc được “{name}”.</translation>
        </message>
        <message>
            <source>The system says: {error}. The file was left as it is.</source>
            <translation>Hệ thống báo: {error}. Tệp được giữ nguyên.</translation>
        </message>
        <message>
            <source>“{name}” is empty.</source>
            <translation>“{name}” trống rỗng.</translation>
        </message>
        <message>
            <source>There is no match in it. The file was left as it is.</source>
            <translation>Không có ván nào trong đó. Tệp được giữ nguyên.</translation>
        </message>
        <message>
            <source>“{name}” is not a match.</source>
            <translation>“{name}” không phải là một ván.</translation>
        </message>
        <message>
            <source>Castlegames opens its own .match files. The file was left as it is.</source>
            <translation>Castlegames mở các tệp .match của nó. Tệp được giữ nguyên.</translation>
        </message>
        <message>
            <source>“{name}” is larger than any match.</source>
            <translation>“{name}” lớn hơn mọi ván.</translation>
        </message>
        <message>
            <source>It was not read. The file was left as it is.</source>
            <translation>Nó không được đọc. Tệp được giữ nguyên.</translation>
        </message>
        <message>
            <source>“{name}” comes from a newer Castlegames.</source>
            <translation>“{name}” đến từ Castlegames mới hơn.</translation>
        </message>
        <message>
            <source>Open it with version {app} or later. The file was left as it is.</source>
            <translation>Hãy mở bằng phiên bản {app} trở lên. Tệp được giữ nguyên.</translation>
        </message>
        <message>
            <source>“{name}” is of a game that is not here.</source>
            <translation>“{name}” thuộc trò chơi không có ở đây.</translation>
        </message>
        <message>
            <source>This version does not have the game “{game}”. The file was left as it is.</source>
            <translation>Phiên bản này không có trò “{game}”. Tệp được giữ nguyên.</translation>
        </message>
        <message>
            <source>“{name}” was played by older rules.</source>
            <translation>“{name}” được chơi theo luật cũ.</translation>
        </message>
        <message>
            <source>It cannot be gone on from here. The file was left as it is.</source>
            <translation>Không thể chơi tiếp từ đây. Tệp được giữ nguyên.</translation>
        </message>
        <message>
            <source>“{name}” is damaged.</source>
            <translation>“{name}” bị hỏng.</translation>
        </message>
        <message>
            <source>Nothing of the match could be read. The file was left as it is.</source>
            <translation>Không đọc được gì của ván. Tệp được giữ nguyên.</translation>
        </message>
        <message>
            <source>“{name}” is open already.</source>
            <translation>“{name}” đang mở.</translation>
        </message>
        <message>
            <source>Close it in the other window first, then open it here.</source>
            <translation>Hãy đóng ở cửa sổ kia trước, rồi mở ở đây.</translation>
        </message>
        <message>
            <source>“{name}” is there already.</source>
            <translation>“{name}” đã có ở đó.</translation>
        </message>
        <message>
            <source>Nothing was overwritten. Choose another name.</source>
            <translation>Không có gì bị ghi đè. Hãy chọn tên khác.</translation>
        </message>
        <message>
            <source>“{name}” could not be written.</source>
            <translation>Không ghi được “{name}”.</translation>
        </message>
        <message>
            <source>The system says: {error}. Choose another place.</source>
            <translation>Hệ thống báo: {error}. Hãy chọn nơi khác.</translation>
        </message>
        <message>
            <source>“{name}” cannot be opened.</source>
            <translation>Không mở được “{name}”.</translation>
        </message>
        <message>
            <source>The file was left as it is ({code}).</source>
            <translation>Tệp được giữ nguyên ({code}).</translation>
        </message>
        <message>
            <source>This match is not being saved: {error}.</source>
            <translation>Ván này không được lưu: {error}.</translation>
        </message>
        <message>
            <source>You can play on. Choose another place to keep it.</source>
            <translation>Bạn có thể chơi tiếp. Hãy chọn nơi khác để giữ nó.</translation>
        </message>
        <message>
            <source>This match is not being saved: its file may only be read.</source>
            <translation>Ván này không được lưu: tệp chỉ cho đọc.</translation>
        </message>
        <message>
            <source>{n} moves were kept.</source>
            <translation>Giữ được {n} nước.</translation>
        </message>
        <message>
            <source>The damaged file is beside it as “{copy}”.</source>
            <translation>Tệp hỏng nằm bên cạnh, tên là “{copy}”.</translation>
        </message>
        <message>
            <source>A part of this match was damaged.</source>
            <translation>Một phần của ván này bị hỏng.</translation>
        </message>
        <message>
            <source>The rules have changed since this match was begun.</source>
            <translation>Luật đã thay đổi từ khi ván này bắt đầu.</translation>
        </message>
        <message>
            <source>It goes on from move {move}.</source>
            <translation>Ván tiếp tục từ nước {move}.</translation>
        </message>
        <message>
            <source>{name} could not think of a move.</source>
            <translation>{name} không nghĩ ra nước đi.</translation>
        </message>
        <message>
            <source>Bots are paused, nothing is lost. Let it try again, or take its seat.</source>
            <translation>Máy tạm dừng, không mất gì. Để máy thử lại, hoặc ngồi vào chỗ đó.</translation>
        </message>
        <message>
            <source>{name} tried a move that the rules do not allow.</source>
            <translation>{name} thử một nước mà luật không cho phép.</translation>
        </message>
        <message>
            <source>The helper that thinks for the bots has ended.</source>
            <translation>Chương trình nghĩ thay cho máy đã kết thúc.</translation>
        </message>
        <message>
            <source>Bots are paused, nothing is lost. Let it try again.</source>
            <translation>Máy tạm dừng, không mất gì. Hãy để máy thử lại.</translation>
        </message>
        <message>
            <source>The helper that thinks for the bots does not answer.</source>
            <translation>Chương trình nghĩ thay cho máy không trả lời.</translation>
        </message>
        <message>
            <source>What falls could not be worked out.</source>
            <translation>Không tính được cái gì sẽ đổ.</translation>
        </message>
        <message>
            <source>The move was not made. Try it again.</source>
            <translation>Nước đi chưa được thực hiện. Hãy thử lại.</translation>
        </message>
        <message>
            <source>The folder of your matches cannot be written: {error}.</source>
            <translation>Không ghi được vào thư mục các ván: {error}.</translation>
        </message>
        <message>
            <source>You can play on. Choose another place to keep the match.</source>
            <translation>Bạn có thể chơi tiếp. Hãy chọn nơi khác để giữ ván.</translation>
        </message>
        <message>
            <source>Another file took the place of this match.</source>
            <translation>Một tệp khác đã chiếm chỗ của ván này.</translation>
        </message>
        <message>
            <source>It was moved aside as “{copy}”. Your match is safe.</source>
            <translation>Nó được dời sang bên, tên là “{copy}”. Ván của bạn an toàn.</translation>
        </message>
        <message>
            <source>Something went wrong ({code}).</source>
            <translation>Có trục trặc ({code}).</translation>
        </message>
        <message>
            <source>The file</source>
            <translation>Tệp</translation>
        </message>
        <message>
            <source>The bot</source>
            <translation>Máy</translation>
        </message>
    </context>
    <context>
        <name>Tutorial</name>
        <message>
            <source>Partner</source>
            <translation>Đối thủ</translation>
        </message>
        <message>
            <source>Please read this first: Next leads on.</source>
            <translation>Hãy đọc dòng này trước: Tiếp để đi tiếp.</translation>
        </message>
        <message>
            <source>You may do that in a match. Here, first: {sentence}</source>
            <translation>Trong ván thật bạn làm vậy được. Ở đây, trước hết: {sentence}</translation>
        </message>
        <message>
            <source>You may do that in a match. Here, please try this first: {move}.</source>
            <translation>Trong ván thật bạn làm vậy được. Ở đây hãy thử điều này trước: {move}.</translation>
        </message>
        <message>
            <source>read the line above, then press Next</source>
            <translation>đọc dòng ở trên, rồi nhấn Tiếp</translation>
        </message>
        <message>
            <source>moves when you go on</source>
            <translation>đi khi bạn nhấn Tiếp</translation>
        </message>
    </context>
    <context>
        <name>TutorialBar</name>
        <message>
            <source>Leave</source>
            <translation>Rời</translation>
        </message>
        <message>
            <source>Leave the tutorial (Esc)</source>
            <translation>Rời phần hướng dẫn (Esc)</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Lùi</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Tiếp</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Luật chơi</translation>
        </message>
        <message>
            <source>Play a match</source>
            <translation>Chơi một ván</translation>
        </message>
        <message>
            <source>{n} of {last}</source>
            <translation>{n} trên {last}</translation>
        </message>
    </context>
    <context>
        <name>When</name>
        <message>
            <source>today, {time}</source>
            <translation>hôm nay, {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>hôm qua, {time}</translation>
        </message>
    </context>
    <context>
        <name>WindowFrame</name>
        <message>
            <source>Your settings cannot be kept: {error}.</source>
            <translation>Không giữ được cài đặt: {error}.</translation>
        </message>
        <message>
            <source>They hold until you close the window.</source>
            <translation>Chúng có hiệu lực đến khi bạn đóng cửa sổ.</translation>
        </message>
    </context>
</TS>
