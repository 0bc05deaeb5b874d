import { expect, test } from 'vitest'
import { sessionIn, sessionIsKept, takeSession } from './session.ts'

/** The history of a tab that has come to an address. */
function tabAt(address: string, state: unknown = null) {
  const history = {
    state,
    address,
    replaceState(state: unknown, _title: string, path?: string | URL | null) {
      history.state = structuredClone(state)
      history.address = path?.toString() ?? history.address
    },
  }
  const come = () => {
    const { search, pathname } = new URL(history.address, 'https://chats.example')
    takeSession({ search, pathname }, history)
    return sessionIn(history)
  }
  return { history, come }
}

test('the checkout leaves the address immediately, and a reload finds it', () => {
  const { history, come } = tabAt('/payment-success?session_id=cs_test_a1')
  expect(come()).toEqual({ checkout: 'cs_test_a1' })
  expect(history.address).toBe('/payment-success')
  expect(come()).toEqual({ checkout: 'cs_test_a1' })
})

test('that its license is kept is remembered beside it', () => {
  const { history, come } = tabAt('/payment-success?session_id=cs_test_a1')
  come()
  sessionIsKept(history, 'lic_a')
  expect(come()).toEqual({ checkout: 'cs_test_a1', license: 'lic_a' })
})

test.each(['/payment-success', '/payment-success?session_id=', '/payment-success?utm=a'])('%s has none', (address) => {
  const { history, come } = tabAt(address)
  expect(come()).toBe(null)
  expect(history.address).toBe('/payment-success')
  sessionIsKept(history, 'lic_a')
  expect(come()).toBe(null)
})

test.each([1, 'cs_test_a1', [], { checkout: 5 }, { license: 'lic_a' }])('a state of %j is nobody’s checkout', (state) =>
  expect(tabAt('/payment-success', state).come()).toBe(null),
)
