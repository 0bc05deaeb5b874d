/** Which names in a chat may be one person's. Nobody is merged by this: a reader is asked. */

import { DAY } from '@convostat/format/seconds'
import { type Chat, textBetween } from '#chat/chat.ts'
import { changedNumber } from '#whatsapp/service-lines.ts'
import { fold } from '#words/fold.ts'

export type MergeReason = 'changed_number' | 'same_name' | 'number_and_name'

/** Names of the file that may be one person's, and what speaks for it. */
export interface MergeSuggestion {
  readonly names: readonly string[]
  readonly reason: MergeReason
}

/** More would be an odd file. */
const MOST = 20
/** A number that falls silent and a name that begins to write later than that are likely two people. */
const LONGEST_BREAK = 90 * DAY

/**
 * Names that may be one person's: those in a service line about a new number; those that are written the same
 * except for case, marks, emoji and signs; a number and a name of which one begins soon after the other ended. The surest first.
 */
export function mergeSuggestions(chat: Chat): MergeSuggestion[] {
  const taken = new Set<string>()
  const found: MergeSuggestion[] = []
  const spans = spansOf(chat)
  for (const suggestion of [...fromServiceLines(chat, spans), ...sameNames(chat), ...numbersAndNames(spans)]) {
    if (found.length === MOST) break
    if (suggestion.names.some((name) => taken.has(name))) continue
    for (const name of suggestion.names) taken.add(name)
    found.push(suggestion)
  }
  return found
}

/** When someone wrote first and last. */
interface Span {
  name: string
  isNumber: boolean
  first: number
  last: number
}

/** Of everyone who wrote in this part of the chat, in order of first message. */
function spansOf({ author, time, count, participants }: Chat): Span[] {
  const spans = new Map<number, Span>()
  for (let row = 0; row < count; row++) {
    const span = spans.get(author[row])
    if (span) span.last = time[row]
    else {
      const name = participants[author[row]]
      spans.set(author[row], { name, isNumber: isPhoneNumber(name), first: time[row], last: time[row] })
    }
  }
  return [...spans.values()]
}

/** A contact without a name is shown as a number: digits, and what is between them. */
const isPhoneNumber = (name: string): boolean => /^\+?[\p{Nd}\s().\-\u00a0\u2010-\u2012]{6,}$/u.test(name)

function fromServiceLines({ bytes, events }: Chat, spans: readonly Span[]): MergeSuggestion[] {
  const found: MergeSuggestion[] = []
  const byKey = new Map(spans.map((span) => [keyOf(span), span]))
  const byName = new Map(spans.map((span) => [span.name, span]))
  for (let i = 0; i < events.count; i++) {
    // Every language has the number, the name or the word for it near the beginning; long lines are of other things.
    if (events.end[i] - events.start[i] > LONGEST_LINE) continue
    const told = changedNumber(textBetween(bytes, events.start[i], events.end[i]))
    if (!told) continue
    const [before, after] = told.map((name) => byName.get(name) ?? byKey.get(keyOf({ name, isNumber: isPhoneNumber(name) })))
    if (!before) continue
    const successor = after ?? soonestAfter(before, spans)
    if (successor && successor !== before) found.push({ names: [before.name, successor.name], reason: 'changed_number' })
  }
  return found
}

const LONGEST_LINE = 400

/** Numbers by their digits, names as they are compared. */
const keyOf = ({ name, isNumber }: Pick<Span, 'name' | 'isNumber'>): string => (isNumber ? name.replace(/\P{Nd}/gu, '') : likened(name))

function sameNames({ participants }: Chat): MergeSuggestion[] {
  const byLikeness = new Map<string, string[]>()
  for (const name of participants) {
    const alike = likened(name)
    if (alike !== '') byLikeness.set(alike, [...(byLikeness.get(alike) ?? []), name])
  }
  return [...byLikeness.values()].filter(({ length }) => length > 1).map((names) => ({ names, reason: 'same_name' as const }))
}

/** A name as it is compared: letters and digits alone, as searches fold them; of what has neither, nothing. */
const likened = (name: string): string => {
  const folded = fold(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return folded
}

/** Pairs in which each is the other's soonest. */
function numbersAndNames(spans: readonly Span[]): MergeSuggestion[] {
  const found: MergeSuggestion[] = []
  // Where nobody wrote before and after someone began, this is no one's second name but another who takes part.
  const begun = spans.filter(({ first }) => spans.some((other) => other.first < first && other.last > first))
  for (const before of spans) {
    const after = soonestAfter(before, begun)
    if (after && latestBefore(after, spans) === before) found.push({ names: [before.name, after.name], reason: 'number_and_name' })
  }
  return found
}

/** Who began to write soonest after this one had ended, of the other kind: a name after a number, a number after a name. */
function soonestAfter({ last, isNumber }: Span, spans: readonly Span[]): Span | undefined {
  const later = spans.filter((other) => other.isNumber !== isNumber && other.first > last && other.first - last <= LONGEST_BREAK)
  return later.sort((a, b) => a.first - b.first)[0]
}

function latestBefore({ first, isNumber }: Span, spans: readonly Span[]): Span | undefined {
  const earlier = spans.filter((other) => other.isNumber !== isNumber && other.last < first && first - other.last <= LONGEST_BREAK)
  return earlier.sort((a, b) => b.last - a.last)[0]
}
