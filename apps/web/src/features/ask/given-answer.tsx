import type { AskAnswer, UploadAnswer } from '@convostat/api'
import { plans } from '@convostat/license'
import { Link } from '@tanstack/react-router'
import { ArrowRight, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FoundMessage } from '#components/message/found-message.tsx'
import { clockOf } from '#data/chat/clock.ts'
import { usePlan } from '#data/license/plan.ts'
import { noFilters } from '#data/search/filters.ts'
import { leadsWithin } from '#data/search/search-links.ts'
import { classes } from '#ui/classes.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { CitedText } from './cited-text.tsx'
import { hasParts } from './compared.ts'
import { sayAsk } from './messages/index.ts'
import { MethodMark } from './method-mark.tsx'
import { Parts } from './parts.tsx'
import { QuestionList } from './question-list.tsx'
import { searchOf } from './search-of.ts'
import { figureOf } from './sentences.ts'
import { useOpenMessage } from './use-open-message.ts'
import { WhoIsMe } from './who-is-me.tsx'

const words = sayAsk

/** This many messages are below an answer before one asks for all. */
const first = 3
/** A longer answer is read rather than looked at. */
const short = 180
/** The same, where a chart shows the figures that it lists. */
const shortBesideChart = 90

interface GivenAnswerProps {
  chat: UploadAnswer
  answer: AskAnswer
  /** The question, where it can be asked again. */
  question?: string
  /** Absent where nothing can be asked now. */
  onAsk?: (question: string) => Promise<void>
}

/** An answer: its figure, its sentence, how it came about, and the messages it rests on. */
export function GivenAnswer({ chat, answer, question, onAsk }: GivenAnswerProps) {
  return (
    <div className="space-y-5">
      <Said chat={chat} answer={answer} />
      {'figure' in answer && answer.figure && <Parts chat={chat} figure={answer.figure} search={answer.search} />}
      {answer.refused === undefined && (
        <div className="space-y-2">
          <MethodMark answer={answer} isPart={chat.was_truncated} />
          <How answer={answer} />
        </div>
      )}
      {onAsk && question !== undefined && answer.asks_me && <WhoIsMe onSaid={() => onAsk(question)} />}
      {onAsk && answer.near && (
        <QuestionList
          isWithin
          title={words.near}
          questions={answer.near}
          people={chat.overview.participants}
          onAsk={(question) => void onAsk(question)}
        />
      )}
      <Notes answer={answer} />
      <Behind chat={chat} answer={answer} />
    </div>
  )
}

function Said({ chat, answer }: GivenAnswerProps) {
  const open = useOpenMessage(chat)
  // Of what was compared each has its own figure.
  const isCompared = 'figure' in answer && answer.figure !== undefined && hasParts(answer.figure)
  const figure = 'figure' in answer && answer.figure && !isCompared ? figureOf(answer.figure, clockOf(chat)) : null
  const isShort =
    answer.answer.length <= (isCompared ? shortBesideChart : short) && (answer.method === 'computed' || answer.messages.length === 0)
  return (
    <div>
      {/* The sentence says it again, for those who hear it. */}
      {figure && (
        <p aria-hidden="true" className="flex flex-wrap items-baseline gap-x-3">
          <span className="display figures text-5xl text-pen sm:text-7xl">{figure.value}</span>
          {figure.unit && <span className="text-lg text-ink-soft">{figure.unit}</span>}
        </p>
      )}
      <p
        dir="auto"
        className={classes(
          'whitespace-pre-line text-pretty [overflow-wrap:anywhere]',
          figure && 'mt-2',
          isShort && !figure ? 'display text-2xl sm:text-3xl' : 'font-serif text-xl',
        )}
      >
        {answer.method === 'model' ? (
          <CitedText text={answer.answer} messages={answer.messages} onOpen={(message) => void open(message)} />
        ) : (
          answer.answer
        )}
      </p>
    </div>
  )
}

/** What is read on demand. */
function Disclosed({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group text-base">
      <summary className="-ms-1 inline-flex min-h-9 cursor-pointer list-none items-center gap-1 rounded-sm px-1 text-pen underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90" aria-hidden="true" />
        {title}
      </summary>
      {children}
    </details>
  )
}

/** The definition of what was counted, for those who want to know. */
function How({ answer }: { answer: AskAnswer }) {
  const figure = 'figure' in answer ? answer.figure : undefined
  if (!figure) return null
  return (
    <Disclosed title={words.how}>
      <p className="mt-1 text-base text-ink-soft max-w-[60ch] border-s-3 border-line ps-4">
        {figure.definition} <span className="figures">{words.over({ n: answer.read_messages })}</span>
      </p>
    </Disclosed>
  )
}

function Notes({ answer: { notes, is_answered: isAnswered, messages, refused } }: { answer: AskAnswer }) {
  const { plan } = usePlan()
  const isCounted = plans[plan].questionsPerChat !== null
  const all = [
    ...notes,
    ...(isAnswered || messages.length > 0 || refused !== undefined ? [] : [words.none]),
    // The price of a question is not for someone in distress.
    ...(isAnswered || !isCounted || refused === 'distress' ? [] : [words.unanswered]),
  ]
  if (all.length === 0) return null
  return (
    <ul aria-label={words.notes} className="max-w-[60ch] space-y-1 text-base text-ink-soft">
      {all.map((note) => (
        <li key={note} dir="auto">
          {note}
        </li>
      ))}
    </ul>
  )
}

/** A count of more messages than these rests on others, too. */
function titleOf(answer: AskAnswer): string {
  const { messages, method } = answer
  if (method === 'search') return words.found({ n: messages.length })
  const counted = 'figure' in answer ? answer.figure : undefined
  const isAll = messages.length === 1 || counted === undefined || counted.value === messages.length
  return isAll ? words.behind({ n: messages.length }) : words.some
}

/** A message of an answer, which opens in its conversation. */
function Found({ chat, message }: { chat: UploadAnswer; message: AskAnswer['messages'][number] }) {
  const open = useOpenMessage(chat)
  return <FoundMessage chat={chat} found={message} source="Ask" openLabel={words.open} onOpen={() => void open(message)} />
}

function Behind({ chat, answer }: GivenAnswerProps) {
  const { messages, around, search } = answer
  return (
    <>
      {messages.length > 0 && (
        <div>
          <h3 className="font-semibold">{titleOf(answer)}</h3>
          <FirstOnes of={messages} first={first} isOrdered className="mt-2 divide-y divide-line border-y border-line">
            {(message) => <Found key={message.id} chat={chat} message={message} />}
          </FirstOnes>
        </div>
      )}
      {around && (
        <Disclosed title={words.around} isOpen>
          <ol className="mt-1 divide-y divide-line border-y border-line">
            {around.map((message) => (
              <Found key={message.id} chat={chat} message={message} />
            ))}
          </ol>
        </Disclosed>
      )}
      {search && (
        <Link
          {...leadsWithin(chat, noFilters)(searchOf(search))}
          className="group inline-flex min-h-11 items-center gap-2 font-semibold text-pen underline-offset-4 hover:underline"
        >
          {words.find}
          <ArrowRight className="size-4 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1" aria-hidden="true" />
        </Link>
      )}
    </>
  )
}
