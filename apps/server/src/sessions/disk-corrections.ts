import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Correction } from '@convostat/api'
import { storageFailure } from '@convostat/api/disk-file'
import type { Corrections } from '@convostat/api/handlers'

/**
 * What a session's visitor said that messages are, in the session's folder: whichever thread answers for it next has it,
 * and it is wiped with the folder. Written at once, as its uploads' records are.
 */
export function diskCorrections(folder: string): Corrections {
  const path = join(folder, 'corrections.json')
  let list = read(path)
  return {
    list: () => list,
    replace(next) {
      try {
        if (next.length === 0) rmSync(path, { force: true })
        else write(path, next)
      } catch (error) {
        throw storageFailure(error)
      }
      list = next
    },
  }
}

function read(path: string): readonly Correction[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Correction[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function write(path: string, list: readonly Correction[]): void {
  const draft = `${path}.new`
  writeFileSync(draft, JSON.stringify(list), { mode: 0o600 })
  renameSync(draft, path)
}
