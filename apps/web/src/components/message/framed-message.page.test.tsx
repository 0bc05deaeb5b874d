// In one zone: its messages are read by the time that the phone showed.
import { expect, test } from 'vitest'
import { allFavorites } from '#data/saved/favorites.ts'
import { show } from '#testing/cards.tsx'
import { look } from '#testing/look.ts'
import { openPage } from '#testing/page.tsx'
import { foundAgain } from '#testing/small-chats.ts'
import { FramedMessage } from './framed-message.tsx'

const page = look()

test('every framed message of the chat has its heart at its end, which saves it from there', async () => {
  const { user } = await openPage({ chat: foundAgain, path: '/special-moments' })
  await page.role('article', 'Ben said it first')
  const moments = look(await page.role('main')).roles('article')
  expect(moments.length).toBeGreaterThan(1)
  for (const moment of moments) {
    const last = [...moment.querySelectorAll('figure figcaption button')].at(-1)
    expect(last?.getAttribute('aria-label')).toMatch(/^Save to favorites: /)
    // No second one beside the frame.
    expect(look(moment).roles('button', /^Save to favorites/)).toEqual([last])
  }
  const love = look(await page.role('article', 'Ben said it first'))
  await user.click(await love.role('button', /^Save to favorites/))
  await love.role('button', /^Saved/)
  expect(await allFavorites()).toMatchObject([{ text: 'I love you, you know', source: 'Moments' }])
})

test('a message of an invented chat cannot be saved', async () => {
  const at = await show(<FramedMessage id={1} author="Romeo M." date="2023-05-14T23:12:00" message="O, she doth teach the torches" />)
  expect(
    look(at)
      .roles('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).not.toContainEqual(expect.stringMatching(/favorite/))
})
