import { useId, useState } from 'react'
import { excerpt, partsOf, type Range, within } from '#data/search/message-parts.ts'
import { saySearch } from '#messages/search/index.ts'
import { classes } from '#ui/classes.ts'

const { message: words } = saySearch

interface MessageTextProps {
  text: string
  /** What was found in it, in UTF-16 units, in order. */
  highlights?: readonly Range[]
  /** As the API names it; `system` for what the service wrote. */
  kind?: string
  /** Its own letters: a picture without a caption has none, its text is what the export put in its place. */
  length?: number
  className?: string
}

/**
 * What someone wrote, as text and nothing else, alone in its direction. A very long one is clipped, around its first
 * match where there is one.
 */
export function MessageText({ text, highlights = [], kind = 'text', length, className }: MessageTextProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    setWhole(false)
  }
  const clip = excerpt(text, highlights)
  const isClipped = clip[0] > 0 || clip[1] < text.length
  const shown: Range = isWhole ? [0, text.length] : clip
  const isQuiet = kind === 'deleted' || kind === 'system' || (kind === 'media' && length === 0)
  return (
    <div className={className}>
      <p
        id={id}
        dir="auto"
        className={classes(
          'whitespace-pre-wrap text-wrap [overflow-wrap:anywhere] [unicode-bidi:isolate]',
          isQuiet && 'text-ink-soft italic',
        )}
      >
        {shown[0] > 0 && '… '}
        {partsOf(text.slice(shown[0], shown[1]).toWellFormed(), within(highlights, shown)).map(({ text, isMarked, at }) =>
          isMarked ? (
            <mark key={at} className="rounded-sm bg-mark px-[0.1em] -mx-[0.1em] text-ink [box-decoration-break:clone]">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {shown[1] < text.length && ' …'}
      </p>
      {isClipped && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="min-h-9 font-semibold text-pen underline-offset-4 hover:underline"
        >
          {isWhole ? words.showLess : words.showAll}
        </button>
      )}
    </div>
  )
}
