import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataFolder } from './data-folder.ts'

const run = promisify(execFile)

export interface LicenseWish {
  licensee?: string
  plan?: 'monthly' | 'annual'
  /** When it ends: an instant, or seconds from now. Without it, at the end of the plan's period. */
  expires?: string | number
}

/** A license.json of the journeys' server, made at its desk; gives the file's path. `data` is another server's data folder. */
export async function issueLicense(
  { licensee = 'Ana Sol', plan = 'monthly', expires }: LicenseWish = {},
  data = dataFolder,
): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'convostat-license-')), 'license.json')
  const end = typeof expires === 'number' ? new Date(Date.now() + expires * 1000).toISOString() : expires
  const wish = ['--licensee', licensee, '--email', 'ana@example.com', '--plan', plan, ...(end ? ['--expires', end] : [])]
  await atDesk(['issue', ...wish, '--out', file], data)
  return file
}

/** Ends a license immediately; the server that is running sees it at the next call. */
export async function revokeLicense(lid: string, data = dataFolder): Promise<void> {
  await atDesk(['revoke', lid], data)
}

/** The id of the license in a file. */
export function licenseId(file: string): string {
  const { payload } = JSON.parse(readFileSync(file, 'utf8')) as { payload: string }
  const { lid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { lid: string }
  return lid
}

/** A device's id, as a browser makes its own. */
export const newDevice = (): string => randomBytes(16).toString('base64url')

async function atDesk(args: string[], data: string): Promise<void> {
  await run(process.execPath, ['apps/server/dist/license-desk.js', ...args], { env: { ...process.env, CONVOSTAT_DATA: data } })
}
