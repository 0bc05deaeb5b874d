// In one zone: messages have the phone's clock, as the tests of days and of steps say.
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { look, wordsOf } from '#testing/look.ts'
import { linkedMessage, openPage } from '#testing/page.tsx'

const page = look()

beforeEach(() => {
  // A document without a browser lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

const chat = [
  '01/03/2021, 09:00 - Messages and calls are end-to-end encrypted. Tap to learn more.',
  '01/03/2021, 09:00 - Ana: good morning',
  '01/03/2021, 09:01 - Ana: any tea left?',
  '01/03/2021, 09:02 - Ben: صباح الخير، لا يوجد',
  '02/03/2021, 09:00 - Ben: <Media omitted>',
  '02/03/2021, 09:01 - Ana: This message was deleted',
  '09/03/2021, 13:30 - Ben: tea again?',
  '31/03/2021, 09:00 - Ana: tea, at last',
].join('\n')

const open = () => openPage({ chat, path: '/conversation' })
const day = async () => wordsOf(await page.role('heading', /^Conversation:/))
const slider = () => page.role('slider', 'Day in the chat')
const field = () => page.role('searchbox', 'Search this chat')
const isDay = (said: string) => waitFor(async () => expect(await day()).toBe(`Conversation: ${said}`))

test('it begins with the first message, each day under its name, in bubbles of their people', async () => {
  await open()
  await isDay('Monday, March 1, 2021')
  const first = await page.role('region', 'Monday, March 1, 2021')
  // The name on the first of a run, the time on the last.
  expect([...first.querySelectorAll('li')].map(wordsOf)).toEqual([
    'What the service wrote: Messages and calls are end-to-end encrypted. Tap to learn more.',
    'Anagood morning',
    'any tea left?9:01 AM',
    'Benصباح الخير، لا يوجد9:02 AM',
  ])
  expect([...first.querySelectorAll<HTMLElement>('[data-initial]')].map(({ dataset }) => dataset.initial)).toEqual(['A', 'B'])
  // It is one stop for the keyboard however many names are in it.
  expect(look(first).roles('button', 'Ana')[0]).toHaveAttribute('tabindex', '-1')
  // Each message has its own direction.
  expect(first.querySelectorAll('li p[dir=auto]')).toHaveLength(4)
  const second = wordsOf(await page.role('region', 'Tuesday, March 2, 2021'))
  expect(second).toContain('Media')
  expect(second).toContain('Deleted')
  // A gap with its length, and none before a day that is nearer.
  expect(wordsOf(await page.role('region', 'Tuesday, March 9, 2021'))).toContain('7 dayswithout a message')
  expect(second).not.toContain('without a message')
})

test('the ribbon opens any day with messages, and to both ends', async () => {
  const { user } = await open()
  await isDay('Monday, March 1, 2021')
  const ribbon = await slider()
  expect(['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map((name) => ribbon.getAttribute(name))).toEqual(['0', '30', '0'])
  ribbon.focus()
  for (const [key, said] of [
    ['ArrowRight', 'Tuesday, March 2, 2021'],
    ['ArrowRight', 'Tuesday, March 9, 2021'],
    ['ArrowLeft', 'Tuesday, March 2, 2021'],
    ['End', 'Wednesday, March 31, 2021'],
    ['Home', 'Monday, March 1, 2021'],
    ['PageUp', 'Wednesday, March 31, 2021'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    await isDay(said)
    await waitFor(async () => expect(await slider()).toHaveAttribute('aria-valuetext', said))
  }
})

test('words are found, and stepped through in the order of time, round and round', async () => {
  const { user } = await open()
  await isDay('Monday, March 1, 2021')
  await user.keyboard('/')
  expect(await field()).toHaveFocus()
  await user.keyboard('tea')
  const says = (said: string) => waitFor(() => expect(page.roles('status').map(wordsOf)).toContain(said))
  await says('3 matches')
  for (const [key, said, text] of [
    ['{Enter}', '1 of 3', 'any tea left?'],
    ['{Enter}', '2 of 3', 'tea again?'],
    ['{Shift>}{Enter}{/Shift}', '1 of 3', 'any tea left?'],
    ['{Shift>}{Enter}{/Shift}', '3 of 3', 'tea, at last'],
  ] as const) {
    await user.keyboard(key)
    await says(said)
    const line = await linkedMessage()
    expect(wordsOf(line)).toContain(text)
    expect(line.querySelector('mark')).toHaveTextContent('tea')
  }
  expect(await field()).toHaveFocus()
  await user.click(await page.role('button', 'Next match'))
  await says('1 of 3')
  // A number of a message is in the address, and nothing that was typed or said.
  expect(location.href.replace(location.origin, '')).toBe('/conversation#1')
  await user.click(await page.role('button', 'Clear search'))
  await waitFor(() => expect(page.roles('button', 'Next match')).toEqual([]))
})

test('an address opens its message', async () => {
  history.replaceState(null, '', '/')
  const { router } = await open()
  await isDay('Monday, March 1, 2021')
  await router.navigate({ to: '/conversation', hash: '5' })
  expect(wordsOf(await linkedMessage())).toContain('tea again?')
  await isDay('Tuesday, March 9, 2021')
})

test('a note reports a linked message that is not in the chat', async () => {
  const { router } = await openPage({ chat })
  await router.navigate({ to: '/conversation', hash: '99' })
  await page.text(/The linked message isn’t in this chat\./)
  await isDay('Monday, March 1, 2021')
})

test('whose side is the right one can be chosen', async () => {
  const { user } = await open()
  await isDay('Monday, March 1, 2021')
  await user.click(await page.role('button', 'View'))
  const choice = await page.role('combobox', 'Seen as')
  expect(choice).toHaveDisplayValue('Ben')
  await user.selectOptions(choice, 'Ana')
  expect(choice).toHaveDisplayValue('Ana')
})
