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

test('a session on Free is answered 402 by every call of Pro, and its screens make none of them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${server.origin}/app`)
  await analyzeChat(page, chatText({ messages: 40 }))
  const lists = ['balance', 'caring-moments', 'cold-streaks', 'reply-discipline', 'response-matrix']
  const relationship = [...lists, 'conversations', 'bursts', 'streaks']
  const emotion = ['fingerprint', 'mood-timeline', 'vibe', 'highlights', 'sync']
  const pro = [...relationship.map((call) => `relationship/${call}`), ...emotion.map((call) => `emotion/${call}`)]
  for (const path of pro) {
    const response = await page.request.get(`${server.origin}/api/${path}`)
    expect([path, response.status(), (await response.json()).detail]).toEqual([
      path,
      402,
      'This feature requires a Pro license. Please upgrade to continue.',
    ])
  }
  await goTo(page, 'Relationship')
  await expect(page.getByText('This feature requires a Pro license. Please upgrade to continue.')).toBeVisible()
  await goTo(page, 'Emotional Insights')
  await expect(page.getByText('A small model on the server at')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overall trend' })).toContainText('Average sentiment')
  await expect(page.getByText('This feature requires a Pro license. Please upgrade to continue.')).toBeVisible()
  expect(asked.filter((path) => /^\/api\/(relationship|emotion)\/(?!corrections)/.test(path))).toEqual([])
  expect(asked).toContain('/api/charts/heatmap')
})
