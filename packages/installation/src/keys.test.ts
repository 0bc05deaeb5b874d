import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSigningKey, readTrust } from '@convostat/license'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CannotStart } from './cannot-start.ts'
import { keyring, signingKeyOf } from './keys.ts'
import type { LicenseSettings } from './license-settings.mjs'

const usualSettings: LicenseSettings = { mode: 'live', seed: null, publicKeys: [] }

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-installation-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const modeOf = (path: string) => statSync(path).mode & 0o777

describe('a separate installation', () => {
  test('makes a pair once, and has it from then on', () => {
    const folder = temporaryFolder()
    const first = keyring(folder, usualSettings)
    expect(keyring(folder, usualSettings)).toEqual(first)
    expect(first.trust).toEqual({ mode: 'live', keys: [{ kid: first.signing.kid, pub: first.signing.pub }] })
    expect(readTrust(first.trust)).toEqual(first.trust)
    expect(first.signing.kid).toMatch(/^k[\da-f]{12}$/)
    expect(keyring(temporaryFolder(), usualSettings).signing.pub).not.toBe(first.signing.pub)
  })

  test('keeps it where only its own user reads it, and leaves nothing beside it', () => {
    const folder = temporaryFolder()
    keyring(folder, usualSettings)
    const path = join(folder, 'signing-key.json')
    expect([modeOf(path), readdirSync(folder)]).toEqual([0o600, ['signing-key.json']])
    chmodSync(path, 0o644)
    keyring(folder, usualSettings)
    expect(modeOf(path)).toBe(0o600)
  })

  test.each(['', '{', '{}', '{"v":1,"secret":"abc","pub":"abc"}', '{"v":2}', 'null'])(
    'a file that contains no key is not replaced: %s',
    (content) => {
      const folder = temporaryFolder()
      const path = join(folder, 'signing-key.json')
      writeFileSync(path, content)
      expect(() => keyring(folder, usualSettings)).toThrow(CannotStart)
      expect(() => keyring(folder, usualSettings)).toThrow(`${path} holds no signing key.`)
      expect(readFileSync(path, 'utf8')).toBe(content)
    },
  )

  test('nor is one whose halves do not belong together', () => {
    const folder = temporaryFolder()
    const [one, other] = [keyring(temporaryFolder(), usualSettings).signing, keyring(temporaryFolder(), usualSettings).signing]
    writeFileSync(join(folder, 'signing-key.json'), JSON.stringify({ v: 1, ...one, pub: other.pub }))
    expect(() => keyring(folder, usualSettings)).toThrow(CannotStart)
  })

  test('a folder that cannot be written is said by the system', () => {
    const folder = join(temporaryFolder(), 'missing')
    expect(() => keyring(folder, usualSettings)).toThrow(expect.objectContaining({ code: 'ENOENT' }))
    mkdirSync(folder)
    expect(existsSync(join(folder, 'signing-key.json'))).toBe(false)
  })
})

describe('keys from the environment', () => {
  test('are all there is: no pair is made', async () => {
    const folder = temporaryFolder()
    const [{ secret, ...own }, next] = [await createSigningKey(), await createSigningKey()]
    const { signing, trust } = keyring(folder, { mode: 'test', seed: secret, publicKeys: [next.pub, own.pub, next.pub] })
    expect(signing).toEqual({ ...own, secret })
    expect(trust).toEqual({ mode: 'test', keys: [own, { kid: next.kid, pub: next.pub }] })
    expect(readdirSync(folder)).toEqual([])
  })

  test('a public key with which anything would verify is refused', () => {
    const settings = { ...usualSettings, publicKeys: ['A'.repeat(43)] }
    expect(() => keyring(temporaryFolder(), settings)).toThrow(/^CONVOSTAT_LICENSE_PUBLIC_KEYS names "A+", which is no key/)
  })

  test('a seed gives the pair of RFC 8032', () => {
    const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex')
    const pub = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex')
    expect(signingKeyOf(seed.toString('base64url')).pub).toBe(pub.toString('base64url'))
  })
})
