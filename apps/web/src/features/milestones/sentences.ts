import { sayMilestones } from '#messages/milestones/index.ts'
import type { Span } from './span-between.ts'

const { first, matches, takenUp } = sayMilestones

/** Days of a month and of a year, on average. */
const perMonth = 30.4375
const perYear = 365.25

/** How long ago a day was, in a unit that means something; one that a phone's clock put ahead of today is shown as such. */
export function agoOf({ days }: { days: number }): string {
  if (days < 0) return first.ahead({ days: -days })
  if (days === 0) return first.today
  if (days < 60) return first.ago({ days })
  return days < 2 * perYear
    ? first.agoMonths({ months: Math.floor(days / perMonth) })
    : first.agoYears({ years: Math.floor(days / perYear) })
}

/** After a name: how long after the very first someone said it, too. */
export const takenUpAfter = ({ n, unit }: { n: number; unit: Span['unit'] }): string =>
  n === 0 ? takenUp.atOnce : takenUp.after[unit]({ n })

/** Which of all matches are on a page. */
export const matchesOnPage = ({ from, to, all }: { from: number; to: number; all: number }): string =>
  from > to ? matches.noneHere({ all }) : matches.page({ from, to, all })
