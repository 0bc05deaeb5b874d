import { say } from '../../../messages/index.ts'
import type { Problem } from './flow.ts'

export type Choice = { file: File } | { problem: Problem }

const isReadable = (name: string): boolean => /\.(txt|zip)$/i.test(name)

/** The one file of a picker or a drop, or the sentence that says why it is none. `hasFolder` where a folder was dropped. */
export function chosenFile(files: readonly File[], hasFolder = false): Choice {
  if (hasFolder) return { problem: { sentence: say.upload.folder } }
  const [file, second] = files
  if (!file) return { problem: { sentence: say.upload.noFile } }
  if (second) return { problem: { sentence: say.upload.twoFiles } }
  return isReadable(file.name) ? { file } : { problem: { sentence: say.upload.wrongType } }
}

/** What was dropped. A folder comes as a file that cannot be read, so it is asked of the entry. */
export function droppedFile({ files, items }: DataTransfer): Choice {
  const hasFolder = Array.from(items).some((item) => item.webkitGetAsEntry?.()?.isDirectory)
  return chosenFile(Array.from(files), hasFolder)
}
