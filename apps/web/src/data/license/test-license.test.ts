import { expect, test } from 'vitest'
import { createIssuer } from '#testing/licenses.ts'
import { isTestLicense } from './test-license.ts'

test('a license shows whether it was paid for, whatever name it carries; anything else does not', async () => {
  const { text } = await createIssuer()
  expect(isTestLicense(await text({ mode: 'test', licensee: 'Zoë 🦊' }))).toBe(true)
  expect(isTestLicense(await text({ licensee: '{"mode":"test"}' }))).toBe(false)
  for (const other of ['', '{}', 'null', '{"format":"convo-license","v":1,"alg":"Ed25519","kid":"k","payload":"?","sig":""}'])
    expect(isTestLicense(other)).toBe(false)
})
