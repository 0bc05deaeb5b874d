import { useSyncExternalStore } from 'react'
import type { KeyPressed } from '#ui/shortcuts.ts'

/** Which part of the palette is open over the screen. */
export type PaletteState = 'closed' | 'palette' | 'shortcuts'

let state: PaletteState = 'closed'
const hearing = new Set<() => void>()
const now = () => state

function change(to: PaletteState): void {
  state = to
  for (const hear of hearing) hear()
}

/** Text typed for the palette before its field is there: its script may still be loading. */
interface TypedAhead {
  text: string
  /** Whether Enter followed the text. */
  isEntered: boolean
  /** When it was opened, in milliseconds. */
  since: number
}

let ahead: TypedAhead | null = null

/** A palette that is not there by then may never come: its script could not be loaded. */
const patienceMilliseconds = 5000

export function openPalette(): void {
  ahead = { text: '', isEntered: false, since: Date.now() }
  change('palette')
}
export const openShortcuts = (): void => change('shortcuts')
export function closePalette(): void {
  ahead = null
  change('closed')
}

/** Keeps a key for the palette's field, if the palette is open and the field is not there yet; whether it did. */
export function typeAhead({ key, ctrlKey, metaKey, altKey, isComposing }: Omit<KeyPressed, 'repeat' | 'defaultPrevented'>): boolean {
  if (!ahead || ctrlKey || metaKey || altKey || isComposing) return false
  if (Date.now() - ahead.since > patienceMilliseconds) {
    closePalette()
    return false
  }
  if (key === 'Escape') closePalette()
  else if (key === 'Enter') ahead.isEntered = true
  else if (key === 'Backspace' && ahead.isEntered) return true
  else if (key === 'Backspace') ahead.text = [...ahead.text].slice(0, -1).join('')
  else if ([...key].length === 1 && !ahead.isEntered) ahead.text += key
  else return false
  return true
}

/** What the field begins with. */
export const typedAhead = (): Readonly<Pick<TypedAhead, 'text' | 'isEntered'>> => ({
  text: ahead?.text ?? '',
  isEntered: ahead?.isEntered ?? false,
})

/** The field is there: it gets the keys itself. Gives the text typed until now, also since the field began to be drawn; null if it had been there. */
export function fieldIsThere(): ReturnType<typeof typedAhead> | null {
  const typed = ahead
  ahead = null
  return typed
}

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

export const usePaletteState = (): PaletteState => useSyncExternalStore(listen, now)

/** Whether anything of it is open at this moment, drawn or not. */
export const isPaletteOpen = (): boolean => state !== 'closed'
