/** Invented chats, what phones make of them, and what a reader must find again. */
import fc from 'fast-check'
import type { Kind } from '../chat.ts'
import { anyPhone, hasSeconds, header, LRM, type Phone } from './phone.ts'
import type { PlainMessage } from './read-text.ts'

/** What a person did. */
export type Deed =
  | { did: 'write' | 'edit' | 'send a picture with' | 'send a file with'; text: string }
  | { did: 'send a picture' | 'send a file' | 'send a contact' | 'send a place' | 'delete' | 'miss a call' | 'ask all' | 'show once' }

export interface InventedMessage {
  /** Wall-clock seconds. */
  time: number
  /** Null: the service tells something. */
  author: string | null
  deed: Deed
}

export interface InventedChat {
  phone: Phone
  language: Words
  /** The phone marks people it does not know. */
  isUnsaved: boolean
  messages: InventedMessage[]
}

/** What phones write of their own accord, as seen in exports. */
interface Words {
  picture: string
  media: string
  contact: string
  deleted: string
  attached: string
  attachedBefore: string
  edited: string
  missed: string
  location: string
  poll: string
  option: string
  votes: string
  added: string
}

const english: Words = {
  picture: 'image omitted',
  media: 'Media omitted',
  contact: 'Contact card omitted',
  deleted: 'This message was deleted',
  attached: 'file attached',
  attachedBefore: 'attached',
  edited: 'This message was edited',
  missed: 'Missed voice call',
  location: 'location',
  poll: 'POLL',
  option: 'OPTION',
  votes: '3 votes',
  added: 'Ana added Ben',
}
const german: Words = {
  picture: 'Bild weggelassen',
  media: 'Medien ausgeschlossen',
  contact: 'Kontaktkarte ausgelassen',
  deleted: 'Diese Nachricht wurde gelöscht',
  attached: 'Datei angehängt',
  attachedBefore: 'Anhang',
  edited: 'Diese Nachricht wurde bearbeitet',
  missed: 'Verpasster Sprachanruf',
  location: 'Standort',
  poll: 'ABSTIMMUNG',
  option: 'OPTION',
  votes: '1 Stimme',
  added: 'Ana hat Ben hinzugefügt',
}
const spanish: Words = {
  ...english,
  picture: 'imagen omitida',
  media: 'Multimedia omitido',
  contact: 'Tarjeta de contacto omitida',
  deleted: 'Se eliminó este mensaje',
  attached: 'archivo adjunto',
  attachedBefore: 'adjunto',
  edited: 'Se editó este mensaje',
  missed: 'Llamada perdida',
  location: 'Ubicación',
  poll: 'ENCUESTA',
  added: 'Ana añadió a Ben',
}
const russian: Words = {
  ...english,
  picture: 'изображение отсутствует',
  media: 'без медиафайлов',
  contact: 'Карточка контакта отсутствует',
  deleted: 'Данное сообщение удалено',
  attached: 'файл добавлен',
  attachedBefore: 'прикреплено',
  edited: 'Сообщение изменено',
  missed: 'Пропущенный аудиозвонок',
  location: 'местоположение',
  added: 'Ana добавил(-а) Ben',
}
const turkish: Words = {
  ...english,
  picture: 'görüntü dahil edilmedi',
  media: 'medya dahil edilmedi',
  contact: 'Kişi kartı dahil edilmedi',
  deleted: 'Bu mesaj silindi',
  attached: 'dosya ekli',
  edited: 'Bu mesaj düzenlendi',
  missed: 'Cevapsız sesli arama',
  location: 'konum',
  poll: 'ANKET',
  added: 'Ana, Ben kişisini ekledi',
}
const hebrew: Words = {
  ...english,
  picture: 'התמונה הושמטה',
  media: 'המדיה לא נכללה',
  contact: 'כרטיס איש קשר הושמט',
  deleted: 'הודעה זו נמחקה',
  attached: 'קובץ מצורף',
  attachedBefore: 'מצורף',
  edited: 'ההודעה נערכה',
  missed: 'שיחה קולית שלא נענתה',
}
const japanese: Words = {
  ...english,
  picture: '画像は含まれていません',
  media: 'メディアなし',
  contact: '連絡先カードを省略',
  deleted: 'このメッセージは削除されました',
  attached: '添付ファイル有り',
  attachedBefore: '添付ファイル',
  missed: '音声通話不在着信',
  location: '位置情報',
}

const names = [
  'Ana',
  'Ben',
  'Zoë',
  'Çağla Öz',
  '田中 さくら',
  'محمد علي',
  'נועה',
  'प्रिया',
  '👩‍🚀',
  '🇩🇪 Max',
  '+44 7700 900123',
  '+49\u00a0170\u00a01234567',
  '+1 (555) 010\u20110100',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'Ana - Work',
  '[Ana]',
  '(Ben)',
  'Robert "Bob" Smith',
  "O'Neil, Dr.",
  '12:30 club',
  '5',
  '24/09/2026',
  'AM',
  'Dr.Who:TARDIS',
  '<b>',
  'a'.repeat(150),
  'Meta AI',
  'You',
  'null',
  'Ana:)',
  ' Zed ',
]

/** Pieces of what people write, some of which look like what phones write. */
const pieces = [
  'hi',
  'ok 👍🏽',
  'Wie geht’s?',
  'see you at 3:30 - or 4?',
  'note: buy milk',
  'https://example.org/a?b=12:30',
  '2024/01/01 is a good day',
  '12:30',
  '[12] maybe',
  '- bread',
  '<Media omitted> again',
  'image omitted, it says',
  'null and void',
  'no',
  'お元気ですか',
  'كيف حالك؟',
  'नमस्ते',
  '👨‍👩‍👧‍👦🇯🇵1️⃣',
  'a\u2028b\u0085c',
  'tab\there',
  '\u202eback',
  'zero\u200bwidth',
  '*bold* _it_ ~no~ ```x```',
  '<script>alert(1)</script> {{7*7}}',
  '(file attached)',
  'I <3 you',
  '5 > 3',
  '...',
  '@\u2068Ana\u2069 look',
  'location: here',
  'a: b: c',
]

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
)
/** Any text with something to see in it, which no phone would take for its own. */
const anyText = fc
  .tuple(
    fc.array(fc.tuple(piece, fc.constantFrom(' ', ' ', '\n', '\n\n', '  ')), { maxLength: 4 }),
    fc.constantFrom(...pieces.slice(0, 8)),
    fc.constantFrom('', '', ' ', '  '),
  )
  .map(([before, last, space]) => before.map(([text, joint]) => text + joint).join('') + last + space)
  .map((text) => text.replaceAll('\r', '').replace(/^[\u200e\u200f\ufeff]+/u, ''))

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: anyText.map((text): Deed => ({ did: 'write', text })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('edit', 'send a picture with', 'send a file with'), anyText)
      .map(([did, text]) => ({ did, text })) as fc.Arbitrary<Deed>,
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('send a picture', 'send a file', 'send a contact', 'send a place', 'delete', 'miss a call', 'ask all', 'show once')
      .map((did) => ({ did })) as fc.Arbitrary<Deed>,
  },
)

const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 300 }) },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: -3600, max: 86_400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 * 86_400 }) },
)
/** The first second of a day, its noon, or any other. */
const anyStart = fc
  .tuple(fc.integer({ min: 14_400, max: 20_500 }), fc.constantFrom(0, 12 * 3600, 86_399, 45_296))
  .map(([day, second]) => day * 86_400 + second)

/** Any chat of so many messages, at most. */
const chatOf = (least: number, most: number): fc.Arbitrary<InventedChat> =>
  fc
    .record({
      phone: anyPhone,
      language: fc.constantFrom(english, german, spanish, russian, turkish, hebrew, japanese),
      isUnsaved: fc.boolean(),
      people: fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: anyName() }), {
        minLength: 1,
        maxLength: 5,
      }),
      start: anyStart,
      deeds: fc.array(fc.tuple(anyStep, fc.nat(), anyDeed), { minLength: least, maxLength: most }),
    })
    .map(({ people, start, deeds, ...chat }) => {
      let time = start
      const messages = deeds.map(([step, who, deed]): InventedMessage => {
        time += step
        return { time, author: who % 9 === 8 ? null : people[who % people.length], deed: possible(deed, chat.phone) }
      })
      if (messages.every(({ author }) => author === null)) messages[0].author = people[0]
      return { ...chat, messages }
    })

/** Mostly small ones; some are longer than the beginning that a reader learns from. */
export const anyInventedChat: fc.Arbitrary<InventedChat> = fc.oneof(
  { weight: 60, arbitrary: chatOf(1, 25) },
  { weight: 1, arbitrary: chatOf(300, 700) },
)

/** Any name that is one: something to see, no colon that could end it, no mark. */
function anyName(): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter(
      (name) =>
        !/[:\n\r"“”„«»‟『』「」״＂]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]|^~/u.test(name) && /[\p{L}\p{N}]/u.test(name),
    )
}

/** Copies from the web hold only what can be marked and copied, old phones knew no polls. */
function possible(deed: Deed, { program }: Phone): Deed {
  const isText = deed.did === 'write' || deed.did === 'edit'
  if (program === 'web-copy' && !isText) return { did: 'write', text: deed.did }
  return deed.did === 'show once' && program !== 'android' ? { did: 'delete' } : deed
}

/** The chat as its phone exports it. */
export function exported({ phone, language, isUnsaved, messages }: InventedChat): string {
  const blocks = messages.map(({ time, author, deed }) => {
    const isAndroid = phone.program === 'android'
    const sender = isUnsaved && author?.startsWith('+') ? (isAndroid ? `\u202a${author}\u202c: ` : `~\u202f${author}: `) : `${author}: `
    const body = author === null ? notice(phone, language) : sender + said(phone, language, deed)
    const block = phone.lineMark + header(phone, time) + body
    return phone.isLineEndEverywhere ? block.replaceAll('\n', phone.lineEnd) : block
  })
  const last = (blocks.pop() as string).replace(/[\r\n]+$/, '')
  return (phone.fileMark ? '\ufeff' : '') + [...blocks, last].join(phone.lineEnd) + phone.lineEnd
}

function notice({ program }: Phone, { added }: Words): string {
  return program === 'android' || program === 'old-ios' ? added : `The club: ${LRM}${added}`
}

const MAP = 'https://maps.google.com/?q=48.8583701,2.2944813'

/** What stands behind the sender. */
function said({ program }: Phone, words: Words, deed: Deed): string {
  const isAndroid = program === 'android'
  const mark = isAndroid ? '' : LRM
  const file = isAndroid
    ? `IMG-20240229-WA0001.jpg (${words.attached})`
    : `${mark}<${words.attachedBefore}: 00000035-PHOTO-2024-02-29-21-41-55.jpg>`
  const picture = isAndroid ? `<${words.media}>` : `${mark}${words.picture}`
  switch (deed.did) {
    case 'write':
      return deed.text
    case 'edit':
      return `${deed.text} ${mark}<${words.edited}>`
    case 'send a picture':
      return picture
    case 'send a picture with':
      return isAndroid ? `${file}\n${deed.text}` : `${deed.text} ${picture}`
    case 'send a file':
      return file
    case 'send a file with':
      return isAndroid ? `${file}\n${deed.text}` : `${deed.text} ${file}`
    case 'send a contact':
      return isAndroid ? `Peter.vcf (${words.attached})` : `${mark}${words.contact}`
    case 'send a place':
      return `${mark}${words.location}: ${MAP}`
    case 'delete':
      return `${mark}${words.deleted}`
    case 'miss a call':
      return `${mark}${words.missed}`
    case 'ask all':
      return `${mark}${words.poll}:\nWho is in?\n${mark}${words.option}: me (${mark}${words.votes})\n${mark}${words.option}: not me (${mark}${words.votes})`
    case 'show once':
      return 'null'
  }
}

const kindOf: Record<Deed['did'], Kind> = {
  write: 'text',
  edit: 'text',
  'send a picture': 'media',
  'send a picture with': 'media',
  'send a file': 'media',
  'send a file with': 'media',
  'send a contact': 'contact',
  'send a place': 'location',
  delete: 'deleted',
  'miss a call': 'call',
  'ask all': 'poll',
  'show once': 'media',
}

const isFile = (kind: Kind): boolean => kind === 'media' || kind === 'contact'

/** What must be read from the export, in file order. */
export function expected({ phone, language, messages }: InventedChat): PlainMessage[] {
  return messages.flatMap(({ time, author, deed }, i) => {
    if (author === null) return []
    const seconds = hasSeconds(phone) ? time : time - (time % 60)
    const isLast = i === messages.length - 1
    const body = 'text' in deed ? deed.text : said(phone, language, deed).replace(/^\u200e/, '')
    return {
      date: new Date(seconds * 1000).toISOString().slice(0, 19),
      author: author.replace(/\u00a0/g, ' ').normalize('NFC'),
      kind: kindOf[deed.did],
      text: isLast ? body.replace(/[\r\n]+$/, '') : body,
      ...(deed.did === 'edit' ? { edited: true as const } : {}),
      ...(isFile(kindOf[deed.did]) && !('text' in deed) ? { bare: true as const } : {}),
    }
  })
}
