import { database } from '#data/client/database.ts'
import { changeDeletions, type DeletionsChange, type KeptDeletion, readDeletions } from '#store/deletions.ts'
import { heldNames } from '#store/locks.ts'
import { randomKey } from '#store/random-key.ts'

/** This page, as the others know it. */
export const page = randomKey()

/** What could not be written to the device lasts as long as this page; null where it could not be removed. */
const unstored = new Map<string, KeptDeletion | null>()

function overlaid(stored: readonly KeptDeletion[]): KeptDeletion[] {
  const here = [...unstored.values()].filter((each) => each !== null)
  return [...stored.filter(({ id }) => !unstored.has(id)), ...here]
}

/** All deletions of this device, including those of other tabs. */
export const allDeletions = async (): Promise<KeptDeletion[]> => overlaid(await readDeletions(database).catch(() => []))

/** Whether a chat is being deleted for good, or was a moment ago. */
export const isBeingDeleted = async (id: string): Promise<boolean> =>
  (await allDeletions()).some((each) => each.id === id && (each.stage === 'deleting' || each.stage === 'deleted'))

/** Changes them. Where the device takes nothing, as when it is full, they are known to this page at least. */
export async function changeAll<T>(work: (now: KeptDeletion[]) => DeletionsChange<T>): Promise<T> {
  let change: DeletionsChange<T> | undefined
  try {
    const answer = await changeDeletions(database, (stored) => {
      change = work(overlaid(stored))
      return change
    })
    for (const id of idsOf(change)) unstored.delete(id)
    return answer
  } catch {
    change ??= work(overlaid([]))
    for (const id of change.drop ?? []) unstored.set(id, null)
    for (const each of change.put ?? []) unstored.set(each.id, each)
    return change.answer
  }
}

const idsOf = (change: DeletionsChange<unknown> | undefined): string[] => [
  ...(change?.put ?? []).map(({ id }) => id),
  ...(change?.drop ?? []),
]

/** A deletion as this page asks for it. */
export const deletionOf = (id: string, given: Partial<KeptDeletion> & Pick<KeptDeletion, 'stage'>): KeptDeletion => ({
  v: 1,
  id,
  exports: null,
  after: null,
  parts: null,
  until: null,
  page,
  at: Date.now(),
  ...given,
})

export const lockOf = (of: string): string => `convostat-page-${of}`

/** By then every browser has written local storage; where locks cannot be read, a page is considered closed. */
const minuteMs = 60_000
export const isOld = ({ at }: KeptDeletion): boolean => Math.abs(Date.now() - at) > minuteMs

/** Which of them were asked for by pages that are gone. */
export async function leftBehind(given: readonly KeptDeletion[]): Promise<KeptDeletion[]> {
  const names = await heldNames()
  return given.filter((each) => each.page !== page && (names ? !names.has(lockOf(each.page)) : isOld(each)))
}
