import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Failed } from './failed.tsx'

vi.mock('#data/client/brand.ts', () => ({ brand: { support_email: null } }))

const page = (isProHere?: boolean) => renderToStaticMarkup(<Failed title="Over" text="Its payment was refunded." isProHere={isProHere} />)

test('without Pro here the prices are shown, and the way to bring a license', () => {
  expect(page()).toMatch(/href="\/pricing".*See the prices.*href="\/settings".*I have a license/)
  expect(page(false)).toBe(page())
})

test('where another license is Pro here there is nothing to buy: the app and the subscription', () => {
  const text = page(true)
  expect(text).toContain('Pro is still active on this device')
  expect(text).toMatch(/href="\/app".*Analyze a chat.*href="\/settings".*Manage subscription/)
  expect(text).not.toMatch(/See the prices|I have a license/)
})
