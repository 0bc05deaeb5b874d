import { examples } from '@convostat/figures/examples'
import { expect, test } from 'vitest'
import { format } from '#format/index.ts'
import type { Bursts, Conversations, Discipline, Gaps, Matrix, PersonDiscipline } from './answers.ts'
import { speedOf } from './answers.ts'
import {
  balanceSentence,
  burstSentence,
  conversationSentence,
  gapSentence,
  listed,
  matrixSentence,
  speedSentence,
  streakSentence,
} from './sentences.ts'

/** Without the marks around names. */
const plain = (sentence: string) => sentence.replace(/[\u2068\u2069]/g, '')

const balance = (counts: Record<string, number>, ratio: number | null) =>
  plain(balanceSentence({ people: Object.keys(counts), message_counts: counts, ratio, balanced: ratio === null ? null : ratio >= 0.67 }))

test('how the talk is shared, for every number of people', () => {
  expect(balance({ Ana: 200, Ben: 170 }, 0.85)).toBe('For every 100 messages from Ana, Ben writes 85.')
  expect(balance({ Ana: 200, Ben: 200 }, 1)).toBe('Ana and Ben write about the same amount.')
  expect(balance({ Ana: 200, Ben: 170, Cleo: 20 }, 0.1)).toBe('51% of the messages are from Ana.')
  // As many are named as wrote a third of the messages together, three at most.
  expect(balance({ Ana: 30, Ben: 22, Cleo: 19, Dan: 19, Eve: 10 }, 0.3)).toBe('52% of the messages are from Ana and Ben.')
  // Nobody is left out for a difference that is not shown: the leader alone is named, or nobody.
  expect(balance({ Ana: 30, Ben: 20, Cleo: 20, Dan: 20, Eve: 10 }, 0.3)).toBe('Ana writes most: 30% of the messages.')
  expect(balance({ Ana: 100, Ben: 100, Cleo: 100, Dan: 100 }, 1)).toBe('No one writes more than 25% of the messages.')
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`P${i}`, 100 - i]))
  expect(balance(many, 0.8)).toBe('P0 writes most: 5.5% of the messages.')
  expect(balance({ Ana: 9 }, null)).toBe('Ana wrote every message here.')
  expect(balance({ Ana: 9000, Ben: 1 }, null)).toBe('Ana writes the most of 2 people.')
  expect(balance({}, null)).toBe('No messages match these filters.')
})

const none: PersonDiscipline = {
  '<5min': 0,
  '<1hr': 0,
  '<1day': 0,
  '>1day': 0,
  total_replies: 0,
  avg_reply_time_minutes: null,
  median_seconds: null,
  p90_seconds: null,
  within_conversation: { replies: 0, median_seconds: null, p90_seconds: null },
  opening_conversation: { replies: 0, median_seconds: null, p90_seconds: null },
  day: { replies: 0, median_seconds: null, p90_seconds: null },
  night: { replies: 0, median_seconds: null, p90_seconds: null },
}
const answering = (total_replies: number, median_seconds: number): PersonDiscipline => ({
  ...none,
  total_replies,
  median_seconds,
  p90_seconds: 2 * median_seconds,
})
const speed = (replies: Discipline['reply_discipline']) => plain(speedSentence({ people: Object.keys(replies), reply_discipline: replies }))

test('how fast people answer: two by name, of more who does soonest, but nobody by chance', () => {
  expect(speed({ Ana: answering(9, 120), Ben: answering(5, 60) })).toBe(
    'Half of Ben’s replies come within 1\u00a0minute, half of Ana’s within 2\u00a0minutes.',
  )
  expect(speed({ Ana: answering(90, 120), Ben: answering(50, 60), Cleo: answering(2, 1) })).toBe(
    'Ben replies fastest: half of the replies come within 1\u00a0minute.',
  )
  expect(speed({ Ana: answering(90, 62), Ben: answering(50, 60), Cleo: answering(20, 90) })).toBe(
    'Ben and Ana reply equally fast: half of their replies come within 1\u00a0minute.',
  )
  expect(speed({ Ana: answering(90, 60), Ben: answering(50, 60), Cleo: answering(20, 60), Dan: answering(20, 60) })).toBe(
    'Several people reply equally fast: half of their replies come within 1\u00a0minute.',
  )
  expect(speed({ Ana: answering(9, 30), Ben: none })).toBe(
    'Half of Ana’s replies come within 30\u00a0seconds, nine in ten within 1\u00a0minute.',
  )
  expect(speed({ Ana: none })).toBe('No one has replied to anyone here.')
})

test('where the file has whole minutes, no second and no part of a minute is shown', () => {
  const told = (given: Discipline['reply_discipline']) =>
    plain(speedSentence({ people: Object.keys(given), reply_discipline: given }, 'minutes'))
  expect(told({ Ana: answering(9, 90), Ben: answering(5, 30) })).toBe(
    'Half of Ben’s replies come in under a minute, half of Ana’s within 2\u00a0minutes.',
  )
  expect(told({ Ana: answering(9, 30) })).toBe('Half of Ana’s replies come in under a minute, nine in ten within 1\u00a0minute.')
  const pairs = [
    { from: 'Ana', to: 'Ben', replies: 9, median_seconds: 0, p90_seconds: 0 },
    { from: 'Ben', to: 'Ana', replies: 8, median_seconds: 60, p90_seconds: 90 },
  ]
  expect(plain(matrixSentence({ people: ['Ana', 'Ben'], pairs, total_pairs: 2 }, 'minutes'))).toBe(
    'Nine in ten of Ana’s replies come in under a minute, nine in ten of Ben’s within 2\u00a0minutes.',
  )
})

const talks = (...people: [string, number, number][]) => {
  const opened = people.reduce((sum, [, n]) => sum + n, 0)
  const ends = people.map(([person, opened, closed]) => ({ person, opened, closed }))
  const of: Conversations = { conversations: opened, median_messages: 3, median_seconds: 60, longest: null, people: ends }
  return plain(conversationSentence(of))
}

test('who opens most conversations and who closes most, with words for every tie', () => {
  expect(talks(['Ana', 5, 2], ['Ben', 3, 6])).toBe('Ana opened 5 of 8 conversations; Ben closed 6.')
  expect(talks(['Ana', 4, 3], ['Ben', 4, 5])).toBe('Ana and Ben each opened 4 of 8 conversations; Ben closed 5.')
  expect(talks(['Ana', 1, 1], ['Ben', 3, 3], ['Cleo', 3, 3])).toBe(
    'Ben opened 3 of 7 conversations (tied for most) and closed 3 (tied for most).',
  )
  expect(talks(['Ana', 5, 6], ['Ben', 3, 2])).toBe('Ana opened 5 of 8 conversations and closed 6.')
  expect(talks(['Ana', 2, 1], ['Ben', 0, 1])).toBe('Ana opened 2 of 2 conversations; Ana and Ben each closed 1.')
  expect(talks(['Ana', 1, 1], ['Ben', 0, 0])).toBe('Ana opened 1 conversation and closed 1.')
  expect(talks(['Ben', 0, 0])).toBe('None of these people opened or closed a conversation here.')
})

test('who sends most bursts', () => {
  const sentence = (...people: [string, number][]) => {
    const all: Bursts['people'] = people.map(([person, bursts]) => ({ person, bursts, longest: null, longest_id: null }))
    return plain(burstSentence({ bursts: people.reduce((sum, [, n]) => sum + n, 0), people: all, longest: [] }))
  }
  expect(sentence(['Ana', 2], ['Ben', 5])).toBe('Ben sent 5 of 7 bursts of three messages or more.')
  expect(sentence(['Ana', 2], ['Ben', 2])).toBe('Ana and Ben each sent 2 bursts of three messages or more.')
  expect(sentence(['Ana', 2], ['Ben', 2], ['Cleo', 0])).toBe('Ana sent 2 of 4 bursts of three messages or more, tied for the most.')
  expect(sentence(['Ana', 1])).toBe('Ana sent 1 burst of three messages or more.')
  expect(sentence(['Ana', 0], ['Ben', 0])).toBe('No one sent three messages at once.')
})

test('the longest streak, and whether it runs to the end of the chat', () => {
  const streak = { start: '2021-03-01', end: '2021-03-09', days: 9, messages: 20, id: 0 }
  expect(streakSentence({ streaks: [streak], current: null, total_streaks: 1 })).toBe(
    `9 days in a row, not one missed: ${format.days('2021-03-01', '2021-03-09')}.`,
  )
  expect(streakSentence({ streaks: [streak], current: streak, total_streaks: 1 })).toBe(
    '9 days in a row, not one missed, from Mar 1, 2021 to the end of the chat.',
  )
  expect(streakSentence({ streaks: [], current: null, total_streaks: 0 })).toBe('There were no two days in a row with messages.')
})

test('of many names the first three are there', () => {
  expect(plain(listed(['Ana', 'Ben']))).toBe('Ana, Ben')
  expect(plain(listed(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']))).toBe('Ana, Ben, Cleo and 2 more')
})

test('the longest gap, and who ended it', () => {
  const none: Gaps = { cold_streaks: [], total_streaks: 0 }
  expect(plain(gapSentence(examples.gaps))).toBe('12 days without a word, until Romeo M. broke the silence.')
  expect(gapSentence(none)).toBe('There was no silence of a day or longer.')
})

test('which two answer each other soonest, where they do so often', () => {
  const pair = (from: string, to: string, replies: number, median: number): Matrix['pairs'][number] => ({
    from,
    to,
    replies,
    median_seconds: median,
    p90_seconds: median,
  })
  const sentence = (pairs: Matrix['pairs']) =>
    plain(matrixSentence({ people: [...new Set(pairs.flatMap(({ from, to }) => [from, to]))], pairs, total_pairs: pairs.length }))
  expect(sentence([pair('Ana', 'Ben', 30, 60), pair('Ben', 'Cleo', 10, 30), pair('Cleo', 'Ana', 3, 1)])).toBe(
    'The fastest replies: Ben to Cleo, half of them within 30\u00a0seconds.',
  )
  expect(sentence([pair('Ana', 'Ben', 30, 31), pair('Ben', 'Cleo', 10, 31.2), pair('Cleo', 'Ana', 3, 1)])).toBe(
    'Several pairs reply equally fast: half of their replies come within 31\u00a0seconds.',
  )
  expect(sentence([pair('Ana', 'Ben', 3, 60), pair('Ben', 'Ana', 1, 1)])).toBe(
    'Nine in ten of Ana’s replies come within 1\u00a0minute, nine in ten of Ben’s within 1\u00a0second.',
  )
  expect(sentence([pair('Ana', 'Ben', 3, 60), pair('Ben', 'Cleo', 1, 1)])).toBe('Ana’s replies to Ben make up 75% of all replies.')
  expect(sentence([])).toBe('No one has replied to anyone here.')
  // Of many people it is the strongest tie, in both directions.
  const ring = Array.from({ length: 13 }, (_, i) => pair(`P${i}`, `P${(i + 1) % 13}`, 10, 60))
  expect(sentence([...ring, pair('P4', 'P3', 3, 60)])).toBe('P3 and P4 reply to each other most: 13 times.')
})

test('a time between two whole seconds is of the speed its replies are of', () => {
  expect([0, 299, 299.5, 300, 3599.5, 3600, 86_399.5, 86_400].map(speedOf)).toEqual([
    '<5min',
    '<5min',
    '<5min',
    '<1hr',
    '<1hr',
    '<1day',
    '<1day',
    '>1day',
  ])
})

test('the invented chat adds up, as a real one would', () => {
  for (const replies of Object.values(examples.replyDiscipline.reply_discipline)) {
    expect(replies['<5min'] + replies['<1hr'] + replies['<1day'] + replies['>1day']).toBe(replies.total_replies)
    expect(replies.within_conversation.replies + replies.opening_conversation.replies).toBe(replies.total_replies)
    expect(replies.day.replies + replies.night.replies).toBe(replies.total_replies)
  }
  const { conversations: talks, people } = examples.conversations
  for (const role of ['opened', 'closed'] as const) expect(people.reduce((sum, each) => sum + each[role], 0)).toBe(talks)
  expect(examples.bursts.people.reduce((sum, { bursts }) => sum + bursts, 0)).toBe(examples.bursts.bursts)
  for (const { start, end, days } of examples.streaks.streaks) expect((Date.parse(end) - Date.parse(start)) / 86_400_000 + 1).toBe(days)
  const counts = Object.values(examples.balance.message_counts)
  expect(examples.balance.ratio).toBe(Math.round((100 * Math.min(...counts)) / Math.max(...counts)) / 100)
})
