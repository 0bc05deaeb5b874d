/**
 * Questions that no message can answer: whether someone is faithful, what they feel, whether they are ill, what is lawful, what they
 * keep to themselves. And those in which the reader is in distress, which no figure should answer.
 *
 * The words are in the six `languages/xx.json`: `@` is someone, `…` any words in between, `$` the end, and a word may end with `*`.
 */
import { dataOf } from '#languages/all.ts'
import { type Language, languages } from '#languages/index.ts'
import { conceptsOf, forms } from '#parse/lexicon.ts'
import { namesOf } from '#parse/people.ts'
import { piecesOf, plain, plainWords, type Token } from '#parse/tokens.ts'
import type { QuestionContext } from './question-context.ts'
import { likeliestLanguages } from './question-language.ts'
import { type RefusalKind, refusalKinds } from './refusal-kinds.ts'

/** A word of a question. A person's name or a pronoun is one word. */
interface Word {
  text: string
  isPerson: boolean
}

type Part = { is: 'person' | 'gap' | 'end' } | { is: 'word'; text: string; isStem: boolean }

export interface Refusal {
  kind: RefusalKind
  /** Of its words. */
  language: Language
}

/** Whether the reader seems to be in distress, in any language. Quotations count, too. */
export function distressIn(question: string, asked: QuestionContext): Refusal | null {
  const tokens = piecesOf(question).flatMap((token) => (token.kind === 'quoted' ? piecesOf(token.text) : [token]))
  const language = languages.find((each) => isRefused('distress', each, wordsOf(tokens, each, asked)))
  return language ? { kind: 'distress', language } : null
}

/** Which part of it a chat cannot know; null where there is none, or where messages about it can be found. */
export function refusalOf(question: string, asked: QuestionContext): Refusal | null {
  const tokens = piecesOf(question).filter(({ kind }) => kind !== 'quoted')
  for (const language of likeliestLanguages(question)) {
    if (isOfSaid(tokens, language)) return null
    const words = wordsOf(tokens, language, asked)
    const kind = refusalKinds.find((each) => each !== 'distress' && isRefused(each, language, words))
    if (kind) return { kind, language }
  }
  return null
}

/** Messages about any subject can be found. */
function isOfSaid(tokens: readonly Token[], language: Language): boolean {
  const said = conceptsOf(tokens, dataOf[language])
  return said.has('about') && (said.has('say') || said.has('talk') || said.has('mentioned') || said.has('write'))
}

const isRefused = (kind: RefusalKind, language: Language, words: readonly Word[]): boolean =>
  (patternsOf(language).get(kind) ?? []).some((parts) => words.some((_, start) => matches(parts, words, start)))

function matches(parts: readonly Part[], words: readonly Word[], start: number): boolean {
  const [part, ...rest] = parts
  if (!part) return true
  if (part.is === 'end') return start >= words.length
  if (part.is === 'gap') return words.some((_, at) => at >= start && at <= start + LONGEST_GAP && matches(rest, words, at))
  const word = words[start]
  if (!word) return false
  const isThis = part.is !== 'word' ? word.isPerson : part.isStem ? word.text.startsWith(part.text) : word.text === part.text
  return isThis && matches(rest, words, start + 1)
}

/** Words in between. */
const LONGEST_GAP = 3

function wordsOf(tokens: readonly Token[], language: Language, { chat }: QuestionContext): Word[] {
  const names = namesOf(chat)
  const others = othersOf(language)
  const words: Word[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = [3, 2, 1].find((size) => {
      const text = textOf(tokens, at, size)
      return text !== null && (names.has(text) || others.has(text))
    })
    const text = textOf(tokens, at, length ?? 1) ?? ''
    words.push({ text, isPerson: length !== undefined })
    at += length ?? 1
  }
  return words
}

const textOf = (tokens: readonly Token[], at: number, size: number): string | null =>
  at + size > tokens.length
    ? null
    : tokens
        .slice(at, at + size)
        .map(({ text }) => text)
        .join(' ')

const known = new Map<Language, { patterns: ReadonlyMap<RefusalKind, readonly (readonly Part[])[]>; others: ReadonlySet<string> }>()

function read(language: Language) {
  const there = known.get(language)
  if (there) return there
  const { refusals, others } = dataOf[language]
  const made = {
    patterns: new Map(refusalKinds.map((kind) => [kind, forms(refusals[kind]).map(partsOf)])),
    others: new Set(forms(others).map((form) => plainWords(form).join(' '))),
  }
  known.set(language, made)
  return made
}

const patternsOf = (language: Language) => read(language).patterns
/** What someone is called who is not named. */
const othersOf = (language: Language): ReadonlySet<string> => read(language).others

const partsOf = (form: string): Part[] =>
  form.split(' ').map((part): Part => {
    if (part === '@') return { is: 'person' }
    if (part === '…') return { is: 'gap' }
    if (part === '$') return { is: 'end' }
    const isStem = part.endsWith('*')
    return { is: 'word', text: plain(isStem ? part.slice(0, -1) : part), isStem }
  })
