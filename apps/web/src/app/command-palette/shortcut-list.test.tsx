import { Dialog } from 'radix-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ShortcutList } from './shortcut-list.tsx'

vi.hoisted(() => vi.stubGlobal('navigator', { platform: 'Linux x86_64', languages: ['en-US'] }))
// The list of commands needs a whole page; a key is drawn alike without it.
vi.mock('./command-list.tsx', () => ({ Key: 'kbd' }))

test('every key that is handled is listed', () => {
  const html = renderToStaticMarkup(
    <Dialog.Root open>
      <ShortcutList />
    </Dialog.Root>,
  )
  const keys = Array.from(html.matchAll(/<kbd[^>]*>([^<]*)<\/kbd>/g), ([, key]) => key)
  expect(keys).toEqual(['Ctrl', 'K', '/', 'J', 'K', '↵', 'S', 'P', 'N', '?', 'Esc'])
})
