import { type Cell, countCell, messagesCell, type Table, text } from '#charts/table.ts'
import { asPhrase } from '#data/search/as-phrase.ts'
import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import type { Comparison, LinkList, PhraseList, Style, Topics } from './answers.ts'
import { sayWords } from './messages/index.ts'
import { decimalOf, lengthOf, shareOf } from './sentences.ts'
import type { Story } from './use-story.ts'

const { compare, phrases, topics, style, links, storyOf } = sayWords

/** A figure that may be missing, as it is and in words. */
const figure = (n: number | null, shown: string): Cell => ({ value: n ?? '', shown })
const share = (n: number | null): Cell => figure(n, shareOf({ n }))

/** A row for each word and emoji of each person. */
export const comparisonTable = ({ people }: Comparison): Table => ({
  columns: compare.columns.map(text),
  rows: people.flatMap(({ person, words, emojis }) =>
    [...words.map(({ word, ...rest }) => ({ said: word, ...rest })), ...emojis.map(({ emoji, ...rest }) => ({ said: emoji, ...rest }))].map(
      ({ said, count, others, z }) => [text(person), text(said), countCell(count), countCell(others), figure(z, format.decimal(z))],
    ),
  ),
  people: true,
})

export const phraseTable = ({ phrases: list }: PhraseList): Table => ({
  columns: phrases.columns.map(text),
  rows: list.map(({ phrase, count, messages }) => [text(phrase), countCell(count), messagesCell(messages, { query: asPhrase(phrase) })]),
  people: true,
})

/** Of each topic a row for all months, and one for each. */
export const topicTable = ({ topics: list }: Topics): Table => ({
  columns: topics.columns.map(text),
  rows: list.flatMap(({ name, words, share: all, windows, by_month: months }) => {
    const row = (month: Cell, part: number | null, windows: number) => [
      text(name),
      text(words.join(say.comma)),
      month,
      share(part),
      countCell(windows),
    ]
    return [
      row(text(topics.allMonths), all, windows),
      ...months.map(({ month, share: part, windows }) => row({ value: month, shown: format.month(month) }, part, windows)),
    ]
  }),
  people: true,
})

/** A row per person: everything known about how they write, and how many messages are of which length. */
export const styleTable = ({ people, lengths }: Style): Table => ({
  columns: [
    style.columns.person,
    style.columns.texts,
    style.figures.median,
    style.columns.mean,
    style.figures.words,
    style.figures.emoji,
    style.figures.question,
    style.figures.link,
    style.figures.caps,
    style.figures.variety,
    style.figures.longest,
    ...lengths.map(({ from, to }) => style.columns.range({ range: lengthOf({ from, to }) })),
  ].map(text),
  rows: people.map((of) => [
    text(of.person),
    countCell(of.texts),
    figure(of.median_length, decimalOf({ n: of.median_length })),
    figure(of.mean_length, decimalOf({ n: of.mean_length })),
    figure(of.mean_words, decimalOf({ n: of.mean_words })),
    share(of.emoji_share),
    share(of.question_share),
    share(of.link_share),
    share(of.caps_share),
    share(of.distinct_words_per_1000 === null ? null : of.distinct_words_per_1000 / 1000),
    figure(of.longest?.length ?? null, of.longest ? format.count(of.longest.length) : decimalOf({ n: null })),
    ...of.histogram.map(countCell),
  ]),
  people: true,
})

export const linkTable = ({ domains }: LinkList): Table => ({
  columns: links.columns.map(text),
  rows: domains.map(({ domain, count, messages }) => [
    text(domain),
    countCell(count),
    messagesCell(messages, { query: `"${domain}"`, link: true }),
  ]),
  people: true,
})

/** A row for each month, then one for each person. */
export const storyTable = ({ months, statistics: { authors } }: Story): Table => ({
  columns: storyOf.columns.map(text),
  rows: [
    ...months.map(({ month, count }) => [{ value: month, shown: format.month(month) }, messagesCell(count, monthDays(month))]),
    ...authors.map(({ author, count }) => [text(author), messagesCell(count, { authors: [author] })]),
  ],
  people: true,
})
