/** What phones make of invented chats, and what a reader must find again. */
import type { Kind } from '#chat/chat.ts'
import type { Deed, InventedChat } from './invented-chat.ts'
import { hasSeconds, header, LRM, type Phone } from './phone.ts'
import type { Words } from './phone-words.ts'
import type { PlainMessage } from './read-text.ts'

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

/** What is behind the sender. */
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
