import { useRef } from 'react'
import { writersOf } from '#charts/authors-label.ts'
import type { Loadable } from '#data/client/loadable.ts'
import type { Writers } from '#messages/dashboard/sentences.ts'
import { type Screen, useScreen } from './screen.ts'

/** The screen as it was when what is shown was asked for: while a figure still shows the part before, it leads there, too. */
export function useShown(of: Loadable<unknown>): Screen {
  const now = useScreen()
  const shown = useRef(now)
  if (of.state !== 'ready' || !of.isPrevious) shown.current = now
  return shown.current
}

/** Who wrote what a figure shows. */
export function useWriters(of: Loadable<unknown>): Writers {
  const { filters, people } = useShown(of)
  return writersOf(filters, people)
}
