// In one zone: leaving has no time.
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { leaveApp } from '#data/chat/leave-app.ts'
import { look } from '#testing/look.ts'
import { failed, openPage } from '#testing/page.tsx'
import { foundAgain } from '#testing/small-chats.ts'

const file = vi.hoisted(() => ({ isMissing: true }))
vi.mock('./leaving-shown.tsx', (original) => {
  if (file.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
  return original()
})
afterEach(() => vi.unstubAllGlobals())

test('where the question could not be loaded, the next press asks it', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { queries, answer, settled } = await openPage({
    chat: foundAgain,
    instead: (path) => (path === '/api/overview' ? failed() : null),
  })
  await settled()
  await act(
    async () => void queries.setQueryData(['stored', answer.upload_id, answer.uploadDate], { stored: 'failed', stored_problem: null }),
  )
  const go = vi.fn()
  act(() => leaveApp(queries, go))
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
  expect([go.mock.calls, look().roles('alertdialog')]).toEqual([[], []])

  file.isMissing = false
  act(() => leaveApp(queries, go))
  const asks = look(await look().role('alertdialog', 'You would lose this chat'))
  act(() =>
    asks
      .roles('button')
      .find(({ textContent }) => textContent === 'Leave anyway')
      ?.click(),
  )
  expect(go).toHaveBeenCalledTimes(1)
})
