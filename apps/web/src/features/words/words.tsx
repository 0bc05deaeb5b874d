import type { UploadAnswer } from '@convostat/api'
import { useRef, useState } from 'react'
import { Conversation } from '#components/conversation/conversation.tsx'
import { useConversation } from '#components/conversation/use-conversation.ts'
import { Recounted } from '#components/figure/refreshing.tsx'
import { usePartShown } from '#components/figure/use-filter-label.ts'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { NothingLeft } from '#components/filters/nothing-left.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import { personPlaces } from '#data/people/person-places.ts'
import { useLeftOutWords } from '#data/saved/left-out-words.ts'
import { countWords, useWordsCounted } from '#data/saved/words-counted.ts'
import { asked, isFiltered, noFilters } from '#data/search/filters.ts'
import { leadsWithin } from '#data/search/search-links.ts'
import { useFilters } from '#data/search/use-filters.ts'
import { sayWords } from '#messages/say/words.ts'
import { Page } from '#ui/page.tsx'
import { ScreenTitle } from '#ui/screen-title.tsx'
import type { StoryTerm } from './answers.ts'
import { Compared } from './compared.tsx'
import { EmojiCloud } from './emoji-cloud.tsx'
import { Links } from './links.tsx'
import { Phrases } from './phrases.tsx'
import { TopicList } from './topics.tsx'
import { useLeaveOut } from './use-leave-out.ts'
import { Waiting } from './waiting.tsx'
import { comparedWithoutNames, withoutNames } from './without-names.ts'
import { WordChoice } from './word-choice.tsx'
import { WordCloud } from './word-cloud.tsx'
import { WordStory } from './word-story.tsx'
import { WritingStyle } from './writing-style.tsx'

const words = sayWords
/** So many words the list has; the cloud shows the first of them. */
const mostWords = 200
const mostEmoji = 100

/** What is said in the chat this tab looks at, how, and by whom. */
export function Words() {
  return <WithChat waiting={<Waiting />}>{(chat) => <ChatWords chat={chat} key={chat.upload_id} />}</WithChat>
}

function ChatWords({ chat }: { chat: UploadAnswer }) {
  const placeOf = personPlaces(chat)
  const { filters, change } = useFilters(chat)
  const part = asked(filters, chat.overview.participants.length)
  const figures = useCall(api.overview.get, part, isFiltered(filters) ? undefined : chat)
  const counted = useWordsCounted()
  const leftOut = useLeftOutWords()
  const { leaveOut, bringBack } = useLeaveOut()
  const counting = { ...part, ...(leftOut.length > 0 && { without: [...leftOut] }), ...(counted.everyday && { all: true }) }
  const everyWord = useCall(api.words.list, { ...counting, top_n: mostWords })
  const list = useMapped(everyWord, counted.names ? asItIs : withoutNames)
  const emoji = useCall(api.words.emojis, { ...part, top_n: mostEmoji })
  const allCompared = useCall(api.words.compare, counting)
  const compared = useMapped(allCompared, counted.names ? asItIs : comparedWithoutNames)
  const phrases = useCall(api.words.phrases, { ...counting, top_n: 24 })
  const topics = useCall(api.words.topics, counting)
  const style = useCall(api.words.style, part)
  const links = useCall(api.words.links, part)
  const conversation = useConversation()
  const all = leadsWithin(chat, filters)
  const leads = {
    list: usePartShown(list).leadTo ?? all,
    emoji: usePartShown(emoji).leadTo ?? all,
    phrases: usePartShown(phrases).leadTo ?? all,
    style: usePartShown(style).leadTo ?? all,
    links: usePartShown(links).leadTo ?? all,
  }
  const [told, setTold] = useState<StoryTerm | null>(null)
  /** Where the keyboard stood as the story was opened. */
  const opener = useRef<Element | null>(null)
  const tell = (next: StoryTerm) => {
    opener.current = document.activeElement
    // How often it was said in a part is not said of the whole chat.
    setTold(isFiltered(filters) ? { ...next, count: undefined } : next)
  }
  return (
    <Page>
      <div className="space-y-6 sm:space-y-8">
        <ScreenTitle title={words.title} about={words.about} />
        <Truncated chat={chat} meaning={words.truncatedMeaning} />
        <FilterBar chat={chat} filters={filters} change={change} placeOf={placeOf} figures={figures} />
        <WordChoice counted={counted} onCount={countWords} leftOut={leftOut} onBringBack={(word) => void bringBack(word)} />
        <UnreadNote kind="left-out-words" />
      </div>
      {figures.state === 'empty' ? (
        <NothingLeft onClear={() => change(() => noFilters)} />
      ) : (
        <>
          <Recounted of={list}>
            <WordCloud of={list} leadTo={leads.list} onTell={tell} />
          </Recounted>
          <Recounted of={emoji}>
            <EmojiCloud of={emoji} leadTo={leads.emoji} onTell={tell} />
          </Recounted>
          <Compared of={compared} placeOf={placeOf} onTell={tell} />
          <Phrases of={phrases} leadTo={leads.phrases} onTell={tell} />
          <TopicList of={topics} placeOf={placeOf} onTell={tell} onOpen={conversation.open} />
          <WritingStyle of={style} leadTo={leads.style} placeOf={placeOf} onOpen={conversation.open} />
          <Links of={links} leadTo={leads.links} placeOf={placeOf} onOpen={conversation.open} />
        </>
      )}
      {told && (
        <WordStory
          chat={chat}
          told={told}
          isPart={isFiltered(filters)}
          placeOf={placeOf}
          onOpen={(id) => {
            setTold(null)
            conversation.open(id)
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
      {conversation.openId !== null && (
        <Conversation chat={chat} messageId={conversation.openId} onClose={conversation.close} source="Words" />
      )}
    </Page>
  )
}

const asItIs = <T,>(data: T): T => data
