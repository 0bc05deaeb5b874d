import type { UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { threadsOf } from '#charts/ribbon/colored.ts'
import { useOpenConversation } from '#components/conversation/use-conversation.ts'
import { Recounted } from '#components/figure/refreshing.tsx'
import { Show } from '#components/figure/show.tsx'
import { AllOfChat } from '#components/screen/all-of-chat.tsx'
import { ExampleScreen } from '#components/screen/example-screen.tsx'
import { ScreenHead } from '#components/screen/screen-head.tsx'
import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { useLeftOutWords } from '#data/saved/left-out-words.ts'
import { noFilters } from '#data/search/filters.ts'
import { leadsWithin } from '#data/search/search-links.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Page } from '#ui/page.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Cover } from './cover.tsx'
import { example, examplePeople } from './example.ts'
import { InWords } from './in-words.tsx'
import { StoryPlayer } from './story-player.tsx'
import { useStory } from './use-story.ts'
import { YearChoice } from './year-choice.tsx'

const words = sayWrapped

/** The chat this tab looks at, as a story. */
export function Wrapped() {
  return (
    <WithChat waiting={<OpeningPage title={sayWrapped.title} parts={['h-11 w-2/3', 'h-[32rem]']} />}>
      {(chat) => <ChatWrapped chat={chat} key={chat.upload_id} />}
    </WithChat>
  )
}

function ChatWrapped({ chat }: { chat: UploadAnswer }) {
  const { story, open, turnTo, close } = useStory()
  const [chosen, choose] = useState<number | null>(story?.year ?? null)
  // Who comes back to a story comes back to its year.
  const year = story ? story.year : chosen
  const leftOut = useLeftOutWords()
  const told = useCall(api.wrapped.get, { ...(year !== null && { year }), ...(leftOut.length > 0 && { without: [...leftOut] }) })
  const ribbon = useCall(api.charts.ribbon, year === null ? {} : { from: `${year}-01-01`, to: `${year}-12-31` })
  const placeOf = usePlaces()
  const threads = useMemo(() => (ribbon.state === 'ready' ? threadsOf(ribbon.data, placeOf) : null), [ribbon, placeOf])
  const openMessage = useOpenConversation()
  const playButton = useRef<HTMLButtonElement>(null)
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <ScreenHead title={words.title} people={chat.overview.participants} />
        <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
        <Show
          of={told}
          waiting={<WaitingStory />}
          empty={<Empty drawing="evenDays" title={words.empty} />}
          failed={(again) => <QuietFailure sentence={words.failed} again={again} />}
        >
          {(data) => (
            <>
              <YearChoice years={data.years} year={year} onChoose={choose} />
              {data.without_feelings && <WithoutFeelings />}
              <Recounted of={told}>
                <Told
                  of={data}
                  people={chat.people}
                  title={chat.import.title}
                  ribbon={threads}
                  onPlay={(at) => open(year, at)}
                  playButton={playButton}
                />
              </Recounted>
              {story && data.year === story.year && (
                <AllOfChat leadTo={leadsWithin(chat, noFilters)}>
                  <StoryPlayer
                    of={data}
                    at={story.at}
                    people={chat.people}
                    title={chat.import.title}
                    ribbon={threads}
                    onTurn={turnTo}
                    onOpenMessage={openMessage}
                    playButton={playButton}
                    onClose={() => {
                      choose(story.year)
                      close()
                    }}
                  />
                </AllOfChat>
              )}
            </>
          )}
        </Show>
      </div>
    </Page>
  )
}

/** The same with an invented chat. */
export const LockedWrapped = () => (
  <ExampleScreen>
    <div className="space-y-6 sm:space-y-8">
      <Told of={example} people={examplePeople} title={null} ribbon={null} onPlay={() => undefined} playButton={null} />
    </div>
  </ExampleScreen>
)

function Told(cover: ComponentProps<typeof Cover>) {
  return (
    <>
      <Cover {...cover} />
      <InWords of={cover.of} />
    </>
  )
}

function WaitingStory() {
  return (
    <div role="status" aria-label={words.telling} className="late space-y-6">
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-[32rem]" />
    </div>
  )
}

/** What only feelings tell is missing; it may be there a little later. */
function WithoutFeelings() {
  const queries = useQueryClient()
  return (
    <Banner kind="note">
      <p>{words.withoutFeelings}</p>
      <Button kind="outline" size="small" onClick={() => void queries.invalidateQueries({ queryKey: [api.wrapped.get.key] })}>
        {words.again}
      </Button>
    </Banner>
  )
}
