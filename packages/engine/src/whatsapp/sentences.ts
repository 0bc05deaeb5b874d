/** All languages' sentences with blanks, in an index by which a line finds the few it could read as. */

import { languages } from '#languages/index.ts'
import type { ServiceKind } from '#languages/phrases.ts'
import { lower } from './fold.ts'
import { weightOf } from './weight.ts'

export type SentenceKind = ServiceKind | 'deletedByAdmin' | 'viewOnce'

/** A sentence taken apart; all folded. Phrases are stored even (a test sees to it), so letter case is all there is to fold. */
interface Parts {
  literals: readonly string[]
  slots: readonly string[]
  weight: number
}

/** One sentence of one language. There are three thousand and a file needs few, so each is taken apart when first looked at. */
export class Sentence {
  readonly kind: SentenceKind
  /** BCP 47. */
  readonly language: string
  /** Anything may follow. */
  readonly isOpen: boolean
  readonly hasBlanks: boolean
  private readonly source: string
  private parts: Parts | null = null

  constructor(source: string, kind: SentenceKind, language: string) {
    this.kind = kind
    this.language = language
    this.isOpen = source.endsWith('…')
    this.hasBlanks = source.includes('{')
    this.source = source
  }

  /** The fixed parts: one more than there are blanks; the first and the last may be empty. */
  get literals(): readonly string[] {
    return this.apart().literals
  }
  get slots(): readonly string[] {
    return this.apart().slots
  }
  /** How much of it is fixed: see `weightOf`. */
  get weight(): number {
    return this.apart().weight
  }
  /** The fixed beginning, all of it where there is no blank. */
  get beginning(): string {
    return this.apart().literals[0]
  }

  private apart(): Parts {
    if (!this.parts) {
      const pieces = lower(this.isOpen ? this.source.slice(0, -1) : this.source).split(/[{}]/)
      const literals = pieces.filter((_, i) => i % 2 === 0)
      this.parts = {
        literals,
        slots: pieces.filter((_, i) => i % 2 === 1),
        weight: literals.reduce((sum, literal) => sum + weightOf(literal), 0),
      }
    }
    return this.parts
  }
}

const EDGE = 4
/** Letters before a quote, and letters of a part between blanks. */
const GRAM = 3
const INSIDE = 6

type Filed = Map<string, Sentence[]>

/**
 * A sentence is kept under the first letters of its fixed beginning; if it has none, under the last of its fixed end; if
 * it has none either, under the first of its longest fixed part.
 */
interface SentenceIndex {
  byStart: Filed
  byEnd: Filed
  byGram: Filed
  /** The UTF-16 units that keys of `byGram` begin with: blanks mostly, so most of a line's letters need no look. */
  gramStarts: Set<number>
  /** How long they are. */
  gramLengths: Set<number>
}

/** Letters of a script that shares none with Latin. Most files contain no such line, and half of all sentences are kept under them. */
const FAR = /[\u0370-\u1dff\u3000-\ud7ff]/

let near: SentenceIndex | null = null
let far: SentenceIndex | null = null
/** Those with a quote before a blank, under the letters before that quote. */
let byQuote: Filed | null = null
let byColon: string[] | null = null

function nearIndex(): SentenceIndex {
  near ??= build(false)
  return near
}

function farIndex(): SentenceIndex {
  far ??= build(true)
  return far
}

/** The index of sentences kept under letters such as these. */
const indexFor = (letters: string): SentenceIndex => (FAR.test(letters) ? farIndex() : nearIndex())

/** Those a folded text could read as by its first letters or its last. */
export function* alikeAtEdges(text: string): Generator<Sentence> {
  yield* beginningLike(text)
  const last = text.slice(-EDGE)
  yield* indexFor(last).byEnd.get(last) ?? []
}

/** Those without words at either edge, that a folded text could read as by what is between. */
export function* alikeInside(text: string): Generator<Sentence> {
  yield* insideOf(text, nearIndex())
  if (FAR.test(text)) yield* insideOf(text, farIndex())
}

function* insideOf(text: string, { byGram, gramStarts, gramLengths }: SentenceIndex): Generator<Sentence> {
  for (let i = 1; i < text.length; i++) {
    if (!gramStarts.has(text.charCodeAt(i))) continue
    for (const length of gramLengths) {
      const filed = i + length <= text.length ? byGram.get(text.slice(i, i + length)) : undefined
      if (filed) yield* filed
    }
  }
}

/** Those that begin with words, and with the same letters. */
export function beginningLike(text: string): readonly Sentence[] {
  const first = text.slice(0, EDGE)
  return indexFor(first).byStart.get(first) ?? []
}

/** Those with a quote before a blank, behind the same letters as the quote at `at`; fewer letters where a sentence has no more. */
export function* quotingLike(text: string, at: number): Generator<Sentence> {
  byQuote ??= buildByQuote()
  for (let length = Math.min(GRAM, at); length >= 0; length--) yield* byQuote.get(text.slice(at - length, at)) ?? []
}

/** What comes between a name and a colon in sentences with their own colon: ` changed the subject to` of `…to: "{subject}"`. */
export function beforeColons(): readonly string[] {
  byColon ??= buildBeforeColons()
  return byColon
}

function buildBeforeColons(): string[] {
  const found = new Set<string>()
  forEachSource((source) => {
    const colon = source.indexOf(': "{')
    if (colon > 0) found.add(lower(source.slice(source.lastIndexOf('}', colon) + 1, colon)))
  })
  return [...found]
}

/** The fixed letters right before a place, at most three. */
function beforeQuote(source: string, at: number): string {
  const blank = source.lastIndexOf('}', at)
  return source.slice(Math.max(blank + 1, at - GRAM), at)
}

/** Every sentence of every language. */
function forEachSource(take: (source: string, kind: SentenceKind, language: string) => void): void {
  for (const { language, service = {}, deletedByAdmin = [], viewOnce = [] } of languages) {
    for (const kind in service) for (const source of service[kind as ServiceKind] ?? []) take(source, kind as ServiceKind, language)
    for (const source of deletedByAdmin) take(source, 'deletedByAdmin', language)
    for (const source of viewOnce) if (source.endsWith('…')) take(source, 'viewOnce', language)
  }
}

function build(isFar: boolean): SentenceIndex {
  const found: SentenceIndex = { byStart: new Map(), byEnd: new Map(), byGram: new Map(), gramStarts: new Set(), gramLengths: new Set() }
  // Thousands at the start of every file: a sentence's key is cut from it as it is, and nothing else is made of it.
  forEachSource((source, kind, language) => {
    const blank = source.indexOf('{')
    const fixed = blank >= 0 ? blank : source.length - (source.endsWith('…') ? 1 : 0)
    if (fixed >= EDGE) file(found.byStart, source.slice(0, EDGE), isFar, source, kind, language)
    else if (hasEnd(source)) file(found.byEnd, source.slice(-EDGE), isFar, source, kind, language)
    else file(found.byGram, longestPart(source).slice(0, INSIDE), isFar, source, kind, language)
  })
  for (const key of found.byGram.keys()) {
    found.gramStarts.add(key.charCodeAt(0))
    found.gramLengths.add(key.length)
  }
  return found
}

/** Whether the fixed end has letters enough for a key. */
const hasEnd = (source: string): boolean => !source.endsWith('…') && source.length - 1 - source.lastIndexOf('}') >= EDGE

/** The longest fixed part, the first of several as long. */
function longestPart(source: string): string {
  let longest = ''
  for (let from = 0; from >= 0; ) {
    const blank = source.indexOf('{', from)
    const part = source.slice(from, blank < 0 ? source.length - (source.endsWith('…') ? 1 : 0) : blank)
    if (part.length > longest.length) longest = part
    from = blank < 0 ? -1 : source.indexOf('}', blank) + 1
  }
  return longest
}

function file(map: Filed, letters: string, isFar: boolean, source: string, kind: SentenceKind, language: string): void {
  const key = lower(letters)
  if (FAR.test(key) === isFar) put(map, key, new Sentence(source, kind, language))
}

function buildByQuote(): Filed {
  const found: Filed = new Map()
  forEachSource((source, kind, language) => {
    if (!source.includes('"{') && !source.includes("'{")) return
    const sentence = new Sentence(source, kind, language)
    for (const { index } of source.matchAll(/["']\{/g)) put(found, beforeQuote(lower(source), index), sentence)
  })
  return found
}

function put(map: Filed, key: string, sentence: Sentence): void {
  const held = map.get(key)
  if (held) held.push(sentence)
  else map.set(key, [sentence])
}
