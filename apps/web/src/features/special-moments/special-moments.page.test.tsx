// In one zone: the days are the chat's; `When` writes when it was analyzed, and its tests run in two.
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { barsIn, look, wordsOf } from '#testing/look.ts'
import { figure, leaveConversation, linkedMessage, openPage } from '#testing/page.tsx'
import { foundAgain } from '#testing/small-chats.ts'

const page = look()
const love = 'Love, said for the first time'
const back = 'Back after 576 days'
const card = async (title: string) => look(await page.role('article', title))
const wordsIn = async (title: string) => wordsOf(await page.role('article', title))
const isGone = (title: string) => waitFor(() => expect(page.roles('article', title)).toEqual([]))

test('moments are listed by year, each with a bar as long as it is significant; they are opened, saved, renamed and dismissed', async () => {
  const { user, router } = await openPage({ chat: foundAgain })
  await user.click(await look(await page.role('main')).role('link', /^Special Moments/))
  expect((await page.role('heading', 'Special Moments')).tagName).toBe('H1')
  for (const year of [/^2021/, /^2022/]) expect((await page.role('heading', year)).tagName).toBe('H2')
  expect(await wordsIn(love)).toContain('Ben was the first to say it in so many words.')
  expect(await wordsIn(love)).toContain('I love you, you know')
  expect(await wordsIn(back)).toContain('No silence of this chat was longer.')
  const moments = look(await page.role('main')).roles('article')
  expect(wordsOf(await figure('Moments'))).toBe(`${moments.length}`)
  for (const each of moments) {
    const percent = Number(/(\d+)%/.exec(wordsOf(each))?.[1])
    expect(Math.abs(barsIn(each)[0] - percent), wordsOf(each)).toBeLessThanOrEqual(0.5)
  }

  await user.click(await (await card(love)).role('button', `Open in conversation: ${love}`))
  await linkedMessage()
  await page.text('love you too')
  await leaveConversation(router)
  await user.click(await (await card(love)).role('button', 'Save to favorites'))
  await page.said('Message saved to favorites!')
  await (await card(love)).role('button', 'Saved to favorites')

  const more = async (title: string, entry: string) => {
    await user.click(await (await card(title)).role('button', `More about “${title}”`))
    await user.click(await page.role('menuitem', entry))
  }
  await more(love, 'Rename')
  const name = await page.field('Your name for this moment')
  await user.clear(name)
  await user.type(name, 'The balcony{Enter}')
  expect(await wordsIn('The balcony')).toContain(love)
  await more(back, 'Dismiss')
  await isGone(back)
  // Toasts take no clicks until their list has counted them.
  await waitFor(async () => user.click(await page.role('button', 'Undo')))
  await page.role('article', back)
  await more(back, 'Dismiss')
  await page.text('1 dismissed moment')
  await isGone(back)
  await router.navigate({ to: '/favorites' })
  await page.text(/from Moments/)
})

test('a chat of three messages has none yet', async () => {
  await openPage({
    chat: '01/03/2021, 09:00 - Ana: hi\n01/03/2021, 09:01 - Ben: hello\n01/03/2021, 09:02 - Ana: love you\n',
    path: '/special-moments',
  })
  await page.role('heading', 'No Special Moments Yet')
})
