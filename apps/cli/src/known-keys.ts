import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Trust } from '@convostat/license'
import { dataFolder } from '../../server/src/data-folder.ts'
import { trustIn } from '../../server/src/desk/keys.ts'
import { readLicenseSettings } from '../../server/src/license-settings.mjs'
import { readMode } from '../../server/src/mode-settings.mjs'

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
