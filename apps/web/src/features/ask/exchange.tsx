import type { AskAnswer, UploadAnswer } from '@convostat/api'
import { Copy, type LucideIcon, RotateCcw, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { notify } from '#data/client/notices.ts'
import { masking } from '#data/masking/masking.ts'
import { shownName } from '#format/index.ts'
import { Button } from '#ui/button.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { sayAsk } from './messages/index.ts'
import { methodOf } from './method-mark.tsx'
import { SaveAnswer } from './save-answer.tsx'
import { copyOf } from './sentences.ts'

const words = sayAsk

interface ExchangeProps extends Omit<ComponentProps<'article'>, 'children'> {
  question: string
  children: ReactNode
}

/** A question, and what came of it. */
export function Exchange({ question, children, ...rest }: ExchangeProps) {
  const id = useId()
  return (
    <article aria-labelledby={id} className="border-t border-line pt-8 pb-10" {...rest}>
      <h2
        id={id}
        dir="auto"
        className="display mb-5 whitespace-pre-line text-ink-soft text-xl italic [overflow-wrap:anywhere] [unicode-bidi:isolate] sm:text-2xl"
      >
        {question}
      </h2>
      {children}
    </article>
  )
}

interface AnsweredProps {
  chat: UploadAnswer
  question: string
  answer: AskAnswer
  /** Absent where it cannot be asked again now. */
  onAgain?: () => void
  /** Asks another question. */
  onAsk?: (question: string) => Promise<void>
  /** Absent where it is not kept. */
  onDelete?: () => void
}

/** A question with its answer, and what can be done with it. */
export function Answered({ chat, question, answer, onAgain, onAsk, onDelete }: AnsweredProps) {
  return (
    <>
      <GivenAnswer chat={chat} answer={answer} question={question} onAsk={onAsk} />
      <div className="-ms-2.5 mt-4 flex flex-wrap gap-x-1">
        <Act Icon={Copy} onClick={() => void copy(question, answer, chat.was_truncated)}>
          {words.copy}
        </Act>
        {onAgain && (
          <Act Icon={RotateCcw} onClick={onAgain}>
            {words.again}
          </Act>
        )}
        {onDelete && (
          <Act Icon={Trash2} aria-label={words.deleteOne({ question })} onClick={onDelete}>
            {words.delete}
          </Act>
        )}
        {'figure' in answer && answer.figure && <SaveAnswer chat={chat} question={question} answer={answer} figure={answer.figure} />}
      </div>
    </>
  )
}

function Act({ Icon, children, ...rest }: ComponentProps<typeof Button> & { Icon: LucideIcon }) {
  return (
    <Button kind="quiet" className="gap-1.5 px-2.5 font-normal text-base text-ink-soft hover:text-pen" {...rest}>
      <Icon aria-hidden="true" />
      {children}
    </Button>
  )
}

async function copy(question: string, answer: AskAnswer, isPart: boolean): Promise<void> {
  const messages = answer.messages.map(({ author, date, message }) => ({
    author: shownName(author),
    when: words.when({ date }),
    text: message,
  }))
  try {
    await navigator.clipboard.writeText(
      masking.forFile(copyOf({ question, answer: answer.answer, method: methodOf(answer, isPart), messages })),
    )
    notify({ topic: 'copied', text: words.copied })
  } catch {
    notify({ topic: 'copied', text: words.notCopied })
  }
}
