import type { Device } from './device.ts'
import { listedById } from './listed.ts'
import { readKept } from './stored-upload.ts'
import { filesById } from './upload-names.ts'

/** Whether the list has a chat of which nothing is here, not even the record beside its files: it was kept in another place. */
export async function isAnyKeptElsewhere({ records, files }: Pick<Device, 'records' | 'files'>): Promise<boolean> {
  const [values, sizes] = await Promise.all([records.all(), files.sizes()])
  const here = filesById(sizes)
  return [...listedById(values)].some(([id, value]) => readKept(value) !== null && !here.has(id))
}
