import type { Clock } from '@convostat/format'
import { named } from '#charts/named.ts'
import { sayFilters } from '#components/filters/messages/index.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayRelationship } from '#messages/say/relationship.ts'
import type { Balance, Bursts, Conversations, Discipline, Gaps, Matrix, Streaks } from './answers.ts'

const { balance, bursts, conversations, speed, gaps, matrix, streaks } = sayRelationship
/** Of fewer replies nobody is called the soonest: chance would call them so. */
const leastReplies = 10
/** So many are named who are level: what differs by less than is shown is no difference. */
const mostNamed = 3
/** As in the ratio: who has less of the messages is not weighed. */
const leastShare = 0.01

/** How the talk is shared, in words that weigh nobody. */
export function balanceSentence({ people, message_counts: counts, ratio }: Balance): string {
  const [most] = people
  if (most === undefined) return sayFilters.nothingLeft
  if (ratio === null) return people.length === 1 ? balance.ofOne(named(most)) : balance.noRatio(named(most), people.length)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const weighed = people.filter((name) => counts[name] / total >= leastShare)
  const least = weighed[weighed.length - 1] ?? most
  const per100 = Math.round(100 * ratio)
  return people.length === 2
    ? balance.ofTwo(named(most), named(least), per100)
    : balance.ofMany(named(most), named(least), per100, weighed.length === people.length)
}

/** Who opens most conversations, and who closes most; whom a filter leaves alone is compared with nobody. */
export function conversationSentence({ people, conversations: all }: Conversations): string {
  const taking = people.filter(({ opened, closed }) => opened + closed > 0)
  const [only] = taking
  if (only === undefined) return conversations.none
  if (taking.length === 1) return conversations.ofOne(named(only.person), only.opened, only.closed)
  const { opened, openedNoneMore, openedEqually, closed, closedNoneMore, closedEqually } = conversations
  const opener = mostOf(taking, 'opened')
  const closer = mostOf(taking, 'closed')
  const opening = opener.isEqual
    ? openedEqually(opener.both[0], opener.both[1], all)
    : (opener.isTied ? openedNoneMore : opened)(named(opener.most.person), opener.most.opened, all)
  if (opener.most === closer.most && !opener.isEqual && !closer.isEqual)
    return conversations.byOne(opening, closer.most.closed, closer.isTied)
  return conversations.both(
    opening,
    closer.isEqual
      ? closedEqually(closer.both[0], closer.both[1])
      : (closer.isTied ? closedNoneMore : closed)(named(closer.most.person), closer.most.closed),
  )
}

/** Who sends most bursts. */
export function burstSentence({ people, bursts: all }: Bursts): string {
  const [only] = people
  if (only === undefined || all === 0) return bursts.none
  if (people.length === 1) return bursts.ofOne(named(only.person), only.bursts)
  const { most, isTied, isEqual, both } = mostOf(people, 'bursts')
  if (isEqual) return bursts.equally(both[0], both[1], all)
  return (isTied ? bursts.noneMore : bursts.most)(named(most.person), most.bursts, all)
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
  return conversations.people(shown.map(named).join(say.comma), people.length - shown.length)
}

/** The longest streak. */
export function streakSentence({ streaks: [longest], current }: Streaks): string {
  if (longest === undefined) return streaks.none
  const { days, start, end } = longest
  return start === current?.start ? streaks.sentenceCurrent(days, start) : streaks.sentence(days, start, end)
}

/** Who answers within which time; of more than two, who does soonest, or who all do. */
export function speedSentence({ people, reply_discipline: replies }: Discipline, clock?: Clock): string {
  const answering = people
    .map((name) => ({ name, ...replies[name] }))
    .filter(({ total_replies }) => total_replies > 0)
    .sort((a, b) => (a.median_seconds ?? 0) - (b.median_seconds ?? 0))
  const [one, other] = answering
  if (one === undefined) return speed.none
  const time = (seconds: number | null) => format.latency(seconds, clock)
  if (answering.length === 2) return speed.ofTwo(named(one.name), time(one.median_seconds), named(other.name), time(other.median_seconds))
  const often = answering.filter(({ total_replies }) => total_replies >= leastReplies)
  const [soonest] = often
  if (answering.length === 1 || !soonest) return speed.ofOne(named(one.name), time(one.median_seconds), time(one.p90_seconds))
  const fastest = time(soonest.median_seconds)
  const level = often.filter(({ median_seconds }) => time(median_seconds) === fastest)
  if (level.length === 1) return speed.soonest(named(soonest.name), fastest)
  return level.length <= mostNamed
    ? speed.soonestOf(format.list(level.map(({ name }) => named(name))), fastest)
    : speed.soonestSeveral(fastest)
}

/** The longest silence, and who ended it. */
export function gapSentence({ cold_streaks: [longest] }: Gaps): string {
  return longest ? gaps.sentence(gaps.days(longest.duration_days), named(longest.message_after.author)) : gaps.none
}

/** How long two let each other wait at most times; of more, which two answer soonest, or, where all do rarely, most. */
export function matrixSentence({ people, pairs }: Matrix, clock?: Clock): string {
  const time = (seconds: number | null) => format.latency(seconds, clock)
  const [most, other] = pairs
  if (most === undefined) return matrix.none
  if (people.length === 2 && other)
    return matrix.ofTwo(named(most.from), time(most.p90_seconds), named(other.from), time(other.p90_seconds))
  const often = pairs.filter(({ replies }) => replies >= leastReplies).sort((a, b) => (a.median_seconds ?? 0) - (b.median_seconds ?? 0))
  const [soonest] = often
  if (soonest) {
    const fastest = time(soonest.median_seconds)
    const isAlone = often.filter(({ median_seconds }) => time(median_seconds) === fastest).length === 1
    return isAlone ? matrix.soonest(named(soonest.from), named(soonest.to), fastest) : matrix.soonestSeveral(fastest)
  }
  return matrix.most(named(most.from), named(most.to), most.replies / repliesOf(pairs))
}

export const repliesOf = (pairs: Matrix['pairs']): number => pairs.reduce((sum, { replies }) => sum + replies, 0)
