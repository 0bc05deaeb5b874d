import { isolated } from '#charts/isolated.ts'
import { named } from '#charts/named.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { shownUnasked } from '#ui/first-ones.tsx'
import type { Comparison, EmojiList, Leaning, LinkList, PhraseList, Style, Topics, WordList } from './answers.ts'
import { sayWords } from './messages/index.ts'
import { shownPeople } from './settings.ts'

const { cloud, emoji, compare, phrases, topics, style, links } = sayWords
/** Medians closer than this, as a part of the longer one, are about the same. */
const even = 0.15

/** The lengths from one number of letters to another; the last has no end. */
export function lengthOf({ from, to }: { from: number; to: number | null }): string {
  if (to === null) return style.lengthFrom({ from })
  return from === to ? format.count(from) : style.length({ from, to })
}

/** A figure of a person, where there is one. */
export const decimalOf = ({ n }: { n: number | null }): string => (n === null ? '–' : format.decimal(n))
export const shareOf = ({ n }: { n: number | null }): string => (n === null ? '–' : format.percent(n))

/** How many of the first are equally frequent; three for more. */
const tied = (counted: readonly { count: number }[]): number => counted.slice(0, 3).filter(({ count }) => count === counted[0].count).length

/** What is most frequent, and what next; nothing is called so that is as frequent as others. */
export function wordSentence({ words }: WordList): string {
  const [first, second, third] = words
  if (!first) return cloud.empty
  const { word, count: n } = first
  if (tied(words) > 1 && n === 1) return cloud.once
  if (tied(words) > 2) return cloud.several({ n })
  if (tied(words) === 2) return cloud.sentenceOfTie({ word, other: second.word, n })
  return second && second.count !== third?.count ? cloud.sentenceOfTwo({ word, n, other: second.word }) : cloud.sentence({ word, n })
}

/** The emoji sent most, at most two, and a sentence about them, which comes after them. */
export function emojiSentence({ emojis, messages, messages_with_emojis: having }: EmojiList): { shown: string[]; sentence: string } {
  const [first] = emojis
  if (!first) return { shown: [], sentence: emoji.empty }
  const counted = { n: first.count, share: messages === 0 ? 0 : having / messages }
  if (tied(emojis) > 2) return { shown: [], sentence: emoji.several(counted) }
  const shown = emojis.slice(0, tied(emojis)).map((each) => each.emoji)
  return { shown, sentence: shown.length === 2 ? emoji.sentenceOfTie(counted) : emoji.sentence(counted) }
}

/** Who has own words of those who are shown unasked, the surest first word first. */
export const surestFirst = (people: readonly Leaning[]) =>
  people
    .slice(0, shownUnasked(people.length, shownPeople))
    .flatMap(({ person, words: [word] }) => (word ? [{ person, word: word.word, z: word.z }] : []))
    .sort((one, other) => other.z - one.z)

/** Each one's word in a chat of two; of more people, or where only one has own words, the surest. */
export function compareSentence(of: Comparison): string {
  const { people } = of
  const [one, other] = people.length === 2 ? people : []
  if (one?.words[0] && other?.words[0])
    return compare.sentenceOfTwo({
      one: named(one.person),
      word: one.words[0].word,
      other: named(other.person),
      otherWord: other.words[0].word,
    })
  const [surest] = surestFirst(people)
  if (!surest) return compare.none
  const than = otherOf(of, surest.person)
  return than === null
    ? compare.sentence({ name: named(surest.person), word: surest.word })
    : compare.sentenceOfPair({ name: named(surest.person), word: surest.word, other: named(than) })
}

/** Of someone who leans to nothing; `other` is the only other person, null where there are more. */
export const noneOf = (other: string | null): string => (other === null ? compare.noneOf : compare.noneOfPair({ other: named(other) }))

/** The same as the screen's main finding: null where there is nothing to compare. */
export const ownWordsSentence = (of: Comparison): string | null =>
  of.people.some(({ words }) => words.length > 0) ? compareSentence(of) : null

/** The other person in a chat between two; null where there are more. */
export function otherOf({ people, total_people: all }: Pick<Comparison, 'people' | 'total_people'>, person: string): string | null {
  return all === 2 ? (people.find((each) => each.person !== person)?.person ?? null) : null
}

interface SaidMore {
  person: string
  word: string
  count: number
  /** How often all others said it. */
  others: number
  /** The only other person; null where there are more. */
  other: string | null
}

/** How often someone says their own word, and how often the other person or everyone else does. */
export const saidMore = ({ person, word, count: n, others, other }: SaidMore): string =>
  other === null
    ? compare.hint({ word, name: named(person), n, others })
    : compare.hintOfTwo({ word, name: named(person), n, other: named(other), others })

/** The strongest phrases are those to show; beside each is how often it is said, and that is their order. */
export const mostSaidFirst = (list: PhraseList): PhraseList => ({
  ...list,
  phrases: list.phrases.toSorted((a, b) => b.count - a.count),
})

/** Of phrases the one most frequent first. */
export function phraseSentence({ phrases: list }: PhraseList): string {
  const [first, second] = list
  if (!first) return phrases.none
  const { phrase, count: n } = first
  if (tied(list) > 2) return phrases.several({ n })
  return tied(list) === 2 ? phrases.sentenceOfTie({ phrase, other: second.phrase, n }) : phrases.sentence({ phrase, n })
}

export const topicSentence = ({ topics: [first] }: Topics): string =>
  first ? topics.sentence({ topic: isolated(first.name.split(betweenWords).join(say.comma)), share: first.share }) : topics.none

/** A topic's name is its first words with this between them. */
const betweenWords = ' · '

/** Who writes texts, longest median first; people with few texts only where at most one has more. */
function byLength({ people }: Pick<Style, 'people'>) {
  const writing = people.flatMap(({ person, texts, median_length: median }) => (median === null ? [] : [{ person, texts, median }]))
  const often = writing.filter(({ texts }) => texts >= fewest)
  return (often.length > 1 ? often : writing).toSorted((one, other) => other.median - one.median)
}

/** Whose messages are longer; of more than two people, the two furthest apart. */
export function styleSentence({ people }: Style): string {
  const sorted = byLength({ people })
  const [long, short] = [sorted[0], sorted[sorted.length - 1]]
  if (!long) return style.none
  if (long === short) return style.sentence({ name: named(long.person), median: Math.round(long.median) })
  if (differ(long.median, short.median)) {
    const both = {
      ...{ long: named(long.person), longMedian: Math.round(long.median) },
      ...{ short: named(short.person), shortMedian: Math.round(short.median) },
    }
    const isAlone = long.median > sorted[1].median && short.median < sorted[sorted.length - 2].median
    // Who wrote too little to be compared may have longer ones.
    const isEveryone = sorted.length === people.filter(({ median_length: median }) => median !== null).length
    return sorted.length > 2 && isAlone && isEveryone ? style.sentenceOfMany(both) : style.sentenceOfTwo(both)
  }
  if (people.length === 2)
    return style.sentenceEven({ one: named(long.person), other: named(short.person), median: Math.round(long.median) })
  const { person, median } = firstWriting(people, sorted)
  return style.sentence({ name: named(person), median: Math.round(median) })
}

const differ = (long: number, short: number): boolean => long - short > even * long

/** In the order of people, the first of those who write. */
const firstWriting = <T extends { person: string }>(people: Style['people'], sorted: readonly T[]): T =>
  people.flatMap(({ person }) => sorted.filter((each) => each.person === person))[0]

/** In a group, the people named by `styleSentence` first, so that no one has to ask for all to see them. */
export function namedFirst(people: Style['people']): Style['people'] {
  const sorted = byLength({ people })
  const [long, short] = [sorted[0], sorted[sorted.length - 1]]
  if (people.length < 3 || !long) return people
  const first = (differ(long.median, short.median) ? [long, short] : [firstWriting(people, sorted)]).map(({ person }) => person)
  return [
    ...first.flatMap((name) => people.filter(({ person }) => person === name)),
    ...people.filter(({ person }) => !first.includes(person)),
  ]
}

/** Of fewer texts nobody is called the longest writer. */
const fewest = 10

/** How many of all links are to the first place; most of them only above half. Where others are linked as often, none is named. */
export function linkSentence({ domains: [first, second], total_domains: sites, links: all }: LinkList): string {
  if (!first) return links.none
  const { count: n } = first
  const domain = isolated(first.domain)
  if (n === all) return links.sentenceOfOne({ domain, links: all })
  if (n === second?.count) return links.sentenceTied({ links: all, sites })
  if (2 * n > all) return links.sentence({ domain, n, links: all })
  return 2 * n === all ? links.sentenceOfHalf({ domain, links: all }) : links.sentenceOften({ domain, n, links: all })
}
