import type { Balance } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

export const balance: Balance = {
  balanced: true,
  ratio: 0.86,
  message_counts: { [one]: 4120, [other]: 3540 },
  people: [one, other],
}
