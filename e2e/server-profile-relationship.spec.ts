import { expect, test } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { type ProductServer, productServer } from './support/product-server.ts'
import { analyzeChat, goTo } from './support/screens.ts'

// npm start -- --engine server: the same calls of Pro over HTTP.

let server: ProductServer
test.beforeAll(async () => {
  server = await productServer('server')
})
test.afterAll(async () => {
  expect(await server.stop()).toEqual([])
})

test('a session on Free is answered 402 by every call of Pro, and its screen makes none of them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${server.origin}/app`)
  await analyzeChat(page, chatText({ messages: 40 }))
  for (const path of ['balance', 'cold-streaks', 'reply-discipline', 'response-matrix']) {
    const response = await page.request.get(`${server.origin}/api/relationship/${path}`)
    expect([path, response.status(), (await response.json()).detail]).toEqual([
      path,
      402,
      'This feature requires a Pro license. Please upgrade to continue.',
    ])
  }
  await goTo(page, 'Relationship')
  await expect(page.getByText('This feature requires a Pro license. Please upgrade to continue.')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/relationship'))).toEqual([])
  expect(asked).toContain('/api/charts/heatmap')
})
