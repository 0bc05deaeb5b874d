// In one zone: the days are the chat's; `When` writes when it was analyzed, and its tests run in two.
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { birthdayChat } from '#testing/birthday-chat.ts'
import { chatText } from '#testing/chat-text.ts'
import { look, wordsOf } from '#testing/look.ts'
import { failed, leaveConversation, linkedMessage, openPage, type PageOptions } from '#testing/page.tsx'

const page = look()
afterEach(() => vi.unstubAllGlobals())
const field = () => page.role('searchbox', 'Search this chat')
const start = () => page.text('What do you want to find again?')
const nothing = () => page.role('heading', 'No results found')
const results = () => [...document.querySelectorAll<HTMLElement>('#search-results > li')]
const found = (words: string) =>
  waitFor(() =>
    expect([...document.querySelectorAll('[role=status]')].map(wordsOf).filter((each) => each.endsWith('found'))).toEqual([words]),
  )
const count = (n: number) => found(n === 1 ? '1 message found' : `${n} messages found`)
const entry = () => JSON.stringify(history.state)
const chip = (name: string) => page.role('button', `Remove filter: ${name}`)
const noChip = (name: string) => waitFor(() => expect(page.roles('button', `Remove filter: ${name}`)).toEqual([]))
const fill = (at: HTMLElement, value: string) => fireEvent.change(at, { target: { value } })

async function openSearch(chat: string, more: Partial<PageOptions> = {}) {
  const opened = await openPage({ chat, path: '/search', ...more })
  await start()
  const { user } = opened
  const filters = async () => user.click(page.roles('button', /^Filters/)[0])
  return {
    ...opened,
    /** What is typed, and asked immediately. */
    ask: async (query: string) => {
      fill(await field(), query)
      await user.click(await field())
      await user.keyboard('{Enter}')
    },
    openFilters: async () => {
      await filters()
      await page.role('group', 'The message has')
    },
    closeFilters: async () => {
      await filters()
      await waitFor(() => expect(page.roles('group', 'The message has')).toEqual([]))
    },
  }
}

test('what is typed is found as it is typed, marked in its message, and no word of it is in the address or the history entry', async () => {
  const { user, ask } = await openSearch(birthdayChat)
  const address = location.href
  expect(wordsOf(await page.role('list', 'Ways to search'))).toContain('from:Ana')

  await user.type(await field(), 'birth')
  await count(4)
  const marks = results().flatMap((each) => [...each.querySelectorAll('mark')].map(wordsOf))
  expect(new Set(marks)).toEqual(new Set(['birthday', 'birth']))
  const cake = results().find((each) => wordsOf(each).includes('birthday cake'))!
  expect(wordsOf(cake)).toContain('Ana')
  expect(wordsOf(cake)).toContain('Dec 30, 2020, 9:05 AM')

  // Entered, the word is whole.
  await user.keyboard('{Enter}')
  await count(1)
  await ask('birt')
  await nothing()
  expect(await page.role('button', 'Export CSV')).toHaveAttribute('aria-disabled', 'true')
  await user.click(await page.role('button', 'Include longer words: birt*'))
  await count(4)
  expect(await field()).toHaveValue('birt*')

  for (const [query, n] of [
    ['"happy birthday"', 2],
    ['happy birthday -year', 1],
    ['from:ben happy', 1],
    ['from:"cem öz"', 2],
    ['.*', 1],
    ['(', 1],
    ['🎂', 1],
  ] as const) {
    await ask(query)
    await count(n)
  }
  // What someone wrote is text, whatever it looks like.
  fill(await field(), 'bold')
  await waitFor(() => expect(results().map(wordsOf)).toEqual([expect.stringContaining('<b>bold</b> & "quoted" .* text')]))
  expect(results()[0].querySelector('b')).toBeNull()

  fill(await field(), 'Käsekuchenrezept')
  await nothing()
  expect(location.href).toBe(address)
  expect(entry()).not.toMatch(/Käsekuchen|birth/)
  fill(await field(), 'x'.repeat(10_000))
  await nothing()
  await user.click(await page.role('button', 'Clear search'))
  await start()
  expect(await field()).toHaveFocus()
})

test('before anything is looked for, a word of the chat is there with its first message, and the way to all of them', async () => {
  const chat = ['came early', 'slept', 'ran', 'sang loudly', 'hid', 'won']
    .map((did, i) => `0${i + 1}/03/2021, 09:00 - ${i % 2 ? 'Ana' : 'Ben'}: our own armadillo ${did} in the garden today\n`)
    .join('')
  const { user } = await openSearch(chat)
  const own = await page.role('region', 'From this chat')
  expect(wordsOf(own)).toContain('“armadillo” is in 6 messages.')
  expect([...own.querySelectorAll('mark')].map(wordsOf)).toEqual(['armadillo'])
  expect(wordsOf(await page.role('list', 'Ways to search'))).toContain('arma*')
  await user.click(await look(own).role('button', 'Show all 6'))
  await count(6)
})

test('before anything is looked for, people, months and words of the chat can be tried, and the ways to search are folded away', async () => {
  const chat = ['came early', 'slept', 'ran', 'sang loudly', 'hid', 'won']
    .map(
      (did, i) =>
        `0${i + 1}/0${i < 4 ? 3 : 5}/2021, 09:00 - ${i % 3 ? 'Ana' : 'Ben Okafor'}: our own armadillo ${did} in the garden today\n`,
    )
    .join('')
  const { user } = await openSearch(chat)
  const ways = page.text('Ways to search')
  expect((await ways).closest('details')).not.toHaveAttribute('open')
  await user.click(await ways)
  expect((await ways).closest('details')).toHaveAttribute('open')

  const tries = async (title: string) => look(await page.role('list', title))
  const again = async () => user.click(await page.role('button', 'Clear filters'))
  expect((await tries('People')).roles('button').map(wordsOf)).toEqual(['Ana', 'Ben'])
  await user.click(await (await tries('People')).role('button', /Ana/))
  await count(4)
  await chip('Ana')
  await waitFor(async () => expect(await page.role('region', 'Search this chat')).toHaveFocus())
  await again()

  expect((await tries('Months and years')).roles('button').map(wordsOf)).toEqual(['March 2021', 'May 2021'])
  await user.click(await (await tries('Months and years')).role('button', 'May 2021'))
  await count(2)
  await again()

  await user.click(await (await tries('Words from this chat')).role('button', /^armadillo\s*6$/))
  await count(6)
  expect(await field()).toHaveValue('armadillo')
})

test('every filter is a chip that can be left out; back undoes, forward does again', async () => {
  const { user, router, openFilters, closeFilters } = await openSearch(birthdayChat)
  const address = location.href
  await page.role('button', 'Only messages with links: 1')
  await user.click(await page.role('button', 'Only messages with questions: 1'))
  await count(1)
  expect(wordsOf(results()[0])).toContain('birthday cake at six?')
  await user.click(await chip('A question'))
  await start()

  await openFilters()
  await user.click(await page.role('option', 'Ana'))
  await user.click(await page.role('option', 'Cem Öz'))
  await user.click(await page.role('checkbox', 'Media'))
  await user.selectOptions(await page.field('Weekday'), 'Thursday')
  await user.selectOptions(await page.field('Hour'), '9 AM')
  await user.selectOptions(await page.field('Kind'), 'Media')
  const [least, most] = [await page.field(/At least this many characters$/), await page.field(/At most this many characters$/)]
  fill(most, '12 letters')
  fireEvent.blur(most)
  expect(wordsOf(await page.role('alert'))).toBe('Enter a whole number, 0 or more.')
  fill(most, '12')
  fill(least, '13')
  await waitFor(async () => expect(wordsOf(await page.role('alert'))).toBe('This is above the maximum, 12.'))
  // Once the other end allows it, it is meant.
  fill(most, '14')
  await waitFor(() => expect(page.roles('alert')).toEqual([]))
  await chip('13 to 14 characters')
  fill(least, '')
  fill(most, '12')
  fireEvent.blur(most)
  await closeFilters()
  await count(1)
  expect(wordsOf(results()[0])).toContain('<Media omitted>')
  for (const name of ['Ana', 'Cem Öz', 'Media', 'Kind: Media', 'Thursday', 'from 9 AM to 10 AM', 'at most 12 characters']) await chip(name)
  expect(location.href).toBe(address)
  expect(entry()).not.toMatch(/Ana|Cem/)

  fill(await field(), 'omitted')
  await nothing()
  router.history.back()
  await count(1)
  expect(await field()).toHaveValue('')
  router.history.forward()
  await waitFor(async () => expect(await field()).toHaveValue('omitted'))
  await user.click(await page.role('button', 'Search without filters'))
  await noChip('Ana')
  expect(await field()).toHaveValue('omitted')
  router.history.back()
  await chip('Ana')
  await user.click(page.roles('button', 'Clear filters')[0])
  await noChip('Ana')

  // Two people of three, and how long they took to answer.
  fill(await field(), '')
  await openFilters()
  await user.selectOptions(await page.field(/Replied within$/), '1 minute')
  await closeFilters()
  await chip('replied within 1.0 min')
  await count(2)
})

test('twenty a page, in the order one wishes', async () => {
  const { user, router } = await openSearch(chatText({ messages: 45, say: (n) => `=message number ${n}${'!'.repeat(n % 7)}` }))
  fill(await field(), 'message')
  await count(45)
  expect(results()).toHaveLength(20)
  const pages = async () => look(await page.role('navigation', 'Pages of results'))
  const range = (words: string) => waitFor(async () => expect(wordsOf(await page.role('navigation', 'Pages of results'))).toContain(words))
  const next = async () => (await pages()).role('button', /^Next/)
  await range('1–20 of 45')
  expect(await (await pages()).role('button', /^Previous/)).toHaveAttribute('aria-disabled', 'true')
  await user.click(await next())
  await range('21–40 of 45')
  await user.click(await next())
  await range('41–45 of 45')
  expect(await next()).toHaveAttribute('aria-disabled', 'true')
  // It is inert, and says so.
  await user.click(await next())
  await range('41–45 of 45')
  router.history.back()
  await range('21–40 of 45')
  const isFirst = (words: string) => waitFor(() => expect(wordsOf(results()[0])).toContain(words))
  await user.selectOptions(await page.field('Sort by'), 'Oldest first')
  await range('1–20 of 45')
  await isFirst('=message number 0')
  await user.selectOptions(await page.field('Sort by'), 'Longest first')
  await isFirst('!!!!!!')
  await user.selectOptions(await page.field('Sort by'), 'Newest first')
  await isFirst('=message number 44')
})

test('on a wide screen a press on a person or a month narrows the search to it, and another press widens it again', async () => {
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', (query: string) => matchMedia(query === '(min-width: 80rem)' ? 'all' : query))
  const { user } = await openSearch(birthdayChat)
  fill(await field(), 'happy')
  await count(2)
  const by = async () => look(await page.role('region', 'Results by person and month'))
  const press = async (name: string) => user.click(await (await by()).role('button', name))
  const isOn = async (name: string) => (await (await by()).role('button', name)).getAttribute('aria-pressed')
  expect((await by()).roles('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Only Ana: 1 message',
    'Only Ben: 1 message',
    'December 2020: 1 message',
    'February 2021: 1 message',
  ])
  await press('Only Ben: 1 message')
  await chip('Ben')
  await count(1)
  // Anyone else who wrote such messages can still be chosen; the months are those of Ben.
  await waitFor(() => expect(page.roles('button', 'December 2020: 1 message')).toEqual([]))
  await press('Only Ana: 1 message')
  await chip('Ana')
  await noChip('Ben')
  expect([await isOn('Only Ana: 1 message'), await isOn('Only Ben: 1 message')]).toEqual(['true', 'false'])
  await press('Only Ana: 1 message')
  await noChip('Ana')
  await count(2)

  await press('February 2021: 1 message')
  await chip('Feb 1 – 3, 2021')
  await count(1)
  await waitFor(() => expect(page.roles('button', 'Only Ana: 1 message')).toEqual([]))
  expect(await isOn('February 2021: 1 message')).toBe('true')
  await press('February 2021: 1 message')
  await count(2)
})

test('beside narrow results is nothing, and nothing is counted for it', async () => {
  const { asked, settled } = await openSearch(birthdayChat)
  fill(await field(), 'happy')
  await count(2)
  await settled()
  expect(page.roles('region', 'Results by person and month')).toEqual([])
  expect(asked).not.toContain('POST /api/search/counts')
})

test('what messages sound like is shown once it is asked for, and stays shown', async () => {
  const { user, router } = await openSearch(birthdayChat, { feels: true })
  const sounds = () => results().flatMap((each) => look(each).roles('button', /: why\?/))
  fill(await field(), 'happy')
  await count(2)
  const shown = await page.role('button', 'Sentiment')
  expect(sounds()).toEqual([])
  await user.click(shown)
  await waitFor(() => expect(sounds()).toHaveLength(2))
  fill(await field(), 'birthday')
  await count(3)
  expect(sounds().length).toBeGreaterThan(0)
  router.history.back()
  router.history.back()
  await waitFor(() => expect(sounds()).toEqual([]))

  // Nothing has to be pressed where the search is for it.
  await user.click(page.roles('button', /^Only messages that sound positive/)[0])
  await waitFor(() => expect(sounds()).toHaveLength(results().length))
  expect(page.roles('button', 'Sentiment')).toEqual([])
})

test('a search that fails says so in its place, without an alert, and can be tried again', async () => {
  let hasFailed = false
  const { user } = await openSearch(chatText({ messages: 30, say: (n) => (n % 2 ? 'lucky' : 'unlucky') }), {
    instead: async (path, request) => {
      if (hasFailed || !path.startsWith('/api/search') || !(request.url + (await request.text())).includes('unlucky')) return null
      hasFailed = true
      return failed()
    },
  })
  fill(await field(), 'lucky')
  await count(15)
  fill(await field(), 'unlucky')
  await page.text(/^The search failed\./)
  expect(results()).toEqual([])
  expect(page.roles('alert')).toEqual([])
  // The first one is about the model of feelings.
  await user.click(page.roles('button', 'Retry').at(-1)!)
  await count(15)
})

test('a chat of which only the newest messages were analyzed says so, also where nothing is found', async () => {
  await openSearch(chatText({ messages: 5001 }))
  await page.text(/The search covers the most recent 5,000\.$/)
  fill(await field(), '"message number 0"')
  await nothing()
  await page.text(/Only the most recent 5,000 messages of this chat were analyzed\./)
})

test('with the keyboard alone', async () => {
  const { user, router } = await openSearch(chatText({ messages: 60, say: (n) => `cake number ${n}` }))
  await user.keyboard('/')
  expect(await field()).toHaveFocus()
  await user.keyboard('cake')
  await count(60)
  const opener = (n: number) => look(results()[n]).role('button', /^Open in the conversation/)
  const isAt = (n: number) => waitFor(async () => expect(await opener(n)).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  await isAt(0)
  for (const [key, place] of [
    ['j', 1],
    ['{ArrowDown}', 2],
    ['j', 3],
    ['k', 2],
    ['{ArrowUp}', 1],
  ] as const) {
    await user.keyboard(key)
    await isAt(place)
  }
  await user.keyboard('s')
  await page.said('Message saved to favorites!')
  await look(results()[1]).role('button', /^Saved to favorites/)
  await user.keyboard('{Enter}')
  const isAtCurrent = () => waitFor(async () => expect(await linkedMessage()).toHaveFocus())
  await isAtCurrent()
  await user.keyboard('n')
  // Newest first in the list; the next one in the conversation is later.
  await waitFor(() => expect(page.roles('status').map(wordsOf)).toContain('60 of 60'))
  await isAtCurrent()
  await leaveConversation(router)
  await isAt(0)
  await user.keyboard('{Escape}')
  expect(await field()).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  await isAt(0)
  await user.keyboard('k')
  expect(await field()).toHaveFocus()
  // From anywhere on the screen, as after coming from a chart.
  document.getElementById('content')?.focus()
  await user.keyboard('j')
  await isAt(0)

  // A way of asking goes away once it is asked: the keyboard stays above what is found.
  await user.click(await page.role('button', 'Clear search'))
  await user.click(await page.text('Ways to search'))
  look(await page.role('list', 'Ways to search'))
    .roles('button')[0]
    .focus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await page.role('region', 'Search this chat')).toHaveFocus())
})

test('what the palette knows by no name is searched for in the chat, and the slash opens the field', async () => {
  const { user } = await openPage({ chat: chatText({ messages: 60, say: (n) => (n % 20 === 7 ? 'what a lovely picnic' : `number ${n}`) }) })
  await page.role('heading', 'Message share')
  await user.keyboard('{Control>}k{/Control}')
  const palette = look(await page.role('dialog', 'Go to, search or run'))
  await waitFor(async () => expect(await palette.role('combobox')).toHaveFocus())
  await user.keyboard('Picnic')
  await waitFor(() => expect(palette.roles('option').map(wordsOf)).toEqual(['Search for “Picnic”']))
  await user.keyboard('{Enter}')
  await count(3)
  expect(location.pathname).toBe('/search')
  expect(location.href).not.toContain('icnic')
  expect(await field()).toHaveValue('Picnic')
  await waitFor(async () => expect(await field()).toHaveFocus())
  // Signs typed into a field are signs.
  await user.clear(await field())
  await user.keyboard('/?')
  expect(await field()).toHaveValue('/?')
  expect(page.roles('dialog')).toEqual([])
  await user.click(look(page.roles('navigation', 'Screens')[0]).roles('link', 'Dashboard')[0])
  await page.role('heading', 'Message share')
  expect(location.pathname).toBe('/dashboard')
  await user.keyboard('/')
  await waitFor(() => expect(location.pathname).toBe('/search'))
  await waitFor(async () => expect(await field()).toHaveFocus())
})
