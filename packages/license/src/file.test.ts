import { describe, expect, test } from 'vitest'
import { key, leasePayload, licenseFile } from '#testing/licenses.ts'
import { LicenseFault } from './fault.ts'
import { fileLimitBytes, isUtf16, type LicenseFile, readLicense, readLicenseObject, serializeLicense } from './file.ts'
import { signLease } from './lease.ts'

const file = await licenseFile()
const text = serializeLicense(file)
const bytes = new TextEncoder().encode(text)

/** As many keys, one of them another. */
const { sig: _, ...unsigned } = file
const renamed = { ...unsigned, signature: file.sig }

function fault(read: () => LicenseFile): LicenseFault {
  try {
    read()
  } catch (thrown) {
    if (thrown instanceof LicenseFault) return thrown
    throw thrown
  }
  throw new Error('It was accepted')
}

test('a file comes back as it was written, from its bytes, its text and its JSON', () => {
  expect(readLicense(bytes)).toEqual(file)
  expect(readLicense(text)).toEqual(file)
  expect(readLicenseObject(JSON.parse(text))).toEqual(file)
  expect(serializeLicense(readLicense(text))).toBe(text)
})

const noFiles: Record<string, Uint8Array | string> = {
  '0 bytes': new Uint8Array(0),
  blanks: ' \n ',
  'a picture': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13),
  'bytes that are no UTF-8': Uint8Array.of(...bytes, 0xc3),
  'bytes of Windows-1252': Uint8Array.from('{"format":"caf\xe9"}', (char) => char.charCodeAt(0)),
  'plain text': 'Dear customer, here is your license.',
  'another JSON': '{"license":"pro"}',
  'JSON of JSON': JSON.stringify(text),
  '20 MB of JSON': `{"format":"convo-license","payload":"${'A'.repeat(20_000_000)}"}`,
  '20 MB of blanks after a license': `${text}${' '.repeat(20_000_000)}`,
  'half of it': text.slice(0, text.length / 2),
  'two of them': text + text,
}
test.each(Object.entries(noFiles))('L1 %s is malformed', (_, content) => {
  expect(fault(() => readLicense(content)).code).toBe('license_malformed')
  if (typeof content === 'string') expect(fault(() => readLicense(new TextEncoder().encode(content))).code).toBe('license_malformed')
})

test('L1 a file has at most 16 KB, blanks and all, in bytes and not in characters', () => {
  const padded = (length: number) => text.padEnd(length)
  expect(readLicense(padded(fileLimitBytes))).toEqual(file)
  expect(fault(() => readLicense(padded(fileLimitBytes + 1))).code).toBe('license_malformed')
  expect(readLicense(new TextEncoder().encode(padded(fileLimitBytes)))).toEqual(file)
  expect(fault(() => readLicense(new TextEncoder().encode(padded(fileLimitBytes + 1)))).code).toBe('license_malformed')
  const euros = JSON.stringify({ ...file, kid: '€'.repeat(6000) })
  expect(euros.length).toBeLessThan(fileLimitBytes)
  expect(fault(() => readLicense(euros)).code).toBe('license_malformed')
  expect(fault(() => readLicenseObject({ ...file, kid: 'k'.repeat(fileLimitBytes) })).code).toBe('license_malformed')
})

const changed: Record<string, unknown> = {
  'alg none': { ...file, alg: 'none' },
  'alg HS256': { ...file, alg: 'HS256' },
  'alg ed25519 in small letters': { ...file, alg: 'ed25519' },
  'alg as a list': { ...file, alg: ['Ed25519'] },
  'alg null': { ...file, alg: null },
  'a key of its own, pub': { ...file, pub: key.pub },
  'a key of its own, jwk': { ...file, jwk: { kty: 'OKP', crv: 'Ed25519', x: key.pub } },
  'is_pro beside the rest': { ...file, is_pro: true },
  'another format': { ...file, format: 'convo-licence' },
  'version 2': { ...file, v: 2 },
  'version "1"': { ...file, v: '1' },
  'a number as kid': { ...file, kid: 1 },
  'a list as payload': { ...file, payload: [file.payload] },
  'an object as sig': { ...file, sig: { toString: file.sig } },
  'no sig': { ...file, sig: undefined },
  'a list': [file],
  nothing: null,
}
test.each(Object.entries(changed))('L3 %s is malformed', (_, value) => {
  expect(fault(() => readLicenseObject(value)).code).toBe('license_malformed')
  expect(fault(() => readLicense(JSON.stringify(value))).code).toBe('license_malformed')
})

test('L3 an inherited property is not a field', () => {
  expect(fault(() => readLicenseObject(Object.create(file))).code).toBe('license_malformed')
  expect(fault(() => readLicense(text.replace('"alg"', '"__proto__"'))).code).toBe('license_malformed')
})

describe('L7 spellings', () => {
  const respelled: Record<string, string> = {
    'a byte order mark': `\uFEFF${text}`,
    'CRLF and indentation': JSON.stringify(file, null, 2).replaceAll('\n', '\r\n'),
    'indentation by tabs': JSON.stringify(file, null, '\t'),
    'its keys in another order': JSON.stringify(Object.fromEntries(Object.entries(file).toReversed())),
    'escapes where none are needed': text.replace('"kid"', '"\\u006bid"'),
  }
  test.each(Object.entries(respelled))('%s is read as before', (_, content) => {
    expect(readLicense(content)).toEqual(file)
    expect(readLicense(new TextEncoder().encode(content))).toEqual(file)
  })

  test.each([
    ['before', `{"payload":"AAAA",${text.slice(1)}`],
    ['behind', text.replace('}', ',"payload":"AAAA"}')],
    ['spelled with an escape', text.replace('}', ',"p\\u0061yload":"AAAA"}')],
    ['of the same value', text.replace('{', '{"v":1,')],
    ['with the colon on another line', text.replace('{', '{"v"\r\n :1,')],
  ])('a key twice is malformed: the second %s', (_, content) => {
    expect(() => JSON.parse(content)).not.toThrow()
    expect(fault(() => readLicense(content)).code).toBe('license_malformed')
  })

  test('two byte order marks are malformed', () => {
    expect(fault(() => readLicense(`\uFEFF\uFEFF${text}`)).code).toBe('license_malformed')
  })
})

describe('L16 saved by another program', () => {
  const utf16 = (isLittle: boolean, mark: boolean) =>
    Uint8Array.from(
      [...(mark ? '\uFEFF' : ''), ...text].flatMap((char) => {
        const pair = [char.charCodeAt(0) & 0xff, char.charCodeAt(0) >> 8]
        return isLittle ? pair : pair.toReversed()
      }),
    )
  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('UTF-16 (little-endian: %s, with a mark: %s) is told apart', (isLittle, mark) => {
    const { code, hint, message } = fault(() => readLicense(utf16(isLittle, mark)))
    expect([code, hint]).toEqual(['license_malformed', 'utf16'])
    expect(message).toContain('UTF-16')
  })

  test('no other fault gives that hint', () => {
    for (const content of Object.values(noFiles)) expect(fault(() => readLicense(content)).hint).toBeNull()
  })
})

test.each<[string, () => LicenseFile, string]>([
  ['too long a text', () => readLicense(text.padEnd(fileLimitBytes + 1)), 'A license file is at most 16 KB'],
  ['too many bytes', () => readLicense(new TextEncoder().encode(text.padEnd(fileLimitBytes + 1))), 'A license file is at most 16 KB'],
  ['bytes of another encoding', () => readLicense(Uint8Array.of(...bytes, 0xc3)), 'The file is not UTF-8'],
  ['no text and no bytes', () => readLicense(42 as never), 'A license file is bytes or text'],
  ['a list', () => readLicenseObject([file]), 'A license file is one flat object'],
  ['a text', () => readLicense('Dear customer'), 'The file is no flat JSON object with each key once'],
  [
    'a key missing',
    () => readLicenseObject({ ...file, sig: undefined, pub: '' }),
    'A license file has the keys format, v, alg, kid, payload, sig, and no other',
  ],
  ['an other key', () => readLicenseObject(renamed), 'A license file has the keys format, v, alg, kid, payload, sig, and no other'],
  ['another format', () => readLicenseObject({ ...file, format: 'x' }), 'The format is not convo-license'],
  ['another version', () => readLicenseObject({ ...file, v: 2 }), 'The version is not 1'],
  ['another algorithm', () => readLicenseObject({ ...file, alg: 'none' }), 'The algorithm is not Ed25519'],
  ['a number as kid', () => readLicenseObject({ ...file, kid: 1 }), 'kid, payload and sig are texts'],
])('%s says what is wrong', (_, read, message) => expect(fault(read)).toMatchObject({ code: 'license_malformed', message }))

test('kid, payload and signature together are at most 16 KB', () => {
  const parts = (kid: number, payload: number, sig: number) => () =>
    readLicenseObject({ ...file, kid: 'k'.repeat(kid), payload: 'p'.repeat(payload), sig: 's'.repeat(sig) })
  expect(parts(10, 16_364, 10)()).toMatchObject({ v: 1 })
  for (const read of [parts(11, 16_364, 10), parts(10, 16_365, 10), parts(10, 16_364, 11)])
    expect(fault(read).message).toBe('A license file is at most 16 KB')
})

test.each([
  [[0xff, 0xfe], true],
  [[0xfe, 0xff], true],
  [[0x7b, 0], true],
  [[0, 0x7b], true],
  [[0xff, 0xff], false],
  [[0xfe, 0xfe], false],
  [[0xff, 0], false],
  [[0x7b, 0x7b], false],
  [[0x7b, 0x22], false],
  [[0, 0], false],
  [[0, 0xff], false],
  [[0x22, 0x7b], false],
  [[0x22, 0xfe], false],
  [[0x22, 0xff], false],
  [[0x22, 0], false],
  [[], false],
])('a file that begins with the bytes %j is UTF-16: %s', (start, is) => expect(isUtf16(Uint8Array.from(start))).toBe(is))

test('L6 what is more or less than the three parts of a lease is none', () => {
  for (const content of [
    'kid.payload',
    'kid.payload.sig.more',
    'kid.payload.sig more',
    'say kid.payload.sig',
    'kid..sig',
    'k!d.payload.sig',
  ])
    expect(fault(() => readLicense(content)).code, content).toBe('license_malformed')
  expect(fault(() => readLicense(' \n kid-1.pay_load.sig \n')).message).toBe('This is a lease, not a license')
})

test('L6 a lease that is uploaded as a license is a wrong product', async () => {
  expect(fault(() => readLicense('kid.payload.sig')).code).toBe('license_wrong_product')
  const lease = await signLease(leasePayload(), key)
  expect(fault(() => readLicense(lease)).code).toBe('license_wrong_product')
  expect(fault(() => readLicense(new TextEncoder().encode(`${lease}\n`))).code).toBe('license_wrong_product')
})

test('no fault reveals anything in the file', () => {
  for (const value of Object.values(changed)) {
    const { message } = fault(() => readLicenseObject(value))
    for (const secret of [file.payload, file.sig, file.kid]) expect(message).not.toContain(secret)
  }
})
