import { api } from '#data/client/api.ts'
import { database } from '#data/client/database.ts'
import { finishDeletions } from '#data/deletions/finish-deletions.ts'
import { isNothingPending } from '#store/nothing-pending.ts'
import type { LeftUpload, Pending } from '#store/pending-uploads.ts'

/** Every screen looks for what was left, and there is nearly never anything: only then is more loaded. */
const store = () => import('#store/pending-uploads.ts')

/** The uploads that no page finished. What is deleted is deleted first, and what is listed has its record: neither is finished again. */
export async function leftUploads(): Promise<Pending> {
  if (await isNothingPending(database)) return { left: [], isBusy: false }
  await finishDeletions()
  await api.uploads.list()
  const { readPending } = await store()
  return readPending(database)
}

/** Forgets uploads that no page finished, with the copies of their files. */
export async function forgetUploads(left: readonly LeftUpload[]): Promise<void> {
  const keys = left.map(({ key }) => key)
  await (await store()).forgetUploads(database, keys)
}
