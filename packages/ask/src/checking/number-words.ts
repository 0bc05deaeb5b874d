import { everydayWordsOf, isEverydayWord } from '@convostat/engine/analyses/suggestions/is-everyday'
import { fold } from '@convostat/engine/words/fold'
import numberWordLists from '#words/number-words.json' with { type: 'json' }
import { questionWords, questionWordsOf, spoken } from '#words/question-words.ts'
import { alsoOrdinary, mostlyElse, quantityWords } from './quantity-words.ts'

/**
 * The words that numbers are made of, by language, folded: a value and its words, parted by bars. A plus in front: they are also
 * written together, one behind the other. From Unicode CLDR by cldr/extract.mjs.
 */
const numberWordTable: Readonly<Record<string, string>> = numberWordLists

/** What a word may be worth: numbers in the languages that have it; null where it says a quantity without a value. */
export type Worth = readonly (number | null)[]

/** Languages whose numbers are known in all their forms, and taken for such wherever they are. */
const thorough: ReadonlySet<string> = new Set([...spoken, 'fr', 'it'])
/** Numbers of other languages are as short as the words of any. */
const LONG = 4
/** A word of this many letters is not a number. */
const LONGEST = 60

/** Arabic writes some letters this way and that; the marks of its vowels say nothing. */
const plain = (word: string): string =>
  /[\u0600-\u06ff]/.test(word)
    ? word
        .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
        .replace(/[أإآٱ]/g, 'ا')
        .replace(/ى/g, 'ي')
        .replace(/ة/g, 'ه')
        .replace(/ؤ/g, 'و')
    : word

interface Numbers {
  /** By word, each language that has it and its value there. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, number | null>>
  /** By language, those whose numbers are written together, and the pieces they are made of by their first letters. */
  readonly joined: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
  /** By word, the languages that use it all the time and mean no number. */
  readonly ordinary: ReadonlyMap<string, ReadonlySet<string>>
}

let known: Numbers | null = null

function numbers(): Numbers {
  known ??= read()
  return known
}

function read(): Numbers {
  const words = new Map<string, Map<string, number | null>>()
  const joined = new Map<string, Map<string, string[]>>()
  const put = (language: string, word: string, value: number | null) => {
    const languages = words.get(word) ?? new Map<string, number | null>()
    if (!languages.has(language)) languages.set(language, value)
    words.set(word, languages)
  }
  for (const language of Object.keys(numberWordTable)) {
    const table = numberWordTable[language]
    const isJoined = table.startsWith('+') || language === 'en'
    const else_ = new Set((mostlyElse[language] ?? '').split(' '))
    const pieces = new Map<string, string[]>()
    for (const entry of [table.replace('+', ''), quantityWords[language] ?? ''].join('|').split('|')) {
      const [value, ...said] = entry.split(/\s+/).filter((part) => part !== '')
      for (const each of said) {
        const word = plain(fold(each))
        if (else_.has(word)) continue
        put(language, word, value === '?' ? null : Number(value))
        if (isJoined && word.length > 2) pieces.set(word.slice(0, 2), [...(pieces.get(word.slice(0, 2)) ?? []), word])
      }
    }
    if (isJoined) joined.set(language, pieces)
  }
  const ordinary = new Map<string, Set<string>>()
  for (const language of Object.keys(numberWordTable)) {
    const said = [
      ...everydayWordsOf(language === 'no' ? 'nb' : language),
      ...(isSpoken(language) ? questionWordsOf(language) : []),
      ...(alsoOrdinary[language] ?? '').split(' '),
    ]
    for (const each of said) {
      const word = plain(each)
      if (words.get(word)?.has(language)) continue
      ordinary.set(word, (ordinary.get(word) ?? new Set<string>()).add(language))
    }
  }
  return { words, joined, ordinary }
}

const isSpoken = (language: string): language is (typeof spoken)[number] => (spoken as readonly string[]).includes(language)

/** The languages that a text is most likely of, by the words that people say all the time; none where it has none. */
export function languagesOf(words: Iterable<string>): ReadonlySet<string> {
  const { words: numberWords, ordinary } = numbers()
  const scores = new Map<string, number>()
  for (const given of words) {
    const word = plain(given)
    // What may be a number is decided by the others.
    if (numberWords.has(word)) continue
    for (const language of ordinary.get(word) ?? []) scores.set(language, (scores.get(language) ?? 0) + 1)
  }
  const most = [...scores.values()].reduce((a, b) => Math.max(a, b), 0)
  return new Set([...scores].flatMap(([language, score]) => (score === most ? [language] : [])))
}

/** What a folded word is worth in a text of these languages; nothing where it is not a number. */
export function worthOf(given: string, languages: ReadonlySet<string>): Worth {
  if (given.length > LONGEST) return []
  for (const word of formsOf(plain(given))) {
    const found = worthOfForm(word, languages)
    if (found.length > 0) return found
    // It is a separate word, even if it would be a number without its ending.
    if (isUsual(word, languages)) return []
  }
  return []
}

const isUsual = (word: string, languages: ReadonlySet<string>): boolean =>
  [...(numbers().ordinary.get(word) ?? [])].some((language) => languages.has(language))

function worthOfForm(word: string, languages: ReadonlySet<string>): Worth {
  const { words, ordinary } = numbers()
  const here = words.get(word)
  const usual = ordinary.get(word)
  if (!here) return usual ? [] : joinedWorth(word)
  const isThisLanguage = [...here.keys()].some((language) => languages.has(language))
  // Of the languages around it, it is an everyday word of one.
  const isUsualHere = usual !== undefined && (languages.size === 0 || [...usual].some((language) => languages.has(language)))
  const counted = [...here].filter(([language]) => {
    if (languages.has(language)) return true
    return !isThisLanguage && !isUsualHere && isPlain(language, word) && (thorough.has(language) || !usual)
  })
  return [...new Set(counted.map(([, value]) => value))]
}

/** Whether a word is a number regardless of the language around it: not short words, nor Hindi in Latin letters, which may be others. */
const isPlain = (language: string, word: string): boolean =>
  thorough.has(language) ? language !== 'hi' || !/^[a-z]/.test(word) : word.length >= (/^[a-z]/.test(word) ? LONG : LONG - 1)

/** The word itself, and without what may be written together with a number. */
function* formsOf(word: string): Generator<string> {
  yield word
  if (/^[a-z]/.test(word)) {
    const bare =
      /^(.{3,}?)(?:'s|s|ish|odd|fold|some|mal|fach|fache|facher|faches|fachen|erlei|jahrig|jahrige|jahriger|jahriges|jahrigen)$/.exec(word)
    if (bare) yield bare[1]
    if (word.endsWith('ies')) yield `${word.slice(0, -3)}y`
  }
  if (/^[\u0600-\u06ff]/.test(word)) {
    // "and", "by", "as", "for", and the article.
    let rest = word
    for (const front of [/^[وف]/, /^(?:لل|[بكل])(?=ال|..)/, /^ال/]) {
      const shorter = rest.replace(front, '')
      if (shorter === rest || shorter.length < 2) continue
      rest = shorter
      yield rest
    }
  }
}

const JOINS = ['und', 'en', 'og', 'and', 'et', 'e', 'i', 'y']

/** "siebenunddreißig", "quattrocentotrentasette": pieces that are all numbers, with at most a word that joins two of them. */
function joinedWorth(word: string): Worth {
  if (word.length < 6) return []
  for (const [language, pieces] of numbers().joined) {
    const dead = new Set<number>()
    const from = (at: number, taken: readonly number[]): readonly number[] | null => {
      if (at === word.length) return taken.length > 1 ? taken : null
      if (dead.has(at)) return null
      const starts = taken.length > 0 ? [at, ...JOINS.filter((join) => word.startsWith(join, at)).map((join) => at + join.length)] : [at]
      for (const start of starts) {
        for (const piece of pieces.get(word.slice(start, start + 2)) ?? []) {
          const value = numbers().words.get(piece)?.get(language)
          if (typeof value !== 'number' || !word.startsWith(piece, start)) continue
          const found = from(start + piece.length, [...taken, value])
          if (found) return found
        }
      }
      dead.add(at)
      return null
    }
    const found = from(0, [])
    if (found) return [composed(found)]
  }
  return []
}

/** Numbers one behind the other as one: hundreds and thousands multiply what precedes them, and so does the twenty of "quatre-vingts". */
export function composed(values: readonly number[]): number {
  let [total, current] = [0, 0]
  for (const value of values) {
    if (value >= 1000 && value >= current) {
      total += (current || 1) * value
      current = 0
    } else if (value === 100 && current > 0 && current < 100) current *= value
    else if (value === 20 && current === 4) current = 80
    else current += value
  }
  return total + current
}

/** Whether a number may be followed by this one within one number: 400 by 37, 37 by 1000, 3 by 20 where a word joins them. */
export function goesOn(values: readonly number[], next: number, isJoined: boolean): boolean {
  const last = values[values.length - 1]
  if (next >= 100 && [100, 1000, 10_000, 100_000, 1e6, 1e7, 1e9, 1e11, 1e12].includes(next)) return last < next || last % next === 0
  if (last === 4 && next === 20) return true
  if (last >= 100) return next < 100 || (last >= 1000 && next < last)
  if (last >= 20 && last % 10 === 0) return next < 10 || ((last === 60 || last === 80 || last === 20) && next < 20)
  return isJoined && last < 10 && next >= 20 && next < 100 && next % 10 === 0
}

/** Whether people say a folded word all the time in some language, and mean no number. */
export const isOrdinary = (word: string): boolean => numbers().ordinary.has(plain(word)) || isEverydayWord(word) || questionWords.has(word)
