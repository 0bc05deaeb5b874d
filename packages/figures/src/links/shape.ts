import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count, dateTime, numeral } from '#schema/values.ts'
import { z } from '#zod.ts'

const asked = filter.extend({ top_n: numeral(1, 50).default(20) })

const plain = z.object({
  /** By host without `www.`, most links first. */
  domains: z.array(z.object({ domain: z.string(), count, messages: count })),
  total_domains: count,
  /** Each time one was sent. */
  links: count,
  messages_with_links: count,
  /** Most recent first, at most `top_n`; `url` as written. */
  latest: z.array(z.object({ id: count, author: personName, date: dateTime, url: z.string() })),
})

export const links = { asked, plain, public: none } as const
export type Links = z.output<typeof plain>
