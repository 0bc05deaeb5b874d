/** Words that belong together in a chat. */

import { type Everyday, everydayIn } from '#analyses/suggestions/everyday.ts'
import { keywordFrom } from '#analyses/suggestions/keyword.ts'
import { isNoise } from '#analyses/suggestions/noise.ts'
import { isWish } from '#analyses/suggestions/own-phrases.ts'
import { type Phrase, phrasesOf } from '#analyses/suggestions/phrases.ts'
import { type Sample, sampleOf } from '#analyses/suggestions/sample.ts'
import { written } from '#analyses/suggestions/written.ts'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { smallest } from '#stats/extremes.ts'
import { surprise } from '#stats/surprise.ts'
import { fold } from '#words/fold.ts'
import { messagesByAuthor } from '../message-share.ts'
import type { WordChoice } from './left-out.ts'
import { findingEach } from './messages-finding.ts'
import { phraseText } from './phrase-text.ts'
import { chatLanguages, isStopWord, stopWordsOf } from './stop-words.ts'
import { spoken } from './words-by-message.ts'

export interface CountedPhrase {
  /** In its commonest spelling. */
  phrase: string
  /** How often it is in the messages that a search for it in quotes finds, and how many those are. */
  count: number
  messages: number
}

export interface PhraseList {
  /** The strongest first. */
  phrases: CountedPhrase[]
  languages: readonly string[]
  /** Messages selected. */
  messages: number
}

export interface PhrasesAsked extends WordChoice {
  /** This many phrases at most. */
  most?: number
}

const LONGEST = 4
/** Phrases are sought in this many words, at even distances: those that matter are in them many times. */
const MOST_TOKENS = 200_000
/** What is said by chance as often as this, is not a phrase: 1 in 1,000. */
const LEAST_SURPRISE = 10.83
/** Words of the same sentence meet more often than chance has it without belonging together: this many times as often they do. */
const LEAST_ATTRACTION = 8
/** A part is said by itself, too, where this many of the messages with it do not contain the whole. */
const MOSTLY = 0.5
/**
 * A phrase may end with a word that every sentence needs (`love you`) where this many of the messages with another word of it
 * contain it, and begin with one (`ti amo`, but not `the house`) where nearly all do.
 */
const TO_END_SO = 0.5
const TO_BEGIN_SO = 0.9
/** It is a set phrase of the language, and not of the chat (`of course`), where its other words are no more than this many times as common as elsewhere. */
const OFTENER = 2

/** Two to four words that are said together more often than chance has it. None is a part of another. */
export function phraseList(
  chat: Chat,
  selection: Selection = everything(chat),
  { most = 20, without = [], all = false }: PhrasesAsked = {},
): PhraseList {
  const languages = all ? [] : chatLanguages(chat)
  const sample = sampleOf(chat, selection, MOST_TOKENS, spoken(chat))
  const candidates = bound(
    phrasesOf(chat, sample, LONGEST),
    sample,
    stopWordsOf(languages),
    new Set(without.map((word) => fold(word).trim())),
    everydayIn(languages),
  )
  const counted: Counted = (phrases) => {
    const texts = phrases.map(({ places }) => phraseText(chat, sample, places))
    const found = findingEach(
      chat,
      selection,
      texts.map((text) => text ?? ''),
    )
    return (place) => {
      const text = texts[place]
      if (text === null) return null
      const { messages, times, rows } = found(place)
      return messages === 0 ? null : { phrase: written(chat, rows, keywordFrom(text)), count: times, messages }
    }
  }
  return {
    phrases: apart(candidates, most, counted),
    languages,
    messages: messagesByAuthor(chat, selection).reduce((sum, each) => sum + each, 0),
  }
}

interface Bound extends Phrase {
  strength: number
  /** It neither begins nor ends with a word that every sentence needs. */
  isPlain: boolean
}

/** Those whose words belong together, the strongest first. */
function bound(
  phrases: readonly Phrase[],
  { words, total }: Sample,
  stops: ReadonlySet<string>,
  without: ReadonlySet<string>,
  everyday: Everyday | null,
): Bound[] {
  const isStop = words.map(({ text }) => isStopWord(text, stops))
  const isOut = words.map(({ text }) => without.has(text) || isNoise(text))
  const isPlain = (places: readonly number[]): boolean => !isStop[places[0]] && !isStop[places[places.length - 1]]
  /** Every wish is; else a word makes it so that is more common here than elsewhere. */
  const isOfThisChat = (places: readonly number[], telling: readonly number[], everyday: Everyday): boolean =>
    isWish(places.map((place) => words[place].text)) ||
    telling.some((place) => words[place].messages > OFTENER * total * everyday.atMost(words[place].text))
  const isWhole = ({ places, messages }: Phrase): boolean => {
    const telling = places.filter((place) => !isStop[place])
    if (telling.length === 0) return false
    if (!isPlain(places) && everyday && !isOfThisChat(places, telling, everyday)) return false
    const least = isStop[places[0]] ? TO_BEGIN_SO : isStop[places[places.length - 1]] ? TO_END_SO : 0
    return messages >= least * smallest(telling.map((place) => words[place].messages))
  }
  const strong = phrases
    .filter((phrase) => !phrase.places.some((place) => isOut[place]))
    .map((phrase) => ({ ...phrase, strength: surprise(phrase.messages, phrase.expected), isPlain: isPlain(phrase.places) }))
    .filter((phrase) => phrase.strength >= LEAST_SURPRISE && phrase.messages >= LEAST_ATTRACTION * phrase.expected && isWhole(phrase))
  return strong.sort((a, b) => b.strength - a.strength || (keyOf(a.places) < keyOf(b.places) ? -1 : 1))
}

/**
 * The strongest, each with something to say beside the others: a part that is mostly said in the whole is left out, else
 * the whole is, and so is one that adds no more than what every sentence needs; of two that share two words in a row, the
 * weaker; and one that no search finds.
 */
function apart(phrases: readonly Bound[], most: number, counted: Counted): CountedPhrase[] {
  const byKey = new Map(phrases.map((phrase) => [keyOf(phrase.places), phrase]))
  const dropped = new Set<Bound>()
  for (const whole of phrases.toSorted((a, b) => b.places.length - a.places.length)) {
    for (const part of partsOf(whole.places)) {
      const other = byKey.get(keyOf(part))
      if (!other) continue
      const isMore = whole.messages >= MOSTLY * other.messages && (whole.isPlain || !other.isPlain)
      dropped.add(isMore ? other : whole)
    }
  }
  const kept = phrases.filter((phrase) => !dropped.has(phrase))
  const taken: CountedPhrase[] = []
  const pairs = new Set<string>()
  for (let from = 0; from < kept.length && taken.length < most; from += AT_ONCE) {
    const some = kept.slice(from, from + AT_ONCE)
    const told = counted(some)
    for (const [place, { places }] of some.entries()) {
      if (taken.length === most) break
      const own = places.slice(1).map((second, i) => keyOf([places[i], second]))
      if (own.some((pair) => pairs.has(pair))) continue
      const found = told(place)
      if (!found) continue
      for (const pair of own) pairs.add(pair)
      taken.push(found)
    }
  }
  return taken
}

/** What a search finds of each of some phrases, and how people write them; null where it finds none. */
type Counted = (phrases: readonly Bound[]) => (place: number) => CountedPhrase | null

/** This many are sought together: mostly as many as are returned, with those that share words with others. */
const AT_ONCE = 128

const keyOf = (places: readonly number[]): string => places.join(' ')

/** Every run of two words and more but all of them. */
function partsOf(places: readonly number[]): (readonly number[])[] {
  const parts: (readonly number[])[] = []
  for (let size = 2; size < places.length; size++)
    for (let at = 0; at + size <= places.length; at++) parts.push(places.slice(at, at + size))
  return parts
}
