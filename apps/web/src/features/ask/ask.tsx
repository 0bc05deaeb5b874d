import type { AskedQuestion, UploadAnswer } from '@convostat/api'
import { plans } from '@convostat/license'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ScreenHead } from '#components/screen/screen-head.tsx'
import { HistoricalNotice } from '#components/uploads/historical.tsx'
import { NotKept } from '#components/uploads/not-kept.tsx'
import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { RereadNotice } from '#components/uploads/reread-notice.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { engine } from '#data/client/engine.ts'
import { usePlan } from '#data/license/plan.ts'
import { useLocalModel } from '#data/local-model/local-model.ts'
import { useAsked } from '#data/saved/asked-questions.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Composer } from './composer.tsx'
import { earlierOf } from './earlier-questions.ts'
import { Example } from './example.tsx'
import { Answered, Exchange } from './exchange.tsx'
import { forget } from './forgetting.ts'
import { LocalAi } from './local-ai.tsx'
import { sayAsk } from './messages/index.ts'
import { QuestionUsed } from './question-used.tsx'
import { RunningAnswer } from './running-answer.tsx'
import { ServerAi, useServerModel } from './server-ai.tsx'
import { Suggestions } from './suggestions.tsx'
import { withoutMarks } from './text-pieces.ts'
import { type Answering, type Running, useAsking } from './use-asking.ts'
import { useStatus } from './use-status.ts'

const words = sayAsk

/** Questions about the chat, in plain words. */
export function Ask() {
  return (
    <WithChat waiting={<OpeningPage title={sayAsk.title} parts={['h-14', 'h-72']} />}>
      {(chat) => <AskChat chat={chat} key={chat.upload_id} />}
    </WithChat>
  )
}

/** This many questions are there before one asks for earlier ones. */
const shownAtFirst = 10

function AskChat({ chat }: { chat: UploadAnswer }) {
  const { upload_id: id } = chat
  const asked = useAsked(id)
  const status = useStatus()
  const answering = useAnswering()
  const { running: under, unkept, keepAgain, ask, stop, dismiss } = useAsking(id, answering)
  // As soon as it is kept it is among the others.
  const running = under && asked?.some((each) => each.id === under.id) ? null : under
  const left = useQuestionsLeft(status?.questions_used ?? null)
  const [typed, setTyped] = useState('')
  const [isWhole, setWhole] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const last = useRef<HTMLDivElement>(null)
  const isAsking = running?.state === 'asking'
  const spoken = useSpoken(running ?? unkept.at(-1) ?? null, asked)

  const isFieldThere = left !== 0 || isAsking
  useLanding(last, asked, running ?? unkept.at(-1) ?? null, isFieldThere)

  async function put(question: string, again?: string): Promise<void> {
    if (isAsking || left === 0) return
    // A question that was pressed takes nothing from one that is being written.
    const isTyped = typed.trim() === question
    if (isTyped) setTyped('')
    // On a touch screen the field brings the keyboard, which would cover the answer to a question that was pressed.
    if (isTyped || matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true })
    if ((await ask(question, earlierOf(asked ?? [], Date.now(), again))) === 'refused' && isTyped) setTyped((now) => now || question)
  }

  const all = asked ?? []
  const shown = isWhole ? all : all.slice(-shownAtFirst)
  // One under way becomes one that is kept in its place.
  const entries = [...shown, ...unkept, ...(running ? [running] : [])]
  const mayAsk = !isAsking && left !== 0
  const isOffering = asked !== null && mayAsk && !isOfDistress(entries.at(-1))
  return (
    <Page isNarrow isDense>
      <ScreenHead title={words.title} people={chat.overview.participants} about={words.about} />
      <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
      <HistoricalNotice chat={chat} />
      <NotKept chat={chat} />
      <RereadNotice />
      <UnreadNote kind="asked-questions" />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {asked === null ? (
        <Skeleton className="h-72" />
      ) : (
        <section aria-label={words.conversation} hidden={entries.length === 0}>
          {all.length > shown.length && (
            <Button kind="quiet" size="small" className="-ms-3 mb-2" onClick={() => setWhole(true)}>
              {words.earlier({ n: all.length - shown.length })}
            </Button>
          )}
          {entries.map((entry) => (
            <div key={entry.id} ref={entry === entries.at(-1) ? last : undefined} tabIndex={-1} className="outline-none">
              <Exchange question={entry.question} aria-busy={entry === running && isAsking}>
                {!('state' in entry) ? (
                  <Answered
                    chat={chat}
                    question={entry.question}
                    answer={entry.answer}
                    onAgain={mayAsk ? () => void put(entry.question, entry.id) : undefined}
                    onAsk={mayAsk ? (question) => put(question, question === entry.question ? entry.id : undefined) : undefined}
                    onDelete={() => void forget(id, [entry.id])}
                  />
                ) : (
                  <RunningAnswer
                    chat={chat}
                    running={entry}
                    model={answering.local_model ? (answering.model ?? status?.model ?? null) : null}
                    onAgain={left === 0 ? undefined : () => void put(entry.question)}
                    onDismiss={() => dismiss(entry.id)}
                    onKeep={() => void keepAgain(entry.id)}
                  />
                )}
              </Exchange>
            </div>
          ))}
        </section>
      )}
      {!isFieldThere ? (
        <QuestionUsed />
      ) : (
        <Composer
          field={field}
          typed={typed}
          onType={setTyped}
          isAsking={isAsking}
          onAsk={(question) => void put(question)}
          onStop={stop}
          left={isOfDistress(entries.at(-1)) ? null : left}
        />
      )}
      {isOffering && (
        <Suggestions
          people={chat.overview.participants}
          but={all.map(({ question }) => question)}
          isHero={entries.length === 0}
          onAsk={put}
        />
      )}
      {engine.kind === 'browser' ? <LocalAi /> : status && <ServerAi status={status} host={engine.host} />}
      {/* Last, since it may turn out that there is none: nothing is below it that would move. */}
      {isOffering && entries.length === 0 && (engine.kind === 'browser' || status) && <Example />}
      {all.length > 0 && (
        <Kept
          onDelete={() =>
            void forget(
              id,
              all.map((each) => each.id),
            )
          }
        />
      )}
    </Page>
  )
}

/** That questions are kept, and a way to delete them all. */
const Kept = ({ onDelete }: { onDelete: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-ink-faint">
    <p>{words.kept}</p>
    <Button kind="quiet" size="small" className="-ms-3" onClick={onDelete}>
      {words.deleteAll}
    </Button>
  </div>
)

/**
 * Who comes back continues where the conversation ended, who asks looks at the question, and then at the answer from its beginning.
 * The focus stays where it is; where its field went away, it moves to the answer.
 */
function useLanding(
  last: RefObject<HTMLElement | null>,
  asked: readonly AskedQuestion[] | null,
  running: Running | null,
  isFieldThere: boolean,
): void {
  const landed = useRef<string | null>(null)
  const place = asked === null ? null : running ? `${running.state} ${running.id}` : (asked.at(-1)?.id ?? 'nothing')
  const isLonger = useRef(0)
  const count = asked?.length ?? 0
  useEffect(() => {
    if (place === null || place === landed.current) return
    const isDeleted = running === null && count < isLonger.current
    landed.current = place
    isLonger.current = count
    if (isDeleted || place === 'nothing') return
    last.current?.scrollIntoView({ block: 'start' })
    // What was pressed went away.
    if (running && document.activeElement === document.body) last.current?.focus({ preventScroll: true })
  }, [place, last, running, count])
  const wasThere = useRef(isFieldThere)
  useEffect(() => {
    if (wasThere.current && !isFieldThere && document.activeElement === document.body) last.current?.focus({ preventScroll: true })
    wasThere.current = isFieldThere
  }, [isFieldThere, last])
}

/** Someone in distress is neither offered questions nor reminded of their price. */
const isOfDistress = (entry: AskedQuestion | Running | undefined): boolean =>
  entry !== undefined && 'answer' in entry && entry.answer.refused === 'distress'

/** How many questions are left of this chat; null for any number, undefined while that is not known. */
function useQuestionsLeft(used: number | null): number | null {
  const { plan } = usePlan()
  const { questionsPerChat: limit } = plans[plan]
  return limit === null || used === null ? null : Math.max(0, limit - used)
}

/** Whether a local model may answer, as the reader wants it. */
function useAnswering(): Answering {
  const local = useLocalModel()
  const isOnServer = useServerModel()
  if (engine.kind === 'server') return { local_model: isOnServer }
  return local.isOn && local.reason === null && local.model !== null ? { local_model: true, model: local.model } : { local_model: false }
}

/** What is heard of a question: that it is looked into, then the answer as a whole, never piece by piece. */
function useSpoken(running: Running | null, asked: readonly AskedQuestion[] | null): string {
  // Which was asked here: others come and go by deleting, undoing and in other tabs.
  const [heard, setHeard] = useState<string | null>(null)
  if (running?.state === 'asking' && heard !== running.id) setHeard(running.id)
  if (running?.state === 'asking') return words.asking
  if (running?.state === 'stopped') return words.stopped
  if (running?.state === 'failed') return `${words.failed.title}. ${words.failed.text({ detail: failureSentence(running.failure) })}`
  if (running?.state === 'unkept') return running.answer.answer
  return withoutMarks(asked?.find(({ id }) => id === heard)?.answer.answer ?? '')
}
