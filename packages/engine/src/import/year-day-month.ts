/** `2023-31-10`: Kyrgyz and Uyghur phones write the day between year and month. */
import type { WrittenDate } from '#whatsapp/header-shape.ts'
import type { DateOrder } from './import-facts.ts'
import type { MessageScan } from './message-scan.ts'

export interface YearDayMonth {
  isRead: boolean
  /** Nothing speaks for the order not taken, or very little against what speaks for the one taken. */
  isCertain: boolean
  /** The order not taken, where it is a guess and some of the dates fit that order. */
  others: readonly ('ymd' | 'ydm')[]
}

/** This many days that can be no month prove the order; fewer than two prove nothing, unless there are no other dates. */
const FEWEST = 2
const MANY = 3
/** Each error of the order taken must be outweighed so often, to take it and to be certain. */
const LIKELIER = 4
const CERTAIN = 10

/**
 * Whether a file's dates have the day before the month. Either order makes some dates impossible or lets time run backwards
 * where it is not the file's; the usual one is left only for far fewer of these errors. Of a guess the person decides.
 */
export function yearDayMonth(scan: Pick<MessageScan, 'dates' | 'count' | 'run' | 'sender'>, wanted?: DateOrder): YearDayMonth {
  const dates = scan.dates.filter(hasLongYear)
  if (dates.length * 2 <= scan.dates.length || !dates.some(isProof)) return { isRead: false, isCertain: true, others: [] }
  const found = weighed(scan, dates)
  if (found.isCertain) return { ...found, others: [] }
  const fits = (isRead: boolean): boolean => dates.some((date) => !isImpossible(isRead ? monthBeforeDay(date) : date))
  const isWanted = (isRead: boolean): boolean => wanted === (isRead ? 'ydm' : 'ymd') && fits(isRead)
  const isRead = isWanted(!found.isRead) ? !found.isRead : found.isRead
  return { isRead, isCertain: false, others: fits(!isRead) ? [isRead ? 'ymd' : 'ydm'] : [] }
}

function weighed(
  scan: Pick<MessageScan, 'dates' | 'count' | 'run' | 'sender'>,
  dates: readonly WrittenDate[],
): Omit<YearDayMonth, 'others'> {
  const proofs = new Set(ownProofs(scan).map(asNumber))
  const swapped = errors(dates.map(monthBeforeDay))
  const straight = errors(dates)
  const isRead = (proofs.size >= FEWEST || dates.every(isProof)) && swapped * LIKELIER <= straight
  if (isRead) return { isRead, isCertain: proofs.size >= MANY && swapped * CERTAIN <= straight }
  // Quotations alone need only be outweighed.
  return { isRead, isCertain: straight * (proofs.size > 0 ? CERTAIN : 1) < swapped }
}

const hasLongYear = ({ a, order }: WrittenDate): boolean => order === null && a >= 1000
const isProof = (date: WrittenDate): boolean => hasLongYear(date) && date.b > 12 && date.b <= 31 && date.c >= 1 && date.c <= 12

/** The dates that prove the order, in lines of people who wrote the first line or others as well: what a message quotes proves nothing. */
function ownProofs({ dates, count, run, sender }: Pick<MessageScan, 'dates' | 'count' | 'run' | 'sender'>): WrittenDate[] {
  const own = new Set<number>()
  for (let row = 0; row < count; row++) if (row === 0 || !isProof(dates[run[row]])) own.add(sender[row])
  const runs = new Set<number>()
  for (let row = 0; row < count; row++) if (isProof(dates[run[row]]) && own.has(sender[row])) runs.add(run[row])
  return [...runs].map((index) => dates[index])
}

/** Dates no calendar has, each counted once, and dates earlier than the one before. */
function errors(dates: readonly WrittenDate[]): number {
  const impossible = new Set<number>()
  let backwards = 0
  let before = 0
  for (const date of dates) {
    const day = asNumber(date)
    if (isImpossible(date)) {
      impossible.add(day)
      continue
    }
    if (day < before) backwards++
    before = day
  }
  return impossible.size + backwards
}

/** Year, month and day of which a calendar has no such month or day. */
const isImpossible = ({ b, c }: WrittenDate): boolean => b > 12 || c > 31

const asNumber = ({ a, b, c }: WrittenDate): number => (a * 100 + b) * 100 + c

/** The date with its month and day in the usual places. */
export const monthBeforeDay = (date: WrittenDate): WrittenDate => ({ ...date, b: date.c, c: date.b })
