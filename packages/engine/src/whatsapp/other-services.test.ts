import { describe, expect, test } from 'vitest'
import { otherExports } from '#testing/other-exports.ts'
import { otherForm, otherService } from './other-services.ts'

const rows = (...lines: string[]): string => `${lines.join('\n')}\n`

/** The service a text is named after and how many of its messages are counted, `LINE 2`; `none` where it may be a chat of ours. */
function found(text: string, name = 'chat.txt'): string {
  const form = otherForm(text, name)
  return form ? `${form.service} ${text.match(form.message)?.length ?? 0}` : 'none'
}

test.each(otherExports.map((each) => [each.service, each.name, each.text] as const))(
  'a %s export is named: %s, %#',
  (service, name, text) => {
    expect(otherService(text, name)).toBe(service)
  },
)

test.each([
  '24/09/2026, 14:32 - Ana: hi\n24/09/2026, 14:33 - Ben: we should move to [LINE] or Telegram\n',
  '[2019-12-24 12:23:10] Jane Doe: god jul\n[2019-12-24 12:24:10] Anna: tack detsamma\n',
  '2022. 3. 22. 오후 3:04 - 아나: 카카오톡 대화 하자\n',
  '[2024/3/5 下午3:04:05] Ana: 嗨\n',
  '[24/09/2026, 14:32:10] Ana: {"messages":[{"from_id":"user1","sender_name":"a","timestamp_ms":1}]}\n',
  'Dear diary,\n2024/01/15 was a good day.\n',
  '{"a":[1,2]}',
  '<!DOCTYPE html><html><body>No chat</body></html>',
  'Name,Date,Price\nbread,2024-01-15,3\n',
])('a chat of ours, or no chat, is not taken for another service: %#', (head) => {
  expect(otherService(head, 'chat.txt')).toBeNull()
})

/** A title precedes WeChat's sign on the same line, as a header does: there the number of messages decides. */
const signed = otherExports.filter(({ text }) => !text.includes('微信'))
test.each(signed.map(({ service, text }) => [service, text] as const))(
  'what people quote of a %s export is no such export: %#',
  (_service, text) => {
    const lines = text.split('\n').slice(0, 40)
    const quoted = lines.map((line, i) => `24/09/2026, 14:${10 + i} - Ana: see ${line.trim()} there`)
    expect(otherService(`${quoted.join('\n')}\n`, 'chat.txt')).toBeNull()
  },
)

describe('JSON', () => {
  const two = <T>(message: T): T[] => [message, message]

  /** Each form with two messages, and the keys it cannot be without. */
  const forms: readonly [string, object, keys: readonly string[], name?: string][] = [
    ['Telegram', { name: 'Ana', messages: two({ id: 1, from_id: 'user1', text: 'hi' }) }, ['messages', 'from_id']],
    ['Telegram', { list: two({ date_unixtime: '1705312800', text: 'hi' }) }, ['date_unixtime']],
    [
      'Telegram',
      { personal_information: {}, chats: { list: two({ date: '2024-01-15T10:00:00', text: 'hi' }) } },
      ['personal_information', 'chats'],
    ],
    ['Telegram', { type: 'saved_messages', messages: two({ date: '2024-01-15T10:00:00', text: 'hi' }) }, ['type', 'messages']],
    [
      'Instagram',
      { messages: two({ sender_name: 'Ana', timestamp_ms: 1705312800000, is_geoblocked_for_viewer: false }) },
      ['sender_name', 'timestamp_ms'],
    ],
    ['Messenger', { messages: two({ sender_name: 'Ana', timestamp_ms: 1705312800000 }) }, ['sender_name', 'timestamp_ms']],
    ['Messenger', { messages: two({ senderName: 'Ana', timestamp: 1705312800000 }) }, ['senderName', 'timestamp']],
    ['Messenger', { participants: ['Ana'], threadName: 'Ana_7', messages: two({ senderName: 'Ana' }) }, ['participants', 'threadName']],
    ['Discord', { guild: {}, channel: {}, messages: two({ timestamp: '2024-01-15' }) }, ['guild', 'channel']],
    ['Discord', two({ ID: 1, Timestamp: '2024-01-15', Contents: 'hi', Attachments: '' }), ['Timestamp', 'Contents', 'Attachments']],
    ['Google Chat', { messages: two({ creator: {}, created_date: 'Monday' }) }, ['creator', 'created_date']],
    [
      'Google Hangouts',
      { conversations: [{ self_conversation_state: {}, events: two({ event_id: '1' }) }] },
      ['conversations', 'self_conversation_state'],
    ],
    ['Teams', { id: '19:aa@thread.tacv2', MessageList: two({ messagetype: 'Text', content: 'hi' }) }, ['MessageList', 'messagetype']],
    ['Teams', { value: two({ messageType: 'message', createdDateTime: '2024-01-15' }) }, ['messageType', 'createdDateTime']],
    ['Skype', { conversations: [{ MessageList: two({ messagetype: 'Text' }) }] }, ['conversations', 'MessageList']],
    ['Skype', two({ messagetype: 'Text', originalarrivaltime: '2019-01-15' }), ['messagetype', 'originalarrivaltime']],
    ['Slack', two({ type: 'message', ts: '1705312800.000200', text: 'hi' }), ['type', 'ts']],
    ['Snapchat', { 'Received Saved Chat History': two({ From: 'ana', Created: '2021' }) }, ['Received Saved Chat History']],
    ['Snapchat', { ana: two({ 'Media Type': 'TEXT', Created: '2024' }) }, ['Media Type', 'Created']],
    ['Signal', { backupTimeMs: '1705312800000', items: two({ chatItem: {} }) }, ['backupTimeMs']],
    ['Signal', two({ chatItem: { dateSent: '1705312800000' } }), ['chatItem', 'dateSent']],
    ['Signal', { recipient: { profileGivenName: 'Ana' }, items: two({ chatItem: {} }) }, ['recipient', 'profileGivenName']],
    ['Signal', two({ envelope: { sourceDevice: 1 } }), ['envelope', 'sourceDevice']],
    ['Signal', two({ sender: 'Ana', sticker: null, reactions: [], attachments: [] }), ['sender', 'sticker', 'reactions', 'attachments']],
    ['WeChat', { weflow: {}, messages: two({ createTime: 1 }) }, ['weflow']],
    ['WeChat', two({ senderUsername: 'ana', createTime: 1 }), ['senderUsername', 'createTime']],
  ]

  test.each(forms)('%s with two messages, in whatever way the file begins: %#', (service, value) => {
    for (const text of [
      JSON.stringify(value),
      JSON.stringify(value, null, 2),
      `\ufeff${JSON.stringify(value)}`,
      `\r\n ${JSON.stringify(value)}`,
    ])
      expect(found(text)).toBe(`${service} 2`)
    for (const text of [
      `see ${JSON.stringify(value)}`,
      `[24.09.2026, 14:32:10] Ana: ${JSON.stringify(value)}`,
      `1${JSON.stringify(value)}`,
    ])
      expect(found(text)).toBe('none')
  })

  test.each(forms)('%s is not named where one of its keys is missing: %#', (_, value, keys) => {
    const text = JSON.stringify(value)
    for (const key of keys) expect(text).toContain(`"${key}"`)
    for (const key of keys) expect([key, found(text.replaceAll(`"${key}"`, `"a ${key}"`))]).toEqual([key, 'none'])
  })

  test('values in braces, in brackets or none at all may come first', () => {
    const message = '"sender_name":"Ana","timestamp_ms":1'
    for (const text of [`{${message}}`, `[{${message}}]`, `[ {${message}}]`, `{}\n{${message}}`, `[]\n[{${message}}]`, `{ ${message}}`])
      expect(found(text)).toBe('Messenger 1')
    for (const text of [`{a: {${message}}`, `[1, {${message}}]`, `(${message})`, `"${message}"`, `[["a"],{${message}}]`])
      expect(found(text)).toBe('none')
  })

  test.each([
    'personal_chat',
    'bot_chat',
    'saved_messages',
    'private_group',
    'private_supergroup',
    'public_supergroup',
    'private_channel',
    'public_channel',
  ])('Telegram calls a chat %s', (type) => {
    for (const colon of [':', ': ', ' : ']) expect(found(`{"type"${colon}"${type}","messages":[{"date":"2024-01-15"}]}`)).toBe('Telegram 1')
    for (const other of [`my_${type}`, `${type}s`]) expect(found(`{"type":"${other}","messages":[{"date":"2024-01-15"}]}`)).toBe('none')
  })
  test.each(['group', 'chat', 'public_group', 'supergroup', 'channel', 'message'])('but not %s', (type) => {
    expect(found(`{"type":"${type}","messages":[{"date":"2024-01-15"}]}`)).toBe('none')
  })

  test('Meta writes Instagram and Messenger alike: a key or the name of the file says which', () => {
    const text = '{"messages":[{"sender_name":"Ana","timestamp_ms":1}]}'
    expect(found(text, 'instagram-ana.json')).toBe('Instagram 1')
    expect(found(text, 'My Instagram.json')).toBe('Instagram 1')
    expect(found(text, 'message_1.json')).toBe('Messenger 1')
  })

  test.each(['thread.tacv2', 'thread.v2', 'unq.gbl.spaces'])('a conversation at %s is of Teams', (place) => {
    const text = (id: string) => `{"conversations":[{"id":"${id}","MessageList":[{"messagetype":"Text"}]}]}`
    expect(found(text(`19:0a1b_c@${place}`))).toBe('Teams 1')
    for (const id of [`8:0a1b@${place}`, `19:@${place}`, `19:0a 1b@${place}`, '19:0a1b@thread.skype', `19:0a1b@${place.replace('.', ' ')}`])
      expect([id, found(text(id))]).toEqual([id, 'Skype 1'])
  })

  test('Slack stamps a message with ten digits, a dot and three to six more', () => {
    const text = (ts: string) => `[{"type":"message",${ts}}]`
    for (const ts of ['"ts":"1705312800.000200"', '"ts": "1705312800.000"', '"ts" : "1705312800.0002"'])
      expect(found(text(ts))).toBe('Slack 1')
    for (const ts of [
      '"ts":"170531280.000200"',
      '"ts":"17053128000.000200"',
      '"ts":"1705312800.00"',
      '"ts":"1705312800.0002000"',
      '"ts":"1705312800000200"',
      '"ts":1705312800.000200',
    ])
      expect([ts, found(text(ts))]).toEqual([ts, 'none'])
  })
})

describe('pages', () => {
  test.each([
    ['Telegram 2', '<div class="page_wrap"><div class="message default"><div class="message service">'],
    ['Telegram 1', '<title>telegram</title><div class="message default">'],
    ['Telegram 1', '<a href="https://tgme.example"></a><div class="message default">'],
    ['Discord 2', '<div class="chatlog__message-group"></div><div class="chatlog__message-group">'],
    ['Discord 0', '<!-- DiscordChatExporter -->'],
    ['Messenger 2', '<div class="_a6-g"></div><div class="_a6-g">'],
    ['Messenger 2', '<div class="pam uiBoxWhite"></div><div class="uiBoxWhite noborder">'],
    ['Messenger 0', '<div class="_a6-p">'],
    ['Messenger 0', '<div class="pam _2ph_ x">'],
    ['Messenger 0', '<div class="_3-95">'],
    ['Messenger 0', '<div class="_4t5n">'],
    ['Instagram 2', '<title>Instagram</title><div class="_a6-g"></div><div class="_a6-g">'],
    [
      'iMessage 2',
      '<div class="sent iMessage"><span class="timestamp">1</span></div><div class="received"><span class="timestamp">2</span>',
    ],
    ['iMessage 1', '<div class="received SMS"><p>\n</p><span class="timestamp">'],
    ['iMessage 1', '<div class = "sent"><span class="timestamp">'],
    ['iMessage 0', '<div class="announcement">'],
    ['iMessage 0', '<div class = "announcement">'],
    ['Snapchat 2', '<title>My Snap Chat</title><h2>Ana</h2><tr><td></td></tr>'],
    ['Snapchat 2', '<h1>Saved Chat History</h1><h4>Ana</h4>'],
    ['Signal 2', '<title>Signal: Ana</title><div class="msg me"></div><div class="msg other">'],
    ['Signal 1', '<div class="msg me">'],
    ['Signal 1', '<div class=msg other>'],
    ['Google Chat 2', '<title>My Google Chat</title><div></div><div>'],
    ['Google Chat 1', '<title>Google Hangouts</title><div>'],
  ])('%s: %s', (expected, body) => {
    for (const beginning of ['<!DOCTYPE html>', '<html>', '<HTML>', '<head>', '<body>', '\ufeff<html>', ' \n<html>'])
      expect(found(beginning + body, 'page.html')).toBe(expected)
    // Markup in the middle of something else is not a page.
    for (const beginning of ['see ', '<p>', '{}']) expect(found(beginning + body, 'page.html')).toBe('none')
    // A page that opens with a box, as saved parts of pages do.
    expect(found(`<div>${body}`, 'page.html').split(' ')[0]).toBe(expected.split(' ')[0])
  })

  test.each([
    '<div class="page"><div class="message default">',
    '<div id="_a6-g">',
    '<div class="a" id="_2ph_">',
    '<div class="sent iMessage"><span class="time">',
    `<div class="sent iMessage">${' '.repeat(500)}<span class="timestamp">`,
    '<div class="sent"></div>',
    '<div class="unsent"><span class="timestamp">',
    '<div class="sent a b"><span class="timestamp">',
    '<title>Chat</title><p>Snap</p>',
    '<title>Chat</title><p>Signal</p>',
    '<title>Chat</title><p>Google Chat</p>',
    '<title>Google Mail</title>',
    '<div class="msg you">',
  ])('none: %s', (body) => expect(found(`<html>${body}`, 'page.html')).toBe('none'))

  test('Meta writes Instagram and Messenger alike: the page or the name of the file says which', () => {
    const page = '<html><div class="_a6-g"></div><div class="_a6-g">'
    expect(found(page, 'instagram.html')).toBe('Instagram 2')
    expect(found(page, 'message_1.html')).toBe('Messenger 2')
    expect(found('<html><div>', 'instagram.html')).toBe('none')
    expect(found('<div class="_a6-g">Instagram', 'message_1.html')).toBe('Instagram 1')
    expect(found('see <div class="_a6-g">', 'instagram.html')).toBe('none')
  })
})

describe('tables', () => {
  test.each([
    ['KakaoTalk 3', 'Date,User,Message', '2024-06-01 10:00:00,"Ana","hello"', '2024-06-01 10:01:00,"Ben","hi"'],
    ['KakaoTalk 1', '"Date","User","Message"  '],
    ['Discord 2', 'AuthorID,Author,Date,Content,Attachments', '"1","ana","2024-01-15","hello",""'],
    ['Discord 1', '"AuthorID","Author","Date","Content"'],
    ['Discord 2', 'ID,Timestamp,Contents,Attachments', '1,2024-01-15 10:00:00,hello,'],
    ['iMessage 2', 'Chat Session,Message Date,Type', 'Ana,2024-01-15 10:00:00,Incoming'],
    ['iMessage 1', '"Chat Session","Message Date","Type"'],
    ['Viber 2', '="17/08/2014"\t12:52:56\t="Me"\t="+000"\t"Hi"', '="17/08/2014"\t12:53:56\t="Ana"\t="+001"\t"Hello"'],
    ['Viber 1', '="7/8/2014",1:52:56,="Me",="+000","Hi"'],
    ['Viber 1', '="17/08/2014";12:52:56;="Me";="+000";"Hi"'],
    ['Viber 2', '17/08/2014,12:52:56,Me,+00 000,Hi', '17/08/2014,12:53:56,Ana,,Hello'],
    ['Viber 1', '7/8/2014,1:52:56,Me,00000,Hi'],
  ])('%s: %s', (expected, ...lines) => {
    expect(found(rows(...lines))).toBe(expected)
    // Viber's rows may come behind a mark as well; the first of them is then counted with it.
    expect(found(`\ufeff${rows(...lines)}`).split(' ')[0]).toBe(expected.split(' ')[0])
    expect(found(rows(...lines).replace(/\n/g, '\r\n'))).toBe(expected)
  })
  test.each([
    ['Threema 2', 'uid,apiid,identity,posted_at,body', '1,2,ABCD,1,hello'],
    ['Threema 2', '"uid";"apiid";"posted_at"', '"1";"2";"1"'],
    ['Threema 1', 'uid,posted_at'],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))

  test.each([
    'Ana: Date,User,Message',
    'Date,User,Message,Price',
    'Date,User',
    'My AuthorID,Author,Date,Content',
    'AuthorID,Author,Date',
    'An ID,Timestamp,Contents,Attachments',
    'ID,Timestamp,Contents',
    'a uid,posted_at',
    'uid posted_at',
    `uid,${'x'.repeat(300)},posted_at`,
    'The Chat Session,Message Date,Type',
    'Chat Session,Message Date',
    'see ="17/08/2014"\t12:52:56\t="Me"',
    '="17/08/2014" 12:52:56 ="Me"',
    '="17/08/14"\t12:52:56\t="Me"',
    '="17/08/2014"\t12:52\t="Me"',
    '="17/08/2014"\t12:52:56\t"Me"',
    'on 17/08/2014,12:52:56,Me,+00000,Hi',
    '17/08/14,12:52:56,Me,+00000,Hi',
    '17/08/2014,12:52,Me,+00000,Hi',
    '17/08/2014,12:52:56,,+00000,Hi',
    '17/08/2014,12:52:56,Me,Ben,Hi',
    '17/08/2014,12:52:56,Me,123,Hi',
    'first\n17/08/2014,12:52:56,Me,+00000,Hi',
    'first\n="17/08/2014"\t12:52:56\t="Me"\t="+000"\t"Hi"',
  ])('none: %s', (line) => expect(found(rows(line))).toBe('none'))

  test('the names of columns come first in a file', () => {
    const late = `${'a story, long and wide\n'.repeat(20)}`
    for (const line of ['Date,User,Message', 'AuthorID,Author,Date,Content', 'uid,posted_at', 'Chat Session,Message Date,'])
      expect(found(rows(`${late}${line}`))).toBe('none')
  })
})

describe('LINE', () => {
  test.each([
    ['LINE 1', '[LINE] Chat history with Ana', '10:00\tAna\thello'],
    ['LINE 1', '\ufeff[LINE] Chat history with Ana', '10:00\tAna\thello'],
    ['LINE 1', 'アナとのトーク履歴', '10:00\tアナ\tやあ'],
    ['LINE 0', 'アナとのトーク履歴 \r'],
    ['LINE 0', '與Ana的聊天記錄'],
    ['LINE 0', '与Ana Lima的聊天记录 '],
    ['LINE 0', 'ประวัติการสนทนากับ Ana'],
    // What was saved when, above the days.
    ['LINE 0', 'Ana', 'Saved on: 2024/01/15 10:00', '2024/01/15(Mon)'],
    ['LINE 0', 'アナ', '保存日時：2024/01/15 10:00', '2024/01/15(月)'],
    ['LINE 0', 'Ana', '儲存日期 : 2024/01/15 10:00', '2024/01/15（一）'],
    ['LINE 0', 'Ana', 'บันทึกวันที่ 2024: x', 'บันทึกวันที่: 2024/01/15', 'Mon, 1/15/2024'],
    // Windows writes blanks where phones write tabs.
    ['LINE 2', '2017.09.03 Sunday', '16:23 Ana Lima hello', '16:24 Ben Oak Photos'],
    ['LINE 1', '\ufeff2017.09.03 Sunday\r', '16:23 Ana Lima hello'],
    ['LINE 1', '', ' 2017.09.03 Sun ', '16:23 Ana'],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))

  test.each([
    '2024/01/15(Mon)',
    '2024/1/5(Mon)',
    '2024.1.5(Mon) ',
    '2024.01.15 (Mon.)',
    '2024/01/15（一）',
    '2024/01/15周一',
    '2024.01.15 Monday\r',
    'Mon, 1/15/2024',
    'Mon, 01/5/2024 ',
  ])('a day is a line: %s', (day) => {
    expect(found(rows(day, '10:00\tAna\thello'))).toBe('LINE 1')
    for (const text of [`on ${day}`, `${day.trim()} it was`, day.replace(/\d{4}/, '24')])
      expect([text, found(rows(text, '10:00\tAna\thello'))]).toEqual([text, 'none'])
    expect(found(rows(day, 'hello'))).toBe('none')
  })

  test.each([
    '10:00',
    '9:05',
    '午前10:00',
    '午後 3:05',
    '上午10:00',
    '下午3:05',
    '오전 10:00',
    '오후 3:05',
    'AM10:00',
    'pm 3:05',
    'a.m. 9:05',
    '10:00 PM',
    '9:05am',
    '9:05 p.m.',
  ])('a message has a clock and two tabs: %s', (clock) => {
    expect(found(rows('2024/01/15(Mon)', `${clock}\tAna\thello`, `${clock}\t\tAna joined`))).toBe('LINE 2')
    for (const message of [`at ${clock}\tAna\thello`, `${clock}\tAna`, `${clock} Ana\thello`, `${clock}x\tAna\thello`])
      expect([message, found(rows('2024/01/15(Mon)', message))]).toEqual([message, 'none'])
  })

  test.each([
    ['see [LINE] Chat history with Ana'],
    ['[LINE]Chat history'],
    ['アナとのトーク履歴を見て'],
    ['看與Ana的聊天記錄'],
    ['與Ana的聊天記錄在這裡'],
    ['與的聊天記錄'],
    ['跟Ana的聊天記錄'],
    ['I Saved on: Monday', '2024/01/15(Mon)'],
    ['Saved on Monday', '2024/01/15(Mon)'],
    ['Saved on: Monday', '2024/01/15'],
    ['Saved on: Monday', '2024/01/15 Mo'],
    ['Saved on: Monday', '2024/01/15 (1)'],
    ['Saved on: Monday', 'Mo, 1/15/2024'],
    ['Saved on: Monday', '2024-01-15(Mon)'],
    ['hello', '2017.09.03 Sunday', '16:23 Ana Lima hello'],
    ['2017.9.3 Sunday', '16:23 Ana Lima hello'],
    ['2017.09.03 Su', '16:23 Ana Lima hello'],
    ['2017.09.03 Sunday was nice', '16:23 Ana Lima hello'],
    ['2017.09.03 Sunday', 'at 16:23 Ana'],
    ['2017.09.03 Sunday', '6:23 Ana'],
    ['2017.09.03 Sunday', '16:23  Ana'],
    ['x'.repeat(400), '[LINE] Chat history with Ana'],
    ['x'.repeat(600), 'Saved on: 2024', '2024/01/15(Mon)'],
  ])('none: %s', (...lines) => expect(found(rows(...lines))).toBe('none'))
})

describe('KakaoTalk', () => {
  const saved = 'Date Saved : 2024-03-11 22:14:03'
  test.each([
    ['KakaoTalk 0', '아나 님과 카카오톡 대화', '저장한 날짜 : 2024-03-11 22:14:03'],
    ['KakaoTalk 0', '아나님과의 카카오톡 대화 \r', '저장한 날짜: 2024-03-11 22:14:03'],
    ['KakaoTalk 0', 'Ana with KakaoTalk Chats', saved],
    ['KakaoTalk 0', '아나님의 KakaoTalk Chats', saved],
    ['KakaoTalk 0', 'KakaoTalk Chats with Ana', saved],
    ['KakaoTalk 0', 'Talk Chats', saved],
    ['KakaoTalk 0', 'KakaoTalk Chats with Ana', 'x'.repeat(5000), '--- 2024년 3월 11일 ---'],
    // Dividers between days.
    ['KakaoTalk 0', '--------------- 2024년 3월 11일 월요일 ---------------'],
    ['KakaoTalk 0', '---2024년 12월 1일--- \r'],
    ['KakaoTalk 0', '--------------- Monday, March 11, 2024 ---------------'],
    ['KakaoTalk 0', 'hello', '--- Monday, March 1, 2024 ---'],
    // Android's, the iPhone's and the desktop's messages.
    ['KakaoTalk 2', '2024년 3월 11일 오후 9:12, 아나 : 안녕', '2024년 12월 1일 오전 10:12, 벤 오크 : 응'],
    ['KakaoTalk 1', '2024년 3월 11일 21:12, 아나 : 안녕'],
    [
      'KakaoTalk 3',
      '2024. 5. 1. 22:13: 아나님이 벤님을 초대했습니다.',
      '2024. 12. 10. 오후 1:14, 아나 : 안녕',
      '2024. 5. 1. 오전 1:13: 벤님이 나갔습니다.',
    ],
    ['KakaoTalk 2', 'March 5, 2018, 3:04 PM, Ana : hello', 'December 15, 2018 at 11:04\u202fAM, Ben Oak : hi'],
    ['KakaoTalk 2', '[아나] [오전 9:12] 안녕', '[벤 오크] [10:13] 응'],
    ['KakaoTalk 2', 'hello', '[Ana] [2:30 PM] Hello', '[Ben Oak] [12:30 AM] Hi'],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))

  test.each([
    ['아나 님과 카카오톡 대화'],
    ['아나 님과 카카오톡 대화 하자', '저장한 날짜 : 2024-03-11 22:14:03'],
    ['KakaoTalk Chats with Ana'],
    ['My KakaoTalk', saved],
    ['See Talk Chats', saved],
    ['KakaoTalk Chats', saved],
    ['KakaoTalk Chats with Ana', `The ${saved}`],
    ['KakaoTalk Chats with Ana', 'Date Saved 2024'],
    [saved],
    ['x'.repeat(400), 'KakaoTalk Chats with Ana', saved],
    ['KakaoTalk Chats with Ana', 'x'.repeat(800), saved],
    ['see --- 2024년 3월 11일 ---'],
    ['--- 2024년 3월 11일 --- there'],
    ['-- 2024년 3월 11일 --'],
    ['--- 2024. 3. 11. ---'],
    ['--- 2024년 3월 11일 '],
    ['--- Monday, March 11 ---'],
    ['--- Monday, March 11, 2024 and more than that ---'],
    ['x'.repeat(4000), '--- 2024년 3월 11일 ---'],
    ['x'.repeat(4000), '2024년 3월 11일 오후 9:12, 아나 : 안녕'],
    ['x'.repeat(4000), 'March 5, 2018, 3:04 PM, Ana : hello'],
    ['x'.repeat(4000), '[Ana] [2:30 PM] Hello', '[Ben] [2:30 PM] Hi'],
    ['am 2024년 3월 11일 오후 9:12, 아나 : 안녕'],
    ['2024년 3월 11일 오후 9:12, 아나: 안녕'],
    ['2024년 3월 11일 오후 9:12, : 안녕'],
    ['24년 3월 11일 오후 9:12, 아나 : 안녕'],
    ['2024. 3. 11. 오후 9:12, 아나: 안녕'],
    ['2024. 5. 1. 22:13: 아나님이 벤님을 초대했습니다.'],
    ['on March 5, 2018, 3:04 PM, Ana : hello'],
    ['Ma 5, 2018, 3:04 PM, Ana : hello'],
    ['March 5, 2018, 3:04, Ana : hello'],
    ['March 5, 2018 3:04 PM, Ana : hello'],
    ['March 5, 18, 3:04 PM, Ana : hello'],
    ['March 5, 2018, 3:04 PM, Ana: hello'],
    // Once is a quotation.
    ['[아나] [오전 9:12] 안녕'],
    ['see [Ana] [2:30 PM] Hello', 'and [Ben] [2:30 PM] Hi'],
    ['[Ana] [2:30 PM]Hello', '[Ben] [2:30 PM]Hi'],
    ['[Ana] [2:30 XM] Hello', '[Ben] [2:30 XM] Hi'],
    ['[] [2:30 PM] Hello', '[] [2:30 PM] Hi'],
    ['[Ana] [230 PM] Hello', '[Ben] [230 PM] Hi'],
  ])('none: %s', (...lines) => expect(found(rows(...lines))).toBe('none'))
})

describe('Telegram, copied', () => {
  test.each([
    ['Telegram 2', 'Ana, [25/06/2022 07:25]', 'hello', '', 'Ben Oak, [25/06/2022 07:26]', 'hi'],
    ['Telegram 1', 'Ana, [5.6.22 7:25]'],
    ['Telegram 1', 'Ana, [5/6/22 7:25:10 PM] \r'],
    ['Telegram 1', '> Ana, [25.06.2022 07:25:10]'],
    ['Telegram 1', 'hello', 'Ana, [25.06.2022 7:25 AM]'],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))
  test.each([
    'Ana, [25/06/2022 07:25] hello',
    ', [25/06/2022 07:25]',
    'Ana [25/06/2022 07:25]',
    'Ana, [25/06 07:25]',
    'Ana, [25/06/2022]',
    'Ana, [25/06/2022 0725]',
    '[Ana], [25/06/2022 07:25]',
    `${'x'.repeat(81)}, [25/06/2022 07:25]`,
    `${'x\n'.repeat(1000)}Ana, [25/06/2022 07:25]`,
  ])('none: %s', (line) => expect(found(rows(line))).toBe('none'))
})

describe('Discord, as text', () => {
  const rule = '='.repeat(62)
  test.each([
    ['Discord 2', rule, 'Guild: Garden', rule, '', '[3/12/2021 8:31 PM] ana', 'hello', '[12-Mar-21 08:32 PM] ben oak'],
    [
      'Discord 1',
      '\ufeff',
      '==========  ',
      'Guild: Garden',
      '[3/12/2021 8:31 PM] ana',
      'see [3/12/2021 8:31 PM] ana',
      '[sticker] x',
      '[] x',
    ],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))
  test.each([
    [rule, 'The Guild: Garden'],
    [rule, 'Channel: Garden'],
    ['=====', 'Guild: Garden'],
    [`see ${rule}`, 'Guild: Garden'],
    [`${rule} see`, 'Guild: Garden'],
    ['x'.repeat(600), rule, 'Guild: Garden'],
  ])('none: %s', (...lines) => expect(found(rows(...lines))).toBe('none'))
})

describe('Signal, as text', () => {
  const plain = '[2019-12-24 12:23:10] Jane Doe: hello'
  test.each([
    ['Signal 2', 'chat.md', '[2019-12-24 12:23:10] Jane Doe: hello', '[2019-12-24, 12:23] Me: you too'],
    ['Signal 1', 'Jane.MD', plain],
    // Two blanks end a line of Markdown.
    ['Signal 2', 'chat.txt', '[2019-12-24, 12:23] Jane Doe: hello  ', '[2019-12-24 12:23:10] Me:   '],
    ['Signal 1', 'chat.txt', plain, '(- Bob: 👍 -)'],
    ['Signal 1', 'chat.txt', plain, '![photo](media/photo.jpg)'],
    ['Signal 1', 'chat.txt', `${plain} ![](./media/photo.jpg)`],
    ['Signal 1', 'chat.txt', `${plain} (This message was deleted)`],
    ['Signal 1', 'chat.txt', `${plain} (media not exported)`],
    ['Signal 1', 'chat.txt', '[2019-12-24 12:23:10] Jane Doe: Incoming voice call'],
    ['Signal 1', 'chat.txt', '[2019-12-24 12:23:10] Jane Doe: Missed video call \r'],
    ['Signal 1', 'chat.txt', '[2019-12-24 12:23:10] Jane Doe: Outgoing voice call (1:02)'],
  ])('%s in %s: %s', (expected, name, ...lines) => expect(found(rows(...lines), name)).toBe(expected))

  test('one message in twenty must show what only Signal writes', () => {
    const chat = (count: number, sign: string) => rows(...Array<string>(count).fill(plain), sign)
    expect(found(chat(20, '(- Bob: 👍 -)'))).toBe('Signal 20')
    expect(found(chat(21, '(- Bob: 👍 -)'))).toBe('none')
    expect(found(chat(19, `${plain}  `))).toBe('Signal 20')
    expect(found(chat(20, `${plain}  `))).toBe('none')
  })

  test.each([
    ['chat.txt', plain],
    ['chat.md.txt', plain],
    ['amd', plain],
    ['chat.md', `see ${plain}`],
    ['chat.md', '[2019-12-24 12:23:10] Jane Doe'],
    ['chat.md', '[2019-12-24 12:23:10] : hello'],
    ['chat.md', '[19-12-24 12:23:10] Jane Doe: hello'],
    ['chat.md', '[2019-12-24 2:23:10] Jane Doe: hello'],
    ['chat.md', '[2019-12-24] Jane Doe: hello'],
    ['chat.md', '(- Bob: 👍 -)'],
    ['chat.txt', plain, 'see (- Bob: 👍 -)'],
    ['chat.txt', plain, '(- Bob: what a very long reaction this is -)'],
    ['chat.txt', plain, '(- : 👍 -)'],
    ['chat.txt', plain, '![photo](photo.jpg)'],
    ['chat.txt', plain, '[photo](media/photo.jpg)'],
    ['chat.txt', plain, 'Incoming voice call from Ben'],
    ['chat.txt', plain, 'Incoming call'],
    ['chat.txt', `${plain} `],
    ['chat.txt', `see ${plain}  `, plain],
    ['chat.txt', '[2019-12-24 12:23:10] Jane Doe  '],
  ])('none in %s: %s', (name, ...lines) => expect(found(rows(...lines), name)).toBe('none'))
})

describe('iMessage, as text', () => {
  test.each([
    ['iMessage 2', 'May 17, 2022  5:29:42 PM (Read by you after 1 hour, 49 seconds)', 'Me', 'hello', 'May 18, 2022 15:29:42'],
    ['iMessage 1', 'hello', 'May 17, 2022 5:29:42 AM \r'],
    ['iMessage 1', 'May 17, 2022 17:29:42 (Read by Ana)  '],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))
  test.each([
    'on May 17, 2022 17:29:42',
    'May 17, 2022 17:29:42 was',
    'Ma 17, 2022 17:29:42',
    'May 7, 2022 17:29:42',
    'May 17, 22 17:29:42',
    'May 17, 2022 17:29',
    'May 17, 2022 1729:42',
    'May 17, 2022   17:29:42',
    'May 17, 2022 17:29:42 (Read by )',
    'May 17, 2022 17:29:42 (Sent by Ana)',
    `${'x'.repeat(4000)}\nMay 17, 2022 17:29:42`,
  ])('none: %s', (line) => expect(found(rows(line))).toBe('none'))
})

describe('QQ', () => {
  test.each([
    ['QQ 0', '消息记录（此消息记录为文本格式，不支持重新导入）'],
    ['QQ 0', '消息记录(此)'],
    ['QQ 0', '消息分组:我的好友'],
    ['QQ 0', 'x', '消息对象 ：Ana'],
    ['QQ 2', '2019-07-16 18:15:05 Nick(12345)', '嗨', '2019-07-16 8:15:05 Ana Lima<ana@example.com> \r'],
    ['QQ 1', '2019-07-16 8:15:05 Nick(123456789012)'],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))
  test.each([
    '看消息记录：',
    '消息记录在这里',
    'on 2019-07-16 18:15:05 Nick(12345)',
    '2019-07-16 18:15:05 Nick(12345) hello',
    '2019-07-16 18:15:05 Nick(1234)',
    '2019-07-16 18:15:05 Nick(1234567890123)',
    '2019-07-16 18:15:05 Nick(Ana12345)',
    '2019-07-16 18:15:05 (12345)',
    '2019-07-16 18:15 Nick(12345)',
    '19-07-16 18:15:05 Nick(12345)',
    '2019-07-16 18:15:05 Nick<ana>',
    '2019-07-16 18:15:05 Nick<@example.com>',
    '2019-07-16 18:15:05 Nick<ana@>',
    `${'x'.repeat(1000)}\n消息记录：`,
    `${'x'.repeat(4000)}\n2019-07-16 18:15:05 Nick(12345)`,
  ])('none: %s', (line) => expect(found(rows(line))).toBe('none'))
})

describe('Zoom', () => {
  test.each([
    ['Zoom 2', '14:32:10 From Ana Lima to Everyone:', '\thello', '14:33:00 From Ben Oak to Everyone:'],
    ['Zoom 1', '2024-01-15 14:32:10 From  Ana Lima  to  Everyone : hello'],
    ['Zoom 1', '14:32:10\t From Ana : hello'],
    ['Zoom 1', '14:32:10  From  A:'],
    ['Zoom 2', '00:12:33\tAna Lima:\thello', '00:13:00\tBen Oak:\thi'],
    ['Zoom 1', 'hello', '00:12:33\tA:\t'],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))
  test.each([
    'at 14:32:10 From Ana Lima to Everyone:',
    '14:32:10 from Ana Lima to Everyone:',
    '14:32:10 From Ana Lima to Everyone',
    '14:32 From Ana Lima to Everyone:',
    '14:32:10From Ana Lima to Everyone:',
    '14:32:10 FromAna Lima to Everyone:',
    '14:32:10 From :',
    '15.01.2024 14:32:10 From Ana:',
    'at 00:12:33\tAna Lima:\thello',
    '00:12:33\tAna Lima:hello',
    '00:12:33\t:\thello',
    '00:12:33 Ana Lima:\thello',
    '12:33\tAna Lima:\thello',
    `${'x'.repeat(4000)}\n14:32:10 From Ana Lima to Everyone:`,
    `${'x'.repeat(4000)}\n00:12:33\tAna Lima:\thello`,
  ])('none: %s', (line) => expect(found(rows(line))).toBe('none'))
})

describe('Teams, as text', () => {
  const copied = (stamp: string, name = 'Ana Lima') => rows(`[${stamp}] ${name}`, 'hello', `[${stamp}] ${name}`)
  test.each([
    '9/24/2026 2:32 PM',
    '24.09.26, 14:32',
    '2-4 2:32 AM',
    '24/9 14:32',
    '14:32',
    '2:32 PM',
    'Yesterday 2:32 PM',
    'Today, 14:32',
    'Thursday 14:32',
  ])('a name alone behind a time, twice: %s', (stamp) => {
    expect(found(copied(stamp))).toBe('Teams 2')
    expect(found(copied(stamp, 'Ánna  \r'))).toBe('Teams 2')
    expect(found(rows(`[${stamp}] Ana Lima`, 'hello'))).toBe('none')
    for (const name of ['Ana Lima: hi', 'A', '7th Street', '[Ana]', '']) expect([name, found(copied(stamp, name))]).toEqual([name, 'none'])
    expect(found(copied(stamp).replaceAll('[', 'see ['))).toBe('none')
    expect(found(`${'x'.repeat(4000)}\n${copied(stamp)}`)).toBe('none')
  })
  test.each(['9/24/2026', '24 14:32', 'Tomorrow 14:32', 'day 14:32', '9/24/2026/1 14:32', '1432', '14:32:10', '2:32 XM'])(
    'none: [%s] Ana Lima',
    (stamp) => {
      expect(found(copied(stamp))).toBe('none')
    },
  )

  test.each([
    ['Teams 1', '10:30 AM → https://teams.microsoft.com/l/meetup'],
    ['Teams 2', '10:30 → https://teams.microsoft.com/', '9:30:10 PM → https://teams.microsoft.com/'],
    ['none', 'at 10:30 AM → https://teams.microsoft.com/'],
    ['none', '10:30 AM https://teams.microsoft.com/'],
    ['none', '1030 → https://teams.microsoft.com/'],
    ['none', '10:30 AM → https://teams.example.com/'],
    ['none', 'x'.repeat(4000), '10:30 AM → https://teams.microsoft.com/'],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))
})

describe('WeChat, as text', () => {
  test.each([
    ['WeChat 2', '微信聊天记录', 'Ana  14:32', '你好', 'Ben Oak  9:33 \r', '嗨'],
    ['WeChat 0', 'Ana和Ben的微信群的聊天记录'],
    ['WeChat 0', '微信好友聊天记录'],
    ['WeChat 0', '微信的聊天记录'],
    ['WeChat 0', 'My WeChat history with Ana'],
    ['WeChat 0', 'wechat chat history'],
    ['WeChat 1', '—————  2024-01-15  —————', 'Ana  14:32', 'Ana 14:32', '  14:32', 'Ana  14:32 x', 'Ana  1432'],
    ['WeChat 0', 'hello', '———2024-1-5——— \r'],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))
  test.each([
    `${'长'.repeat(61)}微信聊天记录`,
    '微信记录',
    'WeChat stories',
    'WeChat chat',
    'see ———2024-01-15———',
    '———2024-01-15——— x',
    '——2024-01-15——',
    '———24-01-15———',
    '———2024-01-15',
    `${'x\n'.repeat(100)}微信聊天记录`,
    `${'x\n'.repeat(500)}———2024-01-15———`,
  ])('none: %s', (line) => expect(found(rows(line))).toBe('none'))
})

describe('Skype, as text', () => {
  test.each([
    ['Skype 2', '[14:32:10] Ana Lima: hello', '[2:33:00 PM] Ben Oak: hi'],
    ['Skype 2', '[9/24/2015 2:32:10 PM] Ana: hello', '[9/24/2015 2:33 PM] Ana: *** Ana left ***'],
    ['Skype 2', '[24.09.15, 14:32:10] *** Call to Ben Oak ***', '[2015-9-24 14:32] Ana: hello'],
    ['Skype 2', '[24.09.15 14:32] Ana: a <<< b', '[24.09.15 14:32] Ana: hello'],
    ['Skype 1', '[24.09.15 14:32] Ana: hello', '<<< I see'],
    ['Skype 0', '[9/24/2015 2:33:00 PM | Edited 2:34:00 PM] Ben Oak: hi'],
    ['Skype 1', '[9/24/2015 2:33:00 PM] Ben Oak: hi', '[2:33:00 PM | Removed 2:34:00 PM] Ben Oak: This message has been removed.'],
    ['Skype 1', '[24.09.15 14:32] Ana: hello', '[14:32:10 | Bearbeitet 14:33:10] Ana: hallo'],
    ['Skype 1', '[24.09.15 14:32] Ana: hello', '[14:32:10 | Entfernt 14:33:10] Ana: hallo'],
  ])('%s: %s', (expected, ...lines) => expect(found(rows(...lines))).toBe(expected))

  test('one message in twenty must show what only Skype writes', () => {
    const chat = (count: number) =>
      rows(...Array<string>(count).fill('[24.09.15 14:32:10] Ana: hello'), '[24.09.15 14:33:00] *** Call ended ***')
    expect(found(chat(19))).toBe('Skype 20')
    expect(found(chat(20))).toBe('none')
  })

  test.each([
    ['[14:32:10] Ana Lima: hello'],
    ['see [14:32:10] Ana Lima: hello', 'and [14:32:10] Ana Lima: hello'],
    ['[14:32] Ana Lima: hello', '[14:33] Ben Oak: hi'],
    ['[143210] Ana Lima: hello', '[143310] Ben Oak: hi'],
    ['[14:32:10] : hello', '[14:33:10] : hi'],
    ['[14:32:10] Ana Lima', '[14:33:10] Ben Oak'],
    ['[14:32:10 XM] Ana Lima: hello', '[14:33:10 XM] Ben Oak: hi'],
    ['x'.repeat(4000), '[14:32:10] Ana Lima: hello', '[14:33:10] Ben Oak: hi'],
    ['[24.09.15 14:32] Ana: hello', 'see <<< I see'],
    ['[24.09.15 14:32] Ana: hello', 'see [24.09.15 14:32] *** Call ended ***'],
    ['[24.09.15 14:32] *** Call'],
    ['[24.09.15 14:32] *** Call *** at last'],
    ['[24.09.15 14:32] Ana: *** Call *** at last'],
    ['[24.09.15 14:32] Ana: hello', '[14:32:10 | 14:33:10] Ana: hallo'],
    ['[24.09.15 14:32] Ana: hello', '[14:32 | Edited 14:33:10] Ana: hallo'],
  ])('none: %s', (...lines) => expect(found(rows(...lines))).toBe('none'))
})
