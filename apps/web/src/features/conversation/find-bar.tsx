import { ChevronDown, ChevronUp, Search as Glass, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { mostTyped } from '#data/search/searching.ts'
import { saySearch } from '#messages/search/index.ts'
import { positionOf } from '#messages/search/sentences.ts'
import { Button } from '#ui/button.tsx'
import type { Find } from './use-find.ts'

const { conversation: words } = saySearch

interface FindBarProps {
  find: Find
  input: RefObject<HTMLInputElement | null>
}

/** Finds words in the conversation: how many matches there are, and the way from one to the next. */
export function FindBar({ find, input }: FindBarProps) {
  const { query, hasFilters, total, current, isFailed, look, clear, step } = find
  const [typed, setTyped] = useState(query)
  /** Queries that were sent and have not come back yet. */
  const sent = useRef<string[]>([])
  useLayoutEffect(() => {
    const place = sent.current.indexOf(query)
    sent.current = place < 0 ? [] : sent.current.slice(place + 1)
    // It came from elsewhere: a step back, the search it was opened from.
    if (place < 0) setTyped(query)
  }, [query])
  /** A step that was asked for before the matches were known. */
  const awaited = useRef<1 | -1 | null>(null)
  useEffect(() => {
    if (!total || awaited.current === null) return
    step(awaited.current)
    awaited.current = null
  }, [total, step])
  const isFinding = typed !== '' || hasFilters
  const said = isFailed
    ? words.findFailed
    : total === null
      ? ''
      : current
        ? positionOf({ ...current, of: total })
        : words.matches({ n: total })
  const type = (text: string) => {
    setTyped(text)
    awaited.current = null
    if (text !== query) sent.current.push(text)
    look(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.shiftKey ? -1 : 1
    if (event.key === 'Enter' && total === null && typed !== '') awaited.current = by
    else if (event.key === 'Enter') step(by)
    else if (event.key === 'Escape' && isFinding) forget()
    else return
    event.preventDefault()
  }
  const forget = () => {
    setTyped('')
    awaited.current = null
    if (query !== '') sent.current.push('')
    clear()
    input.current?.focus()
  }
  return (
    <search className="flex min-w-0 flex-1 items-center gap-1">
      <div className="relative min-w-0 flex-1 sm:max-w-96">
        <Glass className="pointer-events-none absolute top-1/2 start-3 size-5 -translate-y-1/2 text-ink-faint" aria-hidden="true" />
        <input
          ref={input}
          type="search"
          value={typed}
          maxLength={mostTyped}
          placeholder={hasFilters && typed === '' ? words.onlyFilters : words.findPlaceholder}
          aria-label={words.find}
          aria-keyshortcuts="/"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className={`min-h-11 w-full min-w-0 rounded-md bg-sheet ps-10 shadow-[inset_0_0_0_1px_var(--color-edge)] placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden ${isFinding ? 'pe-32' : 'pe-3'}`}
        />
        <div className="absolute top-1/2 end-0 flex -translate-y-1/2 items-center">
          <p role="status" className="figures pointer-events-none text-sm text-ink-soft">
            {isFinding && said}
          </p>
          {isFinding && (
            <Button kind="quiet" size="icon" aria-label={words.clearFind} className="text-ink-faint hover:text-pen" onClick={forget}>
              <X aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
      {isFinding && (
        <>
          <Step label={words.previous} Icon={ChevronUp} isThere={!!total} go={() => step(-1)} />
          <Step label={words.next} Icon={ChevronDown} isThere={!!total} go={() => step(1)} />
        </>
      )}
    </search>
  )
}

interface StepProps {
  label: string
  Icon: typeof ChevronUp
  isThere: boolean
  go: () => void
}

const Step = ({ label, Icon, isThere, go }: StepProps) => (
  <Button kind="outline" size="icon" className="shrink-0" aria-label={label} aria-disabled={!isThere} onClick={isThere ? go : undefined}>
    <Icon aria-hidden="true" />
  </Button>
)
