/** All languages' sentences with blanks, in an index by which a line finds the few it could read as. */
import { lower } from './fold.ts'
import { languages } from './index.ts'
import type { ServiceKind } from './phrases.ts'
import { weightOf } from './weight.ts'

export type SentenceKind = ServiceKind | 'deletedByAdmin' | 'viewOnce'

/** One sentence of one language. There are three thousand and a file needs few, so each is taken apart when first looked at. */
export class Sentence {
  readonly kind: SentenceKind
  /** BCP 47. */
  readonly language: string
  /** Anything may follow. */
  readonly isOpen: boolean
  /** Folded, without the final `…`. Phrases are stored even (a test sees to it), so letter case is all there is to fold. */
  private readonly source: string
  private parts: { literals: readonly string[]; slots: readonly string[]; weight: number } | null = null

  constructor(source: string, kind: SentenceKind, language: string) {
    this.kind = kind
    this.language = language
    this.isOpen = source.endsWith('…')
    this.source = lower(this.isOpen ? source.slice(0, -1) : source)
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
    const blank = this.source.indexOf('{')
    return blank < 0 ? this.source : this.source.slice(0, blank)
  }
  /** The fixed end; empty where anything may follow. */
  get end(): string {
    return this.isOpen ? '' : this.source.slice(this.source.lastIndexOf('}') + 1)
  }
  get hasBlanks(): boolean {
    return this.source.includes('{')
  }
  /** The letters before each quote that opens a blank. */
  get quotes(): string[] {
    return Array.from(this.source.matchAll(/["']\{/g), ({ index }) => beforeQuote(this.source, index))
  }

  private apart() {
    if (!this.parts) {
      const pieces = this.source.split(/[{}]/)
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
const GRAM = 3

/**
 * A sentence is kept under the first letters of its fixed beginning; if it has none, under the last of its fixed end; if
 * it has none either, under the first of its longest fixed part.
 */
interface SentenceIndex {
  byStart: Map<string, Sentence[]>
  byEnd: Map<string, Sentence[]>
  byGram: Map<string, Sentence[]>
  /** Those with a quote before a blank, under the letters before that quote. */
  byQuote: Map<string, Sentence[]>
}

let built: SentenceIndex | null = null

function index(): SentenceIndex {
  built ??= build()
  return built
}

/** Those a folded text could read as by its first letters or its last. */
export function* alikeAtEdges(text: string): Generator<Sentence> {
  yield* beginningLike(text)
  yield* index().byEnd.get(text.slice(-EDGE)) ?? []
}

/** Those without words at either edge, that a folded text could read as by what stands between. */
export function* alikeInside(text: string): Generator<Sentence> {
  const { byGram } = index()
  for (let i = 1; i < text.length; i++) {
    const longer = byGram.get(text.slice(i, i + GRAM))
    if (longer) yield* longer
    const shorter = byGram.get(text.slice(i, i + GRAM - 1))
    if (shorter) yield* shorter
  }
}

/** Those that begin with words, and with the same letters. */
export const beginningLike = (text: string): readonly Sentence[] => index().byStart.get(text.slice(0, EDGE)) ?? []

/** Those with a quote before a blank, behind the same letters as the quote at `at`; fewer letters where a sentence has no more. */
export function* quotingLike(text: string, at: number): Generator<Sentence> {
  for (let length = Math.min(GRAM, at); length >= 0; length--) yield* index().byQuote.get(text.slice(at - length, at)) ?? []
}

/** The fixed letters right before a place, at most three. */
function beforeQuote(source: string, at: number): string {
  const blank = source.lastIndexOf('}', at)
  return source.slice(Math.max(blank + 1, at - GRAM), at)
}

function build(): SentenceIndex {
  const found: SentenceIndex = { byStart: new Map(), byEnd: new Map(), byGram: new Map(), byQuote: new Map() }
  for (const { language, service = {}, deletedByAdmin = [], viewOnce = [] } of languages) {
    for (const [kind, sources] of Object.entries(service) as [ServiceKind, readonly string[]][]) {
      for (const source of sources) file(found, new Sentence(source, kind, language))
    }
    for (const source of deletedByAdmin) file(found, new Sentence(source, 'deletedByAdmin', language))
    for (const source of viewOnce) if (source.endsWith('…')) file(found, new Sentence(source, 'viewOnce', language))
  }
  return found
}

function file({ byStart, byEnd, byGram, byQuote }: SentenceIndex, sentence: Sentence): void {
  const { beginning, end } = sentence
  if (beginning.length >= EDGE) put(byStart, beginning.slice(0, EDGE), sentence)
  else if (end.length >= EDGE) put(byEnd, end.slice(-EDGE), sentence)
  else put(byGram, longest(sentence.literals).slice(0, GRAM), sentence)
  for (const letters of sentence.quotes) put(byQuote, letters, sentence)
}

function put(map: Map<string, Sentence[]>, key: string, sentence: Sentence): void {
  const held = map.get(key)
  if (held) held.push(sentence)
  else map.set(key, [sentence])
}

const longest = (literals: readonly string[]): string => literals.reduce((a, b) => (b.length > a.length ? b : a))
