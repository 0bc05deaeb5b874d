import { MINUTE } from '@convostat/format/seconds'
import { useEffect, useState } from 'react'

const minute = MINUTE * 1000

/** The real clock, as often as times in minutes may change. */
export function useNow(clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), minute)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
