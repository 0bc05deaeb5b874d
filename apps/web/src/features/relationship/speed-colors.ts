import type { Clock } from '@convostat/format'
import { HOUR, MINUTE } from '@convostat/format/seconds'
import type { Speed } from './answers.ts'

/** How full of its person's color the part of each speed is, of 1: the faster the fuller. */
export const speedFullness: Record<Speed, number> = { '<5min': 1, '<1hr': 0.7, '<1day': 0.45, '>1day': 0.22 }

/**
 * Latencies in seconds as grounds to write on, each about four to twelve times the one before: many pairs answer within minutes. Every
 * step keeps the ink readable, in both themes.
 */
export const latencySteps = [
  { to: 15, ground: 'var(--heat-2)' },
  { to: MINUTE, ground: 'color-mix(in oklab, var(--heat-2), var(--heat-1))' },
  { to: 5 * MINUTE, ground: 'var(--heat-1)' },
  { to: HOUR, ground: 'var(--heat-0)' },
  { to: Number.POSITIVE_INFINITY, ground: 'var(--sheet)' },
] as const

/** Where the phone wrote whole minutes, nothing is known to be within 15 seconds. */
export const stepsOf = (clock: Clock) => latencySteps.slice(clock === 'minutes' ? 1 : 0)

export const groundOf = (seconds: number, clock: Clock): string =>
  (latencySteps.find(({ to }, step) => seconds < to && (clock === 'seconds' || step > 0)) ?? latencySteps[4]).ground
