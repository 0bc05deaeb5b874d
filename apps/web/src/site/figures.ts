import { DAY, HOUR } from '@convostat/format/seconds'
import { annualSaving, graceSeconds, leaseSeconds, pendingSeconds, plans, prices, refundDays } from '@convostat/license'
import { host } from '#data/client/page-settings.ts'

/** The prices and limits that sentences of the site name, from the one table of plans; each sentence takes what it needs. */
export const figures = {
  host,
  limit: plans.free.messageLimit,
  questions: plans.free.questionsPerChat,
  devices: plans.pro.devices,
  free: 0,
  monthly: prices.monthly.cents,
  annual: prices.annual.cents,
  perMonth: prices.monthly.cents / prices.monthly.months,
  saving: annualSaving() / 100,
  refundDays,
  /** A license before it has reached the license service, between two contacts, and after a renewal that failed. */
  hours: pendingSeconds / HOUR,
  days: leaseSeconds / DAY,
  graceDays: graceSeconds / DAY,
  /** How often a place can move to another device within those days. */
  times: 6,
  /** The most people of a group. */
  people: 1024,
  /** How many searches a browser remembers. */
  searches: 200,
} as const

/** A sentence, or one that names figures. */
export type Sentence = string | ((of: typeof figures) => string)

/** The sentence with its figures. */
export const said = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence(figures))
