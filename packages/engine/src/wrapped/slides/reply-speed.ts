import { HOUR } from '@convostat/format/seconds'
import { replyDiscipline, replySpeeds } from '#analyses/reply-discipline.ts'
import { responseTimes } from '#analyses/response-times.ts'
import { type Finder, MOST_NAMES } from '../scope.ts'
import { exceeds, standsOut } from '../stands-out.ts'

/** This many replies begin to tell. */
const A_FEW = 10

/** The usual wait, of all and of each: within the hour it is quick, or one is quicker than another. */
export const replySpeed: Finder = ({ chat, selection }) => {
  const { p50, replies } = responseTimes(chat, selection)
  if (p50 === null) return null
  const disciplines = replyDiscipline(chat, selection)
  const people = disciplines
    .flatMap(({ person, median, replies }) => (median === null || replies < A_FEW ? [] : [{ name: person, value: median }]))
    .slice(0, MOST_NAMES)
    .sort((a, b) => a.value - b.value)
  const [quickest, slowest] = [people[0], people[people.length - 1]]
  const apart = people.length < 2 ? 0 : exceeds(slowest.value, quickest.value)
  return {
    content: {
      kind: 'reply_speed',
      figure: p50,
      unit: 'seconds',
      metric: 'latency.p50',
      people,
      speeds: disciplines
        .filter(({ replies }) => replies >= A_FEW)
        .slice(0, MOST_NAMES)
        .map(({ person, speeds }) => ({ name: person, counts: replySpeeds.map(({ speed }) => speeds[speed]) })),
      facts: { total: replies },
    },
    theme: 'talk',
    score: 0.8 * Math.max(exceeds(HOUR, p50), apart) * standsOut(replies, A_FEW),
  }
}
