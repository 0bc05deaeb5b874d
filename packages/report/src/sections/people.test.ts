import { expect, test } from 'vitest'
import { someFacts } from '#testing/facts.ts'
import type { Facts } from '../facts.ts'
import type { Line } from '../model.ts'
import { tilesOf } from './overview.ts'
import { peopleSection, repliesSection } from './people.ts'

const names = ['Ana', 'Ben', 'Cleo', 'Dan']

const said = (line: Line | null | undefined): string =>
  [line ?? '']
    .flat()
    .reduce<string>((text, part) => text + (typeof part === 'string' ? part : part.said), '')
    .replaceAll('\u00a0', ' ')

const shares = (y: number[]): string =>
  said(peopleSection(someFacts({ messageShare: { people: y.map((messages, i) => ({ person: names[i]!, messages })) } }))?.lead)

const replies = (medians: number[], hasSeconds: boolean): string => {
  const facts = someFacts()
  const people = names.slice(0, medians.length)
  const discipline = medians.map((median_seconds, i) => [
    people[i],
    { '<5min': 9, '<1hr': 0, '<1day': 0, '>1day': 0, total_replies: 9, median_seconds, p90_seconds: 9000 },
  ])
  return said(
    repliesSection({
      ...facts,
      overview: { ...facts.overview, import: { ...facts.overview.import, has_seconds: hasSeconds } },
      replyDiscipline: { people, reply_discipline: Object.fromEntries(discipline) } as Facts['replyDiscipline'],
    })?.lead,
  )
}

test.each([
  [[250, 170], 'For every 100 messages from Ana, Ben writes 68.'],
  [[250, 170, 10], 'Ana wrote the most, 58% of all messages.'],
  [[250, 250], 'Ana and Ben wrote the same number of messages, 50% each.'],
  [[40, 40, 40, 30], 'Ana, Ben and Cleo wrote the same number of messages, 27% each.'],
  [[40, 40, 40, 40], '4 people wrote the same number of messages, 25% each.'],
  [[12], 'Ana wrote every message.'],
])('who wrote the most of %j is named, all of them where several did', (y, sentence) => expect(shares(y)).toBe(sentence))

test.each([
  [10, 20, 'Ana writes more often. Ben writes more words.'],
  // As many words, as far as an average can say.
  [10, 15, 'For every 100 messages from Ana, Ben writes 68.'],
  [10, 3, 'For every 100 messages from Ana, Ben writes 68.'],
])('with %i and %i words per message, a sentence says who writes more in which way', (first, second, sentence) => {
  const style = { median_length: 9, emoji_share: 0, question_share: 0, link_share: 0 }
  const people = [
    { person: 'Ana', texts: 250, mean_words: first, ...style },
    { person: 'Ben', texts: 170, mean_words: second, ...style },
  ]
  const messageShare = { people: people.map(({ person, texts }) => ({ person, messages: texts })) }
  expect(said(peopleSection(someFacts({ messageShare, writingStyle: { people } }))?.lead)).toBe(sentence)
})

test.each([
  [[240, 120], false, 'Ben replies fastest: half of 9 replies came within 2 min.'],
  // Less than a minute apart, in a file that has whole minutes.
  [[240, 225], false, 'Ana and Ben reply equally fast: half of their replies came within 4 min.'],
  [[240, 225], true, 'Ben replies fastest: half of 9 replies came within 3.8 min.'],
  [[20, 0, 600], false, 'Ana and Ben reply equally fast: half of their replies came in under a minute.'],
  [[60, 60, 60, 60], true, '4 people reply equally fast: half of their replies came within 1.0 min.'],
  [[240], false, 'Half of Ana’s replies came within 4 min.'],
])('a sentence says who answers quickest of %j where the figures beside it show it', (medians, hasSeconds, sentence) =>
  expect(replies(medians, hasSeconds)).toBe(sentence),
)

test('replies that take days are written in hours, in sentences, tables and tiles', () => {
  expect(replies([1_080_000], true)).toBe('Half of Ana’s replies came within 300.0 h.')
  const { overview } = someFacts()
  const slow = { ...overview, latency: { p50: 1_080_000, p90: 2_160_000, replies: 9 } }
  expect(tilesOf(slow, null).map(({ value }) => said(value))).toEqual(expect.arrayContaining(['300.0 h', '600.0 h']))
})
