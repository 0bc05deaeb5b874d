import { mostOfAQuestion } from '@convostat/api'
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { sayAsk } from './messages/index.ts'

const { field: words } = sayAsk

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  typed: string
  onType: (typed: string) => void
  isAsking: boolean
  onAsk: (question: string) => void
  onStop: () => void
  /** How many questions are left; null for any number. */
  left: number | null
}

/** Where the reader writes a question. It is above the bar of a phone, and above its keyboard; where a window is too low for both it scrolls with the page. */
export function Composer({ field, typed, onType, isAsking, onAsk, onStop, left }: ComposerProps) {
  const id = useId()
  const keyboard = useKeyboardHeight()
  const isBlank = typed.trim() === ''

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (isAsking) return
    if (isBlank) field.current?.focus()
    else onAsk(typed.trim())
  }
  function onKeyDown(event: KeyboardEvent): void {
    // Both keys also choose among what a phone or an input method suggests; Safari says of the one that ends it only by its code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape' && isAsking) onStop()
    if (event.target === field.current && event.key === 'Enter' && !event.shiftKey) submit(event)
  }

  return (
    <div
      data-bottom-part
      className="sticky bottom-[max(calc(4rem+env(safe-area-inset-bottom)),var(--keyboard))] z-10 -mx-4 bg-paper px-4 pt-2 pb-3 sm:-mx-8 sm:px-8 lg:bottom-[var(--keyboard)] [@media(max-height:24rem)]:static"
      style={{ ['--keyboard' as string]: `${keyboard}px` }}
    >
      <form onSubmit={submit} onKeyDown={onKeyDown} noValidate>
        <label htmlFor={id} className="sr-only">
          {words.label}
        </label>
        <div className="flex items-end gap-2 rounded-lg bg-sheet p-1.5 shadow-[inset_0_0_0_1px_var(--color-edge),var(--shadow-lift)] focus-within:shadow-[inset_0_0_0_2px_var(--color-pen),var(--shadow-lift)]">
          <textarea
            id={id}
            ref={field}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            rows={1}
            maxLength={mostOfAQuestion}
            dir="auto"
            placeholder={words.placeholder}
            enterKeyHint="send"
            aria-describedby={`${id}-about`}
            className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-3 py-2 text-lg leading-7 text-ink outline-none placeholder:text-ink-faint"
          />
          {/* Neither submits on its own: one becomes the other while it is pressed, and what was typed meanwhile is not to be asked by that. */}
          {isAsking ? (
            <Button kind="outline" size="icon" aria-label={words.stop} title={words.stop} onClick={onStop}>
              <Square className="fill-current" aria-hidden="true" />
            </Button>
          ) : (
            <Button size="icon" aria-label={words.ask} title={words.ask} aria-disabled={isBlank} onClick={submit}>
              <ArrowUp aria-hidden="true" />
            </Button>
          )}
        </div>
        <p id={`${id}-about`} className="mt-1.5 flex justify-between gap-x-4 px-1 text-ink-faint text-sm empty:hidden">
          {/* A narrow window has room for one of the two. */}
          <span className="hidden min-w-0 sm:[@media(hover:hover)]:inline">{words.keys}</span>
          {left !== null && <span className="figures ms-auto max-w-full shrink-0 text-end">{words.left({ n: left })}</span>}
        </p>
      </form>
    </div>
  )
}

/** Smaller differences are the browser's own bars, which come and go. */
const least = 120

/** How much of the page a phone's keyboard covers, in CSS pixels; 0 while there is none, or where the page was zoomed. */
function useKeyboardHeight(): number {
  return useSyncExternalStore(hear, covered)
}

function hear(changed: () => void): () => void {
  const view = window.visualViewport
  view?.addEventListener('resize', changed)
  view?.addEventListener('scroll', changed)
  return () => {
    view?.removeEventListener('resize', changed)
    view?.removeEventListener('scroll', changed)
  }
}

function covered(): number {
  const view = window.visualViewport
  if (!view || view.scale > 1.01) return 0
  const hidden = Math.round(window.innerHeight - view.height - view.offsetTop)
  return hidden < least ? 0 : hidden
}
