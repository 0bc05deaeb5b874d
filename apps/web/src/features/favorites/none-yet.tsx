import { Link } from '@tanstack/react-router'
import { FirstsOnShow, useFirstsOnShow } from '#components/message/firsts-on-show.tsx'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { ChatScreen } from '#components/screen/chat-screen.tsx'
import { useChat, useCurrentId } from '#data/chat/open-chat.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const { none: words } = sayFavorites

/** Nothing is saved yet: what to do for it, where, and a message of the open chat to begin with. */
export function NoneYet() {
  const { data: chat } = useChat()
  const hasChat = useCurrentId() !== null
  return (
    <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
      <Empty
        drawing="album"
        isAtStart
        title={words.title}
        text={words.text}
        actions={
          <Link to={hasChat ? '/search' : '/app'} className={buttonLook({ size: 'large' })}>
            {hasChat ? words.toSearch : words.toUpload}
          </Link>
        }
      />
      {chat && (
        <ChatScreen chat={chat}>
          <ToBeginWith />
        </ChatScreen>
      )}
    </div>
  )
}

/** One message at a time, to be saved right there. Without one that may be shown, nothing. */
function ToBeginWith() {
  const of = useFirstsOnShow()
  if (of.state === 'loading') return <Skeleton className="late h-60 max-w-xl" />
  // Another one than Custom Milestones begins with.
  const [first, ...others] = of.state === 'ready' ? (of.data.on_show ?? []) : []
  return (
    <FirstsOnShow
      of={first ? [...others, first] : []}
      place={words.place}
      none={null}
      draw={({ first: { id, author, timestamp, message } }, menu) => (
        <section aria-labelledby="begin-with" className="max-w-xl">
          <h3 id="begin-with" className="text-ink-soft">
            {words.begin}
          </h3>
          <FramedMessage id={id} author={author} date={timestamp} message={message} className="mt-4">
            {menu}
          </FramedMessage>
        </section>
      )}
    />
  )
}
