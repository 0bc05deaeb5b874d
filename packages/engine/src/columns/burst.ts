import type { Chat } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { turns } from './turn.ts'

/** Seconds from one message to the next, at most. */
const LONGEST_PAUSE = 120

/** The chat's bursts: turns of three or more messages, each within 120 seconds of the one before. */
export interface Bursts {
  /** The row of each one's first message, ascending. */
  readonly starts: Uint32Array
  /** The row after each one's last message. */
  readonly ends: Uint32Array
}

export const bursts = column((chat): Bursts => {
  const { starts, long } = turns(chat)
  return withoutPause(chat, starts, long)
})

// A loop in its own function is compiled sooner (docs/decisions/084).
function withoutPause({ time, count }: Chat, turnStarts: Uint32Array, long: Uint32Array): Bursts {
  const starts = new Uint32Array(long.length)
  const ends = new Uint32Array(long.length)
  let size = 0
  for (let i = 0; i < long.length; i++) {
    const start = turnStarts[long[i]]
    const end = long[i] + 1 < turnStarts.length ? turnStarts[long[i] + 1] : count
    if (hasPause(time, start, end)) continue
    starts[size] = start
    ends[size++] = end
  }
  return { starts: starts.slice(0, size), ends: ends.slice(0, size) }
}

function hasPause(time: Uint32Array, start: number, end: number): boolean {
  for (let row = start + 1; row < end; row++) if (time[row] - time[row - 1] > LONGEST_PAUSE) return true
  return false
}

/** 1 for each message that begins a burst. */
export const beginsBurst = column((chat) => {
  const begins = new Uint8Array(chat.count)
  for (const row of bursts(chat).starts) begins[row] = 1
  return begins
})
