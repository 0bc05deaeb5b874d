import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { links } from './counted.ts'
import { links as shape } from './shape.ts'

test('links by their domain, and the latest first', async () => {
  expect(await answerOf(links, shape)).toMatchObject({
    domains: [{ domain: 'example.com', count: 2 }],
    links: 2,
    latest: [{ id: 6, url: 'https://example.com/b' }, { id: 0 }],
  })
})
