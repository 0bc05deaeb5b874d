import type { Clock } from '@convostat/format'
import { MINUTE } from '@convostat/format/seconds'
import { named } from '#charts/named.ts'
import { messagesCell, type Table, text } from '#charts/table.ts'
import { sayFilters } from '#components/filters/messages/index.ts'
import { format } from '#format/index.ts'
import { toTenth } from '#messages/figures.ts'
import { say } from '#messages/index.ts'
import {
  type Balance,
  type Bursts,
  type Conversations,
  type Discipline,
  type Gaps,
  type Matrix,
  type Speed,
  type Streaks,
  speeds,
} from './answers.ts'
import { tiesOf } from './circles.ts'
import { sayRelationship } from './messages/index.ts'

const { balance, bursts, conversations, speed, gaps, matrix, streaks } = sayRelationship
/** Of fewer replies nobody is called the soonest: chance would call them so. */
const leastReplies = 10
/** This many are named who are level: what differs by less than is shown is not a difference. */
const mostNamed = 3
/** As in the ratio: who has less of the messages is not weighed. */
const leastShare = 0.01
/** How the fewest messages are described. */
const hundred = 100

/** How the talk is shared, in words that weigh nobody. */
export function balanceSentence({ people, message_counts: counts, ratio }: Balance): string {
  const [most] = people
  if (most === undefined) return sayFilters.nothingLeft
  if (ratio === null)
    return people.length === 1 ? balance.ofOne({ name: named(most) }) : balance.noRatio({ name: named(most), people: people.length })
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const weighed = people.filter((name) => counts[name] / total >= leastShare)
  const least = weighed[weighed.length - 1] ?? most
  const per100 = Math.round(100 * ratio)
  return people.length === 2
    ? balanceOfTwo({ more: named(most), less: named(least), per100 })
    : balance.ofMany({
        most: named(most),
        least: named(least),
        per100,
        isOfAll: weighed.length === people.length,
        hundred,
        floor: leastShare,
      })
}

/** Who opens most conversations, and who closes most; whom a filter leaves alone is compared with nobody. */
export function conversationSentence({ people, conversations: all }: Conversations): string {
  const taking = people.filter(({ opened, closed }) => opened + closed > 0)
  const [only] = taking
  if (only === undefined) return conversations.none
  if (taking.length === 1) return conversations.ofOne({ name: named(only.person), opened: only.opened, closed: only.closed })
  const { opened, openedNoneMore, openedEqually, closed, closedNoneMore, closedEqually } = conversations
  const opener = mostOf(taking, 'opened')
  const closer = mostOf(taking, 'closed')
  const opening = opener.isEqual
    ? openedEqually({ one: opener.both[0], other: opener.both[1], all })
    : (opener.isTied ? openedNoneMore : opened)({ name: named(opener.most.person), n: opener.most.opened, all })
  if (opener.most === closer.most && !opener.isEqual && !closer.isEqual)
    return conversations.byOne({ opened: opening, n: closer.most.closed, isTied: closer.isTied })
  return conversations.both({
    opened: opening,
    closed: closer.isEqual
      ? closedEqually({ one: closer.both[0], other: closer.both[1] })
      : (closer.isTied ? closedNoneMore : closed)({ name: named(closer.most.person), n: closer.most.closed }),
  })
}

/** Who sends most bursts. */
export function burstSentence({ people, bursts: all }: Bursts): string {
  const [only] = people
  if (only === undefined || all === 0) return bursts.none
  if (people.length === 1) return bursts.ofOne({ name: named(only.person), n: only.bursts })
  const { most, isTied, isEqual, both } = mostOf(people, 'bursts')
  if (isEqual) return bursts.equally({ one: both[0], other: both[1], all })
  return (isTied ? bursts.noneMore : bursts.most)({ name: named(most.person), n: most.bursts, all })
}

/** Who has most of something, whether another has as much, and whether the two are all there are. */
function mostOf<Key extends string, Counted extends { person: string } & Record<Key, number>>(people: readonly Counted[], key: Key) {
  const [most, next] = [...people].sort((a, b) => b[key] - a[key])
  const isTied = most[key] === next[key]
  return { most, isTied, isEqual: isTied && people.length === 2, both: [named(most.person), named(next.person)] as const }
}

/** The first few names; who else there is as a number. */
export function listed(people: readonly string[]): string {
  const shown = people.slice(0, 3)
  return namesAndMore({ names: shown.map(named).join(say.comma), others: people.length - shown.length })
}

/** The longest streak. */
export function streakSentence({ streaks: [longest], current }: Streaks): string {
  if (longest === undefined) return streaks.none
  const { days, start, end } = longest
  return start === current?.start ? streaks.sentenceCurrent({ n: days, from: start }) : streaks.sentence({ n: days, when: [start, end] })
}

/** Who answers within which time; of more than two, who does soonest, or who all do. */
export function speedSentence({ people, reply_discipline: replies }: Discipline, clock?: Clock): string {
  const answering = people
    .map((name) => ({ name, ...replies[name] }))
    .filter(({ total_replies }) => total_replies > 0)
    .sort((a, b) => (a.median_seconds ?? 0) - (b.median_seconds ?? 0))
  const [one, other] = answering
  if (one === undefined) return speed.none
  const time = (seconds: number | null): Parameters<typeof format.latency> => [seconds, clock]
  if (answering.length === 2)
    return speed.ofTwo({
      one: named(one.name),
      oneTime: time(one.median_seconds),
      other: named(other.name),
      otherTime: time(other.median_seconds),
    })
  const often = answering.filter(({ total_replies }) => total_replies >= leastReplies)
  const [soonest] = often
  if (answering.length === 1 || !soonest)
    return speed.ofOne({ name: named(one.name), median: time(one.median_seconds), p90: time(one.p90_seconds) })
  const fastest = time(soonest.median_seconds)
  const shown = format.latency(soonest.median_seconds, clock)
  const level = often.filter(({ median_seconds }) => format.latency(median_seconds, clock) === shown)
  if (level.length === 1) return speed.soonest({ name: named(soonest.name), time: fastest })
  return level.length <= mostNamed
    ? speed.soonestOf({ names: format.list(level.map(({ name }) => named(name))), time: fastest })
    : speed.soonestSeveral({ time: fastest })
}

/** How each person's replies came, a row a person. */
export const speedTable = ({ people, reply_discipline: replies }: Discipline, clock?: Clock): Table => ({
  people: true,
  columns: [speed.person, speed.number, ...speeds.map(({ speed }) => speedName(speed)), speed.median, speed.p90, speed.mean].map(text),
  rows: people.map((name) => {
    const { total_replies: total, median_seconds: median, p90_seconds: p90, avg_reply_time_minutes: mean } = replies[name]
    const times = [median, p90, mean === null ? null : MINUTE * mean]
    return [
      { value: name, shown: name },
      messagesCell(total, { authors: [name], replyMin: 0 }),
      ...speeds.map(({ speed, from, to }) => messagesCell(replies[name][speed], { authors: [name], replyMin: from, replyMax: to })),
      ...times.map((seconds) => ({ value: seconds ?? '', shown: format.latency(seconds, clock) })),
    ]
  }),
})

/** The longest gap, and who ended it. */
export function gapSentence({ cold_streaks: [longest] }: Gaps): string {
  return longest ? gaps.sentence({ time: daysOfGap(longest.duration_days), name: named(longest.message_after.author) }) : gaps.none
}

/** More people would be a square that no one reads: they are ties and circles. */
export const mostInSquare = 12

/** How long two let each other wait at most times. Among more, which two answer soonest, or, where all do rarely, most; among many, who do so most. */
export function matrixSentence({ people, pairs }: Matrix, clock?: Clock): string {
  const time = (seconds: number | null): Parameters<typeof format.latency> => [seconds, clock]
  const [most, other] = pairs
  if (most === undefined) return matrix.none
  if (people.length > mostInSquare) {
    const [{ a, b, replies }] = tiesOf(people, pairs)
    return matrix.strongest({ a: named(a), b: named(b), replies })
  }
  if (people.length === 2 && other)
    return matrix.ofTwo({
      one: named(most.from),
      oneTime: time(most.p90_seconds),
      other: named(other.from),
      otherTime: time(other.p90_seconds),
    })
  const often = pairs.filter(({ replies }) => replies >= leastReplies).sort((a, b) => (a.median_seconds ?? 0) - (b.median_seconds ?? 0))
  const [soonest] = often
  if (soonest) {
    const fastest = time(soonest.median_seconds)
    const shown = format.latency(soonest.median_seconds, clock)
    const isAlone = often.filter(({ median_seconds }) => format.latency(median_seconds, clock) === shown).length === 1
    return isAlone
      ? matrix.soonest({ from: named(soonest.from), to: named(soonest.to), time: fastest })
      : matrix.soonestSeveral({ time: fastest })
  }
  return matrix.most({ from: named(most.from), to: named(most.to), share: most.replies / repliesOf(pairs) })
}

export const repliesOf = (pairs: Matrix['pairs']): number => pairs.reduce((sum, { replies }) => sum + replies, 0)

export const balanceDefinition = balance.definition({ hundred, floor: leastShare })
export const speedDefinition = speed.definition({ from: 22, to: 6 })
export const openingWait = speed.opening({ hours: 6 })
export const gapsDefinition = gaps.definition({ hours: 24 })

export const balanceOfTwo = ({ more, less, per100 }: { more: string; less: string; per100: number }): string =>
  per100 === hundred ? balance.equal({ more, less }) : balance.ofTwo({ more, less, per100, hundred })

export const ratioOf = (per100: number): string => balance.figure({ hundred, per100 })

/** How long something took, in words: seconds are too fine for them. */
const clockFor = (seconds: number, clock?: Clock): Clock | undefined => (seconds < MINUTE ? 'minutes' : clock)

interface Lasting {
  seconds: number
  clock?: Clock
}

export const lastingOf = ({ seconds, clock }: Lasting): string => format.latency(seconds, clockFor(seconds, clock))

export const usualSize = ({ messages, seconds, clock }: Lasting & { messages: number }): string =>
  conversations.usual({ messages: toTenth(messages), time: [seconds, clockFor(seconds, clock)] })

export const burstSize = ({ messages, seconds, clock }: Lasting & { messages: number }): string =>
  bursts.size({ messages, time: [seconds, clockFor(seconds, clock)] })

/** Some by name, and how many others. */
export const namesAndMore = ({ names, others }: { names: string; others: number }): string =>
  others === 0 ? names : conversations.people({ names, others })

/** To more of a list: all of them, or the longest. */
const moreOf =
  (words: Pick<typeof gaps, 'all' | 'more'>) =>
  ({ n, all }: { n: number; all: number }): string =>
    n === all ? words.all({ all }) : words.more({ n, all })

export const moreBursts = moreOf(bursts)
export const moreGaps = moreOf(gaps)
export const moreStreaks = moreOf(streaks)

export const daysOfGap = (days: number): string => gaps.days({ n: toTenth(days) })
export const hoursOfGap = (hours: number): string => gaps.hours({ n: toTenth(hours) })

/** What is within which time, of those who answer and in the key of the square. */
const minutes = 5
export const speedName = (within: Speed): string => (within === '<5min' ? speed.speeds[within]({ minutes }) : speed.speeds[within])
export const keyName = (key: Speed): string => (key === '<5min' ? matrix.keys[key]({ minutes }) : matrix.keys[key])
