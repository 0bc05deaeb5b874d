import { expect, test } from 'vitest'
import { chatText } from '#testing/chat-text.ts'
import { look, wordsOf } from '#testing/look.ts'
import { openPage } from '#testing/page.tsx'

const page = look()
const sentences = [
  'the lighthouse keeper waved at us again',
  'we should paint the little boat this summer',
  'nonna made gnocchi for all of us',
]
const chat = chatText({ messages: 90, say: (n) => `${sentences[n % 3]} ${n}` })

test('where nothing is saved a message of the chat is offered, which its heart saves', async () => {
  const { user } = await openPage({ chat, path: '/favorites' })
  await page.role('heading', 'No saved messages yet')
  const offered = await page.role('region', 'Or begin with this one')
  const quote = wordsOf(offered.querySelector('blockquote')!)
  await user.click(look(offered).roles('button', /^Save to favorites/)[0])
  const saved = await page.role('list', 'Saved messages')
  expect(wordsOf(saved)).toContain(quote)
  expect(page.roles('heading', 'No saved messages yet')).toEqual([])
  expect(document.activeElement?.id).toBe('content')
})
