import { Failure } from '@convostat/api'
import { expect, test } from 'vitest'
import { troubleOf } from './trouble.ts'

test.each([
  ['payment_not_completed', 'was not completed'],
  ['session_unknown', 'know that payment'],
  ['field_invalid', 'know that payment'],
] as const)('%s is a payment that there is not', (code, part) => {
  expect(troubleOf(new Failure(code))).toEqual({
    title: 'Payment verification failed',
    text: expect.stringContaining(part),
    canRetry: false,
  })
})

test.each([
  ['license_revoked', 'refunded, or the license was revoked'],
  ['license_suspended', 'disputed'],
  ['license_expired', 'has ended'],
] as const)('%s: the payment is known, and its license opens nothing', (code, part) => {
  expect(troubleOf(new Failure(code))).toEqual({
    title: 'This license no longer unlocks Pro',
    text: expect.stringContaining(part),
    canRetry: false,
  })
})

test('a license that was handed over often enough was sent, and where to', () => {
  const failure = new Failure('session_read_limit', { detail: 'Your license was sent to a***@example.org.' })
  expect(troubleOf(failure)).toMatchObject({ title: 'Payment verification failed', text: 'Your license was sent to a***@example.org.' })
})

test.each([new Failure('unavailable'), new Failure('too_many'), new Failure('unknown'), new TypeError('no')])(
  'where nobody answered (%s) it can be tried again, and nothing is lost',
  (error) =>
    expect(troubleOf(error)).toEqual({
      title: 'Failed to verify payment',
      text: expect.stringContaining('Nothing is lost'),
      canRetry: true,
    }),
)
