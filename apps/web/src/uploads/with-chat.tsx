import { Failure, type FailureCode, type UploadAnswer } from '@convostat/api'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useChat, useCurrentId } from '../data/current.ts'
import { say } from '../messages/index.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { RecentUploads } from './recent-uploads.tsx'
import { Vanished } from './storage-notices.tsx'

const { none: words } = say.dashboard

interface WithChatProps {
  /** The screen's layout while the chat is opened from its copy. */
  waiting: ReactNode
  children: (chat: UploadAnswer) => ReactNode
}

/** A screen about the chat this tab looks at, and every way of there being none. */
export function WithChat({ waiting, children }: WithChatProps) {
  const id = useCurrentId()
  const { data: chat, error, refetch } = useChat()
  // Nothing was ever analyzed here: the start page says what this is.
  useEffect(() => {
    if (id === null) location.replace('/')
  }, [id])
  if (chat) return <>{children(chat)}</>
  if (!error) return <>{waiting}</>
  const { code, message } = Failure.from(error)
  if (code === 'upload_damaged') return <NoData text={message} />
  return isGone(code) ? <NoData text={words.text} /> : <NotOpened onRetry={() => void refetch()} />
}

/** Whether the copy is no more; anything else may go better the next time. */
const isGone = (code: FailureCode): boolean => code === 'upload_not_found' || code === 'no_chat'

/** The chat is there, but opening it went wrong. */
function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-xl space-y-4 px-4 py-28 text-center">
      <h1 className="display text-4xl">{words.title}</h1>
      <p className="text-lg text-ink-soft">{words.failed}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-4">
        <Button size="large" onClick={onRetry}>
          {say.retry}
        </Button>
        <Link to="/app" className={buttonLook({ kind: 'outline', size: 'large' })}>
          {words.upload}
        </Link>
      </div>
    </div>
  )
}

/** There was a chat, but it cannot be opened any more; another try would be in vain. */
function NoData({ text }: { text: string }) {
  return (
    <div className="mx-auto max-w-xl space-y-4 px-4 py-28 text-center">
      <h1 className="display text-4xl">{words.title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <Vanished />
      <Link to="/app" className={buttonLook({ size: 'large', className: 'mt-4' })}>
        {words.upload}
      </Link>
      <div className="pt-16 text-left empty:hidden">
        <RecentUploads />
      </div>
    </div>
  )
}
