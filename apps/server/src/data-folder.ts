import { join } from 'node:path'

interface Place {
  platform: string
  home: string
  env: Record<string, string | undefined>
}

/** Where what the server keeps lies: CONVOSTAT_DATA, else the user's data folder as each system has it. */
export function dataFolder({ platform, home, env }: Place): string {
  if (env.CONVOSTAT_DATA) return env.CONVOSTAT_DATA
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'ConvoStat')
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'ConvoStat')
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'convostat')
}

/** The sentence for a data folder that cannot be written; null for another error. */
export function cannotKeep({ code, syscall, path }: NodeJS.ErrnoException, folder: string): string | null {
  // The system may name the folder above that refused it.
  if (!syscall || !path || !(path.startsWith(folder) || folder.startsWith(path))) return null
  return `The data folder ${folder} cannot be used (${code}). Set CONVOSTAT_DATA to a folder that this user can write.`
}
