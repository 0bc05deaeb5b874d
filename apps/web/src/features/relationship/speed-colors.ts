import type { Speed } from './answers.ts'

/** The speeds as inks of one scale, the faster the fuller. */
export const speedInks: Record<Speed, string> = {
  '<5min': 'var(--heat-5)',
  '<1hr': 'var(--heat-4)',
  '<1day': 'var(--heat-3)',
  '>1day': 'var(--heat-1)',
}

/** The same as grounds to write on: every step keeps the ink readable, in both themes. */
export const speedGrounds: Record<Speed, string> = {
  '<5min': 'var(--heat-2)',
  '<1hr': 'var(--heat-1)',
  '<1day': 'var(--heat-0)',
  '>1day': 'var(--sheet)',
}
