import { useMemo } from 'react'
import { type Loadable, mapped } from './loadable.ts'

/** The same state about something made of the data: made once for the same data, so that what is drawn of it is not drawn again. */
export function useMapped<T, U>(of: Loadable<T>, make: (data: T) => U): Loadable<U> {
  const data = of.state === 'ready' ? of.data : undefined
  const made = useMemo(() => (data === undefined ? undefined : { data: make(data) }), [data, make])
  return mapped(of, (data) => made?.data ?? make(data))
}
