import type { Device } from './device.ts'
import { listedById } from './listed.ts'
import { erase, forgetBefore, recordBeside, writeBeside } from './upload-files.ts'
import { begunName, type FilesOf, fileName, filesById, isProbe, noFiles } from './upload-names.ts'
import { stateOf } from './upload-state.ts'

type Disk = Pick<Device, 'records' | 'files' | 'alone'>

/**
 * Makes the list of uploads and the records beside their files agree again: finishes deletions, removes what was begun
 * and never written to its end, rebuilds entries that the list has lost, and writes beside the files what is not there yet.
 * Nothing else is deleted. Where not all files can be reached only chats that were deleted, or never kept, are removed. Gives the
 * uploads whose entries were rebuilt.
 */
export const repair = (disk: Disk, isPartial = false): Promise<string[]> =>
  disk.alone(async () => {
    const [values, sizes] = await Promise.all([disk.records.all(), disk.files.sizes()])
    for (const name of sizes.keys()) if (isProbe(name)) await disk.files.delete(name)
    const inFolder = filesById(sizes)
    const listed = listedById(values)
    const rebuilt: string[] = []
    for (const id of new Set([...listed.keys(), ...inFolder.keys()])) {
      if (isProbe(id)) continue
      // One upload that resists keeps no other from being repaired.
      const isRebuilt = await repairOne(disk, id, listed.get(id), inFolder.get(id) ?? noFiles(), isPartial).catch(() => false)
      if (isRebuilt) rebuilt.push(id)
    }
    return rebuilt
  })

async function repairOne(disk: Disk, id: string, listed: unknown, of: FilesOf, isPartial: boolean): Promise<boolean> {
  const { records, files } = disk
  const state = await stateOf(listed, of, () => recordBeside(files, id, of))
  if (state.is === 'gone') {
    await erase(disk, id, isPartial)
    return false
  }
  const { begun } = of
  if (isPartial && !(state.is === 'begun' && begun === 0)) return false
  if (state.is === 'whole' && state.from === 'sidecar') await records.put(state.kept)
  if (begun !== null) {
    const count = state.is === 'whole' ? state.kept.bytes.length : 0
    if (state.is === 'whole' || state.is === 'begun')
      for (const i of of.exports.keys()) if (i >= Math.max(begun, count)) await files.delete(fileName(id, i))
    if (state.is === 'begun' && begun === 0) await forgetBefore(files, id, of)
    for (const name of of.names) if (name === begunName(id, begun)) await files.delete(name)
    return false
  }
  if (state.is === 'whole' && state.from === 'sidecar') return true
  if (state.is !== 'whole') return false
  const beside = await recordBeside(files, id, of)
  if (beside !== 'newer' && JSON.stringify(beside) !== JSON.stringify(state.kept)) {
    await writeBeside(files, state.kept, of)
    await forgetBefore(files, id, of)
  }
  return false
}
