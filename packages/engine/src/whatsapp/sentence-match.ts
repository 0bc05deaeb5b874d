/** Sentences with blanks: which one does a line read as, and what is in its blanks? */
import { lower, plain, STOPS, withoutStop } from './fold.ts'
import { alikeAtEdges, alikeInside, type Sentence, type SentenceKind } from './sentences.ts'
import { STRONG, weightOf } from './weight.ts'

/** No service sentence has more; of an open one the beginning is enough. */
const REACH = 1200
const LONGEST_NAME = 200
const LONGEST_SUBJECT = 300
const PHONE = /^[\p{Nd}\s+()~.\-\u2010\u2011]{4,40}$/u

export interface Match {
  kind: SentenceKind
  /** BCP 47 codes of the languages that have the sentence, joined by a space. */
  languages: string
  sentence: Sentence
  /** What is in the blank of this name, in the case it was written; null without such a blank. */
  value: (slot: string) => string | null
  /** What is in each blank, in order. */
  values: () => string[]
}

/**
 * The sentence a line reads as, the most telling one where several fit; null where none does. `accepts` gets the line folded.
 * `edges` looks only among sentences that begin or end with their own words, which is much faster.
 */
export function matchSentence(line: string, among: 'edges' | 'all', accepts: (sentence: Sentence, text: string) => boolean): Match | null {
  const isCut = line.length > REACH
  const written = withoutStop(plain(isCut ? line.slice(0, REACH) : line))
  const text = lower(written)
  if (text === '') return null
  let best: Sentence | null = null
  let languages = ''
  const likely = among === 'edges' ? alikeAtEdges(text) : concat(alikeAtEdges(text), alikeInside(text))
  for (const sentence of likely) {
    if (best && sentence.weight < best.weight) continue
    if (isCut && !sentence.isOpen) continue
    if (!accepts(sentence, text) || !spansOf(sentence, text)) continue
    // Two languages may say it alike.
    if (best && sentence.weight === best.weight) {
      if (!languages.split(' ').includes(sentence.language)) languages += ` ${sentence.language}`
      continue
    }
    best = sentence
    languages = sentence.language
  }
  if (!best) return null
  const { slots } = best
  const spans = spansOf(best, text)
  const valueAt = (i: number): string | null => (spans && i >= 0 ? written.slice(spans[2 * i], spans[2 * i + 1]).trim() : null)
  return {
    kind: best.kind,
    languages,
    sentence: best,
    value: (slot) => valueAt(slots.indexOf(slot)),
    values: () => slots.map((_, i) => valueAt(i) ?? ''),
  }
}

function* concat<T>(...parts: Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part
}

/** Whether a sentence without blanks ends where its words do: what follows is a new sentence. */
export function endsThere({ beginning }: Sentence, text: string): boolean {
  const next = text.charAt(beginning.length)
  return next === '' || SENTENCE_ENDS.includes(next)
}

const SENTENCE_ENDS = `${STOPS},،，`

/** Start and end of every blank in the folded text, or null where the text does not read so. */
function spansOf({ literals, slots, isOpen }: Sentence, text: string): number[] | null {
  if (!text.startsWith(literals[0])) return null
  let position = literals[0].length
  if (slots.length === 0) return isOpen || position === text.length ? [] : null
  // Most sentences that are tried fail here, before any blank is looked at.
  if (!isOpen && !text.endsWith(literals[slots.length])) return null
  const spans: number[] = []
  for (let i = 0; i < slots.length; i++) {
    const literal = literals[i + 1]
    const isLast = i === slots.length - 1
    let at: number
    if (literal === '') at = text.length
    else if (isLast && !isOpen) at = text.endsWith(literal) ? text.length - literal.length : -1
    else at = text.indexOf(literal, position + 1)
    if (at <= position || !suits(slots[i], text.slice(position, at))) return null
    spans.push(position, at)
    position = at + literal.length
  }
  return isOpen || position === text.length ? spans : null
}

/** Whether a blank can contain this. A name with `: ` in it would let any quoted sentence pass for the service's. */
function suits(slot: string, value: string): boolean {
  if (slot === 'phone') return PHONE.test(value)
  if (slot === 'subject' || slot === 'old') return value.length <= LONGEST_SUBJECT
  return value.length <= LONGEST_NAME && !value.includes(': ')
}

/**
 * Whether a folded text could be the beginning of this sentence, broken off inside a blank: behind words enough to be
 * the service's, or in a quote that was opened and not closed.
 */
export function breaksOffInside({ literals, slots }: Sentence, text: string): boolean {
  let position = 0
  let said = 0
  for (let i = 0; i < slots.length; i++) {
    const at = i === 0 ? (text.startsWith(literals[0]) ? 0 : -1) : text.indexOf(literals[i], position + 1)
    if (at < 0 || (i > 0 && !suits(slots[i - 1], text.slice(position, at)))) return false
    position = at + literals[i].length
    if (position >= text.length) return false
    said += weightOf(literals[i])
    if (said >= STRONG) return true
    if (/["']$/.test(literals[i]) && said >= STRONG / 2) return true
    if (literals[i].endsWith('"') && !text.includes('"', position)) return true
  }
  return false
}
