/** Whether words show care for someone: by phrases of several languages, as a positive or inviting tone alone is none. */
import { plainText, wordsOf } from '#on-show/plain-text.ts'
import lists from './caring-words.json' with { type: 'json' }

/** In these no spaces part words, and a phrase may be anywhere. */
const UNSPACED = ['ja', 'zh'] as const
/** Hearts, hugs and kisses. */
const AFFECTION = /[❤♥🧡💛💚💙💜🤍🤎🖤🩷🩵💕💖💗💞💓💘💝🤗🫂😘🥰💋]/u
const QUESTION = /[?？؟]\s*\P{L}*$/u

const listed: Readonly<Record<string, string>> = lists

/** Relief, and how one declines. */
const COURTESY = /\bthank (?:god|goodness|heavens)\b|\bthanks? (?:you )?but\b|\bno,? thanks?(?: you)?\b/gu

export const hasCaringWords = (language: string): boolean => Object.hasOwn(listed, language)

/** Whether a text has a caring phrase of any language, shows affection, or in English says something about the one written to. */
export function showsCare(text: string): boolean {
  const plain = plainText(text).replace(COURTESY, '')
  const words = wordsOf(plain)
  if (hasPhrase(words) || UNSPACED.some((language) => phrasesIn(language).some((phrase) => plain.includes(phrase)))) return true
  return !QUESTION.test(text.trim()) && (AFFECTION.test(text) || isAboutYou(words))
}

const YOU = new Set('you your yours yourself u ur'.split(' '))
/** How one asks for something, or asks someone along. */
const ASKS = new Set(
  'send bring get give show tell pass grab buy call can could will would do did are have wanna want let lets come join see ask'.split(' '),
)

const ALONG = new Set('coming going bring get want should can could need have free around there up'.split(' '))

function isAboutYou(words: readonly string[]): boolean {
  const at = words.findIndex((word) => YOU.has(word))
  return at >= 0 && !ASKS.has(words[0]) && words[0] !== "let's" && !ALONG.has(words[at + 1])
}

let byFirst: ReadonlyMap<string, readonly string[]> | undefined

function hasPhrase(words: readonly string[]): boolean {
  byFirst ??= phrasesByFirst()
  const known = byFirst
  return words.some((word, at) => known.get(word)?.some((phrase) => ` ${words.slice(at).join(' ')} `.startsWith(`${` ${phrase}`} `)))
}

function phrasesByFirst(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const language of Object.keys(listed)) {
    if (UNSPACED.some((each) => each === language)) continue
    for (const phrase of phrasesIn(language)) {
      const [first] = phrase.split(' ')
      found.set(first, [...(found.get(first) ?? []), phrase])
    }
  }
  return found
}

const read = new Map<string, readonly string[]>()

function phrasesIn(language: string): readonly string[] {
  const known = read.get(language)
  if (known) return known
  const phrases = listed[language].split('|').map((phrase) => wordsOf(plainText(phrase)).join(' '))
  read.set(language, phrases)
  return phrases
}
