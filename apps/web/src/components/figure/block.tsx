import { type ReactNode, useId } from 'react'
import { ScreenContext } from '#components/screen/screen.ts'
import { useShown } from '#components/screen/use-shown.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { say } from '#messages/index.ts'
import { failedSentence } from '#ui/failed-sentence.ts'
import { Sentence } from '#ui/person.tsx'
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Drawn } from './drawn.tsx'
import { Counted, type Messages } from './figure-info.tsx'
import { Recounted } from './refreshing.tsx'
import { Show } from './show.tsx'

const { block: words } = say

export interface BlockProps<T> {
  of: Loadable<T>
  name: string
  /** The rank of its heading: 3 below one of several blocks. */
  level?: 2 | 3
  definition: string
  /** Over how much, in words. */
  over: (data: T) => string
  /** What it counts. */
  leads?: readonly Messages[]
  /** What it says in this chat. */
  sentence: (data: T) => string
  /** What it says where there is nothing to count. */
  empty: string
  /** Beside the name. */
  tools?: (data: T) => ReactNode
  children: (data: T) => ReactNode
}

/** One figure of the chat: its name, how it is counted, a sentence, and the numbers. */
export function Block<T>({ of, name, level = 2, definition, over, leads, sentence, empty, tools, children }: BlockProps<T>) {
  const title = useId()
  const Heading = `h${level}` as const
  return (
    <ScreenContext value={useShown(of)}>
      <section aria-labelledby={title} className="min-w-0 border-t border-line pt-5">
        <div className="flex min-h-9 flex-wrap items-center gap-x-1 gap-y-1">
          <Heading id={title} className="font-semibold">
            {name}
          </Heading>
          {of.state === 'ready' && <Counted figure={name} definition={definition} over={over(of.data)} leads={leads} />}
          {of.state === 'ready' && tools?.(of.data)}
        </div>
        <Show
          of={of}
          waiting={
            <div role="status" aria-label={words.loading({ name })}>
              <Skeleton className="mt-2 h-7 w-3/4" />
              <Skeleton className="mt-6 h-40" />
            </div>
          }
          empty={<p className="mt-1 text-lg text-ink-soft">{empty}</p>}
          failed={(again, failure) => (
            <QuietFailure sentence={failedSentence(failure, words.failed({ name }))} again={again} className="mt-1" />
          )}
        >
          {(data) => (
            <Recounted of={of}>
              <Drawn of={data} failed={(again) => <QuietFailure sentence={words.failed({ name })} again={again} className="mt-1" />}>
                {(data) => (
                  <>
                    <p className="display mt-1.5 max-w-[52ch] text-2xl [overflow-wrap:anywhere]">
                      <Sentence>{sentence(data)}</Sentence>
                    </p>
                    <div className="mt-6">{children(data)}</div>
                  </>
                )}
              </Drawn>
            </Recounted>
          )}
        </Show>
      </section>
    </ScreenContext>
  )
}
