import { readFile } from 'node:fs/promises'
import { Failure } from '@convostat/api'
import { type LentLicense, lentLicense } from '@convostat/api/handlers/from-page-license'
import { fileLimitBytes, readLicense, serializeLicense } from '@convostat/license'
import { knownKeys } from './known-keys.ts'
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
