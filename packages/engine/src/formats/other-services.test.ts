import { expect, test } from 'vitest'
import { otherService } from './other-services.ts'

test.each([
  ['LINE', '[LINE] Chat history with Ana\nSaved on: 2024/01/15 10:00\n\n2024/01/15(Mon)\n10:00\tAna\thello\n'],
  ['LINE', '[LINE] アナとのトーク履歴\n保存日時：2024/01/15 10:00\n\n2024/01/15(月)\n午前10:00\tアナ\tやあ\n'],
  ['LINE', '與Ana的聊天記錄\n儲存日期：2024/01/15 10:00\n\n2024/01/15（一）\n上午10:00\tAna\t嗨\n'],
  ['LINE', '2024/01/15(Mon)\n10:00\tAna\thello\n10:01\tBen\t[Sticker]\n'],
  [
    'KakaoTalk',
    '아나 님과 카카오톡 대화\n저장한 날짜 : 2024-03-11 22:14:03\n\n--------------- 2024년 3월 11일 월요일 ---------------\n[아나] [오전 9:12] 안녕\n',
  ],
  [
    'KakaoTalk',
    'Ana with KakaoTalk Chats\nDate Saved : 2024-03-11 22:14:03\n--------------- Monday, March 11, 2024 ---------------\n[Ana] [2:30 PM] Hello\n',
  ],
  ['KakaoTalk', '2024년 3월 11일 오전 9:12, 아나 : 안녕\n2024년 3월 11일 오전 9:13, 벤 : 응\n'],
  ['KakaoTalk', 'March 5, 2018, 3:04 PM, Ana : hello\n'],
  ['KakaoTalk', 'Date,User,Message\n2024-06-01 10:00:00,"Ana","hello"\n'],
  [
    'Telegram',
    '{\n "name": "Ana",\n "type": "personal_chat",\n "id": 1,\n "messages": [\n  {\n   "id": 1,\n   "type": "message",\n   "date": "2024-01-15T10:00:00",\n   "date_unixtime": "1705312800",\n   "from": "Ana",\n   "from_id": "user1",\n   "text": "hello"\n  }]}',
  ],
  ['Telegram', 'Ana, [25/06/2022 07:25]\nhello\n\nBen, [25/06/2022 07:26]\nhi\n'],
  [
    'Messenger',
    '{"participants":[{"name":"Ana"},{"name":"Ben"}],"messages":[{"sender_name":"Ana","timestamp_ms":1705312800000,"content":"hello"}]}',
  ],
  [
    'Instagram',
    '{"participants":[{"name":"Ana"}],"messages":[{"sender_name":"Ana","timestamp_ms":1,"content":"hello","is_geoblocked_for_viewer":false}]}',
  ],
  ['Discord', '{"guild":{"id":"1"},"channel":{"id":"2"},"messages":[]}'],
  [
    'Google Chat',
    '{"messages":[{"creator":{"name":"Ana","email":"ana@example.com"},"created_date":"Monday, January 15, 2024 at 10:00:00 AM UTC","text":"hello"}]}',
  ],
  ['Signal', '[2019-12-24 12:23:10] Jane Doe: merry christmas\n(- Bob: 👍 -)\n[2019-12-24 12:24:10] Me: you too\n'],
  ['iMessage', 'May 17, 2022  5:29:42 PM (Read by you after 1 hour, 49 seconds)\nMe\nhello\n\n'],
  ['QQ', '消息记录（此消息记录为文本格式，不支持重新导入）\n\n消息对象:Ana\n\n2019-07-16 18:15:05 Nick(12345)\n嗨\n'],
])('a %s export is named', (service, head) => {
  expect(otherService(head, 'chat.txt')).toBe(service)
})

test.each([
  '24/09/2026, 14:32 - Ana: hi\n24/09/2026, 14:33 - Ben: we should move to [LINE] or Telegram\n',
  '[2019-12-24 12:23:10] Jane Doe: god jul\n[2019-12-24 12:24:10] Anna: tack detsamma\n',
  '2022. 3. 22. 오후 3:04 - 아나: 카카오톡 대화 하자\n',
  '[2024/3/5 下午3:04:05] Ana: 嗨\n',
  'Dear diary,\n2024/01/15 was a good day.\n',
])('a chat of ours, or no chat, is not taken for another service', (head) => {
  expect(otherService(head, 'chat.txt')).toBeNull()
})
