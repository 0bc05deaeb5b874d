import { type ReactNode, useId } from 'react'
import { type Numbers, savingOf } from '#charts/numbers.ts'
import { ScreenContext } from '#components/screen/screen.ts'
import { useShown } from '#components/screen/use-shown.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { say } from '#messages/index.ts'
import { failedSentence } from '#ui/failed-sentence.ts'
import { Sentence } from '#ui/person.tsx'
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Drawn } from './drawn.tsx'
import { FigureHead } from './figure-head.tsx'
import { Counted, type Messages } from './figure-info.tsx'
import { Recounted } from './refreshing.tsx'
import { ShareFigure } from './share-figure.tsx'
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
  /** Its numbers on a picture to share; null where its tools share it. */
  share: Numbers<T> | null
  /** What its drawing shows, beside the name. */
  unit?: string
  /** At the end of the line of the name. */
  tools?: (data: T) => ReactNode
  /** Whether the screen's head says its sentence: then it is not repeated here. */
  isLead?: boolean
  /** Shown while its drawing is counted, where most drawings have another height. */
  waiting?: ReactNode
  /** Whether its sentence is all there is: a quiet line, with nothing to share. */
  isQuiet?: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** One figure of the chat: its name, how it is counted, a sentence, and the numbers. */
export function Block<T>(props: BlockProps<T>) {
  const {
    of,
    name,
    level = 2,
    definition,
    over,
    leads,
    sentence,
    empty,
    share,
    unit,
    tools,
    isLead = false,
    waiting,
    isQuiet,
    children,
  } = props
  const title = useId()
  const Heading = `h${level}` as const
  const isSilent = of.state === 'ready' && (isQuiet?.(of.data) ?? false)
  const hasTools = of.state === 'ready' && !isSilent
  return (
    <ScreenContext value={useShown(of)}>
      <section aria-labelledby={title} className="min-w-0 border-t border-line pt-5">
        <FigureHead
          counted={of.state === 'ready' && <Counted figure={name} definition={definition} over={over(of.data)} leads={leads} />}
          unit={hasTools ? unit : undefined}
          tools={
            hasTools && (
              <>
                {tools?.(of.data)}
                {share && (
                  <ShareFigure
                    of={of.data}
                    name={name}
                    unit={share.unit}
                    over={over(of.data)}
                    saving={savingOf(share, sentence)}
                    className="-my-1 -me-3"
                  />
                )}
              </>
            )
          }
        >
          <Heading id={title} className="font-semibold">
            {name}
          </Heading>
        </FigureHead>
        <Show
          of={of}
          waiting={
            <div role="status" aria-label={words.loading({ name })}>
              {!isLead && <Skeleton className="mt-2 h-7 w-3/4" />}
              <div className={isLead ? 'mt-3' : 'mt-6'}>{waiting ?? <Skeleton className="h-40" />}</div>
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
                {(data) => {
                  const said = sentence(data)
                  return isSilent ? (
                    <p className="mt-1 text-lg text-ink-soft">
                      <Sentence>{said}</Sentence>
                    </p>
                  ) : (
                    <>
                      {!isLead && (
                        <p className="display mt-1.5 max-w-[52ch] text-2xl [overflow-wrap:anywhere]">
                          <Sentence>{said}</Sentence>
                        </p>
                      )}
                      <div className={isLead ? 'mt-3' : 'mt-6'}>{children(data)}</div>
                    </>
                  )
                }}
              </Drawn>
            </Recounted>
          )}
        </Show>
      </section>
    </ScreenContext>
  )
}
