import { sayLicense } from '#components/license/messages/index.ts'

const words = sayLicense

export type Choice = { file: File } | { sentence: string }

/** A license file is recognized by its extension; the verification judges its content. */
const isJson = (name: string): boolean => /\.json$/i.test(name)

/** The one file of a picker or a drop, or the sentence that says why it is none. `hasFolder` where a folder was dropped. */
export function chosenLicense(files: readonly File[], hasFolder = false): Choice {
  if (hasFolder) return { sentence: words.upload.folder }
  const [file, second] = files
  if (second) return { sentence: words.twoFiles }
  return file && isJson(file.name) ? { file } : { sentence: words.wrongFile }
}

/** What was dropped. A folder comes as a file that cannot be read, so it is asked of the entry. */
export function droppedLicense({ files, items }: DataTransfer): Choice {
  const hasFolder = Array.from(items).some((item) => item.webkitGetAsEntry?.()?.isDirectory)
  return chosenLicense(Array.from(files), hasFolder)
}
