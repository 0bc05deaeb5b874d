import type { Favorite } from '@convostat/api'
import { useEffect, useId, useRef, useState } from 'react'
import { setNote } from '../../../data/favorites.ts'
import { rangesOf } from '../../../favorites/finding.ts'
import { removeNote } from '../../../favorites/removing.ts'
import { sayFavorites } from '../../../messages/say/favorites.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageText } from '../../../ui/message-text.tsx'
import { notify } from '../../../ui/notices.ts'

const { note: words, removing } = sayFavorites

/** A note has so many characters, in UTF-16 units. One that a backup brought together may be longer. */
const longest = 2000
/** From so few left on it is said how many there are. */
const fewLeft = 200
const pause = 300

/** What the reader wrote beside a message. */
export function Note({ text, words: sought }: { text: string; words: readonly string[] }) {
  return (
    <div className="mt-3 border-s-3 border-wax/50 py-0.5 ps-4 text-ink-soft">
      <p className="sr-only">{words.label}</p>
      <MessageText text={text} highlights={rangesOf(text, sought)} />
    </div>
  )
}

/** The same to be written. It is kept as it is written, so that there is nothing to lose. */
export function NoteField({ favorite, onDone }: { favorite: Favorite; onDone: () => void }) {
  const id = useId()
  const [text, setText] = useState(favorite.note)
  const before = useRef(favorite.note)
  const { keep, keepNow, keptNow } = useKeeping(favorite)
  const limit = Math.max(longest, before.current.length)
  const left = limit - text.length
  const isThere = before.current !== '' || text.trim() !== ''

  function done() {
    const written = text.trim()
    if (written === '' && before.current !== '') return remove()
    keepNow(written)
    leave()
  }
  function remove() {
    const lost = text.trim() === '' ? before.current : text.trim()
    keepNow(null)
    void removeNote(favorite, lost, keptNow())
    leave()
  }
  function leave() {
    onDone()
    // The button that led here stands there again after the next drawing.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-note="${CSS.escape(favorite.id)}"]`)?.focus())
  }

  return (
    // A browser writes down what stands in a field, outside of what one can delete here, unless its form says no.
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()} className="mt-3 border-s-3 border-wax/50 ps-4">
      <label htmlFor={id} className="font-semibold text-base">
        {words.label}
      </label>
      <textarea
        id={id}
        value={text}
        rows={3}
        maxLength={limit}
        placeholder={words.placeholder}
        aria-describedby={`${id}-kept`}
        // biome-ignore lint/a11y/noAutofocus: it is what was asked for
        autoFocus
        onChange={({ target }) => {
          setText(target.value)
          keep(target.value.trim())
        }}
        onKeyDown={(event) => {
          // While a word is composed, Escape is about the word.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          event.stopPropagation()
          done()
        }}
        className="mt-1 field-sizing-content max-h-80 min-h-24 w-full rounded-md bg-sheet px-3 py-2 shadow-[inset_0_0_0_1px_var(--color-edge)] placeholder:text-ink-faint"
      />
      <div className="mt-1 flex flex-wrap items-center justify-end gap-x-2">
        <p id={`${id}-kept`} role="status" className="figures me-auto w-full text-base text-ink-faint sm:w-auto">
          {left <= fewLeft ? words.left(left) : words.kept}
        </p>
        {isThere && (
          <Button kind="quiet" className="px-3 text-wax hover:bg-wax-wash active:bg-wax-wash" onClick={remove}>
            {words.remove}
          </Button>
        )}
        <Button kind="outline" onClick={done}>
          {words.done}
        </Button>
      </div>
    </form>
  )
}

/** Keeps what is written after a short pause, and at once when the field or the page is left. */
function useKeeping(favorite: Favorite) {
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null)
  const kept = useRef(favorite.note)
  const about = useRef(favorite)

  const write = useRef((text: string) => {
    const from = kept.current
    if (text === from) return
    kept.current = text
    setNote(about.current, text, from).catch(() => {
      if (kept.current === text) kept.current = from
      notify({ topic: 'failed', text: removing.noteFailed })
    })
  }).current
  const flush = useRef(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    write(waiting.current.text)
    waiting.current = null
  }).current

  useEffect(() => {
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush])

  return {
    keep(text: string) {
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = { text, timer: setTimeout(flush, pause) }
    },
    /** Ends the waiting with this text, or with none at all. */
    keepNow(text: string | null) {
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = null
      if (text !== null) write(text)
    },
    /** How the note was written last. */
    keptNow: () => kept.current,
  }
}
