import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentId } from '#data/chat/current-id.ts'
import type { Settled } from '#data/license/bought-license.ts'
import { Bought } from './bought.tsx'

vi.mock('#data/client/brand.ts', () => ({ brand: { support_email: null } }))
vi.mock('#data/chat/current-id.ts', () => ({ currentId: vi.fn() }))

const links = (settled: Settled) =>
  [...renderToStaticMarkup(<Bought file="{}" payload={null} settled={settled} />).matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href, text]) => `${text} ${href}`,
  )

beforeEach(() => void vi.mocked(currentId).mockReturnValue('upload_1700000000000'))

test('first comes the Wrapped of the chat that was open', () => {
  expect(links({ state: 'active' })[0]).toBe('See your Wrapped /wrapped')
})

test('without a chat there is one to analyze first', () => {
  vi.mocked(currentId).mockReturnValue(null)
  expect(links({ state: 'active' })[0]).toBe('Analyze a chat /app')
})

test('a license that is not in use here opens no Wrapped', () => {
  expect(links({ state: 'unkept' }).join()).not.toMatch(/wrapped|\/app/)
})
