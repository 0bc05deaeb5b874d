/** Questions are typed in a hurry: words of the rules with one letter wrong, missing or too many, or two that changed places. */
import { wordsBeginning } from '@convostat/engine/search/any-of'
import type { LanguageData } from '#languages/language.ts'
import type { QuestionContext } from '../question-context.ts'
import type { Concept } from './concepts.ts'
import { lexiconOf } from './lexicon.ts'
import { namesOf } from './people.ts'
import { plain, type Token } from './tokens.ts'

/** A shorter word with another letter is mostly another word; one with two letters in the wrong order rarely is. */
const LONG = 7
const SHORTEST = 5
/** Verbs that alone ask for messages: with another letter they are other verbs ("spends", "schreit"). */
const verbs: readonly Concept[] = ['write', 'use', 'say', 'talk', 'make', 'ask', 'mentioned', 'reply', 'begin', 'take']

/** One letter more, less or other, or two that changed places. */
export function isOneLetterApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || isSwapped(restA, restB)
}

const isSwapped = (a: string, b: string): boolean => a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)

/** Whether one is most likely meant for the other. */
const isMeant = (text: string, word: string): boolean => (text.length >= LONG ? isOneLetterApart(text, word) : isSwappedFor(text, word))

/** The same letters, two of them in the wrong order. */
function isSwappedFor(text: string, word: string): boolean {
  const at = [...text].findIndex((letter, i) => letter !== word[i])
  return text.length === word.length && at >= 0 && isSwapped(text.slice(at), word.slice(at))
}

const isVerb = (data: LanguageData, word: string): boolean =>
  (lexiconOf(data).meanings.get(word) ?? []).some((meaning) => meaning.is === 'concept' && verbs.includes(meaning.concept))

const known = new WeakMap<LanguageData, ReadonlyMap<string, readonly string[]>>()

/** The longer words that the rules know, by their first letter and by their second: one of both is right. */
function wordsOf(data: LanguageData): ReadonlyMap<string, readonly string[]> {
  const there = known.get(data)
  if (there) return there
  const made = new Map<string, string[]>()
  const words = new Set([...lexiconOf(data).meanings.keys(), ...data.months, ...data.weekdays].flatMap((form) => form.split(/[ |]/)))
  for (const word of words)
    if (word.length >= SHORTEST)
      for (const key of [word[0], `.${word.slice(-2)}`]) {
        const others = made.get(key)
        if (others) others.push(word)
        else made.set(key, [word])
      }
  known.set(data, made)
  return made
}

/** A word as it was written, and the one it was taken for. */
export interface Mistake {
  written: string
  meant: string
}

/** The same question with its misspelt words put right, and which these are. What is a name or a word of this chat is none. */
export function corrected(
  question: string,
  tokens: readonly Token[],
  data: LanguageData,
  { chat }: QuestionContext,
): { tokens: readonly Token[]; mistakes: readonly Mistake[] } {
  const names = data.isVerbLast === true ? new Set<string>() : capitals(question)
  const words = wordsOf(data)
  const isKnown = (text: string): boolean =>
    names.has(text) || namesOf(chat).has(text) || (words.get(text[0]) ?? []).includes(text) || lexiconOf(data).vague.has(text)
  const mistakes: Mistake[] = []
  const right = tokens.map((token) => {
    const { kind, text } = token
    if (kind !== 'word' || text.length < SHORTEST || isKnown(text) || wordsBeginning(chat, text).includes(text)) return token
    const near = new Set([...(words.get(text[0]) ?? []), ...(words.get(`.${text.slice(-2)}`) ?? [])])
    const found = [...near].filter((word) => (isVerb(data, word) ? isSwappedFor(text, word) : isMeant(text, word)))
    // "Mensage" may be one of several forms: any of them asks for the same.
    if (found.length === 0) return token
    mistakes.push({ written: text, meant: spellingsOf(data).get(found[0]) ?? found[0] })
    return { kind, text: found[0] }
  })
  return { tokens: right, mistakes }
}

const spelled = new WeakMap<LanguageData, ReadonlyMap<string, string>>()

/** The words of the rules as they are written, by how they are compared. */
function spellingsOf(data: LanguageData): ReadonlyMap<string, string> {
  const there = spelled.get(data)
  if (there) return there
  const lists = [...Object.values(data.concepts), ...Object.values(data.figures).map(({ asks }) => asks), ...data.months, ...data.weekdays]
  const made = new Map(lists.flatMap((list) => list.split(/[ |]/)).map((word): [string, string] => [plain(word), word]))
  spelled.set(data, made)
  return made
}

/** Words with a capital letter that do not begin the question: names of others, except in German, where nouns have one. */
const capitals = (question: string): ReadonlySet<string> =>
  new Set(Array.from(question.trim().matchAll(/(?<=\s)\p{Lu}\p{Ll}+/gu), ([word]) => plain(word)))
