import type { Favorite } from '@convostat/api'

interface Found {
  id: number
  message: string
  /** Wall-clock date-time. */
  date: string
}

/**
 * Which of these messages of one person is the saved one: the one of that very second, else the first of the minute, for
 * phones differ in whether they write seconds. `isCertain` is false where a later message may be it yet.
 */
export function sameMessage(
  { text, originalDate }: Pick<Favorite, 'text' | 'originalDate'>,
  found: readonly Found[],
): { id: number; isCertain: boolean } | null {
  const minute = originalDate.slice(0, 16)
  const alike = found.filter(({ message, date }) => message === text && date.slice(0, 16) === minute)
  const same = alike.find(({ date }) => date === originalDate)
  const [first = null] = alike
  return same ? { id: same.id, isCertain: true } : first && { id: first.id, isCertain: false }
}
