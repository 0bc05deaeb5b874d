import type { Favorite } from '@convostat/api'
import { useEffect, useMemo, useRef } from 'react'
import { useOpenConversation } from '#components/conversation/use-conversation.ts'
import { Show } from '#components/figure/show.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { useChat } from '#data/chat/open-chat.ts'
import { useStorage } from '#data/chat/storage.ts'
import { arranged, isNarrowed, within } from '#data/saved/arranging.ts'
import { areInMemory, useFavorites } from '#data/saved/favorites.ts'
import { offerLeftovers } from '#data/saved/removing.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { say } from '#messages/index.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toContent } from '#ui/to-content.ts'
import { Counts } from './counts.tsx'
import { FavoriteList } from './favorite-list.tsx'
import { NoneYet } from './none-yet.tsx'
import { Tools } from './tools.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useInConversation } from './use-in-conversation.ts'

const words = sayFavorites

/** The messages that were saved, of all chats: it needs no chat to be open. */
export function Favorites() {
  const favorites = useFavorites()
  const { kind, trouble } = useStorage()
  const isAllInMemory = kind === 'memory' && !trouble
  const isThere = favorites.state === 'ready' || favorites.state === 'empty'
  useEffect(() => {
    if (isThere) offerLeftovers()
  }, [isThere])
  const wasEmpty = useRef(false)
  useEffect(() => {
    // The heart that saved the first one is gone.
    if (wasEmpty.current && favorites.state === 'ready' && document.activeElement === document.body) toContent()
    wasEmpty.current = favorites.state === 'empty'
  }, [favorites.state])
  return (
    <Page isNarrow isDense>
      <h1 className="display text-4xl sm:text-5xl">{words.title}</h1>
      <div className="space-y-8 sm:space-y-10">
        {isThere && areInMemory() && (
          <Banner kind="warning" title={isAllInMemory ? sayStorage.nothingKept : sayStorage.savedNotKept}>
            <p>{isAllInMemory ? sayStorage.nothingKeptWhy : sayStorage.savedNotKeptWhy}</p>
          </Banner>
        )}
        <UnreadNote kind="favorites" />
        <Show of={favorites} waiting={<Waiting />} empty={<NoneYet />} failed={(again) => <NotLoaded onRetry={again} />}>
          {(all) => <Saved all={all} />}
        </Show>
      </div>
    </Page>
  )
}

function Saved({ all }: { all: readonly Favorite[] }) {
  const { data: chat } = useChat()
  const { arrangement, shown: deferred, change } = useArrangement()
  const wanted = useMemo(() => within(all, deferred), [all, deferred])
  const shown = useMemo(() => arranged(all, wanted), [all, wanted])
  const reading = useInConversation(useOpenConversation())
  const showAll = () => {
    change({ chat: null, query: '' })
    // The button goes with it.
    toContent()
  }
  return (
    <>
      <p className="-mt-3 max-w-[38rem] text-lg text-ink-soft">{words.lead}</p>
      <Counts all={all} />
      <section aria-labelledby="saved-messages">
        <h2 id="saved-messages" className="sr-only">
          {words.list.label}
        </h2>
        <Tools all={all} shown={shown} arrangement={within(all, arrangement)} change={change} />
        {shown.length > 0 ? (
          <FavoriteList shown={shown} query={wanted.query} chat={chat ?? null} reading={reading} />
        ) : (
          <Empty
            drawing="glass"
            level={3}
            title={words.tools.nothing}
            actions={
              isNarrowed(wanted) && (
                <Button kind="outline" onClick={showAll}>
                  {words.tools.showAll}
                </Button>
              )
            }
          />
        )}
      </section>
    </>
  )
}

function NotLoaded({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <Banner kind="failure">
      <p>{words.failed}</p>
      <Button kind="outline" size="small" onClick={onRetry}>
        {say.retry}
      </Button>
    </Banner>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-28" />
      <Skeleton className="h-11" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </>
  )
}
