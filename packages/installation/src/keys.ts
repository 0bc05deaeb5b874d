import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kidOf, type SigningKey, type Trust } from '@convostat/license'
import { CannotStart } from './cannot-start.ts'
import type { LicenseSettings } from './license-settings.mjs'

/** What an installation signs with, and whose signatures it takes. */
export interface Keyring {
  signing: SigningKey
  trust: Trust
}

const keyFile = 'signing-key.json'

/**
 * The keys from the environment, or the installation's own pair, which is made once and kept in `folder`: who has it can
 * make licenses, so only the server's user may read it. Throws what the system says, or CannotStart for keys that are none.
 */
export function keyring(folder: string, { mode, seed, publicKeys }: LicenseSettings): Keyring {
  const signing = seed === null ? ownKey(join(folder, keyFile)) : signingKeyOf(seed)
  const further = publicKeys.filter((pub) => pub !== signing.pub).map((pub) => ({ kid: kidOrRefuse(pub), pub }))
  const keys = [{ kid: signing.kid, pub: signing.pub }, ...new Map(further.map((key) => [key.kid, key])).values()]
  return { signing, trust: { keys, mode } }
}

/** Whose signatures an installation takes, for who signs nothing: a pair that is not there is not made. */
export function trustIn(folder: string, { mode, seed, publicKeys }: LicenseSettings): Trust {
  const own = seed === null ? readKey(join(folder, keyFile)) : signingKeyOf(seed)
  const pubs = [...(own ? [own.pub] : []), ...publicKeys]
  return { keys: [...new Set(pubs)].map((pub) => ({ kid: kidOrRefuse(pub), pub })), mode }
}

function kidOrRefuse(pub: string): string {
  try {
    return kidOf(pub)
  } catch (cause) {
    throw new CannotStart(`CONVOSTAT_LICENSE_PUBLIC_KEYS names "${pub}", which is no key that can be trusted.`, { cause })
  }
}

/** The pair that grows from 32 random bytes, in base64url. */
export function signingKeyOf(secret: string): SigningKey {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, Buffer.from(secret, 'base64url')]), format: 'der', type: 'pkcs8' })
  const { x: pub = '' } = createPublicKey(key).export({ format: 'jwk' })
  return { kid: kidOf(pub), pub, secret }
}

/** What is before an Ed25519 seed in a private key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key in this file; made if there is none. Two that start at once end with one key: only the first can give its file that name. */
function ownKey(path: string): SigningKey {
  const found = readKey(path)
  if (found) return found
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`
  const { kid, pub, secret } = signingKeyOf(randomBytes(32).toString('base64url'))
  try {
    const file = openSync(draft, 'wx', 0o600)
    writeFileSync(file, `${JSON.stringify({ v: 1, kid, pub, secret })}\n`)
    fsyncSync(file)
    closeSync(file)
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readKey(path) ?? refuse(path)
}

/** Null where there is no file. A file that contains no key is not replaced: it may be one that was damaged, and licenses hang on it. */
function readKey(path: string): SigningKey | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
    // It may have come out of a backup, with another mode.
    chmodSync(path, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  return parseKey(text) ?? refuse(path)
}

function parseKey(text: string): SigningKey | null {
  try {
    const { v, pub, secret } = JSON.parse(text) as Record<string, unknown>
    if (v !== 1 || typeof secret !== 'string' || Buffer.from(secret, 'base64url').length !== 32) return null
    const key = signingKeyOf(secret)
    return key.pub === pub ? key : null
  } catch {
    return null
  }
}

function refuse(path: string): never {
  throw new CannotStart(`${path} holds no signing key. Put the file of your backup there; without it the licenses issued so far are lost.`)
}
