import { invalid } from './fault.ts'
import { list, type Reader, type range, text, whole } from './parameters.ts'

/** What every list can be asked for. */
export const paging = {
  limit: ((node, param) => {
    const limit = whole(node, param)
    if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit must be between 1 and 100', param, 'parameter_invalid_integer')
    return limit
  }) as Reader<number>,
  starting_after: text,
  ending_before: text,
  expand: list(text),
}

interface Asked {
  limit?: number
  starting_after?: string
  ending_before?: string
}

/** A page of what was made, newest first, as the provider cuts it. */
export function pageOf<T extends { id: string }>(made: readonly T[], { limit = 10, starting_after, ending_before }: Asked, url: string) {
  const all = made.toReversed()
  if (ending_before !== undefined) {
    const end = indexOf(all, ending_before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url }
  }
  const start = starting_after === undefined ? 0 : indexOf(all, starting_after, 'starting_after') + 1
  return { object: 'list', data: all.slice(start, start + limit), has_more: start + limit < all.length, url }
}

function indexOf(all: readonly { id: string }[], id: string, param: string): number {
  const index = all.findIndex((each) => each.id === id)
  if (index < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing')
  return index
}

/** Whether a moment is where it is asked for. */
export function isWithin(moment: number, asked: ReturnType<typeof range> | undefined): boolean {
  if (asked === undefined) return true
  if (typeof asked === 'number') return moment === asked
  const { gt = -1, gte = -1, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = asked
  return moment > gt && moment >= gte && moment < lt && moment <= lte
}
