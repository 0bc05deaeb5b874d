/** Why an export cannot be read. The API's table of failures gives each its status and sentence. */
export type ReadFailureCode =
  | 'empty_file'
  | 'not_text'
  | 'no_messages'
  | 'other_service'
  | 'not_txt_or_zip'
  | 'file_changed'
  | 'too_large'
  | 'too_many_names'
  | 'gzip_invalid'
  | 'gzip_too_large'
  | 'zip_invalid'
  | 'zip_no_chat'
  | 'zip_too_large'
  | 'zip_size_mismatch'
  | 'zip_checksum'
  | 'zip_overlap'
  | 'zip_too_many'
  | 'zip_encrypted'
  | 'zip_method'
  | 'zip_ambiguous'

/** What a sentence about the failure may need. */
export interface ReadFacts {
  /** The other service's name, with `other_service`. */
  service?: string
  /** The first line, letters as x and digits as 9, with `no_messages`. */
  firstLine?: string
  /** The limit that was passed, in bytes, with `zip_too_large`, `gzip_too_large` and `too_large`. */
  limitBytes?: number
  cause?: unknown
}

/** An export that cannot be read, with its reason; nothing of the chat's text is in it but a masked line. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode
  readonly facts: ReadFacts
  constructor(code: ReadFailureCode, facts: ReadFacts = {}) {
    super(code, { cause: facts.cause })
    this.name = 'ReadFailure'
    this.code = code
    this.facts = facts
  }
}

/** How far a slow step has come. */
export interface Progress {
  stage: 'opening' | 'reading' | 'merging' | 'counting' | 'feeling' | 'fetching' | 'printing' | 'writing'
  done: number
  total: number
  /** While messages are read: those read so far. */
  slots?: ReadSlots
}

/** Messages in slots of time, by up to nine people, those with most messages first, and all others summed. */
export interface ReadSlots {
  perDay: number
  people: readonly { counts: Uint32Array }[]
  rest: { counts: Uint32Array } | null
}

/** What a host passes to a slow step: a listener, a way to stop it, and a pause in which it can be stopped. */
export interface Host {
  report?: (progress: Progress) => void
  signal?: AbortSignal
  /** Lets the host's event loop turn once, so that a cancel can arrive. */
  pause?: () => Promise<void>
}

/** Something the reader should tell the user about an export it did read. */
export interface Note {
  code: string
  /** The English sentence. */
  detail: string
  /** Its facts by themselves, for callers that write their own sentence. */
  facts?: NoteFacts
}

/** Which there are is a matter of the code. */
export interface NoteFacts {
  /** The encoding that the file was read in (text_legacy_encoding). */
  encoding?: string
  /** How many characters could not be read (text_legacy_encoding, text_repaired). */
  lost?: number
  /** How many chats the archive contains, and the one that was taken (zip_several_chats). */
  chats?: number
  file?: string
  /** Where a phone stops, and whether media came along (looks_cut). */
  messages?: number
  media?: boolean
  /** By how many minutes the times were set, and which way (clock_shifted). */
  least?: number
  most?: number
  way?: 'later' | 'earlier' | 'both'
  /** Names that look alike, or a name in the added file and whose it is here; how many more there are (other_phone). */
  pairs?: NamePair[]
  more?: number
  /** That a contact was renamed; else the files may be from two phones (renamed). */
  certain?: boolean
}

export interface NamePair {
  name: string
  other: string
}
