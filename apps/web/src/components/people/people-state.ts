import { useSyncExternalStore } from 'react'

/** What is open over the screen: everyone, or what can be done with one person; and where the focus was before. */
export interface PeopleState {
  shown: 'everyone' | { person: string } | null
  from: HTMLElement | null
}

let state: PeopleState = { shown: null, from: null }
const hearing = new Set<() => void>()

function change(to: PeopleState): void {
  state = to
  for (const hear of hearing) hear()
}

export function openPeople(): void {
  const from = document.activeElement
  change({ shown: 'everyone', from: from instanceof HTMLElement && from !== document.body ? from : null })
}
/** Below the name that was pressed. */
export const openPerson = (person: string, from: HTMLElement): void => change({ shown: { person }, from })
/** From one person to everyone; the focus goes back to the person. */
export const toEveryone = (): void => change({ ...state, shown: 'everyone' })
export const closePeople = (): void => change({ ...state, shown: null })

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

export const usePeopleState = (): PeopleState => useSyncExternalStore(listen, () => state)
/** Whether something is open that was opened from there. */
export const useIsOpenFrom = (there: { current: HTMLElement | null }): boolean =>
  useSyncExternalStore(listen, () => typeof state.shown === 'object' && state.shown !== null && state.from === there.current)
