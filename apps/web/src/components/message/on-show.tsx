import { EyeOff, RefreshCw } from 'lucide-react'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { say } from '#messages/index.ts'
import { Menu, MenuEntry } from '#ui/menu.tsx'
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
  /** How it is drawn, where that is not a quotation, with the menu of what can be done with it. */
  draw?: (shown: Said, menu: ReactNode) => ReactNode
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
  // The menu stays as the message changes: the keyboard is back on it.
  const menu = (
    <Menu label={words.more({ place })}>
      <MenuEntry onSelect={next}>
        <RefreshCw aria-hidden="true" />
        {words.another}
      </MenuEntry>
      <MenuEntry
        onSelect={() => {
          ended.current = at + 1 >= fitting.length
          void never(shown, place)
        }}
      >
        <EyeOff aria-hidden="true" />
        {words.never}
      </MenuEntry>
    </Menu>
  )
  return (
    // A message that is kept off must not even flash: until these are known, the first one takes its room unseen.
    <div className={isKnown ? undefined : 'invisible'} aria-live="polite">
      {draw ? (
        draw(shown, menu)
      ) : (
        <Quoted id={shown.id} author={shown.author} date={shown.date} message={shown.message}>
          <Fragment key={shown.id}>{children?.(shown)}</Fragment>
          {menu}
        </Quoted>
      )}
    </div>
  )
}

const control =
  'inline-flex min-h-9 items-center gap-1.5 text-sm text-ink-faint underline-offset-4 hover:text-pen hover:underline focus-visible:text-pen'
