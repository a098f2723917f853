### Các bài học: danh sách, lời thầy, văn bản. Xem docs/lessons.md.

## The list of lessons

learn-title = Học
learn-sentence = Đã xong { $n } trên { $most } bài
learn-progress = { $n }/{ $most }
learn-begin = Bắt đầu
learn-go-on = Tiếp tục
learn-again = Học lại
learn-none = Không có bài học nào tên là “{ $text }”.
learn-spoken = { $text }, { $state ->
    [done] đã xong
    [current] bài tiếp theo
   *[open] chưa xong
    }
learn-step = Bước { $n } trên { $most }

## The coach

coach-next = Tiếp
coach-again = Thử lại
coach-show = Chỉ cho tôi
coach-look = Hãy nhìn { $piece } ở { $from }.
coach-look-mark = Điểm xanh nào cũng được; hãy xem điểm nào có lợi nhất.
coach-tap = Hãy bấm vào { $point }.
coach-elsewhere = Đó là { $point }. Hãy thử điểm khác.
coach-barred = { $piece } ở { $from } không đi đến { $to } được.
coach-right = Đúng rồi.
coach-lesson-done = Xong bài học.
coach-course-done = Đó là bài cuối cùng. Bạn đã sẵn sàng chơi.
miss-other = Được phép, nhưng không phải nước ta cần ở đây.
miss-piece = Được phép, nhưng ở đây nên đi quân khác.
miss-reach = Nước hợp lệ, nhưng đến một điểm khác.
miss-capture = Chưa ăn được quân cần ăn.
miss-check = Chưa chiếu: Tướng địch không bị tấn công.
miss-mate = Chưa chiếu bí: bên kia vẫn còn nước cứu Tướng.
miss-stalemate = Bên kia vẫn còn nước đi.
miss-escape = Cũng đỡ được chiếu, nhưng không phải cách đang học.
miss-safe = Cẩn thận: bây giờ { $other } có thể ăn { $target } ở { $point }.
miss-guard = { $target } ở { $point } vẫn chưa có căn.
miss-cross = Vẫn ở trên cùng một bàn. Hãy nhìn bàn kia.
miss-touch = Chưa chạm được Giác Thân.
miss-enter = Giác Thân của bạn chưa ở trong cung địch.
miss-win = Như vậy chưa thắng.
miss-descend = Thế cờ chưa lặp lại lần thứ ba.
miss-extra = Nước này chưa đi thêm một bước.

## Chapter 1

chapter-board = Bàn cờ và các quân
lesson-points = Bàn cờ của các đường
lesson-points-1 = Đây là bàn cờ: chín cột và mười hàng. Quân đứng trên các giao điểm, không bao giờ đứng trong ô.
lesson-points-2 = Mỗi điểm có tên: chữ cái ở cạnh dưới, con số ở cạnh trái. Hãy bấm vào { $goal } đang sáng.
lesson-points-3 = Bây giờ hãy tìm { $goal } khi không có đèn: tìm chữ cái ở dưới, rồi lên đến con số.
lesson-points-3-done = Đúng điểm ấy. Bạn đã biết đọc bàn cờ.
lesson-palace = Sông và cung
lesson-palace-1 = Một con sông chia đôi bàn cờ. Bạn là bên Đỏ, ở phía dưới. Hãy bấm một điểm ở bờ bên kia, ví dụ { $goal }.
lesson-palace-2 = Chín điểm sáng có đường chéo là cung của bạn, nơi ở của Tướng. Hãy bấm vào chính giữa, { $goal }.
lesson-palace-3 = Bên Đen ở phía trên và cũng có một cung. Hãy bấm vào chính giữa, { $goal }.
lesson-palace-3-done = Hai nửa bàn, hai cung, một con sông: đó là cả đất nước.
lesson-turns = Đi quân và ăn quân
lesson-turns-1 = Đỏ đi trước, rồi hai bên lần lượt đi. Hãy bấm { $piece } ở { $from }; chấm xanh là nơi nó đi được. Bấm vào chấm ấy.
lesson-turns-1-done = Bạn đã đi và bên Đen đã đáp lại. Các góc vuông đánh dấu nước vừa đi.
lesson-turns-2 = Đi vào chỗ quân địch là ăn nó; quân ấy rời bàn. Hãy cầm { $piece } ở { $from } và ăn quân có vòng xanh.
lesson-turns-2-done = Đã ăn. Không bao giờ ăn được quân của mình.
lesson-general = Tướng
lesson-general-1 = Mỗi quân có một độ tự do từ 1 đến 10. { $piece } có { $n }: không quân nào bị ràng buộc hơn. Mất Tướng là thua.
lesson-general-2 = Tướng đi một bước theo đường thẳng. Hãy đi đến { $to }.
lesson-general-2-done = Một bước, đi thẳng: không bao giờ đi chéo.
lesson-general-3 = Tướng không bao giờ ra khỏi cung. Ở đây nó đứng ở góc, tại { $from }. Hãy đi đến một điểm được phép.
lesson-general-3-done = Trong cung là nhà của Tướng.
lesson-advisor = Sĩ
lesson-advisor-1 = { $piece } có độ tự do { $n }. Nó bảo vệ Tướng và chỉ đứng trên năm điểm sáng.
lesson-advisor-2 = Sĩ đi một bước theo đường chéo của cung. Hãy đi đến { $to }.
lesson-advisor-2-done = Đi chéo một bước: chỉ vậy thôi.
lesson-advisor-3 = Sĩ ăn quân đúng như cách nó đi. Hãy ăn { $target } ở { $to }.
lesson-advisor-3-done = Giữ tốt lắm: cung lại an toàn.
lesson-elephant = Tượng và mắt Tượng
lesson-elephant-1 = { $piece } có độ tự do { $n }. Nó chỉ biết bảy điểm bên này sông; sáu điểm đang sáng.
lesson-elephant-2 = Tượng đi chéo đúng hai điểm. Hãy đi đến { $to }.
lesson-elephant-2-done = Đi hai điểm một lượt, không bao giờ một điểm.
lesson-elephant-3 = Điểm ở giữa là mắt Tượng, phải trống. { $other } ở { $point } chặn đường đến { $goal }. Hãy đi phía kia.
lesson-elephant-3-done = Mắt bên này trống.
lesson-elephant-4 = Tượng không bao giờ qua sông. Từ { $from }, hãy đi đến một điểm được phép.
lesson-elephant-4-done = Tượng ở nhà và phòng thủ.
lesson-soldier = Tốt
lesson-soldier-1 = { $piece } khi còn ở bên này sông có độ tự do { $n }: chỉ đi tới.
lesson-soldier-2 = Một bước tới, không bao giờ lùi. Hãy đi đến { $to }.
lesson-soldier-3 = Một lần nữa: đến { $to }, qua sông.
lesson-soldier-3-done = Qua sông Tốt tự do hơn: được đi cả sang ngang.
lesson-soldier-4 = Bây giờ độ tự do của nó là { $n }. Hãy đi ngang đến { $to }.
lesson-soldier-4-done = Đi tới hoặc đi ngang, mỗi lượt một bước.
lesson-soldier-5 = Tốt ăn như cách đi: tới hoặc ngang, không bao giờ cả hai trong một lượt, nên { $other } an toàn. Hãy ăn { $target }.
lesson-soldier-5-done = Mỗi lượt một hướng, khi đi cũng như khi ăn.
lesson-horse = Mã và chân Mã
lesson-horse-1 = { $piece } có độ tự do { $n }. Một bước thẳng, rồi một bước chéo ra ngoài: từ đây nó đến được các điểm sáng.
lesson-horse-2 = Hãy đi đến { $to }: một bước ngang, rồi chéo ra.
lesson-horse-2-done = Thẳng rồi chéo: một nước đi.
lesson-horse-3 = Điểm của bước đầu là chân Mã. { $other } đứng ở { $point } nên hướng ấy bị cản. Hãy tìm hướng khác.
lesson-horse-3-done = Một chân bị cản mất hai điểm; các điểm khác vẫn mở.
lesson-horse-4 = Mã ăn như cách đi. Hãy ăn { $target } ở { $to }.
lesson-horse-4-done = Một bước nhảy đẹp.
lesson-cannon = Pháo và ngòi
lesson-cannon-1 = { $piece } có độ tự do { $n }. Nó đi một cách và ăn một cách khác.
lesson-cannon-2 = Pháo đi xa bao nhiêu cũng được trên đường trống. Hãy đi đến { $to }.
lesson-cannon-2-done = Khi không ăn, Pháo đi thẳng trên đường trống.
lesson-cannon-3 = Khi ăn, Pháo nhảy qua đúng một quân, gọi là ngòi, của bên nào cũng được. Ở đây ngòi là { $screen }. Hãy ăn { $target }.
lesson-cannon-3-done = Qua một ngòi, trúng đích.
lesson-cannon-4 = Không có ngòi thì không ăn được, và không bao giờ nhảy vào điểm trống. Chỉ ăn được một Mã: Mã nào?
lesson-cannon-4-done = { $screen } là ngòi; trên đường kia không có ngòi nào.
lesson-chariot = Xe
lesson-chariot-1 = { $piece } có độ tự do { $n }: trên bàn này không quân nào tự do hơn. Đó là quân mạnh nhất của bạn.
lesson-chariot-2 = Xe đi xa bao nhiêu cũng được trên đường trống. Hãy đi đến { $to }.
lesson-chariot-2-done = Xa tùy ý, luôn đi thẳng.
lesson-chariot-3 = Xe ăn như cách đi nhưng không nhảy. { $other } ở { $point } chắn đường: hãy ăn Mã trên đường trống.
lesson-chariot-3-done = Chỉ cần một đường trống.
lesson-array = Vị trí lúc đầu
lesson-array-1 = Ván cờ bắt đầu như thế này. Từ hai mép vào giữa: Xe, Mã, Tượng, Sĩ, và Tướng ở giữa.
lesson-array-2 = Hai Pháo đứng trước các Mã. Hãy bấm vào một Pháo của bạn.
lesson-array-3 = Năm Tốt đứng trước sông. Hãy bấm vào một Tốt của bạn.
lesson-array-4 = Một ý hay lúc đầu: đưa một Mã ra phía giữa.
lesson-array-4-done = Bạn đã biết mọi quân. Tiếp theo: chiếu và chiếu bí.
lesson-array-edge = Được phép, nhưng ở mép Mã đến được ít điểm. Hãy đưa Mã vào giữa.
