/** Sentences with blanks, compiled and indexed: which one does a line read as, and what stands in its blanks? */
import { folded, lower, plain, withoutStop } from './fold.ts'
import { languages } from './index.ts'
import type { ServiceKind } from './phrases.ts'

export type TemplateKind = ServiceKind | 'deletedByAdmin' | 'viewOnce'

export interface CompiledTemplate {
  kind: TemplateKind
  /** BCP 47 codes of the languages that have it, joined by a space. */
  languages: string
  /** The fixed parts, folded: one more than there are blanks; the first and the last may be empty. */
  literals: readonly string[]
  slots: readonly string[]
  /** Anything may follow the last literal. */
  isOpen: boolean
  /** How much of the sentence is fixed, in letters; an ideograph says as much as two and a half. */
  weight: number
}

/** A sentence this fixed is not one that a person happens to write. */
export const STRONG = 17
/** No service sentence has more; of an open one the beginning is enough. */
const REACH = 1200
const LONGEST_NAME = 200
const LONGEST_SUBJECT = 300
const PHONE = /^[\p{Nd}\s+()~.\-\u2010\u2011]{4,40}$/u

export interface TemplateMatch {
  template: CompiledTemplate
  /** What stands in the blank of this name, in the case it was written; null without such a blank. */
  value: (slot: string) => string | null
}

/** The sentence a line reads as, the most telling one where several fit; null where none does. */
export function matchTemplate(
  line: string,
  accepts: (template: CompiledTemplate, text: string) => boolean = () => true,
): TemplateMatch | null {
  if (line.includes('\n') && line.length > REACH) return null
  const isCut = line.length > REACH
  const written = withoutStop(plain(isCut ? line.slice(0, REACH) : line))
  const text = lower(written)
  if (text === '') return null
  let best: CompiledTemplate | null = null
  for (const template of candidates(text)) {
    if (best && template.weight <= best.weight) continue
    if (isCut && !template.isOpen) continue
    if (accepts(template, text) && spansOf(template, text)) best = template
  }
  if (!best) return null
  const found = best
  return {
    template: found,
    value: (slot) => {
      const i = found.slots.indexOf(slot)
      const spans = i < 0 ? null : spansOf(found, text)
      return spans ? written.slice(spans[2 * i], spans[2 * i + 1]).trim() : null
    },
  }
}

/** Start and end of every blank in the folded text, or null where the text does not read so. */
function spansOf({ literals, slots, isOpen }: CompiledTemplate, text: string): number[] | null {
  if (!text.startsWith(literals[0])) return null
  let position = literals[0].length
  if (slots.length === 0) return isOpen || position === text.length ? [] : null
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

/** Whether a blank can hold this. A name with `: ` in it would let any quoted sentence pass for the service's. */
function suits(slot: string, value: string): boolean {
  if (slot === 'phone') return PHONE.test(value)
  if (slot === 'subject' || slot === 'old') return value.length <= LONGEST_SUBJECT
  return value.length <= LONGEST_NAME && !value.includes(': ')
}

/** Whether the text could be the beginning of this sentence, broken off inside a blank that a `: ` may stand in. */
export function breaksOffInside({ literals, slots, weight }: CompiledTemplate, text: string): boolean {
  let position = 0
  let said = 0
  for (let i = 0; i < slots.length; i++) {
    const at = i === 0 ? (text.startsWith(literals[0]) ? 0 : -1) : text.indexOf(literals[i], position + 1)
    if (at < 0 || at + literals[i].length > text.length) return false
    if (i > 0 && !suits(slots[i - 1], text.slice(position, at))) return false
    position = at + literals[i].length
    said += weightOf(literals[i])
    if (position === text.length) return false
    if (said >= STRONG && weight >= STRONG) return true
    if (literals[i].endsWith('"') && (said >= STRONG / 2 || isUnbalanced(text.slice(position)))) return true
  }
  return false
}

/** What follows an opening quote holds no closing one. */
const isUnbalanced = (rest: string): boolean => !rest.includes('"')

// The index. A template is kept under the first letters of its first fixed part where it begins with one, else under the
// last letters of its last, else under the first letters of its longest; a line then looks up only what it holds.

const EDGE = 4
const GRAM = 3

export interface TemplateIndex {
  all: readonly CompiledTemplate[]
  byStart: ReadonlyMap<string, readonly CompiledTemplate[]>
  byEnd: ReadonlyMap<string, readonly CompiledTemplate[]>
  byGram: ReadonlyMap<string, readonly CompiledTemplate[]>
  /** Templates with a quote before a blank, under the letters before that quote. */
  byQuote: ReadonlyMap<string, readonly CompiledTemplate[]>
}

let built: TemplateIndex | null = null

export function templates(): TemplateIndex {
  built ??= build()
  return built
}

/** The letters before a quote at `at`, as `byQuote` has them. */
export const beforeQuote = (text: string, at: number): string => text.slice(Math.max(0, at - GRAM), at)

function* candidates(text: string): Generator<CompiledTemplate> {
  const { byStart, byEnd, byGram } = templates()
  yield* byStart.get(text.slice(0, EDGE)) ?? []
  yield* byEnd.get(text.slice(-EDGE)) ?? []
  for (let i = 1; i < text.length; i++) {
    const whole = byGram.get(text.slice(i, i + GRAM))
    if (whole) yield* whole
    const short = byGram.get(text.slice(i, i + GRAM - 1))
    if (short) yield* short
  }
}

function build(): TemplateIndex {
  const all = compileAll()
  const byStart = new Map<string, CompiledTemplate[]>()
  const byEnd = new Map<string, CompiledTemplate[]>()
  const byGram = new Map<string, CompiledTemplate[]>()
  const byQuote = new Map<string, CompiledTemplate[]>()
  const put = (map: Map<string, CompiledTemplate[]>, key: string, template: CompiledTemplate) => {
    const held = map.get(key)
    if (held) held.push(template)
    else map.set(key, [template])
  }
  for (const template of all) {
    const { literals, isOpen, slots } = template
    const last = literals[literals.length - 1]
    if (literals[0].length >= EDGE) put(byStart, literals[0].slice(0, EDGE), template)
    else if (!isOpen && last.length >= EDGE) put(byEnd, last.slice(-EDGE), template)
    else put(byGram, longest(literals).slice(0, GRAM), template)
    for (let i = 0; i < slots.length; i++) {
      if (literals[i].endsWith('"')) put(byQuote, beforeQuote(literals[i], literals[i].length - 1), template)
    }
  }
  return { all, byStart, byEnd, byGram, byQuote }
}

function compileAll(): CompiledTemplate[] {
  const compiled = new Map<string, CompiledTemplate>()
  for (const { language, service = {}, deletedByAdmin = [], viewOnce = [] } of languages) {
    const kinds = Object.entries({ ...service, deletedByAdmin, viewOnce: viewOnce.filter((phrase) => phrase.endsWith('…')) })
    for (const [kind, sentences] of kinds as [TemplateKind, readonly string[]][]) {
      for (const sentence of sentences) {
        const held = compiled.get(sentence)
        if (held) held.languages += ` ${language}`
        else compiled.set(sentence, compile(sentence, kind, language))
      }
    }
  }
  return [...compiled.values()]
}

function compile(sentence: string, kind: TemplateKind, language: string): CompiledTemplate {
  const isOpen = sentence.endsWith('…')
  const parts = folded(isOpen ? sentence.slice(0, -1) : sentence).split(/[{}]/)
  const literals = parts.filter((_, i) => i % 2 === 0)
  const slots = parts.filter((_, i) => i % 2 === 1)
  return { kind, languages: language, literals, slots, isOpen, weight: literals.reduce((sum, literal) => sum + weightOf(literal), 0) }
}

/** Letters of a fixed part. Near enough: whatever is neither a space nor ASCII's punctuation and digits. */
function weightOf(literal: string): number {
  let weight = 0
  for (let i = 0; i < literal.length; i++) {
    const unit = literal.charCodeAt(i)
    if (unit < 0x80) weight += (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? 1 : 0
    else weight += isIdeograph(unit) ? 2.5 : 1
  }
  return weight
}

/** Kana, Han or Hangul. */
const isIdeograph = (unit: number): boolean => (unit >= 0x3040 && unit < 0xa000) || (unit >= 0xac00 && unit < 0xd7b0)

const longest = (literals: readonly string[]): string => literals.reduce((a, b) => (b.length > a.length ? b : a))
