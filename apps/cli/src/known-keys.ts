import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { dataFolder } from '@convostat/installation/data-folder'
import { trustIn } from '@convostat/installation/keys'
import { readLicenseSettings } from '@convostat/installation/license-settings'
import { readMode } from '@convostat/installation/mode-settings'
import type { Trust } from '@convostat/license'

/** Whose licenses count here: those of the server whose data folder this is, of its sandbox outside of production, and of keys in the environment. */
export function knownKeys(env: NodeJS.ProcessEnv): Trust {
  const data = resolve(dataFolder({ platform: process.platform, home: homedir(), env }))
  const settings = readLicenseSettings(env)
  const own = trustIn(join(data, 'license'), settings)
  if (readMode(env) === 'production') return own
  const sandbox = trustIn(join(data, 'sandbox', 'license'), { mode: 'test', seed: null, publicKeys: [] })
  const further = sandbox.keys.filter(({ kid }) => !own.keys.some((key) => key.kid === kid))
  return { ...own, keys: [...own.keys, ...further.map((key) => ({ ...key, mode: 'test' as const }))] }
}
