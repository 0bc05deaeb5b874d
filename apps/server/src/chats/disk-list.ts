import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storageFailure } from '@convostat/api/disk-file'

/** A list that is replaced as a whole. */
export interface DiskList<T> {
  /** The same list as long as nothing of it has changed. */
  list(): readonly T[]
  replace(list: readonly T[]): void
}

/**
 * A list in the session's folder: whichever thread answers for the session next has it, and it is wiped with the folder.
 * Written at once, as its uploads' records are.
 */
export function diskList<T>(folder: string, name: string): DiskList<T> {
  const path = join(folder, name)
  let list = read<T>(path)
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

function read<T>(path: string): readonly T[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function write(path: string, list: readonly unknown[]): void {
  const draft = `${path}.new`
  writeFileSync(draft, JSON.stringify(list), { mode: 0o600 })
  renameSync(draft, path)
}
