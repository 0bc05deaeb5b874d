import type { MomentMark } from '@convostat/api'
import { checks } from './checking.ts'
import type { Shelf } from './shelf.ts'

interface KeptMark extends MomentMark {
  v: 1
}

/** What the reader said of a moment: each is one, whatever upload it is in. */
export const markKey = (record: object): string => (record as MomentMark).id

/** Every mark, by the moment's id. What is damaged harms nothing else. */
export async function readMarks(shelf: Shelf): Promise<MomentMark[]> {
  return (await shelf.all()).flatMap(readKept)
}

/** Says something else of a moment; where nothing is said any more, nothing is kept. Tells what was said before. */
export function setMark(shelf: Shelf, id: string, said: Partial<MomentMark>): Promise<MomentMark | null> {
  return shelf.change([id], ([now]) => {
    const [before = null] = readKept(now)
    const next = { ...(before ?? unmarked(id)), ...said, id }
    const isNothing = next.title === null && !next.is_dismissed
    return { ...(isNothing ? { drop: [id] } : { put: [kept(next)] }), answer: before }
  })
}

/** Brings marks in from a backup: those of moments of which nothing is said here. Tells how many came. */
export function mergeMarks(shelf: Shelf, given: readonly MomentMark[]): Promise<number> {
  const fresh = [...new Map(given.map((mark) => [mark.id, mark])).values()]
  return shelf.change(
    fresh.map(({ id }) => id),
    (now) => {
      const put = fresh.filter((_, i) => readKept(now[i]).length === 0).map(kept)
      return { put, answer: put.length }
    },
  )
}

export const unmarked = (id: string): MomentMark => ({ id, title: null, is_dismissed: false })

const kept = ({ id, title, is_dismissed }: MomentMark): KeptMark => ({ v: 1, id, title, is_dismissed })

/** What lies in storage may have been written by another version, by hand, or half: only what is whole is taken. */
function readKept(value: unknown): MomentMark[] {
  const { v, ...given } = Object(value) as Record<string, unknown>
  const found = checks().momentMark.safeParse(given).data
  return v === 1 && found ? [found] : []
}
