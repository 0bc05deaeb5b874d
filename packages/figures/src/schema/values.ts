import type { Kind } from '@convostat/engine/chat/chat'
import type { DateOrder } from '@convostat/engine/import/import-facts'
import type { OtherFormats } from '@convostat/engine/import/second-exports'
import { z } from '#zod.ts'

/** The values that the shapes are made of. */

/** `2021-03-04`, a real day of the calendar. */
export const day = z.iso.date()
/** `2021-03`. */
export const month = z.string().regex(/^\d{4}-\d{2}$/)
/** `2021-03-04T00:05:07`, wall-clock time as the phone showed it, in no zone. */
export const dateTime = z.iso.datetime({ local: true, precision: 0 }).regex(/\d$/)
/** A moment of the real clock, ISO 8601 with Z. */
export const instant = z.iso.datetime()

export const dateOrder = z.enum(['dmy', 'mdy', 'ymd', 'ydm'] satisfies DateOrder[])
/** What is to become of lines in another format than the file's own. */
export const otherFormats = z.enum(['text', 'messages'] satisfies OtherFormats[])
export const kind = z.enum(['text', 'media', 'deleted', 'poll', 'location', 'contact', 'call'] satisfies Kind[])

export const count = z.int().min(0)
/** A whole number of at least `min`; more than `max` counts as `max`. */
export const clamped = (min: number, max: number) =>
  z
    .number()
    .refine(Number.isInteger, 'expected a whole number')
    .refine((n) => n >= min, `expected at least ${min}`)
    .transform((n) => Math.min(n, max))
export const atLeast = (min: number) => clamped(min, Number.MAX_SAFE_INTEGER)

/** The same in a GET call, whose values are written in a query; a worker is sent the number itself. */
export const numeral = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,300}$/)
        .transform(Number),
    ])
    .pipe(clamped(min, max))

/** Yes or no; in a GET call a word. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

export const weekday = z.int().min(0).max(6)
export const hour = z.int().min(0).max(23)

export const file = z.instanceof(File)

/** Of a call that takes nothing. */
export const nothing = z.object({})
