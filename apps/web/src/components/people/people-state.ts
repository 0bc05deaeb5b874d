import { useSyncExternalStore } from 'react'

/** Whether the people are open over the screen, and where the focus was before. */
interface PeopleState {
  isOpen: boolean
  from: HTMLElement | null
}

let state: PeopleState = { isOpen: false, from: null }
const hearing = new Set<() => void>()

function change(to: PeopleState): void {
  state = to
  for (const hear of hearing) hear()
}

export function openPeople(): void {
  const from = document.activeElement
  change({ isOpen: true, from: from instanceof HTMLElement && from !== document.body ? from : null })
}
export const closePeople = (): void => change({ ...state, isOpen: false })

/** Puts the focus back where it was; where that is gone, at the start of the screen. */
export function goBack(): void {
  const { from } = state
  const place = from?.isConnected ? from : document.getElementById('content')
  place?.focus({ preventScroll: true })
}

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

export const useIsOpen = (): boolean => useSyncExternalStore(listen, () => state.isOpen)
