import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createPause, type Pause } from './pause.ts'

/** Text is taken when the reader stops typing, leaves, or closes its container: a year has four digits, none of them a year. */
export function useAfterPause(take: (typed: string) => void): Pause {
  const { history } = useRouter()
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  const [pause] = useState(() =>
    createPause(
      (typed) => latest.current(typed),
      () => history.location.pathname,
    ),
  )
  useEffect(() => () => pause.close(), [pause])
  return pause
}
