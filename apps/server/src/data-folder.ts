import { mkdirSync } from 'node:fs'
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

/** A folder only its owner may enter, made if it is missing. */
export function ownFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}
