import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLicense, readTrust, serializeLicense, verifyLicense } from '@convostat/license'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtServer } from './testing/built-thread.ts'
import { desk, idOf, usualSettings } from './testing/desks.ts'
import { temporaryFolder } from './testing/published-folder.ts'

const home = mkdtempSync(join(tmpdir(), 'convostat-desk-'))
let program = ''
beforeAll(async () => {
  program = join(await builtServer(home), 'license-desk.js')
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

interface Ended {
  code: number
  out: string
  err: string
}

/** The desk as it is shipped, in a process of its own. */
const atDesk = (data: string, args: string[], env = {}) =>
  new Promise<Ended>((resolve) => {
    const given = { env: { ...process.env, INIT_CWD: undefined, CONVOSTAT_DATA: data, ...env }, cwd: data }
    execFile(process.execPath, [program, ...args], given, (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }))
  })

const wish = ['--licensee', 'Ana Sól', '--email', 'ana@example.com', '--plan', 'annual']

describe('issue', () => {
  test('prints nothing but a license of this installation, also before anything was ever started', async () => {
    const data = join(temporaryFolder())
    const { code, out, err } = await atDesk(data, ['issue', ...wish])
    expect([code, err]).toEqual([0, ''])
    expect(serializeLicense(readLicense(out))).toBe(out)
    const { trust } = desk(data)
    expect(await verifyLicense(readLicense(out), readTrust(trust), Date.now() / 1000)).toMatchObject({
      licensee: 'Ana Sól',
      plan: 'annual',
      seq: 1,
    })
  })

  test('writes it into a file, as one names it where one stands; what cannot be written is printed', async () => {
    const data = temporaryFolder()
    const elsewhere = temporaryFolder()
    const { code, out, err } = await atDesk(data, ['issue', ...wish, '--out', 'ana.json'], { INIT_CWD: elsewhere })
    expect([code, out, err]).toEqual([0, '', `The license is in ${join(elsewhere, 'ana.json')}.\n`])
    const file = readLicense(readFileSync(join(elsewhere, 'ana.json')))
    const failed = await atDesk(data, ['issue', ...wish, '--out', join(elsewhere, 'missing', 'ana.json')])
    expect([failed.code, failed.err]).toEqual([0, expect.stringContaining('cannot be written (ENOENT), so the license is printed.')])
    expect(readLicense(failed.out).kid).toBe(file.kid)
  })

  test('at once, many times, in a folder with nothing in it: one key, and every license is known', async () => {
    const data = temporaryFolder()
    const issued = await Promise.all(Array.from({ length: 6 }, () => atDesk(data, ['issue', ...wish])))
    expect(issued.map(({ code, err }) => [code, err])).toEqual(Array(6).fill([0, '']))
    const files = issued.map(({ out }) => readLicense(out))
    expect(new Set(files.map(({ kid }) => kid)).size).toBe(1)
    const { out } = await atDesk(data, ['list', '--json'])
    const known = (JSON.parse(out) as { license_id: string }[]).map(({ license_id }) => license_id)
    expect(known.sort()).toEqual(files.map(idOf).sort())
    expect(readdirSync(join(data, 'license')).sort()).toEqual(['desk.db', 'signing-key.json'])
  })

  test('with keys from the environment makes none, and says nothing of them', async () => {
    const data = temporaryFolder()
    const seed = Buffer.alloc(32, 5).toString('base64url')
    const { out } = await atDesk(data, ['issue', ...wish], { CONVOSTAT_LICENSE_KEY: seed, CONVOSTAT_LICENSE_MODE: 'test' })
    const { trust } = desk(data, { ...usualSettings, seed, mode: 'test' })
    expect(await verifyLicense(readLicense(out), trust, Date.now() / 1000)).toMatchObject({ mode: 'test' })
    expect(readdirSync(join(data, 'license'))).not.toContain('signing-key.json')
    const bad = await atDesk(data, ['issue', ...wish], { CONVOSTAT_LICENSE_KEY: `${seed}secret` })
    expect([bad.code, bad.err.includes('CONVOSTAT_LICENSE_KEY needs 32 bytes'), bad.err.includes(seed)]).toEqual([2, true, false])
  })
})

test('renew, revoke, list and show', async () => {
  const data = temporaryFolder()
  const file = readLicense((await atDesk(data, ['issue', ...wish])).out)
  const lid = idOf(file)
  const renewed = await atDesk(data, ['renew', lid])
  expect([renewed.code, renewed.err, idOf(readLicense(renewed.out))]).toEqual([0, '', lid])
  expect((await atDesk(data, ['list'])).out).toMatch(
    new RegExp(`^license_id +state +plan.*\\n${lid} +active +annual .* Ana Sól +ana@example.com\\n$`),
  )
  const { code, out, err } = await atDesk(data, ['revoke', lid, '--reason', 'refund'])
  expect([code, out, err]).toEqual([0, '', `${lid} is revoked. Its devices hear of it when they next ask.\n`])
  const shown = JSON.parse((await atDesk(data, ['show', lid, '--json'])).out)
  expect(shown).toMatchObject({ license_id: lid, state: 'revoked', reason: 'refund', seq: 2, devices: [] })
  expect(shown.audit.map(({ what }: { what: string }) => what)).toEqual(['issued', 'renewed', 'revoked'])
  expect((await atDesk(data, ['show', lid])).out).toMatch(/^reason +refund$/m)
  const again = await atDesk(data, ['renew', lid])
  expect([again.code, again.out, again.err]).toEqual([1, '', `There is no license ${lid} here, or it was revoked.\n`])
})

describe('what cannot be done', () => {
  test('is a sentence and 2 where the command is wrong, and prints nothing', async () => {
    const data = temporaryFolder()
    const { code, out, err } = await atDesk(data, ['issue', ...wish, '--plan', 'weekly'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^--plan was given twice\.\n\nUsage: npm run -s license -- COMMAND\n/)
    expect(readdirSync(data)).toEqual([])
    expect((await atDesk(data, ['--help'])).out).toMatch(/^Usage: /)
  })

  test('is a sentence and 1 where there is no such license', async () => {
    const lid = `lic_${'a'.repeat(26)}`
    for (const command of ['revoke', 'show'])
      expect(await atDesk(temporaryFolder(), [command, lid])).toEqual({ code: 1, out: '', err: `There is no license ${lid} here.\n` })
  })

  test('is a sentence where the data folder cannot be used', async () => {
    const file = join(temporaryFolder(), 'a file')
    writeFileSync(file, '')
    const { code, err } = await atDesk(temporaryFolder(), ['list'], { CONVOSTAT_DATA: file })
    expect([code, err]).toEqual([1, expect.stringMatching(/^The data folder .* cannot be used \(E\w+\)\. Set CONVOSTAT_DATA/)])
  })
})
