import { constants } from 'node:fs'
import { access, type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DiskFile, storageFailure, writeAll } from '@convostat/api/disk-file'
import type { Receiver } from '@convostat/api/http'
import { sayCli } from './messages/index.ts'
import { exitCodes, Stop } from './stop.ts'

const { output: say } = sayCli

const taken = (path: string) => new Stop(exitCodes.amiss, say.taken({ path }))

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const reasons = {
  ENOENT: 'noFolder',
  ENOTDIR: 'noFolder',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EROFS: 'readOnly',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'tooLarge',
} as const

/** Says of a path that nothing can be written there, and why. */
function unwritable(path: string, error: unknown): Stop {
  const code = codeOf(error)
  const why = code === undefined ? 'other' : Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : null
  return new Stop(exitCodes.amiss, why === null ? say.unwritableBy({ path, code: String(code) }) : say.unwritable({ path, why }), error)
}

const statOf = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw unwritable(path, error)
  })

/** Reported before the long part: files that exist already, and folders that cannot be written. */
export async function refuseUnwritable(paths: readonly string[], force: boolean): Promise<void> {
  for (const path of paths) {
    const there = await statOf(path)
    // A folder or a device is not ours to replace.
    if (there && !there.isFile()) throw new Stop(exitCodes.amiss, say.notAFile({ path }))
    if (there && !force) throw taken(path)
    await access(dirname(path), constants.W_OK | constants.X_OK).catch((error: unknown) => {
      throw unwritable(path, error)
    })
  }
}

/** A file that comes whole or not at all: it is written beside its place, then put there. */
export interface Draft {
  receiver: Receiver
  /** Why it could not be written, once it could not. */
  readonly failure: Stop | null
  /** How many bytes were received; null until the file is whole. */
  readonly size: number | null
  place(): Promise<void>
}

export function draftOf(path: string, force: boolean): Draft {
  const beside = `${path}.${process.pid}.part`
  let handle: FileHandle | null = null
  let failure: Stop | null = null
  let size = 0
  let isWhole = false
  const heard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      failure ??= error instanceof Stop ? error : unwritable(path, error)
      // As the user knows it: a full disk is not a mistake of ours.
      throw storageFailure(error)
    }
  }
  const close = async () => {
    const open = handle
    handle = null
    await open?.close()
  }
  return {
    receiver: {
      async write(bytes) {
        handle ??= await heard(open(beside, 'wx'))
        await heard(writeAll(handle, bytes))
        size += bytes.length
      },
      async finish(name, type) {
        await heard(close())
        isWhole = true
        return new DiskFile({ path: beside, name, type, start: 0, end: size })
      },
      async discard() {
        await close()
        await rm(beside, { force: true })
      },
    },
    get failure() {
      return failure
    },
    get size() {
      return isWhole ? size : null
    },
    place: () => heard(force ? rename(beside, path) : placed(beside, path)),
  }
}

/** Only one can give its file that name: what came there in the meantime stays. Not every disk knows links. */
async function placed(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || (await statOf(path))) throw taken(path)
    await rename(draft, path)
  }
}
