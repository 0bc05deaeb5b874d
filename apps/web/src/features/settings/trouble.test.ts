import { Failure } from '@convostat/api'
import { expect, test } from 'vitest'
import { troubleOf } from './trouble.ts'

test('a license that was refused says why', () => {
  expect(troubleOf('verifying', new Failure('license_expired'))).toEqual({
    title: 'License verification failed',
    text: 'This license has expired.',
  })
  expect(troubleOf('verifying', new Failure('device_limit')).title).toBe('License verification failed')
})

test('what is not a license says so with the sentence for a wrong file', () => {
  expect(troubleOf('verifying', new Failure('license_malformed'))).toEqual({
    title: 'License verification failed',
    text: 'Please upload a valid license.json file',
  })
})

test('a license that could not be looked at was not refused', () => {
  expect(troubleOf('verifying', new TypeError('no network'))).toEqual({ title: 'Failed to read or verify license file' })
  expect(troubleOf('verifying', new Failure('too_many'))).toMatchObject({ title: 'Failed to read or verify license file' })
  expect(troubleOf('verifying', new DOMException('', 'NotReadableError')).title).toBe('Failed to read or verify license file')
})

test('a refresh has its own sentence, whatever went wrong', () => {
  expect(troubleOf('refreshing', new TypeError('no network'))).toEqual({ title: 'Failed to refresh license status' })
  expect(troubleOf('refreshing', new Failure('unavailable')).title).toBe('Failed to refresh license status')
})
