/** What is on the pictures of this screen's figures: their numbers, never a message. */
import type { Contract, Output } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import type { Clock } from '@convostat/format'
import { named } from '#charts/named.ts'
import type { Numbers } from '#charts/numbers.ts'
import { format } from '#format/index.ts'
import type { Balance, Bursts, Conversations, Discipline, Gaps, Matrix, Streaks } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { secondsOf } from './sentences.ts'

const words = sayRelationship

export const balanceNumbers: Numbers<Balance> = {
  file: 'balance',
  rows: ({ people, message_counts: counts }) => {
    const all = people.reduce((sum, name) => sum + counts[name], 0)
    return people.map((name) => ({ ...personRow(name), said: format.percent(counts[name] / all), part: counts[name] / all }))
  },
}

export const conversationNumbers: Numbers<Conversations> = {
  file: 'conversations',
  rows: ({ people }) => {
    const most = largest(people.flatMap(({ opened, closed }) => [opened, closed]))
    const row = (role: 'opener' | 'closer', person: string, n: number) => ({
      ...personRow(person),
      aside: words.conversations.roles[role],
      said: format.count(n),
      part: n / most,
    })
    return people
      .filter(({ opened, closed }) => opened + closed > 0)
      .flatMap(({ person, opened, closed }) => [row('opener', person, opened), row('closer', person, closed)])
  },
}

export const burstNumbers: Numbers<Bursts> = {
  file: 'bursts',
  rows: ({ people }) => {
    const writing = people.filter(({ bursts }) => bursts > 0).sort((a, b) => b.bursts - a.bursts)
    return writing.map(({ person, bursts }) => ({
      ...personRow(person),
      said: words.bursts.number({ n: bursts }),
      part: bursts / writing[0].bursts,
    }))
  },
}

export const speedNumbers = (clock: Clock | undefined): Numbers<Discipline> => ({
  file: 'replies',
  unit: words.speed.median,
  rows: ({ people, reply_discipline: replies }) =>
    people
      .filter((name) => replies[name].total_replies > 0)
      .map((name) => ({ ...personRow(name), said: format.latency(replies[name].median_seconds, clock) })),
})

export const matrixNumbers = (clock: Clock | undefined): Numbers<Matrix> => ({
  file: 'pairs',
  unit: words.matrix.columns.median,
  rows: ({ pairs }) =>
    [...pairs]
      .sort((a, b) => b.replies - a.replies)
      .map(({ from, to, median_seconds: median }) => ({
        ...personRow(from),
        aside: `${words.matrix.answersWhom} ${named(to)}`,
        said: format.latency(median, clock),
      })),
})

export const gapNumbers: Numbers<Gaps> = {
  file: 'gaps',
  rows: ({ cold_streaks: gaps }) =>
    gaps.map((gap) => ({
      label: words.gaps.span({ when: [gap.message_before.date, gap.message_after.date] }),
      said: format.span(secondsOf(gap)),
      part: secondsOf(gap) / secondsOf(gaps[0]),
    })),
}

export const streakNumbers: Numbers<Streaks> = {
  file: 'streaks',
  rows: ({ streaks }) =>
    streaks.map(({ start, end, days }) => ({
      label: words.streaks.span({ when: [start, end] }),
      said: words.streaks.days({ n: days }),
      part: days / streaks[0].days,
    })),
}

type Caring = Output<Contract['relationship']['caringMoments']>

/** How many of them each person wrote. */
export const caringNumbers: Numbers<Caring> = {
  file: 'caring',
  rows: ({ caring_moments: moments }) => {
    const counts = new Map<string, number>()
    for (const { author } of moments) counts.set(author, (counts.get(author) ?? 0) + 1)
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([name, n]) => ({ ...personRow(name), said: format.count(n), part: n / moments.length }))
  },
}

const personRow = (person: string) => ({ label: person, person })
