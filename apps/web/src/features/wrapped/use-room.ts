import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Room {
  width: number
  height: number
}

/** How much room there is in a place, in whole pixels; null before that is known, and while there is none. */
export function useRoom(place: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = () => {
      const [width, height] = [Math.floor(element.clientWidth), Math.floor(element.clientHeight)]
      setRoom((before) =>
        before?.width === width && before.height === height ? before : width > 0 && height > 0 ? { width, height } : null,
      )
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [place])
  return room
}
