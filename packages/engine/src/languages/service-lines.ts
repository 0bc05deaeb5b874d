/** What the service itself says in a chat: `Ana added Ben`, `Messages and calls are end-to-end encrypted.` */

import { END_BYTES, START_BYTES, utf8Length } from './byte-keys.ts'
import { folded, STOPS } from './fold.ts'
import { beforeQuote, breaksOffInside, type CompiledTemplate, matchTemplate, STRONG, templates } from './templates.ts'

const isService = ({ kind }: CompiledTemplate): boolean => kind !== 'deletedByAdmin' && kind !== 'viewOnce'

/**
 * Whether a whole line without sender reads as a service sentence, and in which languages (BCP 47, joined by a space).
 * Short ones say little (`{who} left`), so only ask about lines that nobody sent.
 */
export function serviceLine(text: string): { language: string } | null {
  const match = matchTemplate(text, isService)
  return match && { language: match.template.languages }
}

/**
 * The same for a line that stands behind a sender's name and without the service's mark: only sentences so fixed that
 * nobody happens to write them. Where the sender wrote on from one (`Waiting for this message to cheer me up`), it is theirs.
 */
export function strongServiceLine(text: string, canHoldNames: boolean): { language: string } | null {
  const match = matchTemplate(text, (template, line) => {
    if (!isTelling(template)) return false
    if (template.slots.length > 0) return canHoldNames
    const next = line.charAt(template.literals[0].length)
    return next === '' || SENTENCE_ENDS.includes(next)
  })
  return match && { language: match.template.languages }
}

const SENTENCE_ENDS = `${STOPS},،，`

/** Fixed enough to be the service's own without its mark, and long enough at its start or end for `mayBeSpecial` to see it. */
export function isTelling(template: CompiledTemplate): boolean {
  return isService(template) && template.weight >= STRONG && (startOf(template) !== null || endOf(template) !== null)
}

/** The fixed beginning by which the byte test knows a sentence, or null where that is too short. */
export function startOf({ literals }: CompiledTemplate): string | null {
  return utf8Length(literals[0]) >= START_BYTES ? literals[0] : null
}

/** The fixed end, likewise. */
export function endOf({ literals, isOpen }: CompiledTemplate): string | null {
  const last = literals[literals.length - 1]
  return !isOpen && utf8Length(last) >= END_BYTES ? last : null
}

/** More quotes than this stand in no sentence's beginning. */
const MOST_QUOTES = 8
const LONGEST_SENDER = 1200

/**
 * Whether a would-be sender, the text before a line's first `: `, is really the beginning of a service sentence with a
 * colon in it: `Ana changed the subject from “Trip`. It takes an open quote behind the right words, or words no name has.
 */
export function serviceSender(candidate: string): boolean {
  if (candidate.length > LONGEST_SENDER) return false
  const text = folded(candidate)
  const { byStart, byQuote } = templates()
  for (const template of byStart.get(text.slice(0, 4)) ?? []) {
    if (!isService(template)) continue
    if (template.isOpen && template.weight >= STRONG && template.slots.length === 0 && text.startsWith(template.literals[0])) return true
    if (template.weight >= STRONG && breaksOffInside(template, text)) return true
  }
  let quotes = 0
  for (let at = text.indexOf('"'); at >= 0 && quotes < MOST_QUOTES; at = text.indexOf('"', at + 1), quotes++) {
    for (const key of new Set([beforeQuote(text, at), text.slice(Math.max(0, at - 2), at), text.slice(Math.max(0, at - 1), at), ''])) {
      for (const template of byQuote.get(key) ?? []) if (breaksOffInside(template, text)) return true
    }
  }
  return false
}

/** The group's name in `Ana created group “Trip”` or `Ana changed the subject to “Trip”`, in any language; null elsewhere. */
export function createdGroup(text: string): string | null {
  const match = matchTemplate(text, ({ kind, slots }) => (kind === 'created' || kind === 'subject') && slots.includes('subject'))
  return match?.value('subject') || null
}
