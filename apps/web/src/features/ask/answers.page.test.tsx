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

async function askOf(chat: string, question: string) {
  const opened = await openPage({ chat, path: '/ask' })
  const field = await page.role('textbox', /./)
  fireEvent.change(field, { target: { value: question } })
  fireEvent.keyDown(field, { key: 'Enter' })
  // It is kept by now, and so drawn for the last time.
  await waitFor(() => expect(answers().map(wordsOf).join()).toMatch(/Computed from every message.*Delete/))
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
    ...Object.values(counts).map((n, i) => `${i},${n}`),
  ])
})

test('people are compared by bars, each as long as its value', async () => {
  const { answer } = await askOf(chatText({ messages: 30, names: ['Ana', 'Ben', 'Ben'] }), 'Who writes more?')
  expect(answer.querySelector('[role=application]')).toBeNull()
  expect([...answer.querySelectorAll('ul > li')].slice(0, 2).map(wordsOf)).toEqual(['Ben20', 'Ana10'])
})
