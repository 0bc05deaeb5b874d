import { Failure, type SessionVerified } from '@convostat/api'
import { expect, test, vi } from 'vitest'
import { createIssuer } from '#testing/licenses.ts'
import { boughtBy } from './bought-by.ts'

const issuer = await createIssuer()
const license = await issuer.license()
const success: SessionVerified = { status: 'success', message: '', license_data: { ...license } }
const pending: SessionVerified = { status: 'pending', message: '', retry_after: 2, paid: true }
const silence = new Failure('unavailable')

/** A server that answers so, one after the other, and the last forever; and the pauses that were made. */
function asking(...answers: (SessionVerified | Error)[]) {
  const pauses: number[] = []
  const verify = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]
    if (answer instanceof Error) throw answer
    return answer
  })
  const pause = async (seconds: number) => void pauses.push(seconds)
  return { verify, pause, pauses }
}
const bought = (how: ReturnType<typeof asking>) => boughtBy('cs_test_a1', how)

test('a payment that is there brings the license, the same bytes as by mail', async () => {
  const how = asking(success)
  expect(JSON.parse((await bought(how)) ?? '')).toEqual(license)
  expect(how.verify).toHaveBeenCalledExactlyOnceWith('cs_test_a1')
})

test('one that may still come is asked about every two seconds', async () => {
  const how = asking(pending, pending, success)
  expect(await bought(how)).toContain(license.sig)
  expect(how.pauses).toEqual([2, 2])
})

test('after 15 times it comes by mail', async () => {
  const how = asking(pending)
  expect(await bought(how)).toBe(null)
  expect(how.verify).toHaveBeenCalledTimes(15)
})

test('what is on its way is told apart from what was paid', async () => {
  const told = vi.fn()
  await boughtBy('cs_test_a1', { ...asking({ ...pending, paid: false }, pending, success), told })
  expect(told.mock.calls).toEqual([[false], [true]])
})

test('a server that wants more time gets it, within reason', async () => {
  const how = asking({ ...pending, retry_after: 5 }, { ...pending, retry_after: 3600 }, new Failure('too_many', { retryAfter: 4 }), success)
  await bought(how)
  expect(how.pauses).toEqual([5, 10, 4])
})

test('one unanswered look is not the end; three in a row are', async () => {
  expect(await bought(asking(silence, silence, pending, silence, silence, success))).toContain(license.sig)
  const how = asking(silence)
  await expect(bought(how)).rejects.toBe(silence)
  expect(how.verify).toHaveBeenCalledTimes(3)
})

test.each(['payment_not_completed', 'session_unknown', 'session_read_limit', 'field_invalid'] as const)(
  '%s is said at once',
  async (code) => {
    const how = asking(pending, new Failure(code))
    await expect(bought(how)).rejects.toMatchObject({ code })
    expect(how.verify).toHaveBeenCalledTimes(2)
  },
)

test.each(['license_revoked', 'license_suspended', 'license_expired'] as const)(
  'a license that opens nothing is none to be glad of: %s',
  async (reason) => {
    const ended = vi.fn()
    await expect(boughtBy('cs_test_a1', { ...asking({ ...success, reason }), ended })).rejects.toMatchObject({ code: reason })
    expect(JSON.parse(ended.mock.calls[0][0])).toEqual(license)
  },
)

test('what is not a license is not taken for one', async () => {
  await expect(bought(asking({ ...success, license_data: { format: 'convo-license' } }))).rejects.toThrow()
})
