import type { Favorite } from '@convostat/api'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MessageText } from '#components/message/message-text.tsx'
import { notify } from '#data/client/notices.ts'
import { setNote } from '#data/saved/favorites.ts'
import { rangesOf } from '#data/saved/finding.ts'
import { removeNote } from '#data/saved/removing.ts'
import { useSaving } from '#data/saved/use-saving.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { placeOf } from '#store/favorites.ts'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'

const { note: words } = sayFavorites
const { notSaved } = sayStorage

/** A note has this many characters, in UTF-16 units. One that a backup brought together may be longer. */
const longest = 2000
/** The number of remaining characters is shown from this many on. */
const fewLeft = 200
const pause = 300

/** What the reader wrote beside a message. */
export function Note({ text, words: sought }: { text: string; words: readonly string[] }) {
  return (
    <div className="mt-4 px-5 text-wax sm:px-7">
      <p className="sr-only">{words.label}</p>
      <MessageText text={text} highlights={rangesOf(text, sought)} className="font-serif text-lg italic leading-snug" />
    </div>
  )
}

/** What names the field of a message's note among what was typed and not saved. */
export const noteField = (favorite: Favorite): string => `note ${placeOf(favorite)}`

/** The same to be written. It is kept as it is written; where that fails it stays in its field until it is saved. */
export function NoteField({ favorite, onDone }: { favorite: Favorite; onDone: () => void }) {
  const id = useId()
  const { draft, trouble, keep, keepNow, settled, giveUp } = useKeeping(favorite)
  const [text, setText] = useState(draft ?? favorite.note)
  const before = useRef(favorite.note)
  const limit = Math.max(longest, before.current.length)
  const left = limit - text.length
  const isThere = before.current !== '' || text.trim() !== ''

  async function done() {
    const written = text.trim()
    if (written === '' && before.current !== '') return remove()
    if (await keepNow(written)) leave()
  }
  async function remove() {
    const lost = text.trim() === '' ? before.current : text.trim()
    giveUp()
    leave()
    void removeNote(favorite, lost, await settled())
  }
  function leave() {
    // The button that opened the field must be on the page again to take the focus.
    flushSync(onDone)
    document.querySelector<HTMLElement>(`[data-note="${CSS.escape(favorite.id)}"]`)?.focus()
  }

  return (
    // A browser stores what is typed into a field, where it cannot be deleted from here, unless its form forbids it.
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
        aria-describedby={`${id}-kept ${id}-trouble`}
        aria-invalid={trouble !== null}
        // biome-ignore lint/a11y/noAutofocus: it is what was asked for
        autoFocus={draft === undefined}
        onChange={({ target }) => {
          setText(target.value)
          keep(target.value.trim())
        }}
        onKeyDown={(event) => {
          // While a word is composed, Escape is about the word.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          event.stopPropagation()
          void done()
        }}
        className="mt-1 field-sizing-content max-h-80 min-h-24 w-full rounded-md bg-sheet px-3 py-2 shadow-[inset_0_0_0_1px_var(--color-edge)] placeholder:text-ink-faint aria-invalid:shadow-[inset_0_0_0_2px_var(--color-wax)]"
      />
      <NotSaved id={`${id}-trouble`} trouble={trouble} onRetry={() => void keepNow(text.trim())} />
      <div className="mt-1 flex flex-wrap items-center justify-end gap-x-2">
        <p id={`${id}-kept`} role="status" className="figures me-auto w-full text-base text-ink-faint sm:w-auto">
          {left <= fewLeft ? words.left({ n: left }) : trouble === null ? words.kept : ''}
        </p>
        {isThere && (
          <Button kind="quiet" className="px-3 text-wax hover:bg-wax-wash active:bg-wax-wash" onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
        <Button kind="outline" onClick={() => void done()}>
          {words.done}
        </Button>
      </div>
    </form>
  )
}

/** Keeps what is written after a short pause, and immediately when the field or the page is left. */
function useKeeping(favorite: Favorite) {
  const { draft, trouble, save, giveUp } = useSaving(noteField(favorite))
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null)
  /** The note as it is stored. */
  const kept = useRef(favorite.note)
  const about = useRef(favorite)
  const isOpen = useRef(true)
  const writing = useRef<Promise<boolean>>(Promise.resolve(true))

  const write = useCallback(
    (text: string): Promise<boolean> => {
      // One after the other: each is written over what is stored by then.
      writing.current = writing.current.then(async () => {
        const from = kept.current
        const isSaved = await save(text, async () => {
          if (text !== from) await setNote(about.current, text, from)
        })
        if (isSaved) kept.current = text
        else if (!isOpen.current) notify({ topic: 'failed', text: notSaved.left })
        return isSaved
      })
      return writing.current
    },
    [save],
  )
  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    void write(waiting.current.text)
    waiting.current = null
  }, [write])

  useEffect(() => {
    isOpen.current = true
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      isOpen.current = false
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush])

  const stopWaiting = () => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
  }
  return {
    draft,
    trouble,
    keep(text: string) {
      stopWaiting()
      waiting.current = { text, timer: setTimeout(flush, pause) }
    },
    /** Saves this text without waiting any longer. Returns whether it is saved. */
    keepNow(text: string): Promise<boolean> {
      stopWaiting()
      return write(text)
    },
    /** Ends the waiting with no text at all. */
    giveUp() {
      stopWaiting()
      giveUp()
    },
    /** How the note is stored, once nothing is being written. */
    settled: () => writing.current.then(() => kept.current),
  }
}
