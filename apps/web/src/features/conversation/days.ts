import { DAY, MINUTE } from '@convostat/format/seconds'
import type { ConversationMessage, ShownPart } from './shown-part.ts'

/** A message or a line of the service, and its place among what the same person wrote in a row. */
interface Said {
  said: ConversationMessage
  /** What identifies it, also among lines before the same message. */
  key: string
  /** The first of a run has the name, the last the time and the avatar. */
  isFirst: boolean
  isLast: boolean
}

/** The messages of one day. */
export interface Day {
  day: string
  /** What identifies it: a line of the service with an odd clock may bring a day twice. */
  key: string
  /** Seconds without a message before its first one, where they are a gap. */
  gap: number | null
  all: readonly Said[]
}

/** From three days on, a pause is shown with its length. */
const leastGap = 3 * DAY
/** Who writes again later than this begins another run. */
const longestPause = 10 * MINUTE

const secondsAt = ({ date }: ConversationMessage): number => Date.parse(`${date}Z`) / 1000
const dayOf = ({ date }: ConversationMessage): string => date.slice(0, 10)

/** Day by day, in the order of the conversation. */
export function daysOf({ said }: Pick<ShownPart, 'said'>): Day[] {
  const days: (Day & { all: Said[] })[] = []
  const times = new Map<string, number>()
  let before: ConversationMessage | null = null
  let lines = 0
  said.forEach((each, i) => {
    lines = i > 0 && each.author === null && said[i - 1].author === null && said[i - 1].id === each.id ? lines + 1 : 0
    const day = dayOf(each)
    let last = days.at(-1)
    if (last?.day !== day) {
      const time = times.get(day) ?? 0
      times.set(day, time + 1)
      last = { day, key: `${day} ${time}`, gap: null, all: [] }
      days.push(last)
    }
    last.all.push({
      said: each,
      key: each.author === null ? `${each.id} before ${lines}` : `${each.id}`,
      isFirst: !goesOn(said[i - 1], each),
      isLast: !said[i + 1] || !goesOn(each, said[i + 1]),
    })
    if (each.author === null) return
    const pause: number = before === null ? 0 : secondsAt(each) - secondsAt(before)
    if (pause >= leastGap) last.gap = pause
    before = each
  })
  return days
}

/** Whether a message continues what its author was saying, on the same day and without a pause. */
const goesOn = (before: ConversationMessage | undefined, each: ConversationMessage): boolean =>
  before !== undefined &&
  each.author !== null &&
  before.author === each.author &&
  dayOf(before) === dayOf(each) &&
  secondsAt(each) - secondsAt(before) <= longestPause
