// In one zone: the days are the chat's; `When` writes when it was analyzed, and its tests run in two.
import { cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatText } from '#testing/chat-text.ts'
import { barsIn, look, wordsOf } from '#testing/look.ts'
import { card, expectLeads, figure, openPage } from '#testing/page.tsx'
import { threeDays, threePeople } from '#testing/small-chats.ts'

/** Ten days of messages, a gap of 40 days, and one day more; then a month of many. */
const chatWithSilence = [
  ...Array.from({ length: 10 }, (_, i) => `${String(i + 13).padStart(2, '0')}/01/2021, 09:00:00 - Ana: good morning`),
  '04/03/2021, 09:00:00 - Ben: it has been long',
  ...Array.from({ length: 60 }, (_, i) => `${String(1 + (i % 28)).padStart(2, '0')}/05/2021, 10:00:00 - Ana: every day now`),
  ...Array.from({ length: 9 }, () => '28/05/2021, 21:00:00 - =Cem: what a day'),
].join('\n')

const page = look()
const charts = ['Activity over time', 'Hours of the week', 'Message share', 'Calendar']
const chart = async (name: string) => look(await card(name, 'figure'))
const link = async (of: string) => (await figure(of)).querySelector('a')!
const gone = () => waitFor(() => expect(page.roles('dialog')).toEqual([]))
type Opened = Awaited<ReturnType<typeof openPage>>

async function tableOf({ user }: Opened, name: string) {
  await user.click(await (await chart(name)).role('button', `${name}, as a table`))
  return look(await page.role('dialog', `${name}, as a table`))
}

async function leave({ user }: Opened) {
  await user.keyboard('{Escape}')
  await gone()
}

test('the figures are those of the chat, drawn as long as they are; every chart reads as a table', async () => {
  const opened = await openPage({ chat: threeDays })
  for (const [name, value] of [
    ['Total Messages', '5by 2 people'],
    ['Date Range', 'Jan 13, 2021 – Jan 16, 2021'],
    ['Avg Daily Messages', '1.3'],
    // Replies: 45 s, 120 s, 59 h 57 min 15 s, 3 h.
    ['Avg Response Time', '15.8 h'],
  ])
    expect(wordsOf(await figure(name)), name).toContain(value)
  expect(wordsOf(document.querySelector('h1')!)).toBe('Ana & Ben')
  // Where each wait is on the scale from a second to a week, each step ten times the one before.
  for (const [name, value, place] of [
    ['Median', '1.5 h', 64.64],
    ['Average', '15.8 h', 82.22],
    ['75th percentile', '17.2 h', 82.9],
    ['90th percentile', '42.9 h', 89.74],
  ] as const) {
    const said = await figure(name)
    expect(wordsOf(said), name).toBe(value)
    expect(barsIn(said.parentElement!), name).toEqual([place])
  }
  for (const [name, value] of [
    ['Messages per day', '1.7'],
    ['Media messages', '1'],
    ['Total words', '10'],
    ['Total days', '4'],
  ])
    expect(wordsOf(await figure(name)), name).toBe(value)

  const share = await chart('Message share')
  await share.text('Ana wrote 60% of the messages.')
  expect(share.roles('listitem').map((each) => [wordsOf(each), ...barsIn(each)])).toEqual([
    ['Ana3 60%', 60],
    ['Ben2 40%', 40],
  ])

  for (const [name, cell] of [
    ['Activity over time', 'Jan 13, 2021'],
    ['Hours of the week', '9 AM'],
    ['Message share', 'Ana'],
    ['Calendar', 'January 2021'],
  ]) {
    const table = await tableOf(opened, name)
    await table.role('rowheader', cell)
    await opened.user.click(await table.role('button', 'Close'))
    await gone()
  }
})

test('every figure opens how it is counted, and over how many messages', async () => {
  const opened = await openPage({ chat: threeDays, feels: true })
  const controls = () => page.roles('button', /is counted$/)
  // Four stat cards, four response times, four of activity, six charts.
  await waitFor(() => expect(controls()).toHaveLength(18))
  for (const control of controls()) {
    await opened.user.click(control)
    expect(wordsOf(await page.role('dialog'))).toMatch(/\d+ (messages|replies)/)
    await leave(opened)
  }
})

test('one message of one person; a group of 1,024; names and messages of any kind are text', async () => {
  await openPage({ chat: chatText({ messages: 1 }) })
  expect(wordsOf(await figure('Median'))).toBe('–')
  await page.text('Ana wrote every message.')
  cleanup()

  await openPage({ chat: chatText({ messages: 2048, names: Array.from({ length: 1024 }, (_, n) => `Person ${n}`) }) })
  // Below the title, and below the bars of the message share.
  await waitFor(() => expect(page.texts('and 1,012 more')).toHaveLength(2))
  cleanup()

  const strange = [
    '<img src=x onerror="window.__pwn=1">',
    '__proto__',
    'constructor',
    'A\u200bb',
    '👩‍👩‍👧',
    '{{7*7}}',
    '</title><script>window.__pwn=1</script>',
  ]
  await openPage({
    chat: chatText({
      messages: 70,
      names: strange,
      say: () => '<svg onload="window.__pwn=1"> javascript:alert(1) {{7*7}} \u202e',
    }),
  })
  const people = look(await page.role('list', 'People in this chat'))
  for (const name of ['<img src=x onerror="window.__pwn=1">', '__proto__', 'A◌b', '{{7*7}}']) await people.text(name)
  expect('__pwn' in window).toBe(false)
})

test('the figures link to what they count', async () => {
  const opened = await openPage({ chat: threePeople })
  await expectLeads(opened, await link('Total Messages'), 9)
  await expectLeads(opened, await link('Avg Response Time'), 6)
  await expectLeads(opened, await link('Media messages'), 2)

  await opened.user.click(await link('Date Range'))
  await page.text('9 messages found')
  // From the first one on.
  const [first] = look(await page.role('main'))
    .roles('listitem')
    .filter((each) => each.matches('[data-result]') || each.querySelector('[data-result]'))
  expect(wordsOf(first)).toContain('good morning')
  opened.router.history.back()

  // Replies after 45, 120, 7200, 36000 s, 42 days and 33 days: three took at least the median.
  await opened.user.click(await page.role('button', 'How “Median” is counted'))
  await expectLeads(opened, await page.role('link', /^Replies that took at least/), 3)
  await opened.user.click(await page.role('button', 'How “Hours of the week” is counted'))
  await expectLeads(opened, look(await page.role('dialog')).roles('link', 'Show these messages')[0], 9)
})

test('the cells of a chart’s table link to as many messages as they say, by keyboard', async () => {
  const opened = await openPage({ chat: threePeople })
  for (const name of charts) {
    const cells = async () => [...(await tableOf(opened, name)).roles('cell')].flatMap((cell) => [...cell.querySelectorAll('a')])
    const figures = (await cells()).map(wordsOf)
    // Nothing is counted twice, and nothing left out.
    expect(
      figures.reduce((sum, text) => sum + Number(text), 0),
      name,
    ).toBe(9)
    await leave(opened)
    // All of one chart; packages/api tests every cell of all.
    const places = name === 'Hours of the week' ? figures.keys() : [figures.length - 1]
    for (const place of places) {
      const cell = (await cells())[place]
      cell.focus()
      expect(cell).toHaveFocus()
      await opened.user.keyboard('{Enter}')
      const messages = Number(figures[place])
      await page.text(`${messages} ${messages === 1 ? 'message' : 'messages'} found`)
      opened.router.history.back()
      await page.role('figure', name)
    }
  }
})

test('a notable day, a day of the calendar and a person link to theirs, within the filters', async () => {
  const opened = await openPage({ chat: threePeople })
  const days = look(await page.role('list', 'Notable days'))
  await expectLeads(opened, days.roles('link', /^Jan 13, 2021/)[0], 4)
  await expectLeads(opened, await (await chart('Message share')).role('link', /^Ben/), 3, 'Ben')

  const filters = async () => look(await page.role('region', 'Filters'))
  await opened.user.click(await (await filters()).role('button', /^People:/))
  await opened.user.click(await page.role('option', 'Ana'))
  await leave(opened)
  await waitFor(async () => expect(wordsOf(await figure('Total Messages'))).toContain('4'))
  await expectLeads(opened, await link('Total Messages'), 4, 'Ana')
  // The filters are still there, and the calendar is Ana's: of her four messages two were written in January.
  await (await filters()).role('button', 'Remove filter: Ana')
  const january = await (await tableOf(opened, 'Calendar')).role('row', /January/)
  await expectLeads(opened, january.querySelector('a')!, 2, 'Ana')
  await page.text(/Ana.*wrote on 2 of 45 days/)
})

test('the days that stand out are listed below the chart, the longest streak is named below the calendar, and both are of whom one looks at', async () => {
  const opened = await openPage({ chat: chatWithSilence })
  const notable = async () =>
    look(await (await chart('Activity over time')).role('list', 'Notable days'))
      .roles('listitem')
      .map(wordsOf)
  await waitFor(async () =>
    expect(await notable()).toEqual([
      '1First day: Jan 13, 2021, 1 message',
      '2Back again: May 1, 2021, after 58 days of silence',
      '3Busiest day: May 28, 2021, 11 messages',
    ]),
  )
  await (await chart('Calendar')).text(/^Framed: longest streak, /)

  const filters = look(await page.role('region', 'Filters'))
  await opened.user.click(await filters.role('button', /^People:/))
  await opened.user.click(await page.role('option', 'Ana'))
  await leave(opened)
  await waitFor(async () =>
    expect(await notable()).toEqual(['1First day: Jan 13, 2021, 1 message', '2Busiest day: May 1, 2021, 3 messages']),
  )
  const share = await chart('Message share')
  await share.text('Ana wrote every message.')
  expect(share.roles('listitem').map((each) => [wordsOf(each), ...barsIn(each)])).toEqual([['Ana70 100%', 100]])
})

test('a chart is saved by keyboard: its menu opens, closes and gives the keyboard back', async () => {
  const { user } = await openPage({ chat: chatText({ messages: 50 }) })
  const calendar = await chart('Calendar')
  const save = await calendar.role('button', 'Save “Calendar”')
  ;(await calendar.role('button', 'Calendar, as a table')).focus()
  await user.tab()
  expect(save).toHaveFocus()
  for (const _ of ['once', 'again']) {
    await user.keyboard('{Enter}')
    await waitFor(() => expect(calendar.roles('menuitem', 'Share…')[0]).toHaveFocus())
    for (const next of ['Save as image', 'Save as SVG', 'Save as CSV']) {
      await user.keyboard('{ArrowDown}')
      await waitFor(() => expect(calendar.roles('menuitem', next)[0]).toHaveFocus())
    }
    await user.keyboard('{Escape}')
    await waitFor(() => expect(page.roles('menu')).toEqual([]))
    expect(save).toHaveFocus()
  }
})

test('fewer than 50 messages come first themselves, as a letter; figures of too little say so, and stay', async () => {
  const { user } = await openPage({ chat: threeDays })
  const letter = look(await page.role('region', 'Your chat, word for word'))
  expect(wordsOf(await letter.text(/^5 messages are too few/))).toBe('5 messages are too few to show patterns, so here is every word.')
  await waitFor(() => expect(letter.roles('listitem')).toHaveLength(5))
  expect(letter.roles('listitem').map((line) => wordsOf(line.querySelector('bdi')!))).toEqual(['Ana', 'Ben', 'Ana', 'Ben', 'Ana'])
  expect(page.roles('region', 'What stands out')).toEqual([])
  expect(wordsOf(await card('Response Time Analysis'))).toContain('Only 4 replies: too few')
  await user.click(letter.roles('button', /9:00 AM$/)[0])
  await waitFor(() => expect(`${location.pathname}${location.hash}`).toBe('/conversation#0'))
})

test('a letter of one person has that person’s messages alone', async () => {
  const { user } = await openPage({ chat: threeDays })
  await user.click(await page.role('button', /^People:/))
  await user.click(await page.role('option', 'Ben'))
  const letter = look(await page.role('region', 'Your chat, word for word'))
  await waitFor(() => expect(letter.roles('listitem').map((line) => wordsOf(line.querySelector('bdi')!))).toEqual(['Ben', 'Ben']))
})

test('twelve messages are there at first, and the others once they are asked for', async () => {
  const text = Array.from({ length: 20 }, (_, i) => `13/01/2021, 09:${String(10 + i)}:00 - Ana: line number ${i}`).join('\n')
  const { user } = await openPage({ chat: text })
  const letter = look(await page.role('region', 'Your chat, word for word'))
  await waitFor(() => expect(letter.roles('listitem')).toHaveLength(12))
  await user.click(await letter.role('button', 'Show all 20'))
  expect(letter.roles('listitem')).toHaveLength(20)
})
