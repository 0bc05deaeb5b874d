import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { HistoricalBlock, HistoricalLine, HistoricalNotice, isHistorical } from './historical.tsx'

// The calls are not made here; what carries them needs a page.
vi.mock('#data/chat/uploads.ts', () => ({ openUpload: vi.fn(), refreshUploads: vi.fn() }))

const chat = { upload_id: 'upload_1', uploadDate: '2026-11-21T10:00:00Z' }
const at = (time: string) => () => Date.parse(`2026-11-21T${time}Z`)
const drawn = (Part: typeof HistoricalNotice, time: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Part chat={chat} clock={at(time)} />
    </QueryClientProvider>,
  )

test.each([
  ['10:00:00', false],
  ['11:00:00', false],
  ['11:00:01', true],
  // The clock was set back since.
  ['09:00:00', false],
])('an upload of 10:00 is historical at %s: %s', (time, expected) => {
  expect(isHistorical(chat.uploadDate, at(time)())).toBe(expected)
})

test('within the hour nothing is said', () => {
  expect(drawn(HistoricalNotice, '10:59:59')).toBe('')
  expect(drawn(HistoricalLine, '10:59:59')).toBe('')
})

test('after it the warning says when the chat was analyzed, and how to continue', () => {
  const notice = drawn(HistoricalNotice, '13:00:00')
  for (const words of ['Historical Upload', '3 hours ago', 'Analyze again']) expect(notice).toContain(words)
  expect(drawn(HistoricalLine, '13:00:00')).toMatch(/Analyzed 3 hours ago\..*Analyze again/)
})

test('a screen that rests on a fresh upload says the same in its place', () => {
  const block = drawn(HistoricalBlock, '13:00:00')
  for (const words of ['Historical Upload</h2>', '3 hours ago', 'Analyze again']) expect(block).toContain(words)
})
