// In one zone: which chat is looked at has no time.
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { look, wordsOf } from '#testing/look.ts'
import { openPage } from '#testing/page.tsx'
import { foundAgain } from '#testing/small-chats.ts'

test('the switcher names the open chat, and opens the one that is chosen', async () => {
  // Another frame is there first.
  const { user, answer, settled, router } = await openPage({ chat: foundAgain, path: '/app' })
  await act(() => router.navigate({ to: '/search' }))
  await settled()
  const other = await api.upload.run({ file: new File(['13/01/2021, 10:00 - Cem: hello\n13/01/2021, 10:01 - Dan: well?'], 'chat.txt') })
  const [inSidebar] = await waitFor(() => {
    const buttons = look().roles('button', /switch chats$/)
    expect(buttons.length).toBeGreaterThan(0)
    return buttons
  })
  await user.click(inSidebar)
  await user.click(await look().role('menuitem', /Cem.*Dan/))
  await waitFor(() => expect(currentId()).toBe(other.upload_id))
  expect(other.upload_id).not.toBe(answer.upload_id)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  await act(async () => undefined)
})

test('a title that is longer than the sidebar is shown with first names, and whole to a screen reader', async () => {
  await openPage({ chat: '13/01/2021, 10:00 - Maya Bellini: hello\n13/01/2021, 10:01 - Tom Okafor: well?\n', path: '/search' })
  const switchers = await waitFor(() => {
    const buttons = look().roles('button', 'Maya Bellini & Tom Okafor: switch chats')
    expect(buttons.length).toBeGreaterThan(0)
    return buttons
  })
  const [inSidebar] = switchers.map((each) => each.querySelector('[title]')).filter((each) => each !== null)
  expect(wordsOf(inSidebar)).toBe('Maya & Tom')
  expect(inSidebar).toHaveAttribute('title', 'Maya Bellini & Tom Okafor')
})
