// In one zone: the days are the chat's.
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chatText } from '#testing/chat-text.ts'
import { look, wordsOf } from '#testing/look.ts'
import { openPage } from '#testing/page.tsx'

const { files } = vi.hoisted(() => ({ files: new Map<string, Blob>() }))
vi.mock('#charts/save-file.ts', () => ({ saveFile: (file: Blob, name: string) => void files.set(name, file) }))
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
afterEach(() => files.clear())

const page = look()
const answers = () => [...document.querySelectorAll<HTMLElement>('article')]

async function askOf(chat: string, question: string, method = 'Computed from every message') {
  const opened = await openPage({ chat, path: '/ask' })
  const field = await page.role('textbox', /./)
  fireEvent.change(field, { target: { value: question } })
  fireEvent.keyDown(field, { key: 'Enter' })
  // It is kept by now, and so drawn for the last time.
  await waitFor(() => expect(answers().map(wordsOf).join()).toMatch(new RegExp(`${method}.*Delete`)))
  return { ...opened, answer: answers()[0] }
}

/** What a screen reader says at each point of the chart. */
async function readAll(points: number, answer: HTMLElement, user: Awaited<ReturnType<typeof openPage>>['user']): Promise<string[]> {
  const chart = await waitFor(() => {
    const found = answer.querySelector<HTMLElement>('[role=application]')
    expect(found).not.toBeNull()
    return found!
  })
  const status = () => answer.querySelector('[id][hidden] + p[role=status]')!
  chart.focus()
  const said: string[] = []
  for (const key of ['Home', ...Array.from({ length: points - 1 }, () => 'ArrowRight')]) {
    await user.keyboard(`{${key}}`)
    await waitFor(() => expect(wordsOf(status())).not.toBe(said.at(-1) ?? ''))
    said.push(wordsOf(status()))
  }
  return said
}

test('weekdays are drawn as bars with their names and counts, and saved as a table', async () => {
  // 4 March 2021 is a Thursday; a message a day for ten days.
  const chat = Array.from({ length: 10 }, (_, i) => `[${4 + i}/03/2021, 09:00:00] ${i % 2 ? 'Ben' : 'Ana'}: good morning`).join('\n')
  const { answer, user } = await askOf(chat, 'How many messages per weekday?')
  const counts = { Monday: 1, Tuesday: 1, Wednesday: 1, Thursday: 2, Friday: 2, Saturday: 2, Sunday: 1 }
  const said = await readAll(7, answer, user)
  expect(said.map((each) => each.split(':')[0])).toEqual(Object.keys(counts))
  for (const [i, [day, n]] of Object.entries(counts).entries()) expect(said[i]).toContain(`${day}: ${n} message`)

  await user.click(await page.role('button', 'Save “How many messages per weekday?”'))
  await user.click(await page.role('menuitem', 'Save as CSV'))
  const csv = await files.get('convostat-answer.csv')!.text()
  expect(csv.trim().split(/\r?\n/)).toEqual([
    'How many messages per weekday?,messages',
    ...Object.entries(counts).map(([day, n]) => `${day},${n}`),
  ])
})

test('the busiest month is drawn among the others', async () => {
  const chat = ['04/03/2021', '05/03/2021', '06/04/2021', '07/05/2021'].map((day) => `[${day}, 09:00:00] Ana: good morning`).join('\n')
  const { answer, user } = await askOf(`${chat}\n[07/05/2021, 10:00:00] Ben: hi`, 'Which month was the busiest?')
  expect((await readAll(3, answer, user)).map((each) => each.split(':')[0])).toEqual(['March 2021', 'April 2021', 'May 2021'])
})

test('people are compared by bars, each as long as its value', async () => {
  const { answer } = await askOf(chatText({ messages: 30, names: ['Ana', 'Ben', 'Ben'] }), 'Who writes more?')
  expect(answer.querySelector('[role=application]')).toBeNull()
  expect([...answer.querySelectorAll('ul > li')].slice(0, 2).map(wordsOf)).toEqual(['Ben20', 'Ana10'])
})

test('a passage shows its message first, and the messages around it below', async () => {
  const said = ['any plans?', 'not yet', 'are you afraid of geese', 'yes, of every goose', 'why though', 'a long story', 'tell me']
  const chat = said.map((text, i) => `[04/03/2021, 09:0${i}:00] ${i % 2 ? 'Ben' : 'Ana'}: ${text}`).join('\n')
  const { answer } = await askOf(chat, 'What did Ben say about his fear of geese?', 'fit the question best')
  const lists = [...answer.querySelectorAll('ol')].map((list) => [...list.querySelectorAll('li')].map(wordsOf))
  expect(lists).toHaveLength(2)
  expect(lists[0][0]).toContain('yes, of every goose')
  expect(lists[1].length).toBeGreaterThan(lists[0].length)
  for (const text of said.slice(1, 6)) expect(lists[1].join()).toContain(text)
  expect(answer.querySelector('details[open] summary')).not.toBeNull()
})

test('every question that the chat can answer is a row that is pressed as a whole, as high as its words', async () => {
  const { user } = await openPage({ chat: chatText({ messages: 60 }), path: '/ask' })
  const rows = look(await page.role('region', 'Questions this chat can answer')).roles('listitem')
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) {
    const [button, ...others] = look(row).roles('button')
    expect([wordsOf(button), others]).toEqual([wordsOf(row), []])
    expect(button).toHaveClass('w-full', 'min-h-13')
  }
  const question = wordsOf(rows[1])
  await user.click(look(rows[1]).roles('button')[0])
  await waitFor(() => expect(answers().map(wordsOf).join()).toMatch(/Delete/))
  expect(answers().map(wordsOf)).toEqual([expect.stringContaining(question)])
})
