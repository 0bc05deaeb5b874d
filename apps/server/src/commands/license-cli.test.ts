// In one zone: a process that reads and prints times in UTC alone.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLicense, readTrust, serializeLicense, verifyLicense } from '@convostat/license'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queueMail } from '#email/outbox.ts'
import { builtServer } from '#testing/built-thread.ts'
import { desk, idOf, usualSettings } from '#testing/desks.ts'
import { temporaryFolder } from '#testing/published-folder.ts'

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

/** The desk as it is shipped, in its own process. */
const atDesk = (data: string, args: string[], env = {}) =>
  new Promise<Ended>((resolve) => {
    const given = { env: { ...process.env, INIT_CWD: undefined, CONVOSTAT_DATA: data, ...env }, cwd: data }
    execFile(process.execPath, [program, ...args], given, (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }))
  })

/** The same from a shell, which says first what such a process may do. */
const inShell = (data: string, script: string, args: string[]) =>
  new Promise<Ended>((resolve) => {
    const given = { env: { ...process.env, INIT_CWD: undefined, CONVOSTAT_DATA: data } }
    const command = ['-c', script, process.execPath, program, ...args]
    execFile('/bin/sh', command, given, (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }))
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

  test('writes it into a file, under the given name; what cannot be written is printed', async () => {
    const data = temporaryFolder()
    const elsewhere = temporaryFolder()
    const { code, out, err } = await atDesk(data, ['issue', ...wish, '--out', 'ana.json'], { INIT_CWD: elsewhere })
    expect([code, out, err]).toEqual([0, '', `The license is in ${join(elsewhere, 'ana.json')}.\n`])
    const file = readLicense(readFileSync(join(elsewhere, 'ana.json')))
    expect(statSync(join(elsewhere, 'ana.json')).mode & 0o777).toBe(0o600)
    const failed = await atDesk(data, ['issue', ...wish, '--out', join(elsewhere, 'missing', 'ana.json')])
    expect([failed.code, failed.err]).toEqual([1, expect.stringContaining('cannot be written (ENOENT), so the license is printed.')])
    expect(readLicense(failed.out).kid).toBe(file.kid)
  })

  test('a file that was there before is its owner’s alone afterwards; what is not a file is left as it was', async () => {
    const data = temporaryFolder()
    const path = join(data, 'old.json')
    writeFileSync(path, 'x'.repeat(5000), { mode: 0o644 })
    expect((await atDesk(data, ['issue', ...wish, '--out', path])).code).toBe(0)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    readLicense(readFileSync(path))
    const before = statSync('/dev/null').mode
    expect((await atDesk(data, ['issue', ...wish, '--out', '/dev/null'])).code).toBe(0)
    expect(statSync('/dev/null').mode).toBe(before)
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

test('one that was bought is not revoked while its subscription cannot be ended, and nobody is asked where nobody sits', async () => {
  const data = temporaryFolder()
  const lid = idOf(readLicense((await atDesk(data, ['issue', ...wish])).out))
  const { database } = desk(data)
  await database.write((db) => db.updateTable('licenses').set({ sub_id: 'sub_1', billing: 'active' }).where('lid', '=', lid).execute())
  const state = async () => (JSON.parse((await atDesk(data, ['show', lid, '--json'])).out) as { state: string }).state
  const without = await atDesk(data, ['revoke', lid, '--no-refund'])
  expect([without.code, without.err]).toEqual([1, expect.stringContaining('its subscription would go on being charged')])
  const stripe = {
    CONVOSTAT_STRIPE_KEY: 'sk_test_0123456789',
    CONVOSTAT_STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    CONVOSTAT_STRIPE_PRICE_MONTHLY: 'price_01234567',
    CONVOSTAT_STRIPE_PRICE_ANNUAL: 'price_12345678',
    CONVOSTAT_LICENSE_MODE: 'test',
    CONVOSTAT_MODE: 'development',
  }
  const unasked = await atDesk(data, ['revoke', lid], stripe)
  expect([unasked.code, unasked.err]).toEqual([1, expect.stringContaining('Say --refund to give the newest payment back, or --no-refund.')])
  expect(await state()).toBe('active')
  // One that ended costs nothing more: it is revoked as any other.
  await database.write((db) => db.updateTable('licenses').set({ billing: 'ended' }).where('lid', '=', lid).execute())
  expect((await atDesk(data, ['revoke', lid])).code).toBe(0)
  expect(await state()).toBe('revoked')
})

test('mails: lists unsent ones without anyone’s address, and tries them again', async () => {
  const data = temporaryFolder()
  expect(await atDesk(data, ['mails'])).toEqual({ code: 0, out: '', err: 'No mail waits to be sent.\n' })
  const lid = idOf(readLicense((await atDesk(data, ['issue', ...wish])).out))
  const { database } = desk(data)
  await database.write((db) => queueMail(db, { kind: 'issued', about: { lid }, seq: 1, now: 1_800_000_000 }))
  await database.write((db) => queueMail(db, { kind: 'ended', about: { lid }, seq: 1, now: 1_800_000_001 }))
  await database.write((db) => db.updateTable('outbox').set({ dead: 1, attempts: 20 }).where('kind', '=', 'ended').execute())
  const listed = await atDesk(data, ['mails'])
  expect(listed.out.split('\n').map((line) => line.split(/ {2,}/).slice(1))).toEqual([
    ['kind', 'about', 'left', 'tries', 'next'],
    ['issued', lid, '2027-01-15T08:00:00.000Z', '0', '2027-01-15T08:00:00.000Z'],
    ['ended', lid, '2027-01-15T08:00:01.000Z', '20', 'given up'],
    [],
  ])
  expect(listed.out).not.toContain('@')
  const [, ended] = JSON.parse((await atDesk(data, ['mails', '--json'])).out)
  const again = await atDesk(data, ['mails', '--retry', ended.mail, '--json'])
  expect(again.err).toBe('1 mail is tried again within half a minute by a server that runs.\n')
  const [retried] = JSON.parse(again.out).filter(({ kind }: { kind: string }) => kind === 'ended')
  expect(retried).toMatchObject({ tries: 0, next: expect.stringMatching(/^20\d\d-/) })
  expect(await atDesk(data, ['mails', '--retry', 'x'.repeat(26)])).toMatchObject({
    code: 1,
    err: `No mail ${'x'.repeat(26)} waits to be sent.\n`,
  })
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

  test('is a sentence on a full disk, before anything was ever started', async () => {
    const data = temporaryFolder()
    // No file may have a byte: as on a full disk they can be made, not written.
    const { code, out, err } = await inShell(data, `trap '' XFSZ; ulimit -f 0; exec "$0" "$@"`, ['issue', ...wish])
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `There is no room left on the disk for ${data} (EFBIG). Free some, or set CONVOSTAT_DATA to a folder on another disk.\n`,
    )
    expect((await atDesk(data, ['issue', ...wish])).code).toBe(0)
  })

  test('is a sentence where another program has locked the licenses, and nothing is issued', async () => {
    const data = temporaryFolder()
    await atDesk(data, ['issue', ...wish])
    const raw = new Libsql(join(data, 'license', 'desk.db'))
    raw.exec('begin immediate')
    const { code, out, err } = await atDesk(data, ['issue', ...wish])
    raw.close()
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `${join(data, 'license', 'desk.db')} is held by another program. Try again when that has ended. Nothing was changed.\n`,
    )
    expect(JSON.parse((await atDesk(data, ['list', '--json'])).out)).toHaveLength(1)
  })

  test('is a sentence where the data folder cannot be used', async () => {
    const file = join(temporaryFolder(), 'a file')
    writeFileSync(file, '')
    const { code, err } = await atDesk(temporaryFolder(), ['list'], { CONVOSTAT_DATA: file })
    expect([code, err]).toEqual([1, expect.stringMatching(/^The data folder .* cannot be used \(E\w+\)\. Set CONVOSTAT_DATA/)])
  })
})
