import type { MomentMark } from '@convostat/api'
import { checks } from './checking.ts'
import { moments } from './database.ts'
import type { Shelf } from './kind.ts'
import { type Kind, wholeOr } from './kind.ts'

interface KeptMark extends MomentMark {
  v: 1
}

/** Every mark, by the moment's id. */
export async function readMarks(shelf: Shelf<KeptMark>): Promise<MomentMark[]> {
  return (await shelf.all()).map(plain)
}

/** Replaces a moment's mark; an empty mark is not kept. Returns the previous one. */
export function setMark(shelf: Shelf<KeptMark>, id: string, said: Partial<MomentMark>): Promise<MomentMark | null> {
  return shelf.change([id], ([now]) => {
    const before = now ? plain(now) : null
    const next = { ...(before ?? unmarked(id)), ...said, id }
    const isNothing = next.title === null && !next.is_dismissed
    return { ...(isNothing ? { drop: [id] } : { put: [kept(next)] }), answer: before }
  })
}

/** Adds marks from a backup: those of moments without one here. Returns how many came. */
export function mergeMarks(shelf: Shelf<KeptMark>, given: readonly MomentMark[]): Promise<number> {
  const fresh = [...new Map(given.map((mark) => [mark.id, mark])).values()]
  return shelf.change(
    fresh.map(({ id }) => id),
    (now) => {
      const put = fresh.filter((_, i) => !now[i]).map(kept)
      return { put, answer: put.length }
    },
  )
}

export const unmarked = (id: string): MomentMark => ({ id, title: null, is_dismissed: false })

const kept = ({ id, title, is_dismissed }: MomentMark): KeptMark => ({ v: 1, id, title, is_dismissed })

const plain = ({ v: _v, ...given }: KeptMark): MomentMark => given

/** What the reader said about a moment, independent of the upload. Its name and whether it is shown are read separately. */
export const markKind: Kind<KeptMark> = {
  name: moments,
  keyOf: (record) => (record as MomentMark).id,
  read(value) {
    const { v, ...given } = Object(value) as Record<string, unknown>
    const mark = (found?: MomentMark): KeptMark | undefined => (v === 1 && found ? kept(found) : undefined)
    return wholeOr(mark(checks().momentMark.safeParse(given).data), () => mark(checks().inPart.momentMark.safeParse(given).data))
  },
  bringIn: (shelf, records) => mergeMarks(shelf, records.map(plain)),
}
