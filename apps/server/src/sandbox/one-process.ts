import Libsql from 'libsql'

/**
 * Takes a folder for this process alone, by a lock that the system takes back when the process ends, however that is.
 * Null where another one has it.
 */
export function takeAlone(path: string): { release(): void } | null {
  const lock = new Libsql(path)
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('begin exclusive')
    return { release: () => void lock.close() }
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null
    throw error
  }
}
