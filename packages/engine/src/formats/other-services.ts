/**
 * Exports of other services, recognised by what only they write, so that none ever ends as "no messages".
 * One row a service; a row is taken only on evidence no chat of ours would hold at its start.
 */
interface Service {
  /** As the error names it. */
  name: string
  /** Whether the beginning of a file is this service's. `head` is the first 64 KB, `name` the file's name. */
  isIn(head: string, name: string): boolean
}

const CLOCK = '(?:午前|午後|上午|下午|오전|오후|[AaPp]\\.?[Mm]\\.?)?\\s?\\d{1,2}:\\d{2}(?:\\s?[AaPp]\\.?[Mm]\\.?)?'
const lineHeader = /^\[LINE\] |^\ufeff?\[LINE\] |のトーク履歴\s*$|^[與与].+的聊天[记記][录錄]\s*$|ประวัติการสนทนากับ/mu
const lineSaved = /^(?:Saved on|保存日時|保存日期|儲存日期|บันทึกวันที่)\s?[:：]/mu
const lineDay = /^\d{4}[/.]\d{1,2}[/.]\d{1,2}(?: ?\(\p{L}+\.?\)| \p{L}{3,})\s*$|^\p{L}{3}, \d{1,2}\/\d{1,2}\/\d{4}\s*$/mu
const lineMessage = new RegExp(`^${CLOCK}\\t[^\\t\\n]*\\t`, 'mu')

const kakaoHeader =
  /^.{1,100}님과(?:의)? 카카오톡 대화\s*$|^.{1,100} ?(?:with|님의)? ?KakaoTalk Chats|^KakaoTalk Chats with |^Talk Chats|카카오톡 대화\s*$/mu
const kakaoSaved = /^(?:저장한 날짜|Date Saved)\s?:/mu
const kakaoDivider = /^-{3,} ?(?:\d{4}년 \d{1,2}월 \d{1,2}일|\p{L}+, \p{L}+ \d{1,2}, \d{4}).{0,12}-{3,}\s*$/mu
const kakaoPhone = /^\d{4}(?:년 \d{1,2}월 \d{1,2}일|\. \d{1,2}\. \d{1,2}\.) (?:오전|오후) \d{1,2}:\d{2}, .{1,100}? : /mu
const kakaoPhoneEnglish = /^\p{L}{3,9} \d{1,2}, \d{4}(?:,| at) \d{1,2}:\d{2}[\s\u202f][AP]M, .{1,100}? : /mu
const kakaoSheet = /^\ufeff?Date,User,Message\s*$/mu

const telegramCopy = /^[^\n[]{1,80}, \[\d{1,2}[./]\d{1,2}[./]\d{2,4} \d{1,2}:\d{2}(?: [AP]M)?\]\s*$/mu
const imessageLine = /^\p{L}{3} \d{2}, \d{4} {1,2}\d{1,2}:\d{2}:\d{2} [AP]M(?: \(Read by .+\))?\s*$/mu
const signalLine = /^\[\d{4}-\d{2}-\d{2},? \d{2}:\d{2}(?::\d{2})?\] [^:\n]{1,100}: /mu
const signalOnly =
  /\(- [^\n]{1,80}: .{1,12} -\)|!\[[^\]\n]*\]\(\.?\/?media\/|\(This message was deleted\)|Incoming (?:voice|video) call \(/u
const qqHeader = /^(?:消息记录|消息分组|消息对象)\s?[:：(（]/mu
const qqLine = /^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}:\d{2} [^\n]{1,60}(?:\(\d{5,12}\)|<[^>\n]+@[^>\n]+>)\s*$/mu

/** JSON and HTML exports renamed to .txt: the first keys tell whose they are. */
const isJson = (head: string): boolean => /^\ufeff?\s*[{[]/u.test(head)
const has = (head: string, ...keys: string[]): boolean => keys.every((key) => head.includes(`"${key}"`))

const services: readonly Service[] = [
  {
    name: 'LINE',
    isIn: (head) =>
      lineHeader.test(head.slice(0, 400)) ||
      (lineSaved.test(head.slice(0, 600)) && lineDay.test(head)) ||
      (lineDay.test(head) && lineMessage.test(head)),
  },
  {
    name: 'KakaoTalk',
    isIn: (head) =>
      (kakaoHeader.test(head.slice(0, 400)) && (kakaoSaved.test(head.slice(0, 800)) || kakaoDivider.test(head))) ||
      kakaoDivider.test(head.slice(0, 4000)) ||
      kakaoPhone.test(head.slice(0, 4000)) ||
      kakaoPhoneEnglish.test(head.slice(0, 4000)) ||
      kakaoSheet.test(head.slice(0, 100)),
  },
  {
    name: 'Telegram',
    isIn: (head) =>
      (isJson(head) && has(head, 'messages', 'from_id')) ||
      (isJson(head) && has(head, 'date_unixtime')) ||
      (head.includes('Exported Data') && head.includes('tgme')) ||
      /<div class="page_wrap">/u.test(head) ||
      telegramCopy.test(head.slice(0, 2000)),
  },
  { name: 'Instagram', isIn: (head) => isJson(head) && has(head, 'sender_name', 'timestamp_ms', 'is_geoblocked_for_viewer') },
  {
    name: 'Messenger',
    isIn: (head) =>
      isJson(head) && has(head, 'participants') && (has(head, 'sender_name', 'timestamp_ms') || has(head, 'senderName', 'timestamp')),
  },
  {
    name: 'Discord',
    isIn: (head) =>
      (isJson(head) && has(head, 'guild', 'channel')) ||
      /^={10,}\s*\nGuild: /mu.test(head.slice(0, 600)) ||
      /^AuthorID,Author,Date,Content/mu.test(head.slice(0, 200)),
  },
  { name: 'Google Chat', isIn: (head) => isJson(head) && has(head, 'creator', 'created_date') },
  { name: 'Signal', isIn: (head) => signalLine.test(head) && signalOnly.test(head) },
  { name: 'iMessage', isIn: (head) => imessageLine.test(head.slice(0, 4000)) },
  { name: 'QQ', isIn: (head) => qqHeader.test(head.slice(0, 1000)) || qqLine.test(head.slice(0, 4000)) },
  { name: 'Threema', isIn: (head) => /^"?uid"?[,;].{0,200}posted_at/mu.test(head.slice(0, 400)) },
]

/** The service whose export a text is, or null where it may be ours. */
export function otherService(head: string, name: string): string | null {
  return services.find((service) => service.isIn(head, name))?.name ?? null
}
