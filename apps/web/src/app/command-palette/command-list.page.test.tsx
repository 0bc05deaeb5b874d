import { waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '#testing/cards.tsx'
import { CommandList } from './command-list.tsx'
import { closePalette, openPalette, typeAhead } from './palette-state.ts'

vi.mock('./use-commands.ts', () => ({ useCommands: () => [] }))
afterEach(closePalette)

const type = (keys: readonly string[]) => {
  for (const key of keys) typeAhead({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false })
}

/** A slow machine: keys arrive after the field was drawn, and before it has the keyboard. */
function Typing({ keys }: { keys: readonly string[] }) {
  useLayoutEffect(() => type(keys), [keys])
  return null
}

async function opened(before: readonly string[], meanwhile: readonly string[]) {
  const go = vi.fn()
  openPalette()
  type(before)
  const at = await show(
    <>
      <CommandList screens={[]} toSearch={{ isThere: true, go }} onLeave={() => undefined} />
      <Typing keys={meanwhile} />
    </>,
  )
  return { go, field: () => at.querySelector('input')?.value }
}

test('no key is lost that is pressed while the field is drawn', async () => {
  const { field } = await opened(['l', 'i'], ['s', 'b', 'o', 'n'])
  await waitFor(() => expect(field()).toBe('lisbon'))
})

test('Enter pressed meanwhile searches for all that was typed', async () => {
  const { go } = await opened(['l', 'i'], ['s', 'Enter'])
  expect(go).toHaveBeenCalledExactlyOnceWith('lis')
})
