/** What the service itself says in a chat: `Ana added Ben`, `Messages and calls are end-to-end encrypted.` */
import type { Classified } from './classified.ts'
import { folded } from './fold.ts'
import { breaksOffInside, endsThere, matchSentence } from './sentence-match.ts'
import { beforeColons, beginningLike, quotingLike, type Sentence, type SentenceKind } from './sentences.ts'
import { STRONG } from './weight.ts'

const isService = ({ kind }: Sentence): boolean => kind !== 'deletedByAdmin' && kind !== 'viewOnce'

/**
 * Whether a whole line without sender reads as a service sentence, and in which languages (BCP 47, joined by a space).
 * Short ones say little (`{who} left`), so only ask about lines that nobody sent.
 */
export function serviceLine(text: string): { language: string } | null {
  const match = matchSentence(text, 'all', isService)
  return match && { language: match.languages }
}

/**
 * The same for a line behind a sender's name and without the service's mark: only long sentences without
 * names. Where the sender wrote on from one (`Waiting for this message to cheer me up`), it is theirs.
 */
export function tellingServiceLine(text: string): SaidByService | null {
  const match = matchSentence(
    text,
    'edges',
    (sentence, line) => isService(sentence) && !sentence.hasBlanks && sentence.weight >= STRONG && endsThere(sentence, line),
  )
  return match && { kind: match.kind, language: match.languages, rests: 'wording' }
}

/** A service sentence under a sender, and whether its words are enough to tell. */
export interface SaidByService extends Pick<Classified, 'rests'> {
  kind: SentenceKind
  language: string
}

/** So long a sentence that nobody writes on from its beginning by chance. */
const UNMISTAKABLE = 2 * STRONG

/**
 * A line behind a sender's name and a mark. The mark alone proves nothing, so where the sender wrote on from a sentence it is
 * theirs, and a short one with names (`Ana left`) rests on those.
 */
export function markedServiceLine(text: string): SaidByService | null {
  const match = matchSentence(text, 'all', isSaidUnderSender)
  if (!match) return null
  const { sentence, kind, languages } = match
  const isShort = sentence.weight < STRONG && sentence.slots.some(isName) && !sentence.slots.some(isQuoted)
  return { kind, language: languages, rests: isShort ? 'names' : 'wording' }
}

const isName = (slot: string): boolean => slot === 'who' || slot === 'whom'
const isQuoted = (slot: string): boolean => slot === 'subject' || slot === 'old'

const isSaidUnderSender = (sentence: Sentence, line: string): boolean =>
  isService(sentence) && (sentence.hasBlanks || !sentence.isOpen || sentence.weight >= UNMISTAKABLE || endsThere(sentence, line))

/** Who does something in a line that reads as a service sentence, to whom, and in which languages; null where it reads as none. */
export function namesIn(text: string): { who: string | null; whom: string | null; languages: string[] } | null {
  const match = matchSentence(text, 'all', isSaidUnderSender)
  return match && { who: match.value('who'), whom: match.value('whom'), languages: match.languages.split(' ') }
}

/** Whether a line says that messages are encrypted. A group's has the group's own name as its sender. */
export const isEncryptionNotice = (text: string): boolean => matchSentence(text, 'edges', ({ kind }) => kind === 'encryption') !== null

/** A sentence that is over before the colon: `Ana changed the group description`. */
const SHORTEST_SENTENCE = 20
const isSaidBefore = (sentence: Sentence): boolean => isService(sentence) && sentence.weight >= STRONG

/** More quotes than this are in no sentence's beginning. */
const MOST_QUOTES = 8
const LONGEST_SENDER = 1200

/**
 * Whether a would-be sender, the text before a line's first `: `, is really the beginning of a service sentence with a
 * colon in it: `Ana changed the subject from “Trip`. It takes an open quote behind the right words, or words no name has.
 */
export function serviceSender(candidate: string): boolean {
  if (candidate.length > LONGEST_SENDER) return false
  const text = folded(candidate)
  for (const sentence of beginningLike(text)) {
    if (!isService(sentence) || sentence.weight < STRONG) continue
    if (sentence.hasBlanks ? breaksOffInside(sentence, text) : sentence.isOpen && text.startsWith(sentence.beginning)) return true
  }
  let quotes = 0
  for (const { index } of text.matchAll(/["']/g)) {
    if (++quotes > MOST_QUOTES) break
    for (const sentence of quotingLike(text, index)) if (breaksOffInside(sentence, text)) return true
  }
  // `Ana megváltoztatta a tárgyat erről: "Trip" …`
  if (beforeColons().some((said) => text.length > said.length && text.endsWith(said))) return true
  return text.length >= SHORTEST_SENTENCE && matchSentence(candidate, 'all', isSaidBefore) !== null
}

/** The group's name in `Ana created group “Trip”` or `Ana changed the subject to “Trip”`, in any language; null elsewhere. */
export function createdGroup(text: string): string | null {
  const match = matchSentence(text, 'all', ({ kind, slots }) => (kind === 'created' || kind === 'subject') && slots.includes('subject'))
  return match?.value('subject') || null
}

/** A person with another number by this line, `+1 555 0100 changed to +1 555 0199`, `Ana changed their phone number`: the old name or number, then the new one where it is there. */
export function changedNumber(text: string): string[] | null {
  const match = matchSentence(text, 'all', ({ kind }) => kind === 'number')
  return match && match.values().length > 0 ? match.values() : null
}

/** What a service line says about the members of a group. */
export interface GroupChange {
  kind: 'created' | 'joined' | 'left'
  /** Who made it, came or went, as the line has it. */
  name: string
  /** The group's name, where the line about its creation has it. */
  title: string | null
}

const changes: Partial<Record<Sentence['kind'], GroupChange['kind']>> = {
  created: 'created',
  added: 'joined',
  joined: 'joined',
  removed: 'left',
  left: 'left',
}

/** The change that a line reports, in any language; null where it reports something else. */
export function groupChange(text: string): GroupChange | null {
  const match = matchSentence(text, 'all', isService)
  const kind = match && changes[match.kind]
  const name = match?.value('whom') ?? match?.value('who')
  return kind && name ? { kind, name, title: match.value('subject') } : null
}
