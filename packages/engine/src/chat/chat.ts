/**
 * A chat as the engine keeps it: one row a message, in columns over the export's own UTF-8 bytes.
 *
 * Rows are in stable time order (file order among equal times), so everything about time is one pass from
 * top to bottom. `id[row]` is the message's index in file order, the same on Free and Pro. No text is ever
 * decoded for the columns: a message's text is `bytes[start[row] .. end[row])`.
 */
export interface Chat {
  /** The whole export as valid UTF-8, followed by at least 64 zero bytes, so that reads past an end need no check. */
  readonly bytes: Uint8Array
  /** How many messages; every column below has this length. */
  readonly count: number
  /** The message's index among the file's messages, in file order. */
  readonly id: Uint32Array
  /** Wall-clock time as the phone showed it: seconds since 1970-01-01T00:00:00, no zone applied. */
  readonly time: Uint32Array
  /** Index into `participants`. */
  readonly author: Uint32Array
  /** Index into `kinds`. */
  readonly kind: Uint8Array
  /** Bits of `flag`. */
  readonly flags: Uint8Array
  /** Byte range of the message's text: no header, no leading LRM or RLM, no edited suffix. See `messageText`. */
  readonly start: Uint32Array
  readonly end: Uint32Array
  /** Every author's name, in order of first appearance in the file. A name is here only if it wrote a message. */
  readonly participants: readonly string[]
  /** 1 for each participant whose messages are in no figure, list or search; left out where everyone's are. */
  readonly hidden?: Uint8Array
  readonly events: Events
}

/** System lines: what the service wrote, not a person. In no message figure. Rows in stable time order. */
export interface Events {
  readonly count: number
  readonly time: Uint32Array
  /** The event is before the message with this id (file order); `count` of the chat if after the last one. */
  readonly before: Uint32Array
  readonly start: Uint32Array
  readonly end: Uint32Array
}

/** What a message is; a chat's `kind` column contains the index. */
export const kinds = ['text', 'media', 'deleted', 'poll', 'location', 'contact', 'call'] as const
export type Kind = (typeof kinds)[number]

/** Kinds by name: `kindIndex.media === 1`. */
export const kindIndex = Object.fromEntries(kinds.map((kind, i) => [kind, i])) as Record<Kind, number>

export const flag = {
  /** The phone marked the message as edited. */
  edited: 1,
  /** A file or contact card without caption: the byte range is the placeholder, which is not text. */
  bare: 2,
} as const

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The text between two bytes, lines joined by `\n`, CR removed, everything else kept. */
export function textBetween(bytes: Uint8Array, start: number, end: number): string {
  const text = decoder.decode(bytes.subarray(start, end))
  return text.includes('\r') ? text.replaceAll('\r', '') : text
}

/** What is in the message as a reader sees it: its text, or where that is bare the placeholder as written. */
export function messageText(chat: Chat, row: number): string {
  return textBetween(chat.bytes, chat.start[row], chat.end[row])
}

/** The chosen rows as a separate chat, in the order given (ascending rows keep time order). Bytes and names are shared. */
export function take(chat: Chat, rows: Uint32Array): Chat {
  const pick = <T extends Uint32Array | Uint8Array>(column: T): T => {
    const picked = new (column.constructor as new (length: number) => T)(rows.length)
    for (let i = 0; i < rows.length; i++) picked[i] = column[rows[i]]
    return picked
  }
  return {
    ...chat,
    count: rows.length,
    id: pick(chat.id),
    time: pick(chat.time),
    author: pick(chat.author),
    kind: pick(chat.kind),
    flags: pick(chat.flags),
    start: pick(chat.start),
    end: pick(chat.end),
  }
}

/** The most recent `limit` messages by time as a separate chat; the chat itself where it has no more. */
export function mostRecent(chat: Chat, limit: number): Chat {
  if (chat.count <= limit) return chat
  const rows = new Uint32Array(limit)
  for (let i = 0; i < limit; i++) rows[i] = chat.count - limit + i
  return take(chat, rows)
}
