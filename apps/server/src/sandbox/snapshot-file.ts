import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { CannotStart } from '@convostat/installation/cannot-start'

/** What the stand-in for the payment provider knows, as a file. */
export interface SnapshotFile {
  /** As it was last written; undefined where nothing was. */
  before: string | undefined
  write(snapshot: string): void
}

/** Throws CannotStart for a file that contains none. */
export function snapshotFile(path: string): SnapshotFile {
  let last = read(path)
  return {
    before: last,
    write(snapshot) {
      if (snapshot === last) return
      // A process that is killed leaves the one or the other, whole.
      writeFileSync(`${path}.part`, snapshot, { mode: 0o600 })
      renameSync(`${path}.part`, path)
      last = snapshot
    },
  }
}

function read(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8')
    JSON.parse(text)
    return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    if (!(error instanceof SyntaxError)) throw error
    throw new CannotStart(`${path} is damaged. Nothing real is in its folder: delete that to begin the sandbox anew.`, { cause: error })
  }
}
