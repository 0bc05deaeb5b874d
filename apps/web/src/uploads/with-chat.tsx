import { Failure, type FailureCode, type UploadAnswer } from '@convostat/api'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useChat, useCurrentId } from '../data/current.ts'
import { say } from '../messages/index.ts'
import { sayDashboard } from '../messages/say/dashboard.ts'
import { sayTold } from '../messages/say/told.ts'
import { sitePath } from '../site-path.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { RecentUploads } from './recent-uploads.tsx'
import { Rebuilt, Vanished } from './storage-notices.tsx'

const { none: words } = sayDashboard

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
    if (id === null) location.replace(sitePath('/'))
  }, [id])
  if (chat) return <>{children(chat)}</>
  if (!error) return <>{waiting}</>
  const failure = Failure.from(error)
  const { code } = failure
  if (code === 'upload_damaged' || code === 'upload_newer') return <NoData text={sayTold.failure(failure)} />
  return isGone(code) ? <NoData text={words.text} /> : <NotOpened onRetry={() => void refetch()} />
}

/** Whether the copy is no more; anything else may go better the next time. */
const isGone = (code: FailureCode): boolean => code === 'upload_not_found' || code === 'no_chat'

/** The chat is there, but opening it went wrong. */
function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty
      drawing="opened"
      level={1}
      title={words.title}
      text={words.failed}
      actions={
        <>
          <Button size="large" onClick={onRetry}>
            {say.retry}
          </Button>
          <Link to="/app" className={buttonLook({ kind: 'outline', size: 'large' })}>
            {words.upload}
          </Link>
        </>
      }
    />
  )
}

/** There was a chat, but it cannot be opened any more; another try would be in vain. */
function NoData({ text }: { text: string }) {
  return (
    <Empty
      drawing="opened"
      level={1}
      title={words.title}
      text={text}
      actions={
        <Link to="/app" className={buttonLook({ size: 'large' })}>
          {words.upload}
        </Link>
      }
    >
      <div className="space-y-3 pt-7 empty:hidden">
        <Rebuilt />
        <Vanished />
      </div>
      <div className="pt-16 text-start empty:hidden">
        <RecentUploads />
      </div>
    </Empty>
  )
}
