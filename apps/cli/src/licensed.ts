import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { Failure } from '@convostat/api'
import { type LentLicense, lentLicense } from '@convostat/api/handlers/from-page-license'
import { dataFolder } from '@convostat/installation/data-folder'
import { trustIn } from '@convostat/installation/keys'
import { readLicenseSettings } from '@convostat/installation/license-settings'
import { readMode } from '@convostat/installation/mode-settings'
import type { Trust } from '@convostat/license'
import { fileLimitBytes, readLicense, serializeLicense } from '@convostat/license'
import { sayCli } from './messages/index.ts'
import { exitCodes, Stop } from './stop.ts'

/** The license of a file, verified on this computer as a page verifies it. Throws a Stop where it does not count. */
export async function licensed(path: string, now: () => number): Promise<LentLicense> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Stop(exitCodes.proNeeded, sayCli.license.unreadable({ path, code: String(error.code) }), error)
  })
  try {
    if (bytes.length > fileLimitBytes) throw new Failure('license_malformed')
    const file = readLicense(new Uint8Array(bytes))
    const desk = lentLicense(now)
    const kept = { file: serializeLicense(file), lease: null, did: '', since: Math.floor(now() / 1000), pendingUsed: false, ended: null }
    desk.lend({ kept, trust: knownKeys(process.env) })
    await desk.verify({ ...file })
    return desk
  } catch (error) {
    throw new Stop(exitCodes.proNeeded, Failure.from(error).detail, error)
  }
}

/** Whose licenses count here: those of the server whose data folder this is, of its sandbox outside of production, and of keys in the environment. */
function knownKeys(env: NodeJS.ProcessEnv): Trust {
  const data = resolve(dataFolder({ platform: process.platform, home: homedir(), env }))
  const settings = readLicenseSettings(env)
  const own = trustIn(join(data, 'license'), settings)
  if (readMode(env) === 'production') return own
  const sandbox = trustIn(join(data, 'sandbox', 'license'), { mode: 'test', seed: null, publicKeys: [] })
  const further = sandbox.keys.filter(({ kid }) => !own.keys.some((key) => key.kid === kid))
  return { ...own, keys: [...own.keys, ...further.map((key) => ({ ...key, mode: 'test' as const }))] }
}
