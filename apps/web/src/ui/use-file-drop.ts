import { useEffect, useEffectEvent, useState } from 'react'

/** Listens for files dropped on the page; returns whether some are being dragged over it. */
export function useFileDrop(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false)
  const letGo = useEffectEvent(onDrop)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    addEventListener('dragenter', (dragged) => carriesFiles(dragged) && setOver(true), { signal })
    // Leaving the window, not one element for another.
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal })
    addEventListener(
      'drop',
      (dragged) => {
        setOver(false)
        if (dragged.dataTransfer && carriesFiles(dragged)) letGo(dragged.dataTransfer)
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return isOver
}
