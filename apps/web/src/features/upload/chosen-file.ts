import type { Problem } from './flow.ts'
import { sayUpload } from './messages/index.ts'

export type Choice = { file: File } | { problem: Problem }

/**
 * The one file of a picker or a drop, or the sentence that says why it is none. `hasFolder` where a folder was dropped.
 * Its name does not matter: the reader judges what the file contains.
 */
export function chosenFile(files: readonly File[], hasFolder = false): Choice {
  if (hasFolder) return { problem: { sentence: sayUpload.folder } }
  const [file, second] = files
  if (!file) return { problem: { sentence: sayUpload.noFile } }
  if (second) return { problem: { sentence: sayUpload.twoFiles } }
  return { file }
}

/** What was dropped. A folder comes as a file that cannot be read, so it is asked of the entry. */
export function droppedFile({ files, items }: DataTransfer): Choice {
  const hasFolder = Array.from(items).some((item) => item.webkitGetAsEntry?.()?.isDirectory)
  return chosenFile(Array.from(files), hasFolder)
}
