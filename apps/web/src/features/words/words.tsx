import type { UploadAnswer } from '@convostat/api'
import { useRef, useState } from 'react'
import { Recounted } from '#components/figure/refreshing.tsx'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { NothingLeft } from '#components/filters/nothing-left.tsx'
import { ExampleScreen } from '#components/screen/example-screen.tsx'
import { type Besides, useFigure, useScreen } from '#components/screen/screen.ts'
import { ScreenHead } from '#components/screen/screen-head.tsx'
import { useOverview } from '#components/screen/use-overview.ts'
import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { useMapped } from '#data/client/use-mapped.ts'
import { useLeftOutWords } from '#data/saved/left-out-words.ts'
import { countWords, useWordsCounted } from '#data/saved/words-counted.ts'
import { noFilters } from '#data/search/filters.ts'
import { Page } from '#ui/page.tsx'
import type { StoryTerm } from './answers.ts'
import { EmojiCloud, WordCloud } from './clouds.tsx'
import { Compared } from './compared.tsx'
import { Links } from './links.tsx'
import { sayWords } from './messages/index.ts'
import { Phrases } from './phrases.tsx'
import { ownWordsSentence } from './sentences.ts'
import { shownPeople } from './settings.ts'
import { TopicList } from './topics.tsx'
import { useLeaveOut } from './use-leave-out.ts'
import { comparedWithoutNames, withoutNames } from './without-names.ts'
import { WordChoice } from './word-choice.tsx'
import { WordStory } from './word-story.tsx'
import { WritingStyle } from './writing-style.tsx'

const words = sayWords
/** This many words the list has; the cloud shows the first of them. */
const mostWords = 200
const mostEmoji = 100

/** What is said in the chat this tab looks at, how, and by whom. */
export function Words() {
  return (
    <WithChat waiting={<OpeningPage title={sayWords.title} isLed parts={['h-[30rem]', 'h-72']} />}>
      {(chat) => <ChatWords chat={chat} key={chat.upload_id} />}
    </WithChat>
  )
}

function ChatWords({ chat }: { chat: UploadAnswer }) {
  const { hasFilters, change, open } = useScreen()
  const isNothingLeft = useOverview(chat).state === 'empty'
  const counted = useWordsCounted()
  const leftOut = useLeftOutWords()
  const { leaveOut, bringBack } = useLeaveOut()
  const counting = { ...(leftOut.length > 0 && { without: [...leftOut] }), ...(counted.everyday && { all: true }) }
  const compared = useCompared(counting, counted.names)
  const [told, setTold] = useState<StoryTerm | null>(null)
  /** Where the focus was as the story was opened. */
  const opener = useRef<Element | null>(null)
  const tell = (next: StoryTerm) => {
    opener.current = document.activeElement
    // How often it was said in a part is not said of the whole chat.
    setTold(hasFilters ? { ...next, count: undefined } : next)
  }
  return (
    <Page>
      <div className="mb-4 space-y-4 sm:mb-6">
        <ScreenHead
          title={words.title}
          people={chat.overview.participants}
          lead={{ of: compared, sentence: ownWordsSentence }}
          filters={<FilterBar chat={chat} isAtEnd />}
        />
        <Truncated chat={chat} meaning={(limit) => words.truncatedMeaning({ limit })} />
        <WordChoice counted={counted} onCount={countWords} leftOut={leftOut} onBringBack={(word) => void bringBack(word)} />
        <UnreadNote kind="left-out-words" />
      </div>
      {isNothingLeft ? (
        <NothingLeft onClear={() => change(() => noFilters)} />
      ) : (
        <Cards counting={counting} hasNames={counted.names} isLed onTell={tell} />
      )}
      {told && (
        <WordStory
          chat={chat}
          told={told}
          isPart={hasFilters}
          onOpen={(id) => {
            setTold(null)
            open(id)
          }}
          onLeaveOut={
            told.kind === 'word'
              ? () => {
                  setTold(null)
                  void leaveOut(told.text)
                }
              : undefined
          }
          onClose={() => setTold(null)}
          onReturn={() =>
            opener.current instanceof HTMLElement && opener.current.isConnected && opener.current.focus({ preventScroll: true })
          }
        />
      )}
    </Page>
  )
}

/** The same with an invented chat. */
export const LockedWords = () => (
  <ExampleScreen>
    <div className="space-y-14">
      <Cards counting={{}} hasNames onTell={() => undefined} />
    </div>
  </ExampleScreen>
)

interface CardsProps {
  counting: Pick<Besides<'words'>, 'without' | 'all'>
  /** Whether names are words, too. */
  hasNames: boolean
  /** Whether the screen's head says the sentence of the first one. */
  isLed?: boolean
  onTell: (term: StoryTerm) => void
}

function Cards({ counting, hasNames, isLed, onTell }: CardsProps) {
  const list = useMapped(useFigure('words', { ...counting, top_n: mostWords }), hasNames ? asItIs : withoutNames)
  const emoji = useFigure('emojis', { top_n: mostEmoji })
  const compared = useCompared(counting, hasNames)
  const messages = useFigure('ownWordMessages', { ...counting, top_n: shownPeople })
  const phrases = useFigure('phrases', { ...counting, top_n: 24 })
  const topics = useFigure('topics', counting)
  const style = useFigure('writingStyle')
  const links = useFigure('links')
  // Once there, the other cards stay, also while the first one is asked for again.
  const [isBelowThere, setBelowThere] = useState(compared.state !== 'loading')
  if (!isBelowThere && compared.state !== 'loading') setBelowThere(true)
  return (
    <>
      {/* Its own space below: Chromium notices a frame late that what was the last of a page no longer is. */}
      <div className="mb-12 sm:mb-16">
        <Compared of={compared} isLead={isLed} messages={messages} onTell={onTell} />
      </div>
      {/* Nothing is below the first card before it is there: without anything to compare it is shorter than its place. */}
      {isBelowThere && (
        <>
          <Recounted of={list}>
            <WordCloud of={list} onTell={onTell} />
          </Recounted>
          <Recounted of={emoji}>
            <EmojiCloud of={emoji} onTell={onTell} />
          </Recounted>
          <Phrases of={phrases} onTell={onTell} />
          <TopicList of={topics} onTell={onTell} />
          <WritingStyle of={style} />
          <Links of={links} />
        </>
      )}
    </>
  )
}

/** What each says more than the others, with names as words or without them. */
const useCompared = (counting: CardsProps['counting'], hasNames: boolean) =>
  useMapped(useFigure('wordComparison', counting), hasNames ? asItIs : comparedWithoutNames)

const asItIs = <T,>(data: T): T => data
