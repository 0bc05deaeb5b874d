import type { Balance } from './shape.ts'

export const balance: Balance = {
  balanced: true,
  ratio: 0.86,
  message_counts: { 'Juliet Capulet': 2612, 'Romeo Montague': 2253 },
  people: ['Juliet Capulet', 'Romeo Montague'],
}
