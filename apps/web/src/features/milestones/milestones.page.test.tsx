// In one zone: what day it is today is asked by `localDay`, whose tests run in two, as do those of the handler.
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatText } from '#testing/chat-text.ts'
import { expectShared } from '#testing/expect-shared.ts'
import { barsIn, look, wordsOf } from '#testing/look.ts'
import { lovelyChat } from '#testing/lovely-chat.ts'
import { failed, leaveConversation, linkedMessage, openPage, type PageOptions } from '#testing/page.tsx'

const page = look()
const region = async (name: string) => look(await page.role('region', name))
const dialog = async () => page.role('dialog')
const noDialog = () => waitFor(() => expect(page.roles('dialog')).toEqual([]))
const field = () => page.role('textbox', 'A word or phrase')
const headline = (sentence: string) => page.text(sentence)
const saidFirst = '“love you” was first said by Ana on a Tuesday in March 2021.'
const saidFirstHere = () => headline(saidFirst)
const words = (elements: readonly HTMLElement[]) => elements.map(wordsOf)
const matches = async () => (await region('Every time it was said')).roles('listitem')
const isCurrent = (text: string) => waitFor(async () => expect(wordsOf(await linkedMessage())).toContain(text))

async function openMilestones(more: Partial<PageOptions> = {}) {
  const opened = await openPage({ chat: lovelyChat, path: '/custom-milestones', ...more })
  await page.role('heading', 'Custom Milestones')
  const lookUp = async (keyword: string) => {
    fireEvent.change(await field(), { target: { value: keyword } })
    await opened.user.click(await field())
    await opened.user.keyboard('{Enter}')
  }
  return { ...opened, lookUp, back: () => opened.router.history.back() }
}

test('a suggestion says who said it first, who said it next, and when it was said last', async () => {
  const opened = await openMilestones()
  const { user } = opened
  const suggestion = await (await region('Suggested milestones')).role('button', /^love you\b.* in 43 messages$/)
  // The number is seen with its unit: Words counts times.
  expect(wordsOf(suggestion)).toMatch(/^love you\s*in 43 messages$/)
  expect([...suggestion.querySelectorAll('.sr-only')]).toEqual([])
  await user.click(suggestion)
  await waitFor(async () => expect(await saidFirstHere()).toHaveFocus())
  expect(await field()).toHaveValue('love you')

  expect(await expectShared(user, (await headline(saidFirst)).closest('section') ?? document.body)).toBe(5)

  const card = await page.role('article', 'The first time')
  expect(wordsOf(card)).toContain('I love you, you know.')
  expect(words([...card.querySelectorAll('mark')])).toEqual(['love you'])
  expect(wordsOf(card)).toContain('Tuesday, March 2, 2021 at 10:05 PM')
  expect(wordsOf(card)).toMatch(/over \d+ years ago/)
  const takenUp = await page.role('region', 'Who said it next')
  expect(words(look(takenUp).roles('listitem'))).toEqual([
    expect.stringMatching(/^Ana said it first\s*Mar 2, 2021$/),
    expect.stringMatching(/^Ben said it 2 days later\s*LOVE YOU TOO\s*Mar 4, 2021$/),
  ])
  expect(wordsOf(takenUp)).toContain('Cleo hasn’t said it.')
  const figures = await region('How often it was said')
  expect(words(figures.roles('definition'))).toEqual([
    expect.stringMatching(/^43\s*messages, word for word$/),
    expect.stringMatching(/^May 2021\s*40 messages$/),
    expect.stringMatching(/^Feb 14, 2022\s*by Ben$/),
  ])
  await user.click(await page.role('button', 'How “Total occurrences” is counted'))
  expect(wordsOf(await page.role('dialog', 'How “Total occurrences” is counted'))).toContain('Counted over 46 messages.')
  await user.keyboard('{Escape}')
  await noDialog()

  // In its conversation, and saved from the card.
  await user.click(await look(card).role('button', 'Open in conversation'))
  await isCurrent('I love you, you know.')
  await page.text('such a lovely glove you have')
  await leaveConversation(opened.router)
  await saidFirstHere()
  await user.click(await look(await page.role('article')).role('button', /^Save to favorites/))
  await page.said('Message saved to favorites!')
  await user.click(await look(await page.role('article')).role('button', /favorites/))
  await page.said('Message already saved to favorites!')
  const messages = await region('Saved messages')
  expect(words(messages.roles('listitem'))).toEqual([expect.stringMatching(/I love you, you know\.\s*Ana, Mar 2, 2021/)])
  await user.click(await messages.role('link', 'All favorites'))
  await page.role('heading', 'Favorites')
  expect(location.pathname).toBe('/favorites')
  await page.text('I love you, you know.')
})

test('before anything is looked up, one milestone is there with its first message; another one takes its place, or none', async () => {
  const { user, lookUp, back } = await openMilestones()
  await saidFirstHere()
  const framed = async () => look(await page.role('main')).role('figure')
  expect(wordsOf(await framed())).toContain('I love you, you know.')
  expect(words([...(await framed()).querySelectorAll('mark')])).toEqual(['love you'])
  await page.text('42 messages since have the same words.')
  await lookUp('good morning')
  await headline('“good morning” was first said by Ana on a Wednesday in January 2021.')
  expect(page.texts('See the whole milestone')).toEqual([])
  back()
  await user.click(await page.role('button', 'See the whole milestone'))
  await waitFor(async () => expect(await saidFirstHere()).toHaveFocus())
  expect(await field()).toHaveValue('love you')
})

test('where no first message may be shown, the sentence is there without one', async () => {
  const texts = ['I love you, and my grandmother died last night', 'love you too', 'I love you still']
  await openMilestones({ chat: texts.map((text, i) => `0${i + 1}/03/2021, 09:00 - Ana: ${text}\n`).join('') })
  await headline('“love you” was first said by Ana on a Monday in March 2021.')
  await page.text('2 messages since have the same words.')
  await page.role('button', 'See the whole milestone')
  expect(page.roles('figure')).toEqual([])
  expect(page.texts(/grandmother/)).toEqual([])
})

test('every figure, every month and every person links to as many messages as it says', async () => {
  const { user, lookUp, back, router } = await openMilestones()
  await lookUp('love you')
  await saidFirstHere()
  const leads = async (link: Promise<HTMLElement>, messages: number) => {
    await user.click(await link)
    await page.text(`${messages} messages found`)
    expect(location.pathname + location.search + location.hash).toBe('/search')
    back()
    await saidFirstHere()
  }
  const figures = () => region('How often it was said')
  const people = () => region('Who said it')
  await leads((await figures()).role('link', '43'), 43)
  await leads((await figures()).role('link', 'May 2021'), 40)
  await leads((await people()).role('link', /^Ben/), 22)
  await leads((await people()).role('link', /^Ana/), 21)
  const last = async () => (await figures()).role('button', 'Feb 14, 2022')
  await user.click(await last())
  await isCurrent('love you still')
  await waitFor(() => expect(words(page.roles('status'))).toContain('43 of 43'))
  await leaveConversation(router)
  await waitFor(async () => expect(await last()).toHaveFocus())

  // The chart's sentence and table; its bars and files are a journey's.
  const chart = () => page.role('figure', 'Usage timeline')
  expect(wordsOf(await chart())).toContain('May 2021 has the most: 40 messages.')
  await user.click(await look(await chart()).role('button', 'Usage timeline, as a table'))
  const table = look(await dialog())
  expect(words(table.roles('row'))).toHaveLength(13)
  expect(wordsOf(table.roles('row')[1])).toMatch(/March 2021\s*2/)
  const cell = await table.role('link', '2')
  cell.focus()
  expect(cell).toHaveFocus()
  await user.keyboard('{Enter}')
  await page.text('2 messages found')
  expect(location.pathname).toBe('/search')
})

test('each person’s bar is as long as their part of the messages', async () => {
  const { lookUp } = await openMilestones()
  await lookUp('love you')
  await saidFirstHere()
  const people = (await region('Who said it')).roles('listitem')
  expect(words(people)).toEqual(['Ben22 51%', 'Ana21 49%'])
  expect(people.map(barsIn)).toEqual([[51.16], [48.84]])
})

test('every time it was said, twenty a page, with the keyboard alone', async () => {
  const { user, lookUp, back, router } = await openMilestones()
  await lookUp('love you')
  await waitFor(async () => expect(await saidFirstHere()).toHaveFocus())
  expect(await matches()).toHaveLength(20)
  expect(wordsOf((await matches())[0])).toContain('I love you, you know.')
  await page.text('1–20 of 43, oldest first')
  const later = () => page.role('button', 'Later')
  const turn = async () => {
    ;(await later()).focus()
    await user.keyboard('{Enter}')
  }
  await turn()
  await page.text('21–40 of 43, oldest first')
  expect(await page.role('heading', 'Every time it was said')).toHaveFocus()
  await turn()
  await page.text('41–43 of 43, oldest first')
  expect(await matches()).toHaveLength(3)
  expect(await later()).toHaveAttribute('aria-disabled', 'true')
  back()
  await page.text('21–40 of 43, oldest first')

  // From date to date, into the conversation, and on to a match of another page.
  const opener = async (place: number) => look((await matches())[place]).role('button', /^Open in conversation/)
  ;(await opener(18)).focus()
  await user.keyboard('j')
  expect(await opener(19)).toHaveFocus()
  await user.keyboard('s')
  await page.said('Message saved to favorites!')
  await user.keyboard('{Enter}')
  const isMarked = async (text: string) => {
    await isCurrent(text)
    await waitFor(async () => expect(words([...(await linkedMessage()).querySelectorAll('mark')])).toEqual(['love you']))
  }
  await isMarked('love you, time 37')
  await user.keyboard('n')
  await isMarked('love you, time 38')
  await user.keyboard('p')
  await isCurrent('love you, time 37')
  await leaveConversation(router)
  await waitFor(async () => expect(await opener(19)).toHaveFocus())
  await user.keyboard('k')
  expect(await opener(18)).toHaveFocus()
})

test('a blank keyword is refused, one nobody used is not found, and a failure clears what was there', async () => {
  let hasFailed = false
  const { user, lookUp } = await openMilestones({
    instead: async (path, request) => {
      if (hasFailed || path !== '/api/milestones/timeline' || !(await request.text()).includes('good morning')) return null
      hasFailed = true
      return failed()
    },
  })
  for (const blank of ['', '   ']) {
    await lookUp(blank)
    expect(wordsOf(await page.role('alert'))).toBe('Please enter a word or phrase.')
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveAccessibleDescription('Please enter a word or phrase.')
  }
  fireEvent.change(await field(), { target: { value: 'l' } })
  await waitFor(() => expect(page.roles('alert')).toEqual([]))

  // P28: signs are looked for as they are.
  for (const unused of ['zebra', '.*', '(', 'a'.repeat(10_000), '<b>']) {
    await lookUp(unused)
    await page.role('heading', 'No matches found')
    expect(await field()).toHaveValue(unused)
    expect(page.roles('region', 'Every time it was said')).toEqual([])
  }
  await lookUp('love you')
  await saidFirstHere()
  await lookUp('good morning')
  await page.text('This milestone could not be looked up.')
  expect(page.roles('region', 'Every time it was said')).toEqual([])
  expect(page.roles('article')).toEqual([])
  expect(page.roles('alert')).toEqual([])
  await user.click(await page.role('button', 'Retry'))
  await headline('“good morning” was first said by Ana on a Wednesday in January 2021.')
  expect(await matches()).toHaveLength(1)
})

test('back and forward keep the keyword, and no word of it is in the address or the history entry', async () => {
  const { lookUp, back, router } = await openMilestones()
  const address = location.href
  // Without its random keys, in which a short word may occur.
  const entry = () => JSON.stringify(history.state).replace(/"(?:__TSR_)?key":"[^"]*"|[0-9a-f]{32}/g, '')
  await lookUp('love you')
  await saidFirstHere()
  await lookUp('glove you have')
  await headline('“glove you have” was first said by Cleo on a Tuesday in March 2021.')
  expect(location.href).toBe(address)
  expect(entry()).not.toMatch(/love|Cleo/)
  back()
  await saidFirstHere()
  expect(await field()).toHaveValue('love you')
  back()
  await page.text(/^Every chat has its firsts\./)
  expect(await field()).toHaveValue('')
  expect(page.texts(saidFirst)).toEqual([])
  router.history.forward()
  await saidFirstHere()
  expect(entry()).not.toMatch(/love|Ana/)
  expect(document.title).toBe('Custom Milestones · ConvoStat')
})

test('milestones are saved, looked up by one tap, and removed with undo', async () => {
  const { user, lookUp } = await openMilestones()
  expect(page.roles('region', 'Saved milestones')).toEqual([])
  const save = async () => {
    await user.click(await page.role('button', 'Save milestone'))
    await page.role('button', 'Milestone saved')
  }
  const saved = () => region('Saved milestones')
  const areSaved = (keywords: string[]) => waitFor(async () => expect(words((await saved()).roles('listitem'))).toEqual(keywords))
  await lookUp('love you')
  await save()
  await lookUp('Happy Birthday')
  await save()
  await areSaved(['love you', 'Happy Birthday'])
  await user.click(await (await saved()).role('button', 'love you'))
  await waitFor(async () => expect(await saidFirstHere()).toHaveFocus())
  await user.click(await (await saved()).role('button', 'Remove “love you”'))
  await areSaved(['Happy Birthday'])
  // The focus is on the one that took its place.
  expect(await (await saved()).role('button', 'Remove “Happy Birthday”')).toHaveFocus()
  await page.role('button', 'Save milestone')
  // Toasts take no clicks until their list has counted them.
  await waitFor(async () => user.click(await page.role('button', 'Undo')))
  await areSaved(['love you', 'Happy Birthday'])
  // The same in other letters is the same.
  await lookUp('LOVE YOU')
  await waitFor(async () => expect(await (await saved()).role('button', 'love you')).toHaveAttribute('aria-current', 'true'))
  await user.click(await page.role('button', 'Milestone saved'))
  await areSaved(['Happy Birthday'])
})

test('a chat of which only the newest messages were analyzed says so', async () => {
  await openMilestones({ chat: chatText({ messages: 5001 }) })
  await page.text(/^Message limit exceeded\. Free tier allows up to 5,000 messages\. Your chat has 5,001 messages\./)
  await page.text('Only your newest 5,000 messages are searched, so the very first time may be earlier.')
})
