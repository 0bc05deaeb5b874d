/**
 * Questions that no message can answer: whether someone is faithful, what they feel, whether they are ill, what is lawful, what they
 * keep to themselves. And those in which the reader is in distress, which no figure should answer.
 *
 * The words are in the six `languages/xx.json`: `@` is someone, `…` any words in between, `$` the end, `!a/b` that
 * neither of these follows, and a word may end with `*`.
 */
import { dataOf } from '#languages/all.ts'
import { type Language, languages } from '#languages/index.ts'
import { conceptsOf, forms } from '#parse/lexicon.ts'
import { namesOf } from '#parse/people.ts'
import { piecesOf, plain, plainWords, type Token } from '#parse/tokens.ts'
import type { QuestionContext } from './question-context.ts'
import { likeliestLanguages, questionLanguage } from './question-language.ts'
import { type RefusalKind, refusalKinds } from './refusal-kinds.ts'

/** A word of a question. A person's name or a pronoun is one word. */
interface Word {
  /** As it may be written: in Arabic also without the short words written together with it. */
  forms: readonly string[]
  isPerson: boolean
  /** Whether someone of the chat is called so: Sue sues nobody. */
  isName: boolean
}

type Part = { is: 'person' | 'gap' | 'end' } | { is: 'not'; texts: readonly string[] } | { is: 'word'; text: string; isStem: boolean }

export interface Refusal {
  kind: RefusalKind
  /** Of the reply. */
  language: Language
  /** Whether it asks when or where something was, or who said so: messages may answer, and are looked for first. */
  isUnlessFound?: boolean
}

/** Whether the reader seems to be in distress, in any language. Quotations count, too. The reply is in the question's language. */
export function distressIn(question: string, asked: QuestionContext): Refusal | null {
  const tokens = piecesOf(visible(question).replace(quotes, ' '))
  const found = languages.flatMap((language) => {
    const match = matchOf('distress', language, wordsOf(tokens, language, asked))
    return match ? [{ language, isOneWord: match.end - match.start < 2 }] : []
  })
  const [first, ...others] = found
  if (!first) return null
  // "Suicide" is in the words of several languages.
  const isSure = others.length === 0 && !first.isOneWord
  const likeliest = likeliestLanguages(question).find((each) => found.some(({ language }) => language === each))
  return { kind: 'distress', language: likeliest ?? (isSure ? first.language : questionLanguage(question)) }
}

/** Which part of it a chat cannot know; null where there is none, or where messages about it can be found. */
export function refusalOf(question: string, asked: QuestionContext): Refusal | null {
  const tokens = piecesOf(visible(question)).filter(({ kind }) => kind !== 'quoted')
  for (const language of likeliestLanguages(question)) {
    if (isOfSaid(tokens, language)) return null
    const words = wordsOf(tokens, language, asked)
    for (const kind of refusalKinds) {
      const found = kind === 'distress' ? null : matchOf(kind, language, words)
      if (found) return { kind, language, ...(isToBeFound(language, words, found) && { isUnlessFound: true }) }
    }
  }
  return null
}

/** Without what cannot be seen, and with one apostrophe. */
const visible = (question: string): string =>
  question
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’‘ʼ`´＇]/g, "'")
const quotes = /["“”„«»‹›]|(?<![\p{L}\p{M}\p{N}])'|'(?![\p{L}\p{M}])/gu

/** Messages about any subject can be found. */
function isOfSaid(tokens: readonly Token[], language: Language): boolean {
  const said = conceptsOf(tokens, dataOf[language])
  return said.has('about') && (said.has('say') || said.has('talk') || said.has('mentioned') || said.has('write'))
}

/** Whether it asks for a moment or a place, outside the refused words, or who mentioned it. */
function isToBeFound(language: Language, words: readonly Word[], { start, end }: Match): boolean {
  const asksFor = momentOrPlace[language]
  if (words.some(({ forms: [text] }, at) => (at < start || at >= end) && asksFor.test(text))) return true
  const before = words.slice(0, start).map(({ forms: [text] }): Token => ({ kind: 'word', text }))
  return conceptsOf(before, dataOf[language]).has('say')
}

const momentOrPlace: Readonly<Record<Language, RegExp>> = {
  en: /^(?:when|where|which)$/,
  de: /^(?:wann|wo|wohin|welche[mnrs]?)$/,
  es: /^(?:cuando|donde|cual|cuales)$/,
  pt: /^(?:quando|onde|qual|quais)$/,
  hi: /^(?:कब|कहां|kab|kahan)$/,
  ar: /^(?:متي|اين|وين|فين|امتي)$/,
}

interface Match {
  start: number
  end: number
}

function matchOf(kind: RefusalKind, language: Language, words: readonly Word[]): Match | null {
  for (const parts of patternsOf(language).get(kind) ?? [])
    for (const start of words.keys()) {
      const end = endOf(parts, words, start, language)
      if (end !== null) return { start, end }
    }
  return null
}

/** Where a pattern that begins at a word ends; null where it does not match. */
function endOf(parts: readonly Part[], words: readonly Word[], start: number, language: Language): number | null {
  const [part, ...rest] = parts
  if (!part) return start
  const after = (at: number) => endOf(rest, words, at, language)
  const word: Word | undefined = words[start]
  switch (part.is) {
    case 'end':
      return word ? null : after(start)
    case 'gap': {
      for (let at = start; at <= Math.min(start + LONGEST_GAP, words.length); at++) {
        const end = after(at)
        if (end !== null) return end
      }
      return null
    }
    case 'not':
      return word?.forms.some((form) => part.texts.includes(form)) ? null : after(start)
    case 'person': {
      if (word?.isPerson) return after(start + 1)
      return word && words[start + 1]?.isPerson && determiners[language].test(word.forms[0]) ? after(start + 2) : null
    }
    case 'word': {
      const isThis = word?.forms.some((form) => (part.isStem ? form.startsWith(part.text) : form === part.text)) ?? false
      return isThis && !word.isName ? after(start + 1) : null
    }
  }
}

/** Words in between. */
const LONGEST_GAP = 3

/** What may be before someone: "my father", "der Ben". */
const determiners: Readonly<Record<Language, RegExp>> = {
  en: /^(?:my|our|your|the|a|that|this)$/,
  de: /^(?:(?:m|d|s)?ein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|de[rmns]|die|das)$/,
  es: /^(?:mis?|tus?|sus?|el|la|los|las|un|una)$/,
  pt: /^(?:meus?|minhas?|seus?|suas?|o|a|os|as|um|uma)$/,
  hi: /^(?:मेर[ाेी]|अपन[ाेी]|हमार[ाेी]|mer[aei]|apn[aei])$/,
  ar: /^(?:يا|ال)$/,
}

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
    at += length ?? 1
    // "Ana's password" is hers, and "who's" is "who is".
    if (text === 's' && words.at(-1)?.isPerson) continue
    const written = text === 's' && words.length > 0 ? 'is' : text
    words.push({ forms: formsOf(spelled(written, language), language), isPerson: length !== undefined, isName: names.has(text) })
  }
  return words
}

/** Without apostrophes, which many leave out; and ä, ö and ü as one writes them where there are no such keys. */
function spelled(text: string, language: Language): string {
  const whole = text.replaceAll("'", '')
  return language === 'de' ? whole.replace(/([aou])e/g, '$1') : whole
}

/** In Arabic "and", "so", "with", "for" and "will" are written together with the word behind them. */
function formsOf(text: string, language: Language): readonly string[] {
  if (language !== 'ar') return [text]
  const [, withoutAnd = text] = /^[وف](.{3,})$/u.exec(text) ?? []
  const [, bare = withoutAnd] = /^[بلسح](.{3,})$/u.exec(withoutAnd) ?? []
  return [...new Set([text, withoutAnd, bare])]
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
    patterns: new Map(refusalKinds.map((kind) => [kind, forms(refusals[kind]).map((form) => partsOf(form, language))])),
    others: new Set(forms(others).map((form) => plainWords(form).join(' '))),
  }
  known.set(language, made)
  return made
}

const patternsOf = (language: Language) => read(language).patterns
/** What someone is called who is not named. */
const othersOf = (language: Language): ReadonlySet<string> => read(language).others

const partsOf = (form: string, language: Language): Part[] =>
  form.split(' ').flatMap((part): Part[] => {
    if (part === '@') return [{ is: 'person' }]
    if (part === '…') return [{ is: 'gap' }]
    if (part === '$') return [{ is: 'end' }]
    if (part.startsWith('!')) return [{ is: 'not', texts: part.slice(1).split('/') }]
    const isStem = part.endsWith('*')
    return [{ is: 'word', text: spelled(plain(isStem ? part.slice(0, -1) : part), language), isStem }]
  })
