/**
 * The order of two merged exports where one of them goes back in time, as all do in the hour that a clock goes through
 * twice: that of both files. By the minute it would be lost which of the two hours a message is from, and with it what
 * shows another zone's clock when a further export is merged.
 */
import { MINUTE } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { inFileOrder } from './merge-align.ts'
import { type Joined, KEPT } from './merge-join.ts'

/** Whether messages are in a file in another order than that of their times. */
export const goesBack = ({ id }: Chat): boolean => id.some((place, row) => place !== row)

/** The rows kept: those of the first export, up to `split`, in its order, and what the second alone contains behind what it is behind there. */
export function inFilesOrder({ id, time, count }: Chat, { order, twin, isShared }: Joined, split: number): Uint32Array {
  const keptAs = (row: number): number => (twin[row] === KEPT ? row : twin[row])
  const minuteOf = (row: number): number => Math.floor(time[row] / MINUTE)
  const firsts = inFileOrder({ id: id.subarray(0, split), count: split })
  const seconds = inFileOrder({ id: id.subarray(split), count: count - split })
  const placeInFirst = new Uint32Array(count)
  for (let place = 0; place < split; place++) placeInFirst[keptAs(firsts[place])] = place
  const isPassed = new Uint8Array(split)
  const rows = new Uint32Array(order.length)
  let size = 0
  let next = 0
  const takeFirst = () => {
    rows[size++] = keptAs(firsts[next++])
  }
  for (const at of seconds) {
    const row = split + at
    if (isShared[row] === 1) {
      const place = placeInFirst[keptAs(row)]
      isPassed[place] = 1
      while (next <= place) takeFirst()
      continue
    }
    const isBefore = (place: number) => (isShared[firsts[place]] === 1 ? isPassed[place] === 1 : minuteOf(firsts[place]) < minuteOf(row))
    while (next < split && isBefore(next)) takeFirst()
    rows[size++] = row
  }
  while (next < split) takeFirst()
  return rows
}
