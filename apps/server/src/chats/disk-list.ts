import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Correction, KeptPeople } from '@convostat/api'
import { storageFailure } from '@convostat/api/disk-file'
import type { Corrections } from '@convostat/api/handlers/corrections'
import type { People } from '@convostat/api/handlers/people'
import { type AnsweredQuestions, type Questions, questionsIn } from '@convostat/api/questions'

/** A list that is replaced as a whole. */
interface DiskList<T> {
  /** The same list as long as nothing of it has changed. */
  list(): readonly T[]
  replace(list: readonly T[]): void
}

/**
 * A list in the session's folder: whichever thread answers for the session next has it, and it is wiped with the folder.
 * Written immediately, as its uploads' records are.
 */
function diskList<T>(folder: string, name: string): DiskList<T> {
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

/** What a session's visitor said that messages are, in the session's folder. */
export const diskCorrections = (folder: string): Corrections => diskList<Correction>(folder, 'corrections.json')

/** What a session's visitor said of the people of chats, in the session's folder. */
export const diskPeople = (folder: string): People => diskList<KeptPeople>(folder, 'people.json')

/** How many questions a session's visitor was answered of each chat, in the session's folder. */
export const diskQuestions = (folder: string): Questions => questionsIn(diskList<AnsweredQuestions>(folder, 'questions.json'))
