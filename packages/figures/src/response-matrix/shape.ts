import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count } from '#schema/values.ts'
import { waits } from '#schema/waits.ts'
import { z } from '#zod.ts'

/** Who answers whom (`from` answers `to`), most replies first: at most 500 of `total_pairs` pairs, and the people in them. */
const plain = z.object({
  people: z.array(personName),
  pairs: z.array(waits.extend({ from: personName, to: personName })),
  total_pairs: count,
})

export const responseMatrix = { asked: filter, plain, public: none } as const
export type ResponseMatrix = z.output<typeof plain>
