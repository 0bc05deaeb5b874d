import { useSyncExternalStore } from 'react'

/** Which part of the palette is open over the screen. */
export type PaletteState = 'closed' | 'palette' | 'shortcuts'

let state: PaletteState = 'closed'
const hearing = new Set<() => void>()
const now = () => state

function change(to: PaletteState): void {
  state = to
  for (const hear of hearing) hear()
}

export const openPalette = (): void => change('palette')
export const openShortcuts = (): void => change('shortcuts')
export const closePalette = (): void => change('closed')

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

export const usePaletteState = (): PaletteState => useSyncExternalStore(listen, now)

/** Whether anything of it is open at this moment, drawn or not. */
export const isPaletteOpen = (): boolean => state !== 'closed'
