import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders of this process's sessions, one each. */
export interface SessionFolders {
  create(): Promise<string>
  remove(folder: string): Promise<void>
  removeAll(): Promise<void>
  /** What all sessions keep, in bytes. */
  bytes(): number
}

/**
 * Sessions live as long as the process, so what an earlier one left behind (it was killed, or the power went) is wiped
 * here. Another server that is still running on the same data folder keeps its own.
 */
export function sessionFolders(dataFolder: string, pid = process.pid): SessionFolders {
  const all = join(dataFolder, 'sessions')
  const own = join(all, String(pid))
  mkdirSync(all, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(all)) {
    if (name === String(pid) || !isRunning(Number(name))) rmSync(join(all, name), { recursive: true, force: true })
  }
  return {
    async create() {
      await mkdir(own, { recursive: true, mode: 0o700 })
      // Made with mode 0700.
      return mkdtemp(join(own, 'session-'))
    },
    remove: (folder) => rm(folder, { recursive: true, force: true }),
    removeAll: () => rm(own, { recursive: true, force: true }),
    bytes: () => bytesIn(own),
  }
}

function bytesIn(folder: string): number {
  if (!statSync(folder, { throwIfNoEntry: false })) return 0
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  // A file may have gone since it was listed.
  const sizes = entries.map((entry) =>
    entry.isFile() ? (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0) : 0,
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
