import { EyeOff, RefreshCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { say } from '#messages/index.ts'
import { Quoted } from './quoted.tsx'
import { type Said, useFitting } from './use-fitting.ts'

const { onShow: words } = say

interface OnShowProps {
  /** What the message is shown for, by which controls of several such places differ. */
  place: string
  /** What may be shown, the best first. */
  candidates: readonly Said[]
  /** Beside its author's name. */
  children?: (shown: Said) => ReactNode
  /** How it is drawn, where that is not a quotation. */
  draw?: (shown: Said) => ReactNode
}

/** A message that nobody asked for: the reader can have the next one that fits in its place, or say that it should never be shown again. */
export function OnShow({ place, candidates, children, draw }: OnShowProps) {
  const [at, setAt] = useState(0)
  const { isKnown, fitting, never } = useFitting(candidates)
  const ended = useRef(false)
  const shown = fitting.at(at)
  const next = () => {
    ended.current = at + 1 >= fitting.length
    setAt(at + 1)
  }
  if (!shown) {
    return (
      <p
        ref={(sentence) => {
          // The controls that had the focus are gone.
          if (ended.current) sentence?.focus()
          ended.current = false
        }}
        tabIndex={-1}
        className="max-w-[60ch] text-base text-ink-soft"
      >
        {words.none}{' '}
        {fitting.length > 0 && (
          <button type="button" aria-label={words.againOf({ place })} onClick={() => setAt(0)} className={control}>
            {words.again}
          </button>
        )}
      </p>
    )
  }
  return (
    // A message that is kept off must not even flash: until these are known, the first one takes its room unseen.
    <div className={isKnown ? undefined : 'invisible'}>
      <div aria-live="polite">
        {draw ? (
          draw(shown)
        ) : (
          <Quoted key={shown.id} id={shown.id} author={shown.author} date={shown.date} message={shown.message}>
            {children?.(shown)}
          </Quoted>
        )}
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-5 ps-4.5">
        <button type="button" aria-label={words.anotherOf({ place })} onClick={next} className={control}>
          <RefreshCw className="size-3.5 shrink-0" aria-hidden="true" />
          {words.another}
        </button>
        <button
          type="button"
          aria-label={words.neverOf({ place })}
          onClick={() => {
            ended.current = at + 1 >= fitting.length
            void never(shown, place)
          }}
          className={control}
        >
          <EyeOff className="size-3.5 shrink-0" aria-hidden="true" />
          {words.never}
        </button>
      </p>
    </div>
  )
}

const control =
  'inline-flex min-h-9 items-center gap-1.5 text-sm text-ink-faint underline-offset-4 hover:text-pen hover:underline focus-visible:text-pen'
