import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { WordsCounted } from '#data/saved/words-counted.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { toContent } from '#ui/to-content.ts'
import { sayWords } from './messages/index.ts'
import { Word } from './shown-word.tsx'

const { choice: words } = sayWords

interface WordChoiceProps {
  counted: WordsCounted
  onCount: (counted: WordsCounted) => void
  leftOut: readonly string[]
  onBringBack: (word: string) => void
}

/** Which words count: everyday ones and names or not, and those that the reader left out, each with the way back. */
export function WordChoice({ counted, onCount, leftOut, onBringBack }: WordChoiceProps) {
  const title = useId()
  const list = useRef<HTMLUListElement>(null)
  /** The place of the word that is being restored. */
  const removed = useRef<number | null>(null)
  useEffect(() => {
    const at = removed.current
    removed.current = null
    // Who went on elsewhere meanwhile is left alone.
    if (at === null || document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? []
    if (buttons.length > 0) buttons[Math.min(at, leftOut.length - 1)].focus()
    else toContent()
  }, [leftOut])
  return (
    <section aria-label={words.label} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      <Checkbox isChecked={counted.everyday} onChange={(everyday) => onCount({ ...counted, everyday })}>
        {words.all}
      </Checkbox>
      <Checkbox isChecked={counted.names} onChange={(names) => onCount({ ...counted, names })}>
        {words.names}
      </Checkbox>
      {leftOut.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={title} className="text-ink-soft">
            {words.leftOut}
          </h2>
          <ul ref={list} aria-labelledby={title} className="flex min-w-0 flex-wrap gap-2">
            {leftOut.map((word, at) => (
              <li key={word} className="min-w-0">
                <button
                  type="button"
                  aria-label={words.bringBack({ word })}
                  title={words.bringBack({ word })}
                  onClick={() => {
                    removed.current = at
                    onBringBack(word)
                  }}
                  className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-sheet px-4 hover:border-edge hover:text-wax"
                >
                  <Word className="font-serif text-lg leading-tight line-through decoration-ink-faint decoration-1">{word}</Word>
                  <X className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
