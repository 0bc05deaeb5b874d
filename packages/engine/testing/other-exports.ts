/** Beginnings of other services' exports, all invented, one for each form that is known. */

export interface OtherExport {
  service: string
  /** A name as the service, or a program, gives the file. */
  name: string
  text: string
}

const rows = (...lines: string[]): string => `${lines.join('\n')}\n`

export const otherExports: readonly OtherExport[] = [
  {
    service: 'LINE',
    name: '[LINE] Chat with Ana.txt',
    text: rows('[LINE] Chat history with Ana', 'Saved on: 2024/01/15 10:00', '', '2024/01/15(Mon)', '10:00\tAna\thello'),
  },
  {
    service: 'LINE',
    name: 'line.txt',
    text: rows('[LINE] アナとのトーク履歴', '保存日時：2024/01/15 10:00', '', '2024/01/15(月)', '午前10:00\tアナ\tやあ'),
  },
  {
    service: 'LINE',
    name: 'line.txt',
    text: rows('與Ana的聊天記錄', '儲存日期：2024/01/15 10:00', '', '2024/01/15（一）', '上午10:00\tAna\t嗨'),
  },
  { service: 'LINE', name: 'a', text: rows('2024/01/15(Mon)', '10:00\tAna\thello', '10:01\tBen\t[Sticker]') },
  { service: 'LINE', name: 'a.txt', text: rows('2017.09.03 Sunday', '16:23 Ana Lima hello', '16:24 Ben Oak Photos') },
  {
    service: 'KakaoTalk',
    name: 'KakaoTalkChats.txt',
    text: rows(
      '아나 님과 카카오톡 대화',
      '저장한 날짜 : 2024-03-11 22:14:03',
      '',
      '--------------- 2024년 3월 11일 월요일 ---------------',
      '[아나] [오전 9:12] 안녕',
    ),
  },
  {
    service: 'KakaoTalk',
    name: 'a.txt',
    text: rows(
      'Ana with KakaoTalk Chats',
      'Date Saved : 2024-03-11 22:14:03',
      '--------------- Monday, March 11, 2024 ---------------',
      '[Ana] [2:30 PM] Hello',
    ),
  },
  {
    service: 'KakaoTalk',
    name: 'a.txt',
    text: rows('2024년 3월 11일 오후 9:12', '2024년 3월 11일 오후 9:12, 아나 : 안녕', '2024년 3월 11일 오후 9:13, 벤 : 응'),
  },
  { service: 'KakaoTalk', name: 'a.txt', text: rows('March 5, 2018, 3:04 PM, Ana : hello') },
  { service: 'KakaoTalk', name: 'a.txt', text: rows('[아나] [오전 9:12] 안녕', '[벤] [오전 9:13] 응') },
  {
    service: 'KakaoTalk',
    name: 'Talk_2024.5.1 22:14-1.txt',
    text: rows(
      '2024년 5월 1일 수요일',
      '2024. 5. 1. 22:13: 아나님이 벤님을 초대했습니다.',
      '2024. 5. 1. 22:14, 아나 : 안녕',
      '2024. 5. 1. 22:15, 벤 : 응',
    ),
  },
  { service: 'KakaoTalk', name: 'KakaoTalk_Chat_Ana.csv', text: rows('Date,User,Message', '2024-06-01 10:00:00,"Ana","hello"') },
  {
    service: 'Telegram',
    name: 'result.json',
    text: '{\n "name": "Ana",\n "type": "personal_chat",\n "id": 1,\n "messages": [\n  {\n   "id": 1,\n   "type": "message",\n   "date": "2024-01-15T10:00:00",\n   "from": "Ana",\n   "from_id": "user1",\n   "text": "hello"\n  }]}',
  },
  { service: 'Telegram', name: 'result.json', text: '{"about":"…","personal_information":{},"chats":{"list":[]}}' },
  {
    service: 'Telegram',
    name: 'messages.html',
    text: '<!DOCTYPE html>\n<html>\n<body>\n<div class="page_wrap">\n<div class="message default clearfix" id="message1">',
  },
  { service: 'Telegram', name: 'a.txt', text: rows('Ana, [25/06/2022 07:25]', 'hello', '', 'Ben, [25/06/2022 07:26]', 'hi') },
  {
    service: 'Messenger',
    name: 'message_1.json',
    text: '{"participants":[{"name":"Ana"},{"name":"Ben"}],"messages":[{"sender_name":"Ana","timestamp_ms":1705312800000,"content":"hello"}]}',
  },
  {
    service: 'Messenger',
    name: 'Ben_7.json',
    text: '{"participants":["Ana","Ben"],"threadName":"Ben_7","messages":[{"isUnsent":false,"media":[],"reactions":[],"senderName":"Ana","text":"hello","timestamp":1705312800000,"type":"text"}]}',
  },
  {
    service: 'Messenger',
    name: 'message_1.html',
    text: '<html><head><title>Ben</title></head><body class="_5vb_"><div class="_a6-g"><div class="_2ph_ _a6-h">Ana</div></div>',
  },
  {
    service: 'Instagram',
    name: 'message_1.json',
    text: '{"messages":[{"sender_name":"Ana","timestamp_ms":1705312800000,"content":"hello","is_geoblocked_for_viewer":false}],"title":"Ben"}',
  },
  {
    service: 'Instagram',
    name: 'instagram.html',
    text: '<html><head><title>Ben</title></head><body><div class="_a6-g"><div class="_2ph_">Ana</div></div>',
  },
  {
    service: 'Discord',
    name: 'Guild - general [123456789012345678].json',
    text: '{"guild":{"id":"1"},"channel":{"id":"2"},"messages":[{"timestamp":"2024-01-15T10:00:00+00:00"}]}',
  },
  { service: 'Discord', name: 'messages.json', text: '[{"ID":1,"Timestamp":"2024-01-15 10:00:00","Contents":"hello","Attachments":""}]' },
  {
    service: 'Discord',
    name: 'a.txt',
    text: rows(
      '='.repeat(62),
      'Guild: Garden',
      'Channel: TEXT / general',
      '='.repeat(62),
      '',
      '[3/12/2021 8:31 PM] ana',
      'hello',
      '',
      '[3/12/2021 8:32 PM] ben',
      'hi',
    ),
  },
  {
    service: 'Discord',
    name: 'a.csv',
    text: rows('AuthorID,Author,Date,Content,Attachments,Reactions', '"1","ana","2024-01-15T10:00:00+00:00","hello","",""'),
  },
  {
    service: 'Discord',
    name: 'a.html',
    text: '<!DOCTYPE html>\n<html><head><title>Garden - general</title></head><body><div class="chatlog__message-group">',
  },
  {
    service: 'Google Chat',
    name: 'messages.json',
    text: '{"messages":[{"creator":{"name":"Ana","email":"ana@example.com"},"created_date":"Monday, January 15, 2024 at 10:00:00 AM UTC","text":"hello"}]}',
  },
  {
    service: 'Google Hangouts',
    name: 'Hangouts.json',
    text: '{"conversations":[{"conversation":{"conversation_id":{"id":"a"},"conversation":{"self_conversation_state":{}}},"events":[{"event_id":"1"}]}]}',
  },
  {
    service: 'Signal',
    name: 'main.jsonl',
    text: rows(
      '{"version":"1","backupTimeMs":"1705312800000"}',
      '{"recipient":{"id":"1","self":{}}}',
      '{"chatItem":{"chatId":"1","authorId":"1","dateSent":"1705312800000","standardMessage":{"text":{"body":"hello"}}}}',
    ),
  },
  {
    service: 'Signal',
    name: 'signal.jsonl',
    text: rows(
      '{"envelope":{"source":"+490000000","sourceDevice":1,"timestamp":1705312800000,"dataMessage":{"message":"hello"}},"account":"+490000001"}',
    ),
  },
  { service: 'Signal', name: 'chat.md', text: rows('[2019-12-24 12:23:10] Jane Doe: hello', '[2019-12-24 12:24:10] Me: you too') },
  { service: 'Signal', name: 'chat.txt', text: rows('[2019-12-24 12:23:10] Jane Doe: hello  ', '[2019-12-24 12:24:10] Me: you too  ') },
  {
    service: 'Signal',
    name: 'chat.txt',
    text: rows('[2019-12-24 12:23:10] Jane Doe: merry christmas', '(- Bob: 👍 -)', '[2019-12-24 12:24:10] Me: you too'),
  },
  {
    service: 'iMessage',
    name: 'Ana.txt',
    text: rows('May 17, 2022  5:29:42 PM (Read by you after 1 hour, 49 seconds)', 'Me', 'hello', ''),
  },
  {
    service: 'iMessage',
    name: 'Ana.txt',
    text: rows('May 17, 2022 17:29:42', 'Me', 'hello', '', 'May 17, 2022 17:30:42', 'Ana', 'hi', ''),
  },
  {
    service: 'iMessage',
    name: 'Ana.html',
    text: '<html>\n<head>\n</head>\n<body>\n<div class="message"><div class="sent iMessage"><p><span class="timestamp">May 17, 2022  5:29:42 PM</span>',
  },
  {
    service: 'iMessage',
    name: 'Messages.csv',
    text: rows(
      'Chat Session,Message Date,Delivered Date,Read Date,Edited Date,Service,Type,Sender ID,Sender Name,Status',
      'Ana,2024-01-15 10:00:00,,,,iMessage,Incoming,1,Ana,Read',
    ),
  },
  {
    service: 'QQ',
    name: 'a.txt',
    text: rows('消息记录（此消息记录为文本格式，不支持重新导入）', '', '消息对象:Ana', '', '2019-07-16 18:15:05 Nick(12345)', '嗨'),
  },
  {
    service: 'Threema',
    name: 'message_ABCD.csv',
    text: rows('uid,apiid,identity,isoutbox,isread,issaved,messagestae,posted_at,created_at,body', '1,2,ABCD,0,1,1,READ,1,1,hello'),
  },
  {
    service: 'Snapchat',
    name: 'chat_history.json',
    text: '{"ana":[{"From":"ana","Media Type":"TEXT","Created":"2024-04-20 01:29:22 UTC","Content":"hello","IsSender":false}]}',
  },
  {
    service: 'Snapchat',
    name: 'chat_history.json',
    text: '{"Received Saved Chat History":[{"From":"ana","Media Type":"TEXT","Created":"2021-04-20 01:29:22 UTC","Text":"hello"}]}',
  },
  {
    service: 'Viber',
    name: 'Ana.csv',
    text: rows('="17/08/2014"\t12:52:56\t="Me"\t="+00000000000"\t"Hi"', '="17/08/2014"\t12:53:56\t="Ana"\t="+00000000001"\t"Hello"'),
  },
  { service: 'Viber', name: 'Ana.csv', text: rows('17/08/2014,12:52:56,Me,+00000000000,Hi', '17/08/2014,12:53:56,Ana,+00000000001,Hello') },
  {
    service: 'WeChat',
    name: 'wechat.json',
    text: '{"weflow":{"version":"1.0.3"},"session":{"wxid":"1@chatroom","type":"群聊"},"messages":[{"createTime":1705312800,"content":"hello"}]}',
  },
  { service: 'WeChat', name: 'mail.txt', text: rows('微信的聊天记录', '—————  2024-01-15  —————', '', 'Ana  14:32', '', '你好') },
  {
    service: 'Slack',
    name: '2024-01-15.json',
    text: '[{"user":"U0001","type":"message","ts":"1705312800.000200","client_msg_id":"a","text":"hello","team":"T0001"}]',
  },
  {
    service: 'Teams',
    name: 'messages.json',
    text: '{"userId":"8:orgid:a","conversations":[{"id":"19:aa@thread.tacv2","MessageList":[{"id":"1","messagetype":"RichText/Html","content":"hello"}]}]}',
  },
  {
    service: 'Teams',
    name: 'messages.json',
    text: '{"value":[{"id":"1","messageType":"message","createdDateTime":"2024-01-15T10:00:00Z","chatId":"19:aa@thread.v2","body":{"content":"hello"}}]}',
  },
  { service: 'Teams', name: 'a.txt', text: rows('[9/24/2026 2:32 PM] Ana Lima', 'hello', '', '[9/24/2026 2:33 PM] Ben Oak', 'hi') },
  {
    service: 'Zoom',
    name: 'meeting_saved_chat.txt',
    text: rows('14:32:10 From Ana Lima to Everyone:', '\thello', '14:33:00 From Ben Oak to Everyone:', '\thi'),
  },
  { service: 'Zoom', name: 'chat.txt', text: rows('2024-01-15 14:32:10 From  Ana Lima  to  Everyone : hello') },
  { service: 'Zoom', name: 'chat.txt', text: rows('00:12:33\tAna Lima:\thello', '00:13:00\tBen Oak:\thi') },
  {
    service: 'Skype',
    name: 'messages.json',
    text: '{"userId":"8:live:ana","exportDate":"2019-01-15","conversations":[{"id":"8:ben","displayName":null,"MessageList":[{"id":"1","originalarrivaltime":"2019-01-15T10:00:00Z","messagetype":"RichText","content":"hello"}]}]}',
  },
  { service: 'Skype', name: 'a.txt', text: rows('[14:32:10] Ana Lima: hello', '[14:33:00] Ben Oak: hi') },
  {
    service: 'Skype',
    name: 'a.txt',
    text: rows('[9/24/2015 2:32:10 PM] Ana Lima: hello', '[9/24/2015 2:33:00 PM | Edited 2:34:00 PM] Ben Oak: hi'),
  },
  {
    service: 'Skype',
    name: 'a.txt',
    text: rows(
      '[24.09.15 14:32:10] *** Call to Ben Oak ***',
      '[24.09.15 14:33:00] Ben Oak: hello',
      '[24.09.15 14:50:00] *** Call ended, duration 12:34 ***',
    ),
  },
  { service: 'Skype', name: 'a.txt', text: rows('[9/24/15, 2:32:10 PM] Ana Lima: hello', '[9/24/15, 2:33:00 PM] *** Call ended ***') },
]

/** Copies from Skype without any sign of its own: an iPhone of some languages writes the same. */
export const skypeCopies: readonly string[] = [
  rows('[9/24/2015 2:32:10 PM] Ana Lima: hello', '[9/24/2015 2:33:00 PM] Ben Oak: hi'),
  rows('[24.09.2015 14:32:10] Ana Lima: hello', '[24.09.2015 14:33:00] Ben Oak: hi'),
  rows('[24.09.15 14:32:10] Ana Lima: hello', '[24.09.15 14:33:00] Ben Oak: hi'),
  rows('[2015-09-24 14:32:10] Ana Lima: hello', '[2015-09-24 14:33:00] Ben Oak: hi'),
  rows('[9/24/2019 2:32 PM] Ana Lima: hello', '[9/24/2019 2:33 PM] Ben Oak: hi'),
]
