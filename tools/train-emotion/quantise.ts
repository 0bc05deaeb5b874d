/**
 * Rows in few steps a number: -4..4 times a scale of the row's own, the one with the least error. The file has room for
 * -7..7, but what is left out there is saved when it is compressed, and more rows say more than finer ones.
 */
import { scaleOf } from '@convostat/emotion/weights-file'
import type { Learned } from './learn.ts'

export interface Quantised {
  /** A byte for each row, which `scaleOf` turns into a number. */
  scale: Uint8Array
  /** rows x dims, -4..4. */
  step: Int8Array
}

const mostSteps = 4

export function quantise({ rows, rowCount, dims }: Learned): Quantised {
  const scale = new Uint8Array(rowCount)
  const step = new Int8Array(rowCount * dims)
  for (let row = 0; row < rowCount; row++) {
    const own = rows.subarray(row * dims, (row + 1) * dims)
    scale[row] = bestScale(own)
    const size = scaleOf(scale[row])
    for (let k = 0; k < dims; k++) step[row * dims + k] = nearest(own[k] / size)
  }
  return { scale, step }
}

/** The rows as they will be read from the file. */
export function asRead({ scale, step }: Quantised, dims: number): Float32Array {
  return Float32Array.from(step, (of, i) => Math.fround(of * Math.fround(scaleOf(scale[Math.floor(i / dims)]))))
}

function bestScale(row: Float32Array): number {
  let most = 0
  for (const value of row) most = Math.max(most, Math.abs(value))
  if (most === 0) return 0
  // The scale at which the greatest number is just the last step, and those that cut it off for the good of the others.
  const whole = Math.ceil(16 * (Math.log2(most / mostSteps) + 14))
  let best = clamped(whole)
  let least = Number.POSITIVE_INFINITY
  for (let byte = whole; byte > whole - 12; byte -= 2) {
    const size = scaleOf(clamped(byte))
    let error = 0
    for (const value of row) error += (value - size * nearest(value / size)) ** 2
    if (error < least) {
      least = error
      best = clamped(byte)
    }
  }
  return best
}

function nearest(value: number): number {
  return Math.max(-mostSteps, Math.min(mostSteps, Math.round(value)))
}

function clamped(byte: number): number {
  return Math.max(0, Math.min(255, byte))
}
