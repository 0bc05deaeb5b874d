import { isolated } from '#charts/isolated.ts'
import { named } from '#charts/named.ts'
import { format } from '#format/index.ts'
import type { Comparison, EmojiList, LinkList, PhraseList, Style, Topics, WordList } from './answers.ts'
import { sayWords } from './messages/index.ts'

const { cloud, emoji, compare, phrases, topics, style, links } = sayWords
/** Medians closer than this, as a part of the longer one, are about the same. */
const even = 0.15

/** A name within a sentence. */

/** The lengths from one number of letters to another; the last has no end. */
export function lengthOf({ from, to }: { from: number; to: number | null }): string {
  if (to === null) return style.lengthFrom({ from })
  return from === to ? format.count(from) : style.length({ from, to })
}

/** A figure of a person, where there is one. */
export const decimalOf = ({ n }: { n: number | null }): string => (n === null ? '–' : format.decimal(n))
export const shareOf = ({ n }: { n: number | null }): string => (n === null ? '–' : format.percent(n))

/** What is most frequent, and what next. */
export function wordSentence({ words: [first, second] }: WordList): string {
  if (!first) return cloud.empty
  return second
    ? cloud.sentenceOfTwo({ word: first.word, n: first.count, other: second.word })
    : cloud.sentence({ word: first.word, n: first.count })
}

/** Of the emoji sent most, which is before it. */
export const emojiSentence = ({ emojis: [first], messages, messages_with_emojis: having }: EmojiList): string =>
  first ? emoji.sentence({ n: first.count, share: messages === 0 ? 0 : having / messages }) : emoji.empty

/** What the first two lean to; of one alone, or where only one leans to words, that one. */
export function compareSentence({ people }: Comparison): string {
  const [one, other] = people.flatMap(({ person, words: [word] }) => (word ? [{ person, word: word.word }] : []))
  if (!one) return compare.none
  return other && people.length === 2
    ? compare.sentenceOfTwo({ one: named(one.person), word: one.word, other: named(other.person), otherWord: other.word })
    : compare.sentence({ name: named(one.person), word: one.word })
}

/** The strongest phrases are those to show; beside each is how often it is said, and that is their order. */
export const mostSaidFirst = (list: PhraseList): PhraseList => ({
  ...list,
  phrases: list.phrases.toSorted((a, b) => b.count - a.count),
})

/** Of phrases the one most frequent first. */
export const phraseSentence = ({ phrases: [first] }: PhraseList): string =>
  first ? phrases.sentence({ phrase: first.phrase, n: first.count }) : phrases.none

export const topicSentence = ({ topics: [first] }: Topics): string =>
  first ? topics.sentence({ topic: isolated(first.name), share: first.share }) : topics.none

/** Whose messages are longer; of more than two, the two that are furthest apart. */
export function styleSentence({ people }: Style): string {
  const writing = people.flatMap(({ person, texts, median_length: median }) => (median === null ? [] : [{ person, texts, median }]))
  if (writing.length === 0) return style.none
  const often = writing.filter(({ texts }) => texts >= fewest)
  const sorted = (often.length > 1 ? often : writing).toSorted((a, b) => b.median - a.median)
  const [long, short] = [sorted[0], sorted[sorted.length - 1]]
  if (long === short) return style.sentence({ name: named(long.person), median: Math.round(long.median) })
  if (long.median - short.median > even * long.median)
    return style.sentenceOfTwo({
      long: named(long.person),
      longMedian: Math.round(long.median),
      short: named(short.person),
      shortMedian: Math.round(short.median),
    })
  return people.length === 2
    ? style.sentenceEven({ one: named(long.person), other: named(short.person), median: Math.round(long.median) })
    : style.sentence({ name: named(people[0].person), median: Math.round(writing[0].median) })
}

/** Of fewer texts nobody is called the longest writer. */
const fewest = 10

export const linkSentence = ({ domains: [first], links: all }: LinkList): string =>
  first ? linksOf({ domain: isolated(first.domain), n: first.count, links: all }) : links.none

/** How many of all links are to a place. */
export const linksOf = ({ domain, n, links: all }: { domain: string; n: number; links: number }): string =>
  n === all ? links.sentenceOfOne({ domain, links: all }) : links.sentence({ domain, n, links: all })
