import { Failure } from '@convostat/api'
import { expect, test } from 'vitest'
import { whereSupported } from './where-supported.ts'

test('the support is named only where there is one', () => {
  const { detail } = new Failure('license_revoked')
  expect(whereSupported(detail, true)).toBe('This license was revoked. Please contact support.')
  expect(whereSupported(detail, false)).toBe('This license was revoked.')
  expect(whereSupported(new Failure('license_suspended').detail, false)).not.toContain('support')
})
