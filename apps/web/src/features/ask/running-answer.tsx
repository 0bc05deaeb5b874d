import type { UploadAnswer } from '@convostat/api'
import { failureSentence } from '#messages/api/sentences.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { Answered } from './exchange.tsx'
import { sayAsk } from './messages/index.ts'
import { withoutMarks } from './text-pieces.ts'
import type { Running } from './use-asking.ts'

const words = sayAsk

interface RunningAnswerProps {
  chat: UploadAnswer
  running: Running
  /** Which model may answer; null for none. */
  model: string | null
  onAgain?: () => void
  onDismiss: () => void
  /** Tries again to save an answer that could not be. */
  onKeep: () => void
}

/** The placeholder of an answer until one is kept. */
export function RunningAnswer({ chat, running, model, onAgain, onDismiss, onKeep }: RunningAnswerProps) {
  return (
    <>
      {running.state === 'asking' && (
        <>
          <Written text={running.written} />
          <p className="late flex items-center gap-3 text-ink-faint">
            <span aria-hidden="true" className="size-2.5 animate-pulse rounded-full bg-pen motion-reduce:animate-none" />
            {running.written !== '' && model !== null ? words.writing({ model }) : words.asking}
          </p>
        </>
      )}
      {running.state === 'stopped' && (
        <>
          <Written text={running.written} />
          <p className="text-ink-soft">{words.stopped}</p>
          <Ways onAgain={onAgain} onDismiss={onDismiss} />
        </>
      )}
      {running.state === 'failed' && (
        <>
          <Banner kind="failure" title={words.failed.title} isSpoken>
            <p>{words.failed.text({ detail: failureSentence(running.failure) })}</p>
          </Banner>
          <Ways onAgain={onAgain} onDismiss={onDismiss} />
        </>
      )}
      {running.state === 'unkept' && (
        <>
          <Answered chat={chat} question={running.question} answer={running.answer} onDelete={onDismiss} />
          <div className="mt-2">
            <NotSaved trouble={running.trouble} onRetry={onKeep} />
          </div>
        </>
      )}
    </>
  )
}

/** What is heard as a whole when it is whole is seen as it is written. */
function Written({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p aria-hidden="true" dir="auto" className="mb-3 whitespace-pre-line font-serif text-xl [overflow-wrap:anywhere]">
      {withoutMarks(text)}
    </p>
  )
}

function Ways({ onAgain, onDismiss }: Pick<RunningAnswerProps, 'onAgain' | 'onDismiss'>) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {onAgain && (
        <Button kind="outline" size="small" onClick={onAgain}>
          {words.again}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={onDismiss}>
        {words.delete}
      </Button>
    </div>
  )
}
