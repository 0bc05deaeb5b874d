import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { storageFailure } from '@convostat/api/disk-file'
import { chatLimits } from '#config/limits.ts'

/** The folders of this process's sessions, one each. */
export interface SessionFolders {
  create(): Promise<string>
  remove(folder: string): Promise<void>
  /** What a session keeps, in bytes. */
  bytes(folder: string): Promise<number>
  /** Says that this process is still there, and wipes what others left that are not. */
  sweep(): Promise<void>
  removeAll(): Promise<void>
}

/**
 * Sessions live as long as the process, so what an earlier one left behind (it was killed, or the power went) is wiped
 * here. Another server that is still running on the same data folder keeps its own. Throws what the system says where
 * the data folder cannot be written.
 */
export function sessionFolders(dataFolder: string, { pid = process.pid, now = Date.now } = {}): SessionFolders {
  const all = join(dataFolder, 'sessions')
  const own = join(all, String(pid))
  mkdirSync(all, { recursive: true, mode: 0o700 })
  // It may have been there before, with another mode.
  chmodSync(all, 0o700)
  wipeLeft()
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { mode: 0o700 })

  function wipeLeft(): void {
    for (const name of readdirSync(all)) {
      if (name === String(pid) || (isRunning(Number(name)) && isRecent(join(all, name)))) continue
      rmSync(join(all, name), { recursive: true, force: true })
    }
  }

  function isRecent(folder: string): boolean {
    const written = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
    return Math.abs(now() - written) < chatLimits.goneMilliseconds
  }

  return {
    async create() {
      try {
        await mkdir(own, { recursive: true, mode: 0o700 })
        // Made with mode 0700.
        return await mkdtemp(join(own, 'session-'))
      } catch (error) {
        throw storageFailure(error)
      }
    },
    remove: (folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
    bytes: bytesIn,
    async sweep() {
      const time = new Date(now())
      await utimes(own, time, time).catch(() => undefined)
      wipeLeft()
    },
    removeAll: () => rm(own, { recursive: true, force: true, maxRetries: 3 }),
  }
}

async function bytesIn(folder: string): Promise<number> {
  // A file may have gone since it was listed, and the folder with it.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    // Signal 0 only asks.
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
