import { decodeBase64url, encodeBase64url } from '#base64url.ts'
import { type LicenseFile, serializeLicense } from '#file.ts'
import { newLicenseId } from '#ids.ts'
import { signLease } from '#lease.ts'
import { day, foreignKey, key, keyOf, leasePayload, licenseFile, licensePayload, signText, start } from './licenses.ts'
import { curveOrder, withLittleEndian } from './signatures.ts'

type Pick = (below: number) => number

/** What a forger may have at hand. */
export interface Material {
  /** Ours, that count, by two keys. */
  genuine: LicenseFile[]
  /** Everything that was never a license that counts: by another key, of other times, products and modes, or wrong in itself. */
  useless: LicenseFile[]
  leases: string[]
}

export const secondKey = await keyOf(3)

export async function material(): Promise<Material> {
  const payload = licensePayload()
  const text = JSON.stringify(payload)
  return {
    genuine: await Promise.all([
      licenseFile(),
      licenseFile({ lid: newLicenseId(), plan: 'annual', period_end: start + 365 * day, exp: start + 368 * day }),
      licenseFile({ seq: 2, licensee: 'Ben' }),
      licenseFile({ lid: newLicenseId(), licensee: 'Cem', features: [] }, secondKey),
    ]),
    useless: await Promise.all([
      licenseFile({}, foreignKey),
      licenseFile({}, { ...foreignKey, kid: key.kid }),
      licenseFile({ mode: 'test' }),
      licenseFile({ iat: start - 40 * day, nbf: start - 40 * day, period_end: start - day, exp: start - day }),
      licenseFile({ nbf: start + day }),
      signText(JSON.stringify({ ...payload, aud: 'other-app' })),
      signText(JSON.stringify({ ...payload, is_pro: true })),
      signText(`{"exp":9999999999,${text.slice(1)}`),
      signText(JSON.stringify(leasePayload())),
      signText(text, key, 'lease'),
      signText(text, key, 'crl'),
      signText(text, { ...key, kid: '' }),
    ]),
    leases: await Promise.all([signLease(leasePayload(), key), signLease(leasePayload({ did: 'that-device' }), secondKey)]),
  }
}

type Change = (material: Material, pick: Pick) => string | Uint8Array

const one = <T>(of: readonly T[], pick: Pick): T => {
  const chosen = of[pick(of.length)]
  if (chosen === undefined) throw new Error('Nothing to choose from')
  return chosen
}
const texts = ['payload', 'sig', 'kid'] as const
const bytesOf = (file: LicenseFile) => new TextEncoder().encode(serializeLicense(file))
const decoded = (text: string) => decodeBase64url(text) ?? new Uint8Array(0)
const write = (file: object) => `${JSON.stringify(file)}\n`

/** The bytes of a genuine file, changed. */
const inBytes =
  (change: (bytes: Uint8Array, pick: Pick) => Uint8Array): Change =>
  ({ genuine }, pick) =>
    change(bytesOf(one(genuine, pick)), pick)

/** What a genuine file says or is signed by, changed. */
const inFile =
  (change: (file: LicenseFile, pick: Pick, material: Material) => object): Change =>
  (all, pick) =>
    write(change({ ...one(all.genuine, pick) }, pick, all))

const inSignature = (change: (signature: Uint8Array, pick: Pick) => Uint8Array): Change =>
  inFile((file, pick) => ({ ...file, sig: encodeBase64url(change(decoded(file.sig), pick)) }))

const inPayload = (change: (payload: Record<string, unknown>, pick: Pick) => string): Change =>
  inFile((file, pick) => {
    const payload: Record<string, unknown> = JSON.parse(new TextDecoder().decode(decoded(file.payload)))
    return { ...file, payload: encodeBase64url(new TextEncoder().encode(change(payload, pick))) }
  })

const wishes: Record<string, unknown[]> = {
  exp: [4_102_444_800, start + 35 * day, '4102444800', 1e15, null],
  period_end: [4_102_444_800, start],
  nbf: [0, start - day],
  iat: [0, start + 1],
  tier: ['ultra', 'free', ['pro']],
  mode: ['test', 'live ', true],
  max_devices: [4, 1e9, '3'],
  licensee: ['Mallory', '', 7],
  seq: [99, -1],
  plan: ['annual', 'forever'],
  features: [['csv_export'], '*', {}],
  typ: ['lease', 'crl'],
  is_pro: [true],
}

/** Ways to make of licenses what is none. By chance some leave the meaning as it was. */
export const mutations: Record<string, Change> = {
  'a bit of the file': inBytes((bytes, pick) => {
    const bit = pick(8 * bytes.length)
    return bytes.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
  }),
  'a byte of the file': inBytes((bytes, pick) => bytes.with(pick(bytes.length), pick(256))),
  'some bytes of the file': inBytes((bytes, pick) => bytes.map((byte) => (pick(200) === 0 ? pick(256) : byte))),
  'a byte more': inBytes((bytes, pick) => {
    const at = pick(bytes.length + 1)
    return Uint8Array.of(...bytes.subarray(0, at), pick(256), ...bytes.subarray(at))
  }),
  'some bytes fewer': inBytes((bytes, pick) => {
    const at = pick(bytes.length)
    return Uint8Array.of(...bytes.subarray(0, at), ...bytes.subarray(at + 1 + pick(8)))
  }),
  'cut short': inBytes((bytes, pick) => bytes.subarray(0, pick(bytes.length))),
  'a piece twice': inBytes((bytes, pick) => {
    const [from, to] = [pick(bytes.length), pick(bytes.length)].toSorted((a, b) => a - b)
    return Uint8Array.of(...bytes.subarray(0, to), ...bytes.subarray(from))
  }),
  'the beginning of one, the end of another': ({ genuine }, pick) => {
    const [first, second] = [one(genuine, pick), one(genuine, pick)].map(bytesOf)
    const at = pick(first?.length ?? 0)
    return Uint8Array.of(...(first?.subarray(0, at) ?? []), ...(second?.subarray(at) ?? []))
  },
  'in another encoding': inBytes((bytes, pick) => Uint8Array.from(bytes).map((byte) => (pick(2) ? byte : byte | 0x80))),
  'a letter of a part': inFile((file, pick) => {
    const part = one(texts, pick)
    const at = pick(file[part].length)
    return { ...file, [part]: file[part].slice(0, at) + String.fromCharCode(pick(128)) + file[part].slice(at + 1) }
  }),
  'a part of another': inFile((file, pick, all) => {
    const part = one(texts, pick)
    return { ...file, [part]: one([...all.genuine, ...all.useless], pick)[part] }
  }),
  'parts exchanged': inFile(({ kid, payload, sig, ...rest }, pick) =>
    one(
      [
        { ...rest, kid: sig, payload, sig: kid },
        { ...rest, kid, payload: sig, sig: payload },
        { ...rest, kid: payload, payload: kid, sig },
      ],
      pick,
    ),
  ),
  'a bit of the payload': inFile((file, pick) => {
    const bytes = decoded(file.payload)
    const bit = pick(8 * bytes.length)
    return { ...file, payload: encodeBase64url(bytes.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))) }
  }),
  'a field as wished': inPayload((payload, pick) => {
    const [name, values] = one(Object.entries(wishes), pick)
    return JSON.stringify({ ...payload, [name]: one(values, pick) })
  }),
  'a field fewer': inPayload((payload, pick) => {
    const name = one(Object.keys(payload), pick)
    return JSON.stringify(Object.fromEntries(Object.entries(payload).filter(([each]) => each !== name)))
  }),
  'the payload written anew': inPayload((payload, pick) =>
    JSON.stringify(Object.fromEntries(Object.entries(payload).toReversed()), null, 1 + pick(4)),
  ),
  'the payload with a key twice': inPayload((payload) => `{"exp":4102444800,${JSON.stringify(payload).slice(1)}`),
  'a bit of the signature': inSignature((signature, pick) => {
    const bit = pick(512)
    return signature.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
  }),
  'S and a multiple of L': inSignature((signature, pick) =>
    Uint8Array.of(...signature.subarray(0, 32), ...withLittleEndian(signature.subarray(32), curveOrder * BigInt(1 + pick(15)))),
  ),
  '-S': inSignature((signature) => {
    const s = signature.subarray(32).reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n)
    return Uint8Array.of(...signature.subarray(0, 32), ...withLittleEndian(new Uint8Array(32), curveOrder - s))
  }),
  '-R': inSignature((signature) => signature.with(31, (signature[31] ?? 0) ^ 0x80)),
  'a signature of zeros': inSignature((signature, pick) => signature.fill(0, ...one([[0], [32], [0, 32]], pick))),
  'a signature of another length': inSignature((signature, pick) =>
    one([signature.subarray(pick(64)), Uint8Array.of(...signature, pick(256))], pick),
  ),
  'a random signature': inSignature((signature, pick) => signature.map(() => pick(256))),
  'base64 of another kind': inFile((file, pick) => {
    const part = one(['payload', 'sig'] as const, pick)
    const text = file[part]
    const at = pick(text.length)
    const stray = text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1)
    const spellings = [
      `${text}=`,
      `${text}==`,
      `${text.slice(0, at)}\n${text.slice(at)}`,
      `${text.slice(0, at)} ${text.slice(at)}`,
      `${text}!`,
      stray,
      `${text}A`,
    ]
    return { ...file, [part]: one(spellings, pick) }
  }),
  'another algorithm, format or version': inFile((file, pick) => ({
    ...file,
    ...one(
      [
        { alg: 'none' },
        { alg: 'HS256' },
        { alg: 'ed25519' },
        { alg: ['Ed25519'] },
        { alg: null },
        { v: 2 },
        { v: '1' },
        { v: true },
        { format: 'convo-lease' },
        { format: '' },
      ],
      pick,
    ),
  })),
  'a key of its own': inFile((file, pick, { useless }) => ({
    ...file,
    ...one([{}, { ...useless[0] }], pick),
    [one(['pub', 'jwk', 'key', 'x5c', 'is_pro'], pick)]: one(
      [foreignKey.pub, { kty: 'OKP', crv: 'Ed25519', x: foreignKey.pub }, true],
      pick,
    ),
  })),
  'a part that is no text': inFile((file, pick) => {
    const part = one(texts, pick)
    return { ...file, [part]: one([[file[part]], { 0: file[part] }, null, 1, true, [...file[part]]], pick) }
  }),
  'a key twice': ({ genuine, useless }, pick) => {
    const file = one(genuine, pick)
    const part = one(texts, pick)
    const name = one([part, `${part.slice(0, 1)}\\u00${part.charCodeAt(1).toString(16)}${part.slice(2)}`], pick)
    const second = `"${name}":${JSON.stringify(one([...genuine, ...useless], pick)[part])}`
    const text = serializeLicense(file)
    return one([`{${second},${text.slice(1)}`, text.replace('}', `,${second}}`), text.replace(',', `,${second},`)], pick)
  },
  'wrapped or followed': ({ genuine, useless }, pick) => {
    const text = serializeLicense(one(genuine, pick))
    return one(
      [
        `[${text}]`,
        `{"license":${text}}`,
        JSON.stringify(text),
        text + serializeLicense(one(useless, pick)),
        `${text},`,
        `/**/${text}`,
        `${text}\0`,
        `)]}'${text}`,
        text.repeat(30),
      ],
      pick,
    )
  },
  'one that never counted': ({ useless }, pick) => write(one(useless, pick)),
  'one that never counted, under a trusted name': ({ useless, genuine }, pick) =>
    write({ ...one(useless, pick), kid: one(genuine, pick).kid }),
  'a lease': ({ leases, genuine }, pick) => {
    const lease = one(leases, pick)
    const [kid, payload, sig] = lease.split('.')
    return one(
      [lease, JSON.stringify(lease), write({ ...one(genuine, pick), kid, payload, sig }), write({ ...one(genuine, pick), payload, sig })],
      pick,
    )
  },
}

/** Other ways to write the very same license. */
export const respellings: Record<string, (file: LicenseFile) => string> = {
  'as it is': serializeLicense,
  'indented, CRLF': (file) => JSON.stringify(file, null, 2).replaceAll('\n', '\r\n'),
  'a byte order mark': (file) => `\uFEFF${serializeLicense(file)}`,
  'keys in another order': (file) => JSON.stringify(Object.fromEntries(Object.entries(file).toReversed())),
  'with escapes': (file) => JSON.stringify(file).replace(file.sig, `\\u00${file.sig.charCodeAt(0).toString(16)}${file.sig.slice(1)}`),
}
