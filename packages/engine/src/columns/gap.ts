import { textColumn } from '../column.ts'

/** Seconds since the message before, by anyone; 0 for the first. */
export const gap = textColumn(({ time, count }) => {
  const seconds = new Uint32Array(count)
  for (let row = 1; row < count; row++) seconds[row] = time[row] - time[row - 1]
  return seconds
})
