import { useId } from 'react'
import { Show } from '#components/figure/show.tsx'
import { MessageText } from '#components/message/message-text.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { asked, noSearch } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { FirstOnes } from '#ui/first-ones.tsx'
import { KindMark } from '#ui/kind.tsx'
import { Called } from '#ui/person.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const { letter: words } = sayDashboard

/** The others are one press away: the figures below are wanted, too. */
const shownFirst = 12

/** A chat of few messages, or what the filters leave of one: the messages themselves, as a letter. */
export function Letter({ messages }: { messages: number }) {
  const title = useId()
  // Of the whole chat: a filter leaves fewer.
  const { filters, open, people } = useScreen()
  const all = useCall(api.search.run, { ...asked({ ...noSearch, ...filters, sort: 'date_asc' }, people), limit: messages })
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="display text-2xl">
        {words.title}
      </h2>
      <p className="mt-1.5 text-ink-soft">{words.lead({ n: messages })}</p>
      <div className="corners mt-7 max-w-[46rem] border border-line bg-sheet px-5 py-6 shadow-lift sm:px-9 sm:py-8">
        <Show of={all} waiting={<Skeleton className="h-40" />}>
          {({ results }) => (
            <FirstOnes of={results} first={shownFirst} className="space-y-5" isOrdered gap="mt-5">
              {({ id, author, date, message, kind, length }, place) => (
                <li key={id} className="flex gap-3">
                  <Avatar name={author} className="mt-0.5 size-9 text-base" />
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
                      <PersonButton name={author} className="font-semibold">
                        <Called>{author}</Called>
                      </PersonButton>
                      <button
                        type="button"
                        onClick={() => open(id)}
                        className="target figures text-ink-soft underline-offset-4 hover:text-pen hover:underline"
                      >
                        <time dateTime={date}>{isNewDay(results, place) ? format.dayAndTime(date) : format.time(date)}</time>
                      </button>
                      <KindMark kind={kind} />
                    </p>
                    <MessageText text={message} kind={kind} length={length} className="mt-0.5 font-serif text-lg" />
                  </div>
                </li>
              )}
            </FirstOnes>
          )}
        </Show>
      </div>
    </section>
  )
}

const isNewDay = (messages: readonly { date: string }[], place: number): boolean =>
  place === 0 || messages[place].date.slice(0, 10) !== messages[place - 1].date.slice(0, 10)
