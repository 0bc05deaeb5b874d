import type { Sentiment } from '@convostat/api'
import { CircleHelp } from 'lucide-react'
import { say } from '../messages/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SentimentGlyph } from './sentiment-glyph.tsx'
import { type CorrectedMessage, useCorrection } from './use-correct.ts'
import { WhyMessage } from './why-message.tsx'

const { why: words } = say

interface SentimentMarkProps {
  id: number
  /** What it sounds like; without it only "Why?" is said. Null where nothing in it can be scored: then there is nothing to ask. */
  sentiment?: Sentiment | null
  /** The whole message, so that one that was corrected is marked. */
  message?: CorrectedMessage
}

/** A quiet mark on a message: what it sounds like. Pressed, it tells why, and lets one correct it. */
export function SentimentMark({ id, sentiment, message }: SentimentMarkProps) {
  const corrected = useCorrection(message ?? null)
  if (sentiment === null && corrected === null) return null
  return (
    <Dialog
      title={words.title}
      trigger={
        <button
          type="button"
          aria-label={
            corrected ? words.askCorrected(words.correct.labels[corrected].toLowerCase()) : sentiment ? words.ask(sentiment) : words.title
          }
          className="group/why inline-flex min-h-9 items-center gap-1.5 text-base text-ink-faint underline-offset-4 hover:text-pen focus-visible:text-pen"
        >
          {sentiment ? (
            <SentimentGlyph sentiment={sentiment} />
          ) : (
            <CircleHelp className="size-4 shrink-0 max-sm:hidden" aria-hidden="true" />
          )}
          <span className="group-hover/why:underline">{sentiment ? words.mark[sentiment] : words.short}</span>
          {corrected && <span className="italic">{words.corrected}</span>}
        </button>
      }
    >
      <WhyMessage id={id} />
    </Dialog>
  )
}
