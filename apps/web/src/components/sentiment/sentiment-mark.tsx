import type { FeelingLabel, Sentiment } from '@convostat/api'
import { CircleHelp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { format, shownName } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayWhy } from './messages/index.ts'
import { ask, question, useQuestion } from './question.ts'
import { goBack, standingOf, wayBack } from './restore-focus.ts'
import { whyLabel } from './sentences.ts'
import { SentimentGlyph } from './sentiment-glyph.tsx'
import { useCorrection } from './use-correct.ts'

const words = sayWhy

interface SentimentMarkProps {
  id: number
  author: string
  /** A date-time; or a day, where no more is known. */
  date: string
  /** The whole text, so that one that was corrected is marked. */
  message?: string
  /** What it sounds like; without it only "Why?" is shown. Null where nothing in it can be scored: then there is nothing to ask. */
  sentiment?: Sentiment | null
}

/** A quiet mark on a message: what it sounds like. Pressed, it shows why, and lets the reader correct it. */
export function SentimentMark({ id, author, date, message, sentiment }: SentimentMarkProps) {
  const corrected = useCorrection(message === undefined ? null : { author, date, message })
  if (sentiment === null && corrected === null) return null
  return <Mark id={id} by={byOf(author, date)} sentiment={sentiment ?? null} corrected={corrected} />
}

interface MarkProps {
  id: number
  by: string
  sentiment: Sentiment | null
  corrected: FeelingLabel | null
}

function Mark({ id, by, sentiment, corrected }: MarkProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useQuestion()?.id === id
  useLayoutEffect(() => {
    const mark = button.current
    return () => {
      // The figures may follow only after the dialog was closed, and take the mark away from under the keyboard.
      if (!mark || document.activeElement !== mark) return
      const standing = standingOf(mark)
      setTimeout(() => document.activeElement === document.body && question() === null && goBack(wayBack(standing)))
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      data-why
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={corrected ? words.askCorrected({ label: words.correct.within[corrected], by }) : whyLabel({ of: sentiment, by })}
      onClick={({ currentTarget }) => ask({ id, from: standingOf(currentTarget) })}
      className="group/why inline-flex min-h-9 items-center gap-1.5 text-base text-ink-faint underline-offset-4 hover:text-pen focus-visible:text-pen"
    >
      {sentiment ? <SentimentGlyph sentiment={sentiment} /> : <CircleHelp className="size-4 shrink-0 max-sm:hidden" aria-hidden="true" />}
      <span className="group-hover/why:underline">{sentiment ? words.mark[sentiment] : words.short}</span>
      {corrected && <span className="italic">{words.corrected}</span>}
    </button>
  )
}

const byOf = (author: string, date: string): string =>
  say.quoted.by({
    author: shownName(author),
    when: date.length > 10 ? `${format.day(date)}${say.comma}${format.time(date)}` : format.day(date),
  })
