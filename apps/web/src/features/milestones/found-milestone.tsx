import type { UploadAnswer } from '@convostat/api'
import { useCallback, useId, useMemo } from 'react'
import { useOpenConversation } from '#components/conversation/use-conversation.ts'
import { Counted } from '#components/figure/figure-info.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { UsageTimelineChart } from '#components/figure/usage-timeline-chart.tsx'
import { shortKeyword } from '#components/message/shown-keyword.tsx'
import { PersonBar } from '#components/people/person-bar.tsx'
import { AllOfChat } from '#components/screen/all-of-chat.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { asPhrase } from '#data/search/as-phrase.ts'
import type { LeadTo } from '#data/search/search-links.ts'
import { searchEntry } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { Figures } from './figures.tsx'
import { FirstOccurrence } from './first-occurrence.tsx'
import { Matches } from './matches.tsx'
import type { MilestoneMatches, Statistics } from './milestone-matches.ts'
import { ShareMilestoneFigure } from './share-milestone-figure.tsx'
import { TakenUp } from './who-said-it-next.tsx'

const words = sayMilestones

interface FoundMilestoneProps {
  chat: UploadAnswer
  keyword: string
  found: MilestoneMatches
  /** While another page of matches is on its way. */
  isTurning: boolean
  /** The page that was asked for. */
  offset: number
  turnTo: (offset: number) => void
}

/** Everything that is found of a keyword: the first time, who took it up, how often, when, and every time. */
export function FoundMilestone({ chat, keyword, found, isTurning, offset, turnTo }: FoundMilestoneProps) {
  const { first, last, statistics, timeline, matches, count, offset: shownOffset } = found
  const openIn = useOpenConversation()
  const open = (id: number) => openIn(id, searchEntry(chat, { query: asPhrase(keyword) }))
  /** The search that shows these messages, or a part of them. */
  const leadTo: LeadTo = useCallback(
    (part = {}) => ({
      to: '/search',
      state: searchEntry(chat, { query: asPhrase(keyword), sort: 'date_asc', ...part }),
    }),
    [chat, keyword],
  )
  const usage = useMemo(
    (): Loadable<{ months: MilestoneMatches['timeline']; messages: number }> => ({
      state: 'ready',
      data: { months: timeline, messages: count },
    }),
    [timeline, count],
  )
  return (
    <AllOfChat leadTo={leadTo}>
      <div className="space-y-14 sm:space-y-20">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <FirstOccurrence chat={chat} first={first} onOpen={() => open(first.id)} />
          <TakenUp chat={chat} keyword={keyword} authors={statistics.authors} />
        </div>
        <Figures
          keyword={keyword}
          messages={chat.overview.total_messages}
          statistics={statistics}
          last={last}
          onOpenLast={() => open(last.id)}
        />
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <UsageTimelineChart of={usage} unit={words.timeline.unitOf({ keyword: shortKeyword(keyword) })} />
          <ByWhom keyword={keyword} statistics={statistics} />
        </div>
        <Matches
          chat={chat}
          matches={matches}
          count={count}
          offset={shownOffset}
          wantedOffset={offset}
          isTurning={isTurning}
          turnTo={turnTo}
          onOpen={open}
        />
      </div>
    </AllOfChat>
  )
}

/** This many people are here before one asks for all. */
const shownPeople = 6

/** Everyone's part of it as bars in their colors; each links to that person's messages. */
function ByWhom({ keyword, statistics: { authors, total_occurrences: total } }: { keyword: string; statistics: Statistics }) {
  const title = useId()
  const over = sayCounted.over({ messages: total })
  return (
    <section aria-labelledby={title} className="relative min-w-0 border-t border-line pt-5">
      <h3 id={title} className="flex min-h-9 items-center gap-1 font-semibold">
        {words.figures.authors}
        <Counted figure={words.figures.authors} definition={words.counted.authors} over={over} />
      </h3>
      <ShareMilestoneFigure
        keyword={keyword}
        name={words.figures.authors}
        over={over}
        numbers={authors.map(({ author, count }) => ({
          label: author,
          person: author,
          said: format.count(count),
          part: count / total,
        }))}
        className="absolute end-0 top-5"
      />
      <FirstOnes of={authors} first={shownPeople} className="mt-3 space-y-3.5">
        {({ author, count }) => (
          <li key={author}>
            <PersonBar name={author} messages={count} part={count / total} />
          </li>
        )}
      </FirstOnes>
    </section>
  )
}
