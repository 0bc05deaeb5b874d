import type { Device, Files } from './device.ts'
import { listedById } from './listed.ts'
import { filesOf, recordBeside } from './upload-files.ts'
import { type FilesOf, filesById, noFiles } from './upload-names.ts'
import { stateOf, type UploadState } from './upload-state.ts'

const stateIn = (files: Files, id: string, listed: unknown, of: FilesOf) => stateOf(listed, of, () => recordBeside(files, id, of))

/** An upload as it is stored: its state, its entry in the list and its files. */
export async function lookUp(
  { records, files }: Pick<Device, 'records' | 'files'>,
  id: string,
): Promise<{ state: UploadState; listed: unknown; of: FilesOf }> {
  const [listed, of] = await Promise.all([records.get(id), filesOf(files, id)])
  return { state: await stateIn(files, id, listed, of), listed, of }
}

/** Every upload by its id, with its state and its size in storage. */
export async function allUploads({
  records,
  files,
}: Pick<Device, 'records' | 'files'>): Promise<Map<string, { state: UploadState; bytes: number }>> {
  const [values, sizes] = await Promise.all([records.all(), files.sizes()])
  const inFolder = filesById(sizes)
  const listed = listedById(values)
  const ids = new Set([...listed.keys(), ...[...inFolder.keys()].filter((id) => isUploadId(id))])
  const states = Array.from(ids, async (id) => {
    const of = inFolder.get(id) ?? noFiles()
    return [id, { state: await stateIn(files, id, listed.get(id), of), bytes: of.bytes }] as const
  })
  return new Map(await Promise.all(states))
}

const isUploadId = (id: string): boolean => /^upload_\d{1,16}$/.test(id)
