## Luật: trang, hình, tìm kiếm

rules-title = Luật chơi
rules-search = Tìm trong luật
rules-found = { $n ->
    [0] Không tìm thấy “{ $text }”
   *[other] Tìm thấy { $n } chỗ
    }
rules-clear = Xóa tìm kiếm
rules-house = Luật riêng
rules-house-note = “Luật riêng” đánh dấu điều mà nguồn để ngỏ và ứng dụng này tự quyết định.
rules-replay = Xem lại
rules-barred = { $point }: { $text }
rules-diagram-goes = { $piece } ở { $point } có thể đến { $list }.
rules-diagram-takes = Có thể ăn hoặc chạm ở { $list }.

rules-head-board = Bàn cờ và mục tiêu
rules-head-boards = Ba bàn cờ
rules-head-pieces = Các quân
rules-head-moves = Nước đi trên Nhân và Thiên
rules-head-check = Chiếu tướng, chiếu bí, hết nước
rules-head-repetition = Lặp lại thế cờ
rules-head-draws = Hòa
rules-head-table = Quy định ván đấu
rules-head-notation = Ghi nước đi
rules-head-placing = Đặt Giác Thân
rules-head-touch = Chạm
rules-head-winning = Thắng
rules-head-descent = Xuống Địa
rules-head-di = Chơi trên Địa
rules-head-examples = Ví dụ để xem lại

rules-intro-standard = Tiêu chuẩn theo lệ các câu lạc bộ: ai chiếu mãi hay đuổi bắt mãi thì thua. Đây không phải luật quốc gia Trung Quốc, luật ấy cấm cả một chiếu một bắt.
rules-intro-asian = Châu Á theo luật thi đấu của Liên đoàn Cờ tướng châu Á.
rules-intro-book = Lối chơi của sách cổ: Pháo luôn phải nhảy, và không được đi thành một thế cờ lần thứ ba.
rules-intro-threefold = Luật lặp đơn giản: ai làm thế cờ xuất hiện lần thứ ba thì thua.
rules-intro-san-cai = San Cai là cờ tướng trên hai bàn chồng nhau, mỗi bên thêm một quân. Ván cờ lặp lại sẽ xuống bàn thứ ba.

rules-board = Bàn cờ có chín cột và mười hàng. Quân đứng ở các điểm giao nhau của đường kẻ, mỗi bên 16 quân. Hai bên lần lượt đi, mỗi lượt một quân.
rules-palace = Giữa hai nửa là sông. Mỗi bên có cung chín điểm, đánh dấu bằng hai đường chéo.
rules-goal = Quân đi đến điểm của quân đối phương thì ăn quân đó, quân bị ăn rời bàn. Không đi đến điểm có quân mình. Bạn thắng khi Tướng đối phương không còn lối thoát.

rules-general = Tướng đi một điểm theo đường kẻ và không ra khỏi cung.
rules-advisor = Sĩ đi chéo một điểm và không ra khỏi cung.
rules-elephant = Tượng đi chéo đúng hai điểm. Điểm ở giữa, gọi là mắt, phải trống, và Tượng không qua sông.
rules-horse = Mã đi thẳng một điểm rồi chéo ra một điểm. Điểm đầu, gọi là chân, phải trống. Sông không cản Mã.
rules-chariot = Xe đi xa tùy ý theo đường thẳng, ở giữa không có quân.
rules-cannon = Pháo đi như Xe. Muốn ăn thì ở giữa phải có đúng một quân làm ngòi, của bên nào cũng được. Pháo không nhảy qua quân để đến điểm trống.
rules-cannon-jumping = Pháo của sách luôn phải nhảy qua đúng một quân, của bên nào cũng được. Nó đến một điểm trống phía sau, trước quân kế tiếp, hoặc ăn quân kế tiếp. Không có quân để nhảy thì không đi được. Ở “Ván mới” có thể chọn Pháo hiện đại.
rules-soldier = Tốt tiến một điểm. Qua sông thì còn đi ngang một điểm. Tốt không lùi.
rules-setup = Trong thế cờ tự bày, Tướng, Sĩ, Tượng, Tốt chỉ đứng nơi có thể đến. Mỗi loại không nhiều hơn lúc đầu, và bên không đến lượt không bị chiếu.

rules-check = Tướng bị tấn công là bị chiếu. Phải đỡ ngay: dời Tướng, ăn quân chiếu, chặn ở giữa hoặc cản chân Mã, bỏ ngòi Pháo hoặc thêm ngòi thứ hai. Không nước nào được để Tướng mình bị tấn công.
rules-facing = Hai Tướng không được đối mặt trên một cột khi ở giữa không có quân.
rules-mate = Bên bị chiếu mà không có nước hợp lệ là bị chiếu bí và thua. Bên không bị chiếu mà hết nước đi cũng thua.

rules-same = Hai thế cờ giống nhau khi cùng loại quân ở cùng điểm và cùng bên đến lượt. Thế cờ ban đầu cũng tính.
rules-repetition-standard = Khi thế cờ xuất hiện lần thứ ba, bên sẽ thua bị cảnh cáo; nếu không bên nào thua thì cả hai được báo sắp hòa. Lần thứ tư thì phán quyết.
rules-repetition-asian = Khi thế cờ xuất hiện lần thứ ba hoặc sau đó thì phán quyết. Chiếu mãi được xét theo số lần chiếu.
rules-repetition-book = Thế cờ mà nước của bạn đã hai lần đi thành thì không được đi thành lần thứ ba: nước ấy bị cấm. Thế cờ ban đầu không do ai đi thành. Bên mà mọi nước đều bị cấm hoặc không hợp lệ thì thua.
rules-repetition-threefold = Bên có nước làm thế cờ xuất hiện lần thứ ba thì thua.
rules-no-conduct = Có chiếu hay đuổi bắt hay không thì không xét.
rules-conduct = Phán quyết xét hai vòng cuối. Chiếu mãi: mọi nước của một bên đều chiếu. Đuổi bắt mãi: mọi nước của một bên đều đuổi bắt, và luôn có cùng một quân. Chiếu mãi nặng hơn đuổi bắt mãi, đuổi bắt mãi nặng hơn mọi thứ khác. Bên nặng hơn thua; như nhau thì hòa.
rules-neutral = Còn lại là bình thường: một chiếu một bắt, một chiếu một nghỉ, thay nhau bắt hai quân, dọa hết cờ, cản, thí quân, mời đổi quân.
rules-chase = Một nước là đuổi bắt nếu sau đó một quân có thể ăn quân đối phương mà trước đó nó không ăn được. Quân nào đi cũng vậy: mở đường hay thêm ngòi cho Pháo cũng là đuổi bắt.
rules-no-chase = Không phải đuổi bắt: Tướng hoặc Tốt tấn công; tấn công Tốt chưa qua sông; mời đổi quân cùng loại; ăn mà làm hở Tướng mình.
rules-protected = Tấn công quân có căn không phải đuổi bắt: ở điểm ấy có thể ăn lại. Nhưng Mã hoặc Pháo tấn công Xe thì vẫn là đuổi bắt dù Xe có căn.
rules-pinned = Xe bị Mã ghim, tức là Xe rời đi thì Mã tấn công Tướng, vẫn bị đuổi bắt dù có căn. Nước nào cũng bắt cùng một Xe bị ghim thì nhẹ hơn chiếu mãi, nặng hơn đuổi bắt mãi.
rules-checks-counted = Chiếu mãi thua khi chiếu liền lần thứ 6 bằng một quân, thứ 12 bằng hai quân, thứ 18 bằng ba quân trở lên. Trước đó có cảnh cáo kèm số lần. Thêm quân chiếu mới thì giới hạn tăng ngay.

rules-quiet-standard = Sau 100 nước của cả hai bên mà không ăn quân thì hòa.
rules-quiet-asian = Sau 120 nước được tính của cả hai bên mà không ăn quân thì hòa. Từ lần chiếu thứ 11 của một bên, nước chiếu không tính; nước đỡ vẫn tính.
rules-quiet-none = Không giới hạn số nước không ăn quân.
rules-dead-draw = Nếu không bên nào còn quân qua được sông thì không ai thắng được, ván cờ hòa ngay.
rules-offer = Bên nào cũng có thể xin hòa. Lời xin có hiệu lực đến khi được trả lời hoặc đối phương đi. Máy đồng ý khi nó không hơn và cả hai bên đã đi 30 nước.
rules-order = Trước hết xét chiếu bí và hết nước, rồi lặp lại, rồi số nước không ăn quân, rồi hòa vì không ai thắng được.

rules-resign = Có thể xin thua. Bên hết giờ thua, trừ khi nước chiếu bí đã đi kịp giờ.
rules-undo = Với máy, hoãn trở lại lượt trước của bạn. Giữa hai người, hoãn một nước nếu người kia đồng ý.
rules-touch-move = “Chạm quân phải đi” là tùy chọn: chạm quân mình thì phải đi quân ấy; chạm quân đối phương thì phải ăn. Không thể thì tự do.
rules-touch-move-both = Chạm quân mình rồi quân đối phương: dùng quân ấy ăn; không được thì đi quân ấy; không được nữa thì dùng quân khác ăn. Chạm quân đối phương trước: dùng quân mình đã chạm mà ăn; không được thì quân khác; không được nữa thì đi quân mình.
rules-formal = Thi đấu chính thức là tùy chọn: không hoãn, không gợi ý.
rules-formal-asian = Với luật này nó được bật sẵn, bạn có thể tắt.
rules-handicap = Chấp quân là tùy chọn: một bên thiếu một Mã, hai Mã, một Pháo, một Xe hoặc chín quân.
rules-begins = Đỏ, Đen hoặc bốc thăm quyết định ai đi trước.
rules-begins-book = Đỏ luôn đi trước.

rules-points = Cột là a đến i từ bên trái của Đỏ, hàng là 0 đến 9 từ mép của Đỏ. Nhờ đó mỗi điểm có tên, như e4.
rules-notation-wxf = WXF: chữ cái, cột tính từ bên phải mình, rồi + tiến, - lùi hoặc = ngang, rồi con số: C2=5, H8+7. Hai quân cùng cột: + là quân trước, - là quân sau.
rules-notation-chinese = Chữ Hán: quân, cột tính từ bên phải mình, 进 tiến, 退 lùi hoặc 平 bình, rồi con số: 炮二平五.
rules-notation-book = Theo sách: chữ cái, điểm đi, – hoặc ×, điểm đến, † là chiếu hoặc chiếu bí: Ch2–e2, Ra0×a9†.
rules-notation-san-cai = Điểm của Thiên có dấu phẩy: e4′ ở trên e4. Nước đi gồm chữ cái, điểm đi, – hoặc × hoặc ~ (chạm), điểm đến, † là chiếu: Hb8–d7′, Rh8′~f5′. Chữ cái: G A E H R C S, và T là Giác Thân.

rules-planes = Nhân là bàn cờ quen thuộc, lúc đầu có đủ 32 quân. Thiên ở bên trên, lúc đầu trống. Địa ở riêng; ván cờ chỉ xuống đó khi lặp lại.
rules-planes-palace = Thiên có sông nhưng không có cung: ở đó không gì phụ thuộc vào cung.
rules-vertical = Đường thẳng đứng nối mỗi điểm của Nhân với cùng điểm của Thiên. Nó chỉ có hai điểm ấy.
rules-placing = Trước nước đầu tiên mỗi bên đặt Giác Thân trên Nhân, bên đi trước đặt trước, bên kia nhìn thấy.
rules-placing-points = Có năm điểm đánh dấu trên hàng của Pháo: cột a, c, e, g và i.
rules-placing-check = Cả năm điểm đều được, dù trên bàn có gì. Chỉ xét kết quả sau khi cả hai đã đặt.
rules-moves = Quân ăn theo cách đi, trừ khi nói khác. Mọi quân đều cản, làm ngòi, cản chân như nhau, Giác Thân của hai bên cũng vậy. Quân của bàn này không cản đường của bàn kia.
rules-bound = Tướng, Sĩ và Tượng không rời Nhân.
rules-horse-planes = Mã cũng có thể đến cùng điểm ấy trên bàn kia. Chân Mã là điểm trên bàn mà nó rời đi.
rules-chariot-planes = Xe còn đi thẳng lên, thẳng xuống, ăn hay không đều được.
rules-cannon-planes = Thẳng lên, thẳng xuống, Pháo chỉ đến điểm trống: hai điểm không có chỗ cho ngòi.
rules-soldier-planes = Ở ba hàng cuối, Tốt còn đi thẳng lên, thẳng xuống, ăn hay không đều được. Trên hai bàn đều như vậy.
rules-giac-than = Giác Thân đi một điểm theo đường kẻ, hoặc lên, xuống, đến điểm trống. Nó không bị cung hay sông giới hạn. Nó không ăn quân và không bao giờ chiếu.
rules-check-planes = Chiếu cũng có thể từ Thiên: Xe ngay trên Tướng, Tốt ở đó, hoặc Mã có thể đến chỗ Tướng.

rules-touch = Giác Thân không bị ăn, chỉ bị chạm. Quân nào có thể ăn ở điểm của nó thì có thể chạm nó, kể cả Tướng. Chạm mất một lượt, và như mọi nước, không được để Tướng mình bị tấn công.
rules-touch-stays = Quân chạm đứng yên, Giác Thân cũng vậy.
rules-touch-own = Giác Thân có thể chạm Giác Thân kia cách một điểm theo đường kẻ hoặc trên, dưới.
rules-reserve = Mỗi Giác Thân có dự trữ ba phút, không liên quan đến đồng hồ. Mỗi lần chạm trừ một phút.
rules-freeze = Chạm làm đóng băng: trong ba lượt tới của bên mình, Giác Thân không đi và không chạm. Trước lượt sau đó, nó không bị chạm nữa.
rules-removed = Hết dự trữ, lần chạm tiếp theo, tức lần thứ tư, đưa Giác Thân rời bàn vĩnh viễn. Nó không xuống Địa.

rules-mate-san-cai = Chiếu bí là thắng. Bên không bị chiếu mà hết nước đi cũng thua.
rules-infiltration = Thâm nhập là thắng: Giác Thân trụ hai lượt trong cung đối phương. Lượt vào cung, số trụ là 0. Đến 2 thì bên ấy thắng ngay.
rules-stay = Số trụ tăng 1 vào cuối mỗi lượt sau của bên ấy, đi gì cũng được, nếu Giác Thân còn trong cung và đầu lượt không bị đóng băng. Đi trong cung vẫn giữ số trụ. Bị chạm hoặc rời cung thì về 0.
rules-both-results = Một nước vừa hoàn thành thâm nhập vừa chiếu bí được ghi là chiếu bí; nếu chỉ làm hết nước thì ghi là thâm nhập.

rules-descent = Khi thế cờ xuất hiện lần thứ ba, ván cờ xuống Địa. Vì thế chiếu mãi không bị cấm. Nước dẫn đến việc đó được đi xong trước: nếu nó thắng thì ván cờ kết thúc.
rules-same-san-cai = Hai thế cờ giống nhau khi các điểm của hai bàn, bên đến lượt, và dự trữ, đóng băng, trụ của hai Giác Thân đều giống nhau.
rules-descent-quiet = Sau 100 nước của cả hai bên mà không ăn và không chạm, ván cờ cũng xuống Địa.
rules-arrival = Các quân bị ăn xuống Địa với màu của mình, vào điểm ban đầu của loại quân. Nếu chưa bị ăn hết một loại thì xếp từ bên phải của chủ quân. Tướng và Giác Thân không xuống.
rules-descent-nothing = Nếu hai bên chưa mất quân nào thì hòa ngay.

rules-di-moves = Trên Địa không có Tướng và không có chiếu. Mã, Xe, Pháo, Tốt đi như cũ. Sĩ đi một điểm theo tám hướng ở bất cứ đâu. Tượng được qua sông.
rules-di-extra = Thêm một bước: nước từ ngoài vào cung đối phương có thể, trong cùng lượt, đi tiếp một điểm theo mọi hướng đến một điểm trống khác của cung ấy. Phần đầu có thể ăn quân.
rules-di-winning = Quân trụ trong cung đối phương thì thắng. Mỗi quân có số trụ riêng: 0 khi đến, thêm 1 cuối mỗi lượt sau của bên ấy; rời cung hoặc bị ăn thì mất. Đến 2 thì bên ấy thắng ngay.
rules-di-pass = Bên không có nước hợp lệ hoặc không còn quân thì bỏ lượt. Ngoài ra không được bỏ lượt.
rules-di-draws = Hòa trên Địa: hai lần bỏ lượt liên tiếp, thế cờ xuất hiện lần thứ ba, hoặc 100 nước của cả hai bên mà không ăn quân. Thắng được xét trước. Không có hòa vì không ai thắng được.
rules-undo-di = Hoãn có thể trở lại trước khi xuống Địa.
rules-handicap-di = Quân chấp không xuống Địa.
