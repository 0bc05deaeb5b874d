import type { Clock } from '@convostat/format'
import { HOUR, MINUTE } from '@convostat/format/seconds'
import { named } from '#charts/named.ts'
import { messagesCell, type Table, text } from '#charts/table.ts'
import { fewestReplies } from '#components/figure/fewest-replies.ts'
import { sayFilters } from '#components/filters/messages/index.ts'
import { format } from '#format/index.ts'
import { toTenth } from '#messages/figures.ts'
import { say } from '#messages/index.ts'
import {
  type Balance,
  type Bursts,
  type Conversations,
  type Discipline,
  type Gap,
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
/** Of fewer messages a rate is no more than their numbers. */
const fewMessages = 20
/** Of several people the first ones are named who wrote this much of the messages together. */
const telling = 1 / 3
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
  const [, least] = people
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total < fewMessages) return balance.few({ name: named(most), n: counts[most], all: total })
  if (people.length === 2) return balanceOfTwo({ more: named(most), less: named(least), per100: Math.round(100 * ratio) })
  const shareOf = (first: number) => people.slice(0, first).reduce((sum, name) => sum + counts[name], 0) / total
  const first = [1, 2].find((first) => shareOf(first) >= telling) ?? mostNamed
  const shown = (at: number) => format.percent(counts[people[at]] / total)
  // The next person would be left out for a difference that is not shown.
  if (people.length > first && shown(first) === shown(first - 1))
    return counts[most] === counts[least]
      ? balance.noLeader({ share: shareOf(1) })
      : balance.leader({ name: named(most), share: shareOf(1) })
  return balance.ofMany({ names: format.list(people.slice(0, first).map(named)), share: shareOf(first) })
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
    ? openedEqually({ one: opener.both[0], other: opener.both[1], n: opener.most.opened, all })
    : (opener.isTied ? openedNoneMore : opened)({ name: named(opener.most.person), n: opener.most.opened, all })
  if (opener.most === closer.most && !opener.isEqual && !closer.isEqual)
    return conversations.byOne({ opened: opening, n: closer.most.closed, isTied: closer.isTied })
  return conversations.both({
    opened: opening,
    closed: closer.isEqual
      ? closedEqually({ one: closer.both[0], other: closer.both[1], n: closer.most.closed })
      : (closer.isTied ? closedNoneMore : closed)({ name: named(closer.most.person), n: closer.most.closed }),
  })
}

/** Who sends most bursts. */
export function burstSentence({ people, bursts: all }: Bursts): string {
  const [only] = people
  if (only === undefined || all === 0) return bursts.none
  if (people.length === 1) return bursts.ofOne({ name: named(only.person), n: only.bursts })
  const { most, isTied, isEqual, both } = mostOf(people, 'bursts')
  if (isEqual) return bursts.equally({ one: both[0], other: both[1], n: most.bursts })
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

/** Whether two times read the same. */
const isSameTime = (one: number | null, other: number | null, clock?: Clock): boolean =>
  format.latency(one, clock) === format.latency(other, clock)

/** Who answers within which time; of more than two, who does soonest, or who all do. */
export function speedSentence({ people, reply_discipline: replies }: Discipline, clock?: Clock): string {
  const answering = people
    .map((name) => ({ name, ...replies[name] }))
    .filter(({ total_replies }) => total_replies > 0)
    .sort((a, b) => (a.median_seconds ?? 0) - (b.median_seconds ?? 0))
  const [one, other] = answering
  if (one === undefined) return speed.none
  const all = answering.reduce((sum, { total_replies }) => sum + total_replies, 0)
  if (all < fewestReplies) return speed.tooFew({ replies: all })
  const time = (seconds: number | null): Parameters<typeof format.latency> => [seconds, clock]
  if (answering.length === 2) {
    const of = { one: named(one.name), other: named(other.name) }
    if (isSameTime(one.median_seconds, other.median_seconds, clock)) return speed.ofTwoEqual({ ...of, time: time(one.median_seconds) })
    return speed.ofTwo({ ...of, oneTime: time(one.median_seconds), otherTime: time(other.median_seconds) })
  }
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

/** How long a gap lasted. */
export const secondsOf = ({ message_before: before, message_after: after }: Gap): number => instantOf(after.date) - instantOf(before.date)
const instantOf = (dateTime: string): number => Date.parse(`${dateTime.slice(0, 19)}Z`) / 1000

/** The longest gap, and who ended it. */
export function gapSentence({ cold_streaks: [longest] }: Gaps): string {
  return longest ? gaps.sentence({ time: secondsOf(longest), name: named(longest.message_after.author) }) : gaps.none
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
  if (people.length === 2 && other) {
    const of = { one: named(most.from), other: named(other.from) }
    if (isSameTime(most.p90_seconds, other.p90_seconds, clock)) return matrix.ofTwoEqual({ ...of, time: time(most.p90_seconds) })
    return matrix.ofTwo({ ...of, oneTime: time(most.p90_seconds), otherTime: time(other.p90_seconds) })
  }
  const [soonest, ...others] = soonestOf(pairs, clock)
  if (soonest)
    return others.length === 0
      ? matrix.soonest({ from: named(soonest.from), to: named(soonest.to), time: time(soonest.median_seconds) })
      : matrix.soonestSeveral({ time: time(soonest.median_seconds) })
  return matrix.most({ from: named(most.from), to: named(most.to), share: most.replies / repliesOf(pairs) })
}

/** The pairs that reply fastest, all whose times read the same; rare repliers are left out. */
function soonestOf(pairs: Matrix['pairs'], clock?: Clock): Matrix['pairs'] {
  const often = pairs.filter(({ replies }) => replies >= leastReplies).sort((a, b) => (a.median_seconds ?? 0) - (b.median_seconds ?? 0))
  return often.filter(({ median_seconds: median }) => isSameTime(median, often[0].median_seconds, clock))
}

/** The pairs of the square that its sentence is about. */
export function headlinePairs(pairs: Matrix['pairs'], clock?: Clock): Matrix['pairs'] {
  const soonest = soonestOf(pairs, clock)
  return soonest.length > 0 ? soonest : pairs.slice(0, 1)
}

export const repliesOf = (pairs: Matrix['pairs']): number => pairs.reduce((sum, { replies }) => sum + replies, 0)

export const balanceDefinition = balance.definition({ hundred, floor: leastShare })
export const speedDefinition = speed.definition({ from: 22, to: 6 })
export const openingWait = speed.opening({ hours: 6 })
export const gapsDefinition = gaps.definition({ hours: 24 })

export const balanceOfTwo = ({ more, less, per100 }: { more: string; less: string; per100: number }): string =>
  per100 === hundred ? balance.equal({ more, less }) : balance.ofTwo({ more, less, per100, hundred })

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

/** What is within which time. */
const minutes = 5
export const speedName = (within: Speed): string => (within === '<5min' ? speed.speeds[within]({ minutes }) : speed.speeds[within])

/** A step of the square, by the seconds it reaches up to. */
export function keyName(to: number): string {
  if (to > HOUR) return matrix.keys.longer
  if (to === HOUR) return matrix.keys.hour
  return to < MINUTE ? matrix.keys.seconds({ n: to }) : matrix.keys.minutes({ n: to / MINUTE })
}
