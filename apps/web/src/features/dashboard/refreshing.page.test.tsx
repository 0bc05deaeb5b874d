import type { UploadAnswer } from '@convostat/api'
import { cleanup, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Snapshot } from '#data/chat/snapshot.ts'
import { look, wordsOf } from '#testing/look.ts'
import { failed, figure, openPage } from '#testing/page.tsx'
import { threePeople } from '#testing/small-chats.ts'

/** The chat's last dashboard. */
const kept = vi.hoisted((): { snapshot: Snapshot | null } => ({ snapshot: null }))
vi.mock('#data/chat/snapshot.ts', async (original) => ({ ...(await original<object>()), useSnapshot: () => kept.snapshot }))
beforeEach(() => {
  kept.snapshot = null
})

const page = look()
const note = 'From your last visit. Updating...'
const charts = ['Activity over time', 'Hours of the week', 'Message share', 'Calendar']

interface Reloaded {
  /** What the snapshot says of the chat. */
  chat?: Partial<UploadAnswer>
  /** Calls that are not answered after the reload. */
  held?: RegExp
}

/** A dashboard after a reload, whose chat is not opened before `answer`. */
async function reloaded({ chat, held }: Reloaded = {}) {
  let answer = (_: Response | null) => {}
  const opening = new Promise<Response | null>((resolve) => {
    answer = resolve
  })
  let isReloaded = false
  const opened = await openPage({
    chat: threePeople,
    instead: (path) => {
      if (isReloaded && held?.test(path)) return new Promise<null>(() => undefined)
      return isReloaded && path === '/api/uploads/open' ? opening : null
    },
  })
  await opened.settled()
  const { upload_id: id } = opened.answer
  const of = (key: string) => opened.queries.getQueryData<object>([key, id, {}])
  kept.snapshot = {
    // By this number of words it differs from the answer.
    chat: { ...opened.answer, stored: 'stored', ...chat, overview: { ...opened.answer.overview, total_words: 777 } },
    figures: {
      timeseries: of('charts.timeseries'),
      heatmap: of('charts.heatmap'),
      messageShare: of('charts.messageShare'),
      calendar: of('charts.calendar'),
    },
  }
  isReloaded = true
  cleanup()
  opened.queries.clear()
  opened.asked.length = 0
  await opened.reload()
  return { ...opened, answer }
}

test('before the chat is read again the last dashboard is there, and says so; then the answers take its place', async () => {
  const { answer, asked } = await reloaded()
  await page.text(note)
  expect(wordsOf(await figure('Total words'))).toBe('777')
  for (const name of charts) await look(await page.role('figure', name)).role('heading', name)
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
  expect(asked.filter((call) => /charts|overview|emotion/.test(call))).toEqual([])
  expect(page.roles('button', 'People and names').map((button) => button.matches(':disabled'))).toEqual([true])

  answer(null)
  await waitFor(() => expect(page.texts(note)).toEqual([]))
  expect(wordsOf(await figure('Total words'))).not.toBe('777')
  await waitFor(() => expect(asked.filter((call) => /charts/.test(call)).length).toBeGreaterThanOrEqual(charts.length))
  for (const name of charts) await page.role('figure', name)
})

test('where the chat cannot be read again, nothing of the last dashboard stays', async () => {
  const { answer } = await reloaded()
  await page.text(note)
  page.roles('button', /^This year/)[0].focus()
  answer(failed())
  await waitFor(() => expect(page.texts(note)).toEqual([]))
  expect(page.roles('alert').length).toBe(1)
  // The keyboard was on what is gone.
  await waitFor(() => expect(document.activeElement?.id).toBe('content'))
  expect(page.roles('figure')).toEqual([])
  expect(page.roles('term')).toEqual([])
})

test('figures of the whole chat are not shown for a part of it', async () => {
  const { answer, user } = await reloaded()
  await page.text(note)
  await user.click(page.roles('button', /^This year/)[0])
  await waitFor(() => expect(page.roles('term')).toEqual([]))
  expect(page.roles('status').map(wordsOf)).toContain('Opening your chat')
  expect(page.texts(note)).toEqual([])
  expect(page.roles('figure')).toEqual([])
  answer(null)
  await figure('Total words')
  for (const name of charts) await page.role('figure', name)
})

test('a figure that is not answered when the chat is open is marked as one from before', async () => {
  const { answer } = await reloaded({ held: /timeseries/ })
  await page.text(note)
  answer(null)
  await waitFor(() => expect(page.texts(note)).toEqual([]))
  const late = await page.role('figure', charts[0])
  await waitFor(() => expect(late.closest('[aria-busy=true]')).not.toBeNull())
  await look(late).role('button', /table/i)
  await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]').length).toBe(1))
})

const appended = {
  ...{ filename: 'later.txt', appendDate: '2024-01-01T00:00:00Z', known_messages: 1, new_messages: 2 },
  ...{ first_new: '2024-01-01T00:00:00', last_new: '2024-01-01T00:00:00' },
}

test.each<[string, Partial<UploadAnswer>]>([
  ['before an export was added, or after', { appended }],
  ['analyzed at another time', { uploadDate: '2020-01-01T00:00:00Z' }],
  ['with another number of messages', { original_message_count: 1 }],
  ['of another plan', { message_limit: 7 }],
])('no figure of the chat %s is shown beside the chat that is open', async (_what, chat) => {
  const { answer } = await reloaded({ chat, held: /timeseries/ })
  await page.text(note)
  answer(null)
  await waitFor(() => expect(page.texts(note)).toEqual([]))
  await page.role('status', new RegExp(charts[0]))
})

test('what would read the chat a second time waits until it is open, and so does what a snapshot knows half of', async () => {
  const { answer, user } = await reloaded({ chat: { uploadDate: '2020-01-01T00:00:00Z', appended } })
  await page.text(note)
  for (const name of ['Export PDF', 'Export data', 'Analyze again']) {
    expect(page.roles('button', name).map((button) => button.matches(':disabled'))).toEqual([true])
  }
  expect(page.texts(/2 new messages/)).toEqual([])
  answer(null)
  await waitFor(() => expect(page.texts(note)).toEqual([]))
  await user.click(await page.role('button', 'Export PDF'))
  await page.role('dialog')
})
