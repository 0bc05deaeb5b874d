import { expect, test } from 'vitest'
import { supportSubject } from './support-subject.ts'

test('a mail from Pro carries the license', () => {
  expect(supportSubject('1.0.0', { is_pro: true, license_id: 'lic_abc' })).toBe('ConvoStat 1.0.0, Pro, lic_abc')
})

test('any other mail carries the version alone', () => {
  expect(supportSubject('1.0.0', { is_pro: false, license_id: 'lic_abc' })).toBe('ConvoStat 1.0.0')
  expect(supportSubject('1.0.0', undefined)).toBe('ConvoStat 1.0.0')
})
