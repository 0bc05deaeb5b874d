/** What `classify` takes and what it returns. */
import type { Kind } from '#chat/chat.ts'

export interface Context {
  /** Which program wrote the export. */
  layout: 'android' | 'ios' | 'web-copy'
  /** LRM or RLM was before the body: the service wrote it, or wrote its beginning. */
  fromService: boolean
}

export interface Classified {
  kind: Kind | 'event'
  /** The text, in UTF-16 units of the body: the caption of media, the whole body where the placeholder is all there is. */
  textStart: number
  textEnd: number
  /** The range is the service's wording, not a person's: media without caption, deleted messages, calls, contact cards. */
  bare: boolean
  /** The phone marked the message as edited; the range ends before the mark. */
  edited: boolean
  /** The languages that word it so, BCP 47 codes joined by a space; null where only the shape decided. */
  language: string | null
  /**
   * What decided. `names`: the body reads as a short service sentence such as `{who} left`, which people write themselves,
   * so it is the service's only if the names in it are people of the chat. `shape`: an unknown wording that looks like one.
   */
  rests: 'wording' | 'shape' | 'names'
}

/** What was found in a body without its edited suffix. */
export type ClassifiedBody = Pick<Classified, 'kind' | 'bare' | 'language'> & { start: number; end: number; rests?: Classified['rests'] }
