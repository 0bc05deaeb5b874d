// In one zone: the days are the chat's; `When` writes when it was analyzed, and its tests run in two.
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectShared } from '#testing/expect-shared.ts'
import { barsIn, look, wordsOf } from '#testing/look.ts'
import { failed, figure, leaveConversation, linkedMessage, openPage } from '#testing/page.tsx'
import { foundAgain } from '#testing/small-chats.ts'
import { drawAll } from '#ui/turns.ts'

const page = look()
const love = 'Ben said it first'
const back = '576 days without a message, then Ana wrote'
const card = async (title: string) => look(await page.role('article', title))
const wordsIn = async (title: string) => wordsOf(await page.role('article', title))
const isGone = (title: string) => waitFor(() => expect(page.roles('article', title)).toEqual([]))

test('each moment is a pin of the ribbon, which is pressed to go to it', async () => {
  // A document without a browser lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1100)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(120)
  const { user } = await openPage({ chat: foundAgain, path: '/special-moments' })
  const list = async () => look(await page.role('list', 'Moments along the ribbon'))
  await waitFor(async () => {
    drawAll()
    await list()
  })
  const pins = (await list()).roles('button')
  // In the order of time, however significant they are.
  const titles = look(await page.role('main'))
    .roles('article')
    .map((each) => each.getAttribute('aria-label') ?? '')
  const places = pins.map((pin) => titles.findIndex((title) => pin.getAttribute('aria-label')?.includes(`: ${title}, `)))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  const pin = await (await list()).role('button', /^Reunion: 576 days without a message, then Ana wrote, /)
  expect(wordsOf(pin)).toBe('Reunion')
  await user.click(pin)
  expect(await page.role('article', back)).toHaveFocus()
})

test('where the ribbon cannot be had, nothing is in its place', async () => {
  await openPage({ chat: foundAgain, path: '/special-moments', instead: (path) => (path === '/api/charts/ribbon' ? failed() : null) })
  await page.role('article', love)
  expect(page.roles('list', 'Moments along the ribbon')).toEqual([])
  expect(page.texts('This chart could not be drawn.')).toEqual([])
})

test('moments are listed by year, each with a bar as long as it is significant; they are opened, saved, renamed and dismissed', async () => {
  const { user, router } = await openPage({ chat: foundAgain })
  await user.click(await look(await page.role('main')).role('link', /^Special Moments/))
  expect((await page.role('heading', 'Special Moments')).tagName).toBe('H1')
  for (const year of [/^2021/, /^2022/]) expect((await page.role('heading', year)).tagName).toBe('H2')
  expect(await wordsIn(love)).toContain('Similar words count, too. ')
  expect(await wordsIn(love)).toContain('The first “love you” in this chat')
  expect(await wordsIn(back)).toContain('This message broke the silence.')
  expect(await wordsIn(love)).toContain('I love you, you know')
  expect(await wordsIn(back)).toContain('No other gap here was longer.')
  const moments = look(await page.role('main')).roles('article')
  expect(wordsOf(await figure('Moments'))).toBe(`${moments.length}`)
  expect(await expectShared(user, await page.role('region', 'Your moments in three figures'), moments)).toBe(1 + moments.length)
  for (const each of moments) {
    const percent = Number(/Significance ?(\d+)%/.exec(wordsOf(each))?.[1])
    expect(Math.abs(barsIn(each)[0] - percent), wordsOf(each)).toBeLessThanOrEqual(0.5)
  }

  await user.click(await (await card(love)).role('button', /^Open: Ben/))
  await linkedMessage()
  await page.text('love you too')
  await leaveConversation(router)
  await user.click(await (await card(love)).role('button', /^Save to favorites/))
  await page.said('Message saved to favorites!')
  await (await card(love)).role('button', /^Saved to favorites/)

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

test('what repeats is in each of its years, and of one year one card with each of its days', async () => {
  const birthday = (day: string) => ({ ...wish, id: `birthday-${day}`, date: `${day}T09:00:00`, from: day, to: day })
  const moments = [
    birthday('2021-06-01'),
    birthday('2021-06-02'),
    { ...wish, id: 'other', kind: 'reunion', title: 'Ana again', date: '2022-01-01T09:00:00' },
    birthday('2023-06-01'),
  ]
  const answer = { moments, average_significance: 0.8, years_covered: 3, without_feelings: false }
  const { user } = await openPage({
    chat: foundAgain,
    path: '/special-moments',
    instead: (path) => (path === '/api/moments' ? Response.json(answer) : null),
  })
  const year = async (name: string) => look(await page.role('region', name))
  const both = look(await (await year('2021')).role('region', 'Ben’s birthday'))
  expect(page.roles('heading', /^20/).map(wordsOf)).toEqual(['2021', '2022', '2023'])
  expect(both.roles('heading').map(wordsOf)).toEqual(['Ben’s birthday', 'Tuesday, June 1, 2021', 'Wednesday, June 2, 2021'])
  expect(both.roles('article').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Ben’s birthday, June 1, 2021',
    'Ben’s birthday, June 2, 2021',
  ])
  await both.text('Also in 2023')
  await (await year('2023')).role('article', 'Ben’s birthday')
  await (await year('2023')).text('Also in 2021')
  for (const field of ['Significance', 'Context', 'Impact', 'Participants']) expect(both.roles('term').map(wordsOf)).toContain(field)
  expect(wordsOf(await figure('Moments'))).toBe('4')
  expect(wordsOf(await figure('Years covered'))).toBe('3')
  await user.click(await page.role('button', '2023: 1 moment'))
  expect(await page.role('region', '2023')).toHaveFocus()
  // A day with a name of the reader's own is no longer one of several.
  await user.click(await both.role('button', 'More about “Ben’s birthday, June 1, 2021”'))
  await user.click(await page.role('menuitem', 'Rename'))
  await user.type(await page.field('Your name for this moment'), ' at the lake{Enter}')
  await page.role('article', 'Ben’s birthday at the lake')
  await isGone('Ben’s birthday, June 2, 2021')
})

const wish = {
  id: 'birthday',
  kind: 'birthday',
  title: 'Ben’s birthday',
  date: '2021-06-01T09:00:00',
  significance: 0.8,
  description: 'Ana wished Ben a happy birthday.',
  context: 'One of 2 birthdays celebrated in this chat.',
  impact: 'The only message with wishes.',
  participants: ['Ana'],
  message_id: 2,
  message: 'happy birthday Ben',
  author: 'Ana',
  messages: 1,
  from: '2021-06-01',
  to: '2021-06-01',
  facts: { names: ['Ben'] },
}
