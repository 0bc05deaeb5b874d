import type { Contract, Output } from '@convostat/api'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { useOpenConversation } from '#components/conversation/use-conversation.ts'
import { Recounted } from '#components/figure/refreshing.tsx'
import { Show } from '#components/figure/show.tsx'
import { FoundMessage } from '#components/message/found-message.tsx'
import { useListKeys } from '#components/message/use-list-keys.ts'
import { isPrevious } from '#data/client/loadable.ts'
import { searchFieldId } from '#data/search/use-search-field.ts'
import { say } from '#messages/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ExportButton } from './export-button.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { SearchResults } from './outcome.ts'
import { mayHaveResults, type Outcome, outcomeOf } from './outcome.ts'
import { Pager } from './pager.tsx'
import { resultsId } from './results-id.ts'
import type { SearchControl } from './search-control.ts'
import { SentimentSwitch } from './sentiment-switch.tsx'
import { SortSelect } from './sort-select.tsx'

const { results: words } = saySearch

interface ResultsProps extends SearchControl {
  found: SearchResults
  /** Where the page begins that is turned. */
  top: RefObject<HTMLElement | null>
}

/** What was found: how much, in which order, page by page. */
export function Results({ found, top, ...control }: ResultsProps) {
  const { searching, changeSearching } = control
  const outcome = outcomeOf(found, searching)
  const stay = () => top.current?.focus({ preventScroll: true })
  const turn = (offset: number) => {
    changeSearching(() => ({ offset }))
    top.current?.scrollIntoView({ block: 'start' })
    stay()
  }
  return (
    <section aria-labelledby="search-found" className="space-y-4">
      <h2 id="search-found" className="sr-only">
        {words.title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-5">
        <div className="flex flex-1 items-center justify-between gap-x-3 max-sm:basis-full">
          <p role="status" aria-busy={isStale(found)} className={isSeen(outcome) ? 'figures text-lg' : 'sr-only'}>
            {found.state === 'loading' ? <span className="sr-only">{words.searching}</span> : sentenceOf(outcome)}
          </p>
          <SentimentSwitch {...control} found={found} />
        </div>
        <SortSelect {...control} />
        <ExportButton {...control} isThere={mayHaveResults(outcome)} />
      </div>
      <Show
        of={found}
        waiting={<Skeleton className="h-96" />}
        failed={(again, { code }) =>
          code === 'not_available' && searching.sentiment !== null ? (
            <NotSounding onLeaveOut={() => changeSearching(() => ({ sentiment: null }))} stay={stay} />
          ) : (
            <Failed onRetry={again} stay={stay} />
          )
        }
        empty={
          searching.offset > 0 ? (
            <PastEnd onFirst={() => turn(0)} />
          ) : (
            <Recounted of={found}>
              <NothingFound {...control} stay={stay} />
            </Recounted>
          )
        }
      >
        {({ results, metadata }) => (
          <>
            <Recounted of={found}>
              <ResultList {...control} results={results} />
            </Recounted>
            <Pager {...metadata} shown={results.length} onTurn={turn} />
          </>
        )}
      </Show>
    </section>
  )
}

interface ResultListProps extends Pick<SearchControl, 'chat' | 'searching'> {
  results: Output<Contract['search']['run']>['results']
}

function ResultList({ chat, searching, results }: ResultListProps) {
  const showsSentiment = searching.showsSentiment || searching.sentiment !== null
  const open = useOpenConversation()
  const { history } = useRouter()
  const list = useRef<HTMLOListElement>(null)
  useListKeys(list, () => document.getElementById(searchFieldId)?.focus())
  return (
    <>
      <p className="mb-3 hidden text-sm text-ink-faint [@media(hover:hover)]:block">{words.keys}</p>
      <ol ref={list} id={resultsId} className="divide-y divide-line border-y border-line">
        {results.map((hit) => (
          <FoundMessage
            key={hit.id}
            chat={chat}
            found={showsSentiment ? hit : { ...hit, sentiment: undefined }}
            source="Search"
            openLabel={words.open}
            // The matches are stepped through there.
            onOpen={() => open(hit.id, { searching: history.location.state.searching })}
          />
        ))}
      </ol>
    </>
  )
}

/** What is heard of the search. */
const sentenceOf = (outcome: Outcome): string => {
  if (outcome.is === 'past-end') return words.pastEnd
  if (outcome.is === 'unknown') return ''
  return outcome.total === 0 ? saySearch.none.title : words.found({ n: outcome.total })
}

/** Whether the sentence is shown, too; nothing, and a page that is none, are said below it. */
const isSeen = (outcome: Outcome): boolean => outcome.is === 'unknown' || (outcome.is === 'counted' && outcome.total > 0)

const isStale = (found: SearchResults): boolean => found.state === 'loading' || isPrevious(found)

/** No alert: what was typed is there, and the next letter tries it again. */
function Failed({ onRetry, stay }: { onRetry: (() => void) | undefined; stay: () => void }) {
  const retry = () => {
    onRetry?.()
    stay()
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 border-y border-line py-6">
      <p className="text-ink-soft">{words.failed}</p>
      {onRetry && (
        <Button kind="outline" size="small" onClick={retry}>
          {say.retry}
        </Button>
      )}
    </div>
  )
}

/** Asked for by how they sound, which is unknown now: above it is why, and the way to try again. */
function NotSounding({ onLeaveOut, stay }: { onLeaveOut: () => void; stay: () => void }) {
  const leaveOut = () => {
    onLeaveOut()
    stay()
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 border-y border-line py-6">
      <p className="text-ink-soft">{words.notSounding}</p>
      <Button kind="outline" size="small" onClick={leaveOut}>
        {words.leaveOut}
      </Button>
    </div>
  )
}

function PastEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-y border-line py-6">
      <p className="text-ink-soft">{words.pastEnd}</p>
      <Button kind="outline" size="small" onClick={onFirst}>
        {words.firstPage}
      </Button>
    </div>
  )
}
