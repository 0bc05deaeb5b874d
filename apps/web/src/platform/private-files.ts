import { TooLate, within } from './within.ts'

/** A browser that has not opened its files by then is not waited for. */
const patience = 5000

let isLate = false

/** Whether this browser has private files at all: over plain HTTP, and before 2022, none does. */
export function hasPrivateFiles(): boolean {
  try {
    return typeof navigator.storage?.getDirectory === 'function'
  } catch {
    return false
  }
}

/**
 * The root of the browser's private file system. Rejects where there is none or it is refused; where it does not open in time that is
 * `TooLate`, immediately from then on, until it opens after all.
 */
export async function privateFiles(): Promise<FileSystemDirectoryHandle> {
  if (isLate) throw new TooLate()
  const opening = navigator.storage.getDirectory()
  try {
    return await within(patience, opening)
  } catch (error) {
    if (error instanceof TooLate) {
      isLate = true
      const settled = () => {
        isLate = false
      }
      opening.then(settled, settled)
    }
    throw error
  }
}
