import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['21. Apr. 2019 – 21. Apr. 2024', '21._Apr._2019 – 21._Apr._2024'],
  ['19.–24. Apr. 2021', '19.–24._Apr._2021'],
  ['Apr 19\u2009–\u200924, 2021', 'Apr_19\u2009–\u200924,_2021'],
])('%s', (dates, expected) => expect(unbroken(dates).replaceAll('\u00a0', '_')).toBe(expected))
