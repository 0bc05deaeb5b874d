import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultOf } from '#testing/licenses.ts'
import { decodeBase64url, encodeBase64url } from './base64url.ts'
import { licenseFaultCodes } from './fault.ts'
import { readLicense, serializeLicense } from './file.ts'
import { kidOf, type SigningKey, type Trust } from './keys.ts'
import { openLease, signLease } from './lease.ts'
import { openLicense, signLicense } from './license.ts'
import { licenseReasons, licenseStates } from './status.ts'
import { statusOf } from './status-of.ts'

const page = readFileSync(new URL('../../../docs/license-file.md', import.meta.url), 'utf8')
/** The page's blocks of code, in order. */
const blocks = [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, , code = '']) => code)
const [license = '', , said = '', pub = '', program = '', lease = ''] = blocks.map((code) => code.trim())

const key: SigningKey = {
  kid: kidOf(pub),
  pub,
  secret: encodeBase64url(Uint8Array.from({ length: 32 }, (_, i) => i)),
}
const trust: Trust = { keys: [key], mode: 'live' }

test('the license of the page verifies with its key, and says what the page says', async () => {
  const file = readLicense(license)
  expect(new TextDecoder().decode(decodeBase64url(file.payload) ?? undefined)).toBe(said.replaceAll('\n', ''))
  expect(await openLicense(file, trust)).toEqual(JSON.parse(said))
})

test('who signs what it says with the seed of the page gets the file of the page', async () => {
  expect(serializeLicense(await signLicense(JSON.parse(said), key)).trim()).toBe(license)
  expect(await signLease(await openLease(lease, trust), key)).toBe(lease)
})

test('it counts in the days that the page names, and no longer', async () => {
  const { did } = await openLease(lease, trust)
  const stateAt = async (instant: string) => {
    const now = Date.parse(instant) / 1000
    const { state, reason } = await statusOf({ file: license, lease: null, did, since: now, pendingUsed: false, ended: null }, trust, {
      now,
    })
    return reason ?? state
  }
  expect(await stateAt('2025-12-31T23:54:59Z')).toBe('license_not_yet_valid')
  expect(await stateAt('2026-01-01T00:00:00Z')).toBe('activation_needed')
  expect(await stateAt('2027-01-03T23:59:59Z')).toBe('activation_needed')
  expect(await stateAt('2027-01-04T00:00:00Z')).toBe('license_expired')
  const leased = await statusOf({ file: license, lease, did, since: 0, pendingUsed: true, ended: null }, trust, {
    now: Date.UTC(2026, 0, 10) / 1000,
  })
  expect(leased).toMatchObject({ state: 'active', period_end: '2027-01-01T00:00:00.000Z', licensee: 'Zoë Example' })
})

test('every field of the example and every code are in a table', async () => {
  const cells = page.split('\n').filter((line) => line.startsWith('|'))
  const named = (name: string) => cells.some((line) => line.includes(`\`${name}\``))
  const names = [JSON.parse(license), JSON.parse(said), await openLease(lease, trust)].flatMap((each) => Object.keys(each))
  for (const name of [...names, ...licenseFaultCodes]) expect(named(name), name).toBe(true)
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'license-doc-'))
  writeFileSync(join(folder, 'verify.mjs'), program)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the program of the page prints what the license says, and throws for a changed one', async () => {
  const run = (text: string) => {
    writeFileSync(join(folder, 'license.json'), text)
    return execFileSync(process.execPath, ['verify.mjs'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  }
  expect(run(license)).toBe(said.replaceAll('\n', ''))
  const edited = license.replace('eyJhdWQi', 'eyJhdWQj')
  expect(() => run(edited)).toThrow('license_signature')
  expect(await faultOf(openLicense(readLicense(edited), trust))).toBe('license_signature')
})

test('it names every state that a license may be in, in its table, and every reason', () => {
  const rows = page.split('\n').filter((line) => /^\| `/.test(line))
  const named = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(licenseStates.filter((state) => !named.includes(state))).toEqual([])
  expect(licenseReasons.filter((reason) => !page.includes(`\`${reason}\``))).toEqual([])
})
