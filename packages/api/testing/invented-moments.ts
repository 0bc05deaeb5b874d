import { isoDay, isoTime } from '@convostat/engine/chat/civil'
import { type MomentKind, momentKinds } from '@convostat/engine/moments/moment'
import { DAY, HOUR } from '@convostat/format/seconds'
import type { UnwordedMoment } from '#moments/moment-sentences.ts'

/** Numbers that have their own form in some language, and their neighbors. */
const counts = [1, 2, 3, 4, 10, 11, 12, 99, 100, 101, 102, 103, 111, 999, 1000, 1001, 12_345, 1_000_000]
const spans = [
  ...[0, 1, 2, 3, 11, 59, 60, 61, 89, 90, 119, 120, 150, 181, 660, 3569, 3570, 3599],
  ...[1, 1.04, 1.05, 1.5, 1.96, 2, 2.25, 3, 10.95, 11, 47.94, 47.99].map((hours) => Math.round(hours * HOUR)),
  ...[2, 2.5, 3, 10, 11, 14, 99, 100, 102, 103, 729, 729.9, 730, 731, 1096, 1461, 3652].map((days) => Math.round(days * DAY)),
]
const people = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gül', 'Hugo']

/** Numbers that look random and are the same each time. */
function drawing(seed: number): <T>(from: readonly T[]) => T {
  let state = seed
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from[Math.floor((state / 2 ** 32) * from.length)]
  }
}

/** Occasions, and how many of them are moments. */
function occasions(draw: ReturnType<typeof drawing>) {
  const total = draw(counts)
  return { total, listed: draw([total, Math.min(total, draw(counts))]) }
}

/** This many different moments of a kind, as the engine may find them, with the numbers that languages write in their own ways. */
export function inventedMoments(
  kind: MomentKind,
  howMany: number,
  names: readonly string[] = people,
): { moment: UnwordedMoment; time: number }[] {
  const draw = drawing(1 + momentKinds.indexOf(kind))
  const half = (n: number): number => draw([n, n + 0.5])
  const several = () => names.slice(draw([0, 1]), draw([2, 3, 4, 5, 8]))
  return Array.from({ length: howMany }, () => {
    const time = 1_600_000_000 + draw(counts) * 4321 + draw(spans)
    const participants = several()
    const n = draw(counts)
    const day = Math.floor(time / DAY)
    const facts = ((): UnwordedMoment['facts'] => {
      const all = draw([1, 2, 3, 4, 5, 6, 13, 102])
      const named = draw([[], [names[3]]])
      switch (kind) {
        case 'first_message':
          return { total: draw([0, ...counts]), days: draw([0, ...counts]) }
        case 'count':
          return { number: draw([1000, 2000, 3000, 10_000, 11_000, 100_000, 1_000_000]), ...draw([{}, { days: draw([0, ...counts]) }]) }
        case 'busiest_day':
          return { value: n, usual: half(draw(counts)), total: n + draw([0, ...counts]) }
        case 'longest_conversation':
          return { value: n, usual: half(draw(counts)), seconds: draw(spans) }
        case 'reunion':
          return { number: draw(counts), seconds: 14 * DAY + draw(spans), value: n, usual: (draw(counts) / draw([7, 8, 31, 365])) * 7 }
        case 'longest_streak':
          return { days: draw(counts), ...draw([{}, { usual: draw([0, 0.001, 0.05, 0.31, 0.995]) }]) }
        case 'love':
          return { is_first: draw([true, false]), total: draw(counts) }
        case 'birthday':
          return { people: all, ...occasions(draw), names: named }
        case 'anniversary':
          return { people: all, ...occasions(draw) }
        case 'happiest_day':
          return { value: draw([0.06, 0.5, 0.996, 1]), usual: draw([-0.31, -0.001, 0, 0.2]) }
        case 'moving_exchange':
          return { emotion: draw(['love', 'gratitude', 'admiration', 'sadness', 'joy', 'fear']), seconds: draw(spans) }
        case 'group_created':
          return { total: draw([0, ...counts]), people: draw([0, ...counts]), ...draw([{}, { title: names[1] }]) }
        case 'joined':
        case 'left':
          return { names: names.slice(0, all), people: all, ...occasions(draw), value: draw([0, ...counts]) }
      }
    })()
    const wished = facts.people !== undefined && kind !== 'group_created' ? names.slice(0, facts.people) : participants
    const author = wished[0]
    return {
      time,
      moment: {
        id: kind,
        kind,
        date: isoTime(time),
        significance: 0.8,
        participants: kind === 'group_created' ? draw([[], [names[0]]]) : wished,
        message_id: 0,
        message: '',
        author,
        messages: n,
        from: isoDay(day - draw([0, 8, 400])),
        to: isoDay(day),
        facts,
      },
    }
  })
}
