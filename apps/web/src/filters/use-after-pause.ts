import { useEffect, useRef, useState } from 'react'

const pauseMilliseconds = 500

/** What is typed is taken when one stops typing, leaves, or closes what it stands in: a year has four digits, none of them a year. */
export function useAfterPause(take: (typed: string) => void) {
  const latest = useRef(take)
  const pending = useRef<{ typed: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  useEffect(() => {
    latest.current = take
  })
  const [actions] = useState(() => {
    const forget = () => {
      clearTimeout(pending.current?.timer)
      pending.current = undefined
    }
    const now = (typed: string) => {
      forget()
      latest.current(typed)
    }
    const soon = (typed: string) => {
      forget()
      pending.current = { typed, timer: setTimeout(() => now(typed), pauseMilliseconds) }
    }
    const close = () => pending.current && now(pending.current.typed)
    return { now, soon, close }
  })
  useEffect(() => () => actions.close(), [actions])
  return actions
}
