import { describe, expect, test } from 'vitest'
import { checkoutAddress } from './address-to-pay.ts'

const here = 'https://chats.example'
const led = (answered: string, payments: 'live' | 'test' | 'sandbox' | null = 'live') => checkoutAddress(answered, payments, here)?.href

test.each(['live', 'test'] as const)('with %s money one pays at the provider', (payments) =>
  expect(led('https://checkout.stripe.com/c/pay/cs_1#a', payments)).toBe('https://checkout.stripe.com/c/pay/cs_1#a'),
)

test('in the sandbox one pays on its own page, and not at the provider', () => {
  expect(led(`${here}/sandbox/checkout/cs_test_1`, 'sandbox')).toBe(`${here}/sandbox/checkout/cs_test_1`)
  expect(led('https://checkout.stripe.com/c/pay/cs_1', 'sandbox')).toBe(undefined)
})

describe('nobody is led to', () => {
  test.each([
    'http://checkout.stripe.com/c/pay/cs_1',
    'https://checkout.stripe.com:8443/c/pay/cs_1',
    'https://checkout.stripe.com.evil.example/',
    'https://checkout.stripe.com@evil.example/',
    'https://me:secret@checkout.stripe.com/',
    'https://checkout.stripe.com./',
    'https://evil.example/?https://checkout.stripe.com',
    '//checkout.stripe.com/c/pay/cs_1',
    'javascript:alert(1)//checkout.stripe.com',
    'data:text/html,pay',
    `${here}/sandbox/checkout/cs_test_1`,
    '',
  ])('%s', (answered) => expect(led(answered)).toBe(undefined))

  test.each([
    'https://evil.example/sandbox/checkout',
    'http://chats.example/sandbox/checkout',
    `${here}:444/sandbox/checkout`,
    `${here}/sandbox`,
    `${here}/sandbox/../app`,
    `${here}/payment-success?session_id=cs_test_1`,
    '/sandbox/checkout',
  ])('%s, from the sandbox', (answered) => expect(led(answered, 'sandbox')).toBe(undefined))

  test('any page where nothing can be bought', () => expect(led('https://checkout.stripe.com/c/pay/cs_1', null)).toBe(undefined))
})
