import { none } from '#figure.ts'
import { byName } from '#schema/by-name.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

const plain = z.object({
  /** Whether `ratio` is at least 0.67; null where that is. */
  balanced: z.boolean().nullable(),
  /** Smallest divided by largest count among people with at least 1 % of the messages; 2 decimals; null for fewer than two. */
  ratio: z.number().min(0).max(1).nullable(),
  /** Everyone with at least one message counted. */
  message_counts: byName(count),
  /** Most messages first: a record keeps no order of its own (`2021` is a name, too). */
  people: z.array(personName),
})

export const balance = { asked: filter, plain, public: none } as const
export type Balance = z.output<typeof plain>
