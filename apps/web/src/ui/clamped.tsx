import { cutAtWord } from '@convostat/format/cut-at-word'
import { useLayoutEffect, useRef, useState } from 'react'

interface ClampedProps {
  text: string
  /** With the number of lines, as `line-clamp-6`. */
  className: string
  as?: 'p' | 'span'
}

/** A quoted text, alone in its direction. One that is longer than its lines ends at the end of a word; all of it is read aloud. */
export function Clamped({ text, className, as: Element = 'p' }: ClampedProps) {
  const place = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(text)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = () => setShown(fittedTo(element, text))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [text])
  const kept = text.startsWith(shown) ? text : shown.slice(0, -1)
  return (
    <Element
      ref={(element: HTMLElement | null) => {
        place.current = element
      }}
      dir="auto"
      className={className}
    >
      {kept}
      {kept !== text && (
        <>
          <span aria-hidden="true">…</span>
          <span className="sr-only">{text.slice(kept.length)}</span>
        </>
      )}
    </Element>
  )
}

/** More letters fit into no lines that are shown. */
const most = 2000

/** What of a text fits into the lines of an element, tried on a copy beside it that is never seen. */
function fittedTo(element: HTMLElement, text: string): string {
  const copy = element.cloneNode(false)
  if (!(copy instanceof HTMLElement) || !element.parentElement) return text
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', width: `${element.clientWidth}px`, inset: 'auto' })
  copy.setAttribute('aria-hidden', 'true')
  element.parentElement.append(copy)
  const shown = cutAtWord(text.slice(0, most), (part) => {
    copy.textContent = part
    return copy.scrollHeight <= copy.clientHeight + 1
  })
  copy.remove()
  return shown
}
