import { expect, test } from 'vitest'
import { day, faultOf, key, leasePayload, licensePayload, signText, start, trust } from '#testing/licenses.ts'
import { openLease, signLease, verifyLease } from './lease.ts'

const lease = await signLease(leasePayload(), key)
const [kid, payload, sig] = lease.split('.')
const signed = async (value: object) => {
  const file = await signText(JSON.stringify(value), key, 'lease')
  return `${file.kid}.${file.payload}.${file.sig}`
}

test('a lease has the signed fields, also when it is over', async () => {
  expect(await verifyLease(lease, trust, start)).toEqual(leasePayload())
  expect(await openLease(lease, trust)).toEqual(leasePayload())
  expect(await faultOf(verifyLease(lease, trust, start + 30 * day))).toBe('license_expired')
  expect(await openLease(lease, trust)).toEqual(leasePayload())
})

test.each<[string, unknown]>([
  ['nothing', ''],
  ['one part', kid],
  ['two parts', `${kid}.${payload}`],
  ['four parts', `${lease}.${sig}`],
  ['no text', 42],
  ['null', null],
  ['more than 16 KB', `${'k'.repeat(16_384)}.${payload}.${sig}`],
])('%s is malformed, and says how a lease is written', async (_, token) => {
  await expect(openLease(token as string, trust)).rejects.toMatchObject({
    code: 'license_malformed',
    message: 'A lease is three parts with dots between',
  })
})

test('16 KB are read, and a kid of theirs is known to nobody', async () => {
  const rest = `.${payload}.${sig}`
  expect(await faultOf(openLease('k'.repeat(16_384 - rest.length) + rest, trust))).toBe('license_key_unknown')
  expect(await faultOf(openLease('k'.repeat(16_385 - rest.length) + rest, trust))).toBe('license_malformed')
})

test('signed as a lease, and without its fields', async () => {
  for (const value of [
    licensePayload(),
    { ...leasePayload(), more: 1 },
    leasePayload({ exp: start + 31 * day }),
    leasePayload({ exp: start }),
  ])
    await expect(openLease(await signed(value), trust)).rejects.toMatchObject({
      code: 'license_malformed',
      message: 'The payload has not the fields of a lease',
    })
  await expect(openLease(await signed({ ...leasePayload(), typ: 'license' }), trust)).rejects.toMatchObject({
    code: 'license_wrong_product',
    message: 'This lease is not for this mode',
  })
  await expect(signLease({ ...leasePayload(), typ: 'license' } as never, key)).rejects.toThrow('not the fields of a lease')
})
