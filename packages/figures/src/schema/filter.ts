import { z } from '#zod.ts'
import { day } from './values.ts'

/** One value, or the same parameter several times. */
export const repeatable = z.union([z.string(), z.array(z.string())]).transform((given) => (typeof given === 'string' ? [given] : given))

/** What every call about a chat can be narrowed to: days (inclusive) and people. */
export const filter = z.object({ from: day.optional(), to: day.optional(), author: repeatable.optional() })
export type Filtering = z.output<typeof filter>
