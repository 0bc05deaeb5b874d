import type { UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { useOpenConversation } from '#components/conversation/use-conversation.ts'
import { Recounted } from '#components/figure/refreshing.tsx'
import { Show } from '#components/figure/show.tsx'
import { AllOfChat } from '#components/screen/all-of-chat.tsx'
import { ExampleScreen } from '#components/screen/example-screen.tsx'
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
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { ScreenTitle } from '#ui/screen-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Cover } from './cover.tsx'
import { example } from './example.ts'
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
  const openMessage = useOpenConversation()
  const playButton = useRef<HTMLButtonElement>(null)
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <ScreenTitle title={words.title} about={words.about} />
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
                <Told of={data} onPlay={(at) => open(year, at)} playButton={playButton} />
              </Recounted>
              {story && data.year === story.year && (
                <AllOfChat leadTo={leadsWithin(chat, noFilters)}>
                  <StoryPlayer
                    of={data}
                    at={story.at}
                    people={chat.people}
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
      <Told of={example} onPlay={() => undefined} playButton={null} />
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
