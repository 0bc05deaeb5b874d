import { expect, test } from 'vitest'
import { pageBackIn } from './back-in.ts'

const search = '?session_id=cs_test_a1'

test.each([
  ['de', '/payment-success', search, `/de/payment-success${search}`],
  ['ar', '/payment-success', search, `/ar/payment-success${search}`],
  ['en', '/payment-success', search, null],
  [null, '/payment-success', search, null],
  ['en-XA', '/payment-success', search, null],
  ['__proto__', '/payment-success', search, null],
  // There already, and a page that is read without having paid.
  ['de', '/de/payment-success', search, null],
  ['de', '/payment-success', '', null],
  ['de', '/pricing', search, null],
])('who reads in %s and comes back to %s%s is taken to %s', (chosen, pathname, search, to) => {
  expect(pageBackIn(chosen, { pathname, search })).toBe(to)
})
