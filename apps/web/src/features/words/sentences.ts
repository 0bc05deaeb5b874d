import { isolated } from '#charts/isolated.ts'
import { named } from '#charts/named.ts'
import { sayWords } from '#messages/say/words.ts'
import type { Comparison, EmojiList, LinkList, PhraseList, Style, Topics, WordList } from './answers.ts'

const { cloud, emoji, compare, phrases, topics, style, links } = sayWords
/** Medians closer than this, as a part of the longer one, are about the same. */
const even = 0.15

/** A name within a sentence. */

/** What is said most, and what next. */
export function wordSentence({ words: [first, second] }: WordList): string {
  if (!first) return cloud.empty
  return second ? cloud.sentenceOfTwo(first.word, first.count, second.word) : cloud.sentence(first.word, first.count)
}

/** Of the emoji sent most, which stands before it. */
export const emojiSentence = ({ emojis: [first], messages, messages_with_emojis: having }: EmojiList): string =>
  first ? emoji.sentence(first.count, messages === 0 ? 0 : having / messages) : emoji.empty

/** What the first two lean to; of one alone, or where only one leans to words, that one. */
export function compareSentence({ people }: Comparison): string {
  const [one, other] = people.flatMap(({ person, words: [word] }) => (word ? [{ person, word: word.word }] : []))
  if (!one) return compare.none
  return other && people.length === 2
    ? compare.sentenceOfTwo(named(one.person), one.word, named(other.person), other.word)
    : compare.sentence(named(one.person), one.word)
}

/** The strongest phrases are those to show; beside each stands how often it is said, and that is their order. */
export const mostSaidFirst = (list: PhraseList): PhraseList => ({
  ...list,
  phrases: list.phrases.toSorted((a, b) => b.count - a.count),
})

/** Of phrases the one said most first. */
export const phraseSentence = ({ phrases: [first] }: PhraseList): string =>
  first ? phrases.sentence(first.phrase, first.count) : phrases.none

export const topicSentence = ({ topics: [first] }: Topics): string =>
  first ? topics.sentence(isolated(first.name), first.share) : topics.none

/** Whose messages are longer; of more than two, the two that are furthest apart. */
export function styleSentence({ people }: Style): string {
  const writing = people.flatMap(({ person, texts, median_length: median }) => (median === null ? [] : [{ person, texts, median }]))
  if (writing.length === 0) return style.none
  const often = writing.filter(({ texts }) => texts >= fewest)
  const sorted = (often.length > 1 ? often : writing).toSorted((a, b) => b.median - a.median)
  const [long, short] = [sorted[0], sorted[sorted.length - 1]]
  if (long === short) return style.sentence(named(long.person), long.median)
  if (long.median - short.median > even * long.median)
    return style.sentenceOfTwo(named(long.person), long.median, named(short.person), short.median)
  return people.length === 2
    ? style.sentenceEven(named(long.person), named(short.person), long.median)
    : style.sentence(named(people[0].person), writing[0].median)
}

/** Of fewer texts nobody is called the longest writer. */
const fewest = 10

export const linkSentence = ({ domains: [first], links: all }: LinkList): string =>
  first ? links.sentence(isolated(first.domain), first.count, all) : links.none
