/** Which of the service's lines are shown among the messages of a conversation. */
import type { Chat } from '@convostat/engine/chat/chat'
import { eventsBefore } from '@convostat/engine/chat/event-places'

/** No answer has more of them. */
const mostLines = 500

/** Lines that follow on one another, and whether there is a message before them and after them. */
interface Run {
  lines: readonly number[]
  isAfter: boolean
  isBefore: boolean
}

/**
 * The system lines beside the messages of these rows: those before each of them, and behind the last. Of what was before
 * the first row and after the last they are shown only where these are the first and the last of the chat. Where there are
 * more than 500, long runs are cut to the lines nearest to their messages until all have room; of as many runs of one line
 * those nearest to the requested row are shown.
 */
export function linesBeside(chat: Chat, from: number, to: number, around: number): (readonly number[])[] {
  const runs: Run[] = [{ lines: from === 0 ? linesOfTheBeginning(chat) : [], isAfter: false, isBefore: true }]
  let told = eventsBefore(chat, from)
  for (let row = from + 1; row < to; row++) {
    const next = eventsBefore(chat, row)
    runs.push({ lines: range(told, next), isAfter: true, isBefore: true })
    told = next
  }
  runs.push({ lines: to === chat.count ? range(told, chat.events.count) : [], isAfter: true, isBefore: false })
  const place = around - from
  const sizes = shares(
    runs.map(({ lines }) => lines.length),
    (run) => Math.max(place - run, run - place - 1),
  )
  return runs.map((run, i) => nearest(run, sizes[i]))
}

/** The lines before the first message; none that are before messages which were not analyzed. */
function linesOfTheBeginning(chat: Chat): number[] {
  const first = chat.id.reduce((a, b) => Math.min(a, b))
  return range(0, eventsBefore(chat, 0)).filter((i) => chat.events.before[i] >= first)
}

/** How many lines of each run have room: the shortest are served first, and of what is left each gets as much as the others. */
function shares(sizes: readonly number[], distance: (run: number) => number): number[] {
  const given = sizes.map(() => 0)
  const inTurn = sizes.map((_, run) => run).sort((a, b) => sizes[a] - sizes[b] || distance(b) - distance(a))
  let left = mostLines
  inTurn.forEach((run, served) => {
    given[run] = Math.min(sizes[run], Math.floor(left / (inTurn.length - served)))
    left -= given[run]
  })
  return given
}

/** This many lines of a run, half of them next to the message in front of them and half next to the one behind. */
function nearest({ lines, isAfter, isBefore }: Run, size: number): readonly number[] {
  if (lines.length <= size) return lines
  const first = isAfter ? (isBefore ? Math.ceil(size / 2) : size) : 0
  return [...lines.slice(0, first), ...lines.slice(lines.length - size + first)]
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)
