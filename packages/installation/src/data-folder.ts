import { join } from 'node:path'

interface Place {
  platform: string
  home: string
  env: Record<string, string | undefined>
}

/** Where what the server keeps is: CONVOSTAT_DATA, else the user's data folder as each system has it. */
export function dataFolder({ platform, home, env }: Place): string {
  if (env.CONVOSTAT_DATA) return env.CONVOSTAT_DATA
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'ConvoStat')
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'ConvoStat')
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'convostat')
}

/** The sentence for a data folder that cannot be written; null for another error. */
export function cannotKeep({ code = '', syscall, path }: NodeJS.ErrnoException, folder: string): string | null {
  if (!syscall) return null
  // What is written into a file that is open names none, and the system may name the folder above that refused it.
  const isAboutIt = path ? path.startsWith(folder) || folder.startsWith(path) : ofOpenFiles.has(syscall)
  if (!isAboutIt) return null
  if (roomCodes.has(code)) return noRoom(folder, code)
  return `The data folder ${folder} cannot be used (${code}). Set CONVOSTAT_DATA to a folder that this user can write.`
}

/** The sentence for a full disk, or one whose user may write no more. */
export const noRoom = (place: string, code: string): string =>
  `There is no room left on the disk for ${place} (${code}). Free some, or set CONVOSTAT_DATA to a folder on another disk.`

const roomCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const ofOpenFiles = new Set(['write', 'fsync', 'close'])
