// In one zone: nothing here has a time.
import { act, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#testing/page.tsx'
import { foundAgain } from '#testing/small-chats.ts'

/** Where the upload screen was put into the document, by the frame around it. */
const mounted: string[] = []
vi.mock('#features/upload/upload.tsx', () => ({
  Upload: function Upload() {
    useEffect(() => void mounted.push(document.querySelector('[data-bottom-bar]') ? 'sidebar' : 'top bar'), [])
    return <h1>Another chat</h1>
  },
}))
beforeEach(() => void mounted.splice(0))

test('a screen is drawn in its own frame alone: in that of the next one it would be drawn again, for nothing', async () => {
  const { router, settled } = await openPage({ chat: foundAgain, path: '/app' })
  await waitFor(() => expect(mounted).toEqual(['top bar']))
  await act(() => router.navigate({ to: '/dashboard' }))
  await settled()
  expect(document.querySelector('[data-bottom-bar]')).not.toBeNull()
  await act(() => router.navigate({ to: '/app' }))
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Another chat'))
  expect(mounted).toEqual(['top bar', 'top bar'])
})

test('the keyboard and the title come with the screen', async () => {
  const { router } = await openPage({ chat: foundAgain, path: '/app' })
  await waitFor(() => expect(document.title).toBe('Upload · ConvoStat'))
  await act(() => router.navigate({ to: '/dashboard' }))
  await waitFor(() => expect(document.title).toBe('Dashboard · ConvoStat'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Dashboard')
  expect(document.activeElement?.querySelector('h1')).not.toBeNull()
})
