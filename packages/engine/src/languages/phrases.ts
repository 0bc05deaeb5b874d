/** The shape of `phrases` in `languages/<xx>.json`: what a phone set to one language writes of its own accord. */

/** What a placeholder stands for. */
type OmittedKind = 'image' | 'video' | 'audio' | 'sticker' | 'gif' | 'document' | 'videoNote'

/** What a service sentence says. */
export type ServiceKind =
  | 'encryption'
  | 'created'
  | 'added'
  | 'removed'
  | 'left'
  | 'joined'
  | 'subject'
  | 'icon'
  | 'description'
  | 'settings'
  | 'admin'
  | 'link'
  | 'security'
  | 'number'
  | 'timer'
  | 'pinned'
  | 'blocked'
  | 'contact'
  | 'community'
  | 'calls'
  | 'event'
  | 'business'
  | 'privacy'
  | 'assistant'
  | 'unavailable'

/**
 * A sentence with blanks: `{who} created group "{subject}"`. Blanks are `{who}`, `{whom}` (names), `{phone}`,
 * `{old}` and `{subject}` (a group's name before and now) and `{time}`. Quotes are straight, whatever the phone
 * prints; a final `…` says that anything may follow.
 */
type Template = string

/**
 * Phrases are compared in NFC, without case, invisible marks and final stop. All but `language` may be missing:
 * for small languages only some wordings are known, and rules of shape do the rest.
 */
export interface Phrases {
  /** BCP 47. */
  readonly language: string
  /** What an iPhone writes in place of a file: `image omitted`. */
  readonly omitted?: Partial<Record<OmittedKind, readonly string[]>>
  /** What an Android phone writes in angle brackets in place of any file: `Media omitted`. */
  readonly androidMedia?: readonly string[]
  /** In place of what could be seen once, in brackets or as a sentence. */
  readonly viewOnce?: readonly Template[]
  readonly contactCard?: readonly string[]
  /** In parentheses behind a file's name, on Android. */
  readonly fileAttached?: readonly string[]
  /** Before or behind a file's name in angle brackets, on iPhones: `<attached: x.jpg>`, `<x.jpg eklendi>`. */
  readonly attachedBefore?: readonly string[]
  readonly attachedAfter?: readonly string[]
  readonly deleted?: readonly string[]
  readonly youDeleted?: readonly string[]
  readonly deletedByAdmin?: readonly Template[]
  /** In angle brackets behind a message that was edited. */
  readonly edited?: readonly string[]
  /** `names` alone say little (`Video call`), `missed` are whole lines, `details` follow either behind a stop. */
  readonly calls?: { readonly names: readonly string[]; readonly missed: readonly string[]; readonly details: readonly string[] }
  /** The word before a map link. */
  readonly location?: readonly string[]
  readonly liveLocation?: readonly string[]
  readonly poll?: { readonly heading: readonly string[]; readonly option: readonly string[] }
  /** The word before a calendar entry's name. */
  readonly eventHeading?: readonly string[]
  /** Phrases from above that people write themselves: taken as the service's only with its mark before them. */
  readonly everyday?: readonly string[]
  /** How this language names the file of an export; the blank is `{title}`. */
  readonly title?: readonly string[]
  readonly service?: Partial<Record<ServiceKind, readonly Template[]>>
}
