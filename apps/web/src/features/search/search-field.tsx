import { Search as Glass, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { mostTyped } from '#data/search/searching.ts'
import { newVisit } from '#data/search/use-filters.ts'
import { searchFieldId } from '#data/search/use-search-field.ts'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import { focusFirstResult } from './results-id.ts'
import type { SearchControl } from './search-control.ts'
import { SearchTips } from './search-tips.tsx'

const { field: words } = saySearch

/** The first letter after a pause is looked up immediately; letters that follow one another fast are looked up together. */
const pauseMilliseconds = 40

/** Where one types; what is found follows. */
export function SearchField(control: SearchControl) {
  const { searching, changeSearching } = control
  const { query } = searching
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(query)
  /** What was sent from here and has not come back yet. */
  const sent = useRef<string[]>([])
  useLayoutEffect(() => {
    const place = sent.current.indexOf(query)
    if (place >= 0) {
      sent.current = sent.current.slice(place + 1)
    } else {
      // It came from elsewhere: a step back, a tip, another screen.
      sent.current = []
      setTyped(query)
    }
  }, [query])
  const visit = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const looked = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (text: string, isTyping: boolean) => {
    clearTimeout(timer.current)
    looked.current = performance.now()
    if (text !== query) sent.current.push(text)
    changeSearching((now) => (now.query === text && now.isTyping === isTyping ? now : { query: text, isTyping }), visit.current)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    if (performance.now() - looked.current > pauseMilliseconds) look(text, true)
    else timer.current = setTimeout(() => look(text, true), pauseMilliseconds)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      look(typed, false)
      // The keyboard of a phone hides what was found.
      if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
    } else if (event.key === 'ArrowDown' && focusFirstResult()) event.preventDefault()
  }
  return (
    <search className="relative min-w-0 flex-1">
      <Glass className="pointer-events-none absolute top-1/2 start-4 size-5 -translate-y-1/2 text-ink-faint" aria-hidden="true" />
      <input
        ref={input}
        id={searchFieldId}
        type="search"
        value={typed}
        maxLength={mostTyped}
        placeholder={words.placeholder}
        aria-label={words.label}
        aria-keyshortcuts="/"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={() => {
          visit.current = newVisit()
        }}
        onBlur={() => {
          visit.current = null
        }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-14 w-full min-w-0 rounded-md bg-sheet pe-24 ps-12 text-lg shadow-[inset_0_0_0_1px_var(--color-edge)] placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
      />
      <div className="absolute top-1/2 end-1.5 flex -translate-y-1/2">
        {typed !== '' && (
          <Button
            kind="quiet"
            size="icon"
            aria-label={words.clear}
            className="text-ink-faint hover:text-pen"
            onClick={() => {
              setTyped('')
              look('', false)
              input.current?.focus()
            }}
          >
            <X aria-hidden="true" />
          </Button>
        )}
        <SearchTips {...control} />
      </div>
    </search>
  )
}
