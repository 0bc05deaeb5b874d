import { expect, test } from 'vitest'
import { buildDate } from './build-date.ts'

test('the day of a build is written with dots', () => expect(buildDate(new Date('2025-10-10T23:59:59Z'))).toBe('2025.10.10'))
