/**
 * Exports of other services, recognized by what only they write, so that none ends as "no messages" or is read as WhatsApp.
 * Each form has a sign, which only a file of its service has at its beginning, and a pattern of its messages: where a file contains
 * messages of WhatsApp as well, the service with more of them wrote it. docs/other-services.md says what each form rests on.
 */
export interface Form {
  /** As the error names it. */
  service: string
  /** Whether the beginning of a file has the form; `name` is the file's. */
  isIn(head: string, name: string): boolean
  /** Finds the form's messages. */
  message: RegExp
}

const isJson = (head: string): boolean => /^\ufeff?\s*(?:\{\s*["}]|\[\s*[{\]])/u.test(head)
const isPage = (head: string): boolean => /^\ufeff?\s*<(?:!|html|head|div|body)/iu.test(head)

/** JSON that contains all of these keys. */
function json(service: string, keys: readonly string[], { message = keys[0], and = () => true }: JsonOptions = {}): Form {
  return {
    service,
    isIn: (head, name) => isJson(head) && keys.every((key) => head.includes(`"${key}"`)) && and(head, name),
    message: new RegExp(`"${message}"`, 'g'),
  }
}
interface JsonOptions {
  /** The key that each message has once; the first where nothing is said. */
  message?: string
  and?: (head: string, name: string) => boolean
}

/** A page that contains this markup. */
const page = (service: string, markup: RegExp, message: RegExp): Form => ({
  service,
  isIn: (head) => isPage(head) && markup.test(head),
  message,
})

/** A table whose first line names these columns. */
const table = (service: string, columns: RegExp): Form => ({
  service,
  isIn: (head) => columns.test(head.slice(0, 400)),
  message: /^.*[,;].*$/gmu,
})

const isInstagram = (head: string, name: string): boolean => head.includes('"is_geoblocked_for_viewer"') || /instagram/i.test(name)
const isTeams = (head: string): boolean => /19:[^"\s]{1,200}@(?:thread\.tacv2|thread\.v2|unq\.gbl\.spaces)/u.test(head)

const jsons: readonly Form[] = [
  json('Telegram', ['messages', 'from_id'], { message: 'from_id' }),
  json('Telegram', ['date_unixtime']),
  json('Telegram', ['personal_information', 'chats'], { message: 'date' }),
  json('Telegram', ['messages', 'type'], { message: 'date', and: (head) => telegramType.test(head) }),
  json('Instagram', ['sender_name', 'timestamp_ms'], { and: isInstagram }),
  json('Messenger', ['sender_name', 'timestamp_ms']),
  json('Messenger', ['senderName', 'timestamp']),
  json('Messenger', ['participants', 'threadName'], { message: 'senderName' }),
  json('Discord', ['guild', 'channel'], { message: 'timestamp' }),
  json('Discord', ['Timestamp', 'Contents', 'Attachments'], { message: 'Contents' }),
  json('Google Chat', ['creator', 'created_date']),
  json('Google Hangouts', ['conversations', 'self_conversation_state'], { message: 'event_id' }),
  json('Teams', ['MessageList', 'messagetype'], { message: 'messagetype', and: isTeams }),
  json('Teams', ['messageType', 'createdDateTime'], { message: 'createdDateTime' }),
  json('Skype', ['conversations', 'MessageList'], { message: 'messagetype' }),
  json('Skype', ['messagetype', 'originalarrivaltime']),
  json('Slack', ['ts', 'type'], { and: (head) => /"ts"\s*:\s*"\d{10}\.\d{3,6}"/u.test(head) }),
  json('Snapchat', ['Received Saved Chat History'], { message: 'Created' }),
  json('Snapchat', ['Media Type', 'Created'], { message: 'Created' }),
  json('Signal', ['backupTimeMs'], { message: 'chatItem' }),
  json('Signal', ['chatItem', 'dateSent'], { message: 'chatItem' }),
  json('Signal', ['recipient', 'profileGivenName'], { message: 'chatItem' }),
  json('Signal', ['envelope', 'sourceDevice'], { message: 'envelope' }),
  json('Signal', ['sender', 'sticker', 'reactions', 'attachments'], { message: 'sender' }),
  json('WeChat', ['weflow'], { message: 'createTime' }),
  json('WeChat', ['senderUsername', 'createTime'], { message: 'createTime' }),
]
const telegramType =
  /"type"\s*:\s*"(?:personal_chat|bot_chat|saved_messages|private_(?:super)?group|public_supergroup|(?:private|public)_channel)"/u

const metaMarkup = /class="[^"]*(?:_a6-g|_a6-p|_2ph_|_3-95|_4t5n|uiBoxWhite)/u
const pages: readonly Form[] = [
  page('Telegram', /class="page_wrap"|telegram|tgme/u, /class="message /gu),
  page('Discord', /chatlog__|DiscordChatExporter/u, /chatlog__message-group/gu),
  {
    service: 'Instagram',
    isIn: (head, name) => isPage(head) && metaMarkup.test(head) && /instagram/i.test(head + name),
    message: /_a6-g/gu,
  },
  page('Messenger', metaMarkup, /_a6-g|uiBoxWhite/gu),
  page(
    'iMessage',
    /class\s*=\s*"(?:sent|received)(?: \w+)?"[\s\S]{0,400}class="timestamp"|class\s*=\s*"announcement"/u,
    /class="timestamp"/gu,
  ),
  page('Snapchat', /<title>[^<]*Snap|Saved Chat History/u, /<h\d|<tr/gu),
  page('Signal', /<title>[^<]*Signal|class="?msg (?:me|other)/u, /class="?msg /gu),
  page('Google Chat', /<title>[^<]*Google (?:Chat|Hangouts)/u, /<div/gu),
]

const tables: readonly Form[] = [
  table('KakaoTalk', /^\ufeff?"?Date"?,"?User"?,"?Message"?\s*$/mu),
  table('Discord', /^\ufeff?"?AuthorID"?,"?Author"?,"?Date"?,"?Content/mu),
  table('Discord', /^\ufeff?ID,Timestamp,Contents,Attachments/mu),
  table('Threema', /^"?uid"?[,;].{0,200}posted_at/mu),
  table('iMessage', /^\ufeff?"?Chat Session"?,"?Message Date"?,/mu),
  {
    service: 'Viber',
    isIn: (head) => viberSheet.test(head.slice(0, 400)) || viberTable.test(head.slice(0, 400)),
    message: /^(?:="\d|\d{1,2}\/\d{1,2}\/\d{4},\d).*$/gmu,
  },
]
/** `="17/08/2014"⇥12:52:56⇥="Me"⇥="+194…"⇥"Hi"` */
const viberSheet = /^\ufeff?="\d{1,2}\/\d{1,2}\/\d{4}"[\t,;]\d{1,2}:\d{2}:\d{2}[\t,;]="/u
/** `17/08/2014,12:52:56,Me,+194…,Hi` */
const viberTable = /^\ufeff?\d{1,2}\/\d{1,2}\/\d{4},\d{1,2}:\d{2}:\d{2},[^,\n]{1,80},(?:\+?[\d ]{5,20})?,/u

const CLOCK = '(?:午前|午後|上午|下午|오전|오후|[AaPp]\\.?[Mm]\\.?)?\\s?\\d{1,2}:\\d{2}(?:\\s?[AaPp]\\.?[Mm]\\.?)?'
const lineHeader = /^\ufeff?\[LINE\] |のトーク履歴\s*$|^[與与].+的聊天[記记][录錄]\s*$|ประวัติการสนทนากับ/mu
const lineSaved = /^(?:Saved on|保存日時|保存日期|儲存日期|บันทึกวันที่)\s?[:：]/mu
const lineDay = /^\d{4}[/.]\d{1,2}[/.]\d{1,2}(?: ?[(（]\p{L}+\.?[)）]|周\p{L}| \p{L}{3,})\s*$|^\p{L}{3}, \d{1,2}\/\d{1,2}\/\d{4}\s*$/mu
const lineMessage = new RegExp(`^${CLOCK}\\t[^\\t\\n]*\\t`, 'mu')
/** Windows writes single blanks: `16:23 Bob Lee text`. */
const lineWindows = /^\ufeff?\s*\d{4}\.\d{2}\.\d{2} \p{L}{3,}\s*\n\d{2}:\d{2} \S/u

const kakaoHeader = /^.{1,106}KakaoTalk Chats|^KakaoTalk Chats with |^Talk Chats|카카오톡 대화\s*$/mu
const kakaoSaved = /^(?:저장한 날짜|Date Saved)\s?:/mu
const kakaoDivider = /^-{3,} ?(?:\d{4}년 \d{1,2}월 \d{1,2}일|\p{L}+, \p{L}+ \d{1,2}, \d{4}).{0,12}-{3,}\s*$/mu
const kakaoPhone = /^\d{4}(?:년 \d{1,2}월 \d{1,2}일|\. \d{1,2}\. \d{1,2}\.) (?:(?:오전|오후) )?\d{1,2}:\d{2}, .{1,100}? : /mu
const kakaoPhoneEnglish = /^\p{L}{3,9} \d{1,2}, \d{4}(?:,| at) \d{1,2}:\d{2}[\s\u202f][AP]M, .{1,100}? : /mu
const kakaoDesktop = /^\[[^\]\n]{1,60}\] \[(?:(?:오전|오후) )?\d{1,2}:\d{2}(?: [AP]M)?\] /mu
/** iPhones write no comma before what the app says itself. */
const kakaoEvent = /^\d{4}\. \d{1,2}\. \d{1,2}\. (?:(?:오전|오후) )?\d{1,2}:\d{2}: /mu
const kakaoMessages = new RegExp(`${kakaoPhone.source}|${kakaoEvent.source}|${kakaoPhoneEnglish.source}|${kakaoDesktop.source}`, 'gmu')

const telegramCopy = /^[^\n[]{1,80}, \[\d{1,2}[./]\d{1,2}[./]\d{2,4} \d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?\]\s*$/mu
const imessageStamp = /^\p{L}{3} \d{2}, \d{4} {1,2}\d{1,2}:\d{2}:\d{2}(?: [AP]M)?(?: \(Read by .+\))?\s*$/mu
const signalLine = /^\[\d{4}-\d{2}-\d{2},? \d{2}:\d{2}(?::\d{2})?\] [^:\n]{1,100}: /mu
const signalOnly =
  /^\(- [^\n]{1,80}: .{1,12} -\)|!\[[^\]\n]*\]\(\.?\/?media\/|\(This message was deleted\)|\(media not exported\)|(?:Incoming|Outgoing|Missed) (?:voice|video) call(?: \(|\s*$)/mu
const signalRows = /^\[\d{4}-\d{2}-\d{2},? \d{2}:\d{2}(?::\d{2})?\] [^:\n]{1,100}: .* {2}$/mu
const qqHeader = /^(?:消息记录|消息分组|消息对象)\s?[:：(（]/mu
const qqLine = /^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}:\d{2} [^\n]{1,60}(?:\(\d{5,12}\)|<[^>\n]+@[^>\n]+>)\s*$/mu
const zoomLine = /^(?:\d{4}-\d{2}-\d{2} )?\d{2}:\d{2}:\d{2}\s+From\s+\S.{0,200}?\s?:/mu
const zoomRecording = /^\d{2}:\d{2}:\d{2}\t[^\t\n]{1,100}:\t/mu
const teamsLink = /^\d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)? → https:\/\/teams\.microsoft\.com\//mu
/** Teams leaves the name alone on the line: `[9/24/2026 2:32 PM] Ana Lima`. */
const teamsLine =
  /^\[(?:(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|Yesterday|Today|\p{L}+day),? )?\d{1,2}:\d{2}(?: [AP]M)?\] [\p{L}][^\n:[\]]{1,80}\s*$/mu
const wechatHeader = /^.{0,60}(?:微信(?:群|好友)?(?:的)?聊天记录|WeChat (?:chat )?history)/imu
const wechatMail = /^—{3,}\s*\d{4}-\d{1,2}-\d{1,2}\s*—{3,}\s*$/mu
const SKYPE_STAMP = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},? \\d{1,2}:\\d{2}(?::\\d{2})?(?: [AP]M)?'
/** What only Skype writes among its lines: notices between asterisks, times of edits, quotes with its arrows. */
const skypeOnly = new RegExp(
  `^\\[(?:${SKYPE_STAMP}|\\d{1,2}:\\d{2}:\\d{2}(?: [AP]M)?) \\| (?:Edited|Removed|Bearbeitet|Entfernt|Editado|Modifié|Отредактировано) |^\\[${SKYPE_STAMP}\\] (?:\\*\\*\\* .+ \\*\\*\\*\\s*$|[^\\n:]{1,100}: .*(?:<<< |\\*\\*\\*.+\\*\\*\\*\\s*$))|^<<< `,
  'mu',
)
/** Without a date no phone of ours writes a line. */
const skypeClock = /^\[\d{1,2}:\d{2}:\d{2}(?: [AP]M)?\] [^\n:]{1,100}: /mu
const skypeStamped = new RegExp(`^\\[${SKYPE_STAMP}\\] `, 'mu')

/** The same pattern, to count all it finds. */
const every = (pattern: RegExp): RegExp => new RegExp(pattern.source, 'gmu')
const times = (head: string, pattern: RegExp): number => head.match(every(pattern))?.length ?? 0

/** This many of a form's messages must show its sign: one among fifty is a quotation. */
const SIGN_SHARE = 0.05
const isAmong = (head: string, sign: RegExp, message: RegExp): boolean => {
  const signs = times(head, sign)
  return signs > 0 && signs >= times(head, message) * SIGN_SHARE
}

const texts: readonly Form[] = [
  {
    service: 'LINE',
    isIn: (head) =>
      lineHeader.test(head.slice(0, 400)) ||
      (lineSaved.test(head.slice(0, 600)) && lineDay.test(head)) ||
      (lineDay.test(head) && lineMessage.test(head)) ||
      lineWindows.test(head),
    message: new RegExp(`${lineMessage.source}|^\\d{2}:\\d{2} \\S`, 'gmu'),
  },
  {
    service: 'KakaoTalk',
    isIn: (head) =>
      (kakaoHeader.test(head.slice(0, 400)) && (kakaoSaved.test(head.slice(0, 800)) || kakaoDivider.test(head))) ||
      kakaoDivider.test(head.slice(0, 4000)) ||
      kakaoPhone.test(head.slice(0, 4000)) ||
      kakaoPhoneEnglish.test(head.slice(0, 4000)) ||
      times(head.slice(0, 4000), kakaoDesktop) > 1,
    message: kakaoMessages,
  },
  { service: 'Telegram', isIn: (head) => telegramCopy.test(head.slice(0, 2000)), message: every(telegramCopy) },
  { service: 'Discord', isIn: (head) => /^={10,}\s*\nGuild: /mu.test(head.slice(0, 600)), message: /^\[[^\]\n]{8,40}\] \S.*$/gmu },
  {
    service: 'Signal',
    isIn: (head, name) =>
      signalLine.test(head) && (/\.md$/i.test(name) || isAmong(head, signalOnly, signalLine) || isAmong(head, signalRows, signalLine)),
    message: every(signalLine),
  },
  { service: 'iMessage', isIn: (head) => imessageStamp.test(head.slice(0, 4000)), message: every(imessageStamp) },
  { service: 'QQ', isIn: (head) => qqHeader.test(head.slice(0, 1000)) || qqLine.test(head.slice(0, 4000)), message: every(qqLine) },
  {
    service: 'Zoom',
    isIn: (head) => zoomLine.test(head.slice(0, 4000)) || zoomRecording.test(head.slice(0, 4000)),
    message: new RegExp(`${zoomLine.source}|${zoomRecording.source}`, 'gmu'),
  },
  {
    service: 'Teams',
    isIn: (head) => teamsLink.test(head.slice(0, 4000)) || times(head.slice(0, 4000), teamsLine) > 1,
    message: new RegExp(`${teamsLink.source}|${teamsLine.source}`, 'gmu'),
  },
  {
    service: 'WeChat',
    isIn: (head) => wechatHeader.test(head.slice(0, 200)) || wechatMail.test(head.slice(0, 1000)),
    message: /^.{1,60} {2}\d{1,2}:\d{2}\s*$/gmu,
  },
  {
    service: 'Skype',
    isIn: (head) => isAmong(head, skypeOnly, skypeStamped) || times(head.slice(0, 4000), skypeClock) > 1,
    message: new RegExp(`${skypeStamped.source}|${skypeClock.source}`, 'gmu'),
  },
]

const forms: readonly Form[] = [...jsons, ...pages, ...tables, ...texts]

/** The form of another service's export that a text has, null where it may be ours. */
export function otherForm(head: string, name: string): Form | null {
  return forms.find(({ isIn }) => isIn(head, name)) ?? null
}

/** The service whose export a text is, or null where it may be ours. */
export function otherService(head: string, name: string): string | null {
  return otherForm(head, name)?.service ?? null
}
