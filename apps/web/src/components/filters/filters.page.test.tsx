// In one zone: the days are the chat's; `When` writes when it was analyzed, and its tests run in two.
import { act, fireEvent, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chatText } from '#testing/chat-text.ts'
import { look, wordsOf } from '#testing/look.ts'
import { figure, openPage } from '#testing/page.tsx'
import { twoYears } from '#testing/small-chats.ts'

const page = look()
const bar = () => page.role('region', 'Filters')
const person = (name: string) => page.role('option', name)
const showing = (words: string) => page.text(`Showing ${words}`)
const inBar = async (name: string | RegExp) => look(await bar()).role('button', name)
const missingInBar = async (name: string | RegExp) => expect(look(await bar()).roles('button', name)).toEqual([])

/** What is counted on the screen: two figures, the replies, and the messages under every chart. */
async function expectCounted(user: UserEvent, messages: number, replies: number): Promise<void> {
  await waitFor(async () => expect(wordsOf(await figure('Total Messages'))).toContain(`${messages}`))
  await waitFor(async () => expect(wordsOf(await figure('Avg Response Time'))).toContain(`from ${replies} repl`))
  for (const chart of ['Activity over time', 'Hours of the week', 'Message share', 'Calendar']) {
    await user.click(await page.role('button', `How “${chart}” is counted`))
    expect(wordsOf(await page.role('dialog'))).toContain(`Counted over ${messages} message`)
    await close(user)
  }
}

const open = async (user: UserEvent, control: 'people' | 'days') =>
  user.click(await inBar(control === 'people' ? /^People:/ : 'Choose days'))

async function close(user: UserEvent): Promise<void> {
  await user.keyboard('{Escape}')
  await waitFor(() => expect(page.roles('dialog')).toEqual([]))
}

async function choosePerson(user: UserEvent, name: string): Promise<void> {
  await open(user, 'people')
  await user.click(await person(name))
  await close(user)
}

test('what is changed while a control is open is one step', async () => {
  const { user, router } = await openPage({ chat: chatText({ messages: 300, names: ['Ana', 'Ben', 'Cleo'] }) })
  await open(user, 'people')
  for (const name of ['Ana', 'Ben', 'Cleo', 'Ben']) await user.click(await person(name))
  expect(await person('Cleo')).toHaveAttribute('aria-selected', 'true')
  expect(await person('Ben')).toHaveAttribute('aria-selected', 'false')
  await close(user)
  await showing('200 of 300 messages')
  router.history.back()
  await showing('all 300 messages')
})

test('presets go by the chat’s last day, not by today; days are typed; each thing chosen can be left out', async () => {
  const { user } = await openPage({ chat: twoYears })
  const preset = async (name: string) => user.click(await inBar(name))
  await preset('This year (2021)')
  expect(await inBar('This year (2021)')).toHaveAttribute('aria-pressed', 'true')
  await inBar('Remove filter: Jan 1 – Feb 1, 2021')
  await showing('2 of 6 messages')
  await preset('Last 90 days')
  await showing('6 of 6 messages')
  // What leaves nothing out is not a chip.
  await missingInBar(/^Remove filter: .*2020/)
  await open(user, 'days')
  await page.text('“This year” and “Last 90 days” count back from the chat’s last day, Feb 1, 2021.')
  await close(user)
  await preset('All')
  await showing('all 6 messages')

  // Half a day is none, one outside the chat says so, and of two crossed ones the last counts.
  await open(user, 'days')
  const from = await page.field('From')
  const to = await page.field('To')
  expect(from).toHaveValue('2020-12-30')
  expect(to).toHaveValue('2021-02-01')
  fireEvent.change(from, { target: { value: '2020-12-31' } })
  await showing('4 of 6 messages')
  fireEvent.change(to, { target: { value: '2020-12-30' } })
  await waitFor(() => expect(from).toHaveValue('2020-12-30'))
  fireEvent.change(from, { target: { value: '2023-05-01' } })
  fireEvent.blur(from)
  expect(wordsOf(await page.role('alert'))).toContain('Choose a day in this range:')
  // What is wrong is left alone, what is typed last is taken even where one closes immediately.
  fireEvent.change(to, { target: { value: '2020-12-31' } })
  await close(user)
  await inBar('Remove filter: Dec 30 – 31, 2020')
  await showing('4 of 6 messages')
  await expectCounted(user, 4, 2)
  await user.click(await inBar('Clear filters'))
  await showing('all 6 messages')

  await choosePerson(user, 'Ben')
  await preset('This year (2021)')
  await showing('1 of 6 messages')
  await user.click(await inBar('Remove filter: Ben'))
  await showing('2 of 6 messages')
  // The keyboard continues from the filters, not from the top of the page.
  expect(await bar()).toHaveFocus()
})

test('filters that leave nothing say so and offer the way back', async () => {
  const { user } = await openPage({ chat: `${twoYears}03/02/2021, 10:00:00 - Ana: hello\n` })
  await choosePerson(user, 'Ben')
  await open(user, 'days')
  fireEvent.change(await page.field('From'), { target: { value: '2021-02-02' } })
  await close(user)
  await page.role('heading', 'No Analysis Data')
  expect(wordsOf(document.querySelector('h1')!)).toBe('Ana & Ben')
  await showing('0 of 7 messages')
  await user.click(
    look(await page.role('main'))
      .roles('button', 'Clear filters')
      .at(-1)!,
  )
  await showing('all 7 messages')
  await expectCounted(user, 7, 4)
})

test('of two filters quickly after another the last one’s figures stand, even where the first one’s come last', async () => {
  // Ana writes 150 of them, Ben 300.
  const chat = chatText({ messages: 600, names: ['Ana', 'Ben', 'Cleo', 'Ben'] })
  let late = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const instead = async (_: string, request: Request) => {
    if (new URL(request.url).searchParams.getAll('author').join() === 'Ana') {
      late++
      await held
    }
    return null
  }
  const { user, settled } = await openPage({ chat, instead })
  await open(user, 'people')
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  const standsBen = async () => {
    await showing('300 of 600 messages')
    await inBar('Remove filter: Ben')
    await missingInBar('Remove filter: Ana')
    await page.text('Ben wrote every message.')
    expect(wordsOf(await figure('Total Messages'))).toContain('300')
  }
  // In one task, before anything is counted or drawn.
  act(() => [ana, ben, ana].forEach((each) => void each.click()))
  await standsBen()

  // One after the other, and what the first was asked is answered last.
  await user.click(ben)
  await showing('all 600 messages')
  await user.click(ana)
  await waitFor(() => expect(late).toBeGreaterThan(0))
  await user.click(ben)
  await user.click(ana)
  await standsBen()
  letGo()
  await settled()
  await standsBen()
})

test('1,024 people are searched, and names of any kind are chosen', async () => {
  const strange = ['<img src=x onerror="window.__pwn=1">', '__proto__', 'José María', 'A'.repeat(150)]
  const names = [...strange, ...Array.from({ length: 1020 }, (_, n) => `Person ${n}`)]
  const { user } = await openPage({ chat: chatText({ messages: 2048, names }) })
  await open(user, 'people')
  expect(await page.role('listbox').then((list) => look(list).roles('option'))).toHaveLength(1024)
  const find = (text: string) => fireEvent.change(page.roles('searchbox', 'Find a person')[0], { target: { value: text } })
  for (const [text, name] of [
    ['jose', 'José María'],
    ['__PROTO', '__proto__'],
    ['<img', strange[0]],
    ['aaaa', 'A'.repeat(150)],
  ]) {
    find(text)
    await waitFor(() => expect(page.roles('option')).toHaveLength(1))
    await user.click(await person(name))
  }
  find('nobody at all')
  await page.text('No one in this chat has that name.')
  await close(user)
  await showing('8 of 2,048 messages')
  expect('__pwn' in window).toBe(false)
})
