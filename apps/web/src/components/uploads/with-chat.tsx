import { Failure, type FailureCode, type UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ChatScreen } from '#components/screen/chat-screen.tsx'
import { useChat, useCurrentId } from '#data/chat/open-chat.ts'
import { useAnalysis, usePending } from '#data/chat/pending-uploads.ts'
import { isOfSame, useSnapshot } from '#data/chat/snapshot.ts'
import { refreshUploads, useHistory } from '#data/chat/uploads.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { say } from '#messages/index.ts'
import { sitePath } from '#site-path.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { toContent } from '#ui/to-content.ts'
import { RecentUploads } from './recent-uploads.tsx'
import { Rebuilt, Unfinished, Vanished } from './storage-notices.tsx'

const { none: words } = sayDashboard

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The demo chat was asked for on another screen. */
    demo?: unknown
  }
}

interface WithChatProps {
  /** The screen's layout while the chat is opened from its copy. */
  waiting: ReactNode
  /** Where no chat was ever analyzed this screen goes to the start page, which says what the product is. */
  isHome?: boolean
  /** Until the chat is open the screen shows what it showed last. */
  hasSnapshot?: boolean
  children: (chat: UploadAnswer) => ReactNode
}

/** A screen about the chat this tab looks at, and every way of there being none. */
export function WithChat({ waiting, isHome = false, hasSnapshot = false, children }: WithChatProps) {
  const id = useCurrentId()
  const { data: opened, error, refetch } = useChat()
  // A chat that is open when its screen is opened misses no figure.
  const [openFromStart] = useState(opened?.upload_id)
  const kept = useSnapshot(hasSnapshot && openFromStart !== id ? id : null)
  const snapshot = kept && (!opened || isOfSame(kept, opened)) ? kept : null
  const isFailed = !opened && error !== null
  useKeyboardKept(!opened && !error && snapshot !== null, isFailed)
  if (id === null) return <NoChat waiting={waiting} isHome={isHome} />
  const chat = opened ?? (error ? undefined : snapshot?.chat)
  if (chat) {
    return (
      <ChatScreen chat={chat} snapshot={snapshot} isRefreshing={!opened}>
        {children(chat)}
      </ChatScreen>
    )
  }
  if (!error) return <>{waiting}</>
  const failure = Failure.from(error)
  const { code } = failure
  if (code === 'upload_damaged' || code === 'upload_newer') return <Unreadable text={failureSentence(failure)} />
  return isGone(code) ? <NoData text={words.text} /> : <NotOpened onRetry={() => void refetch()} />
}

/** The list may have been asked for before the file was read: it is asked for again, and says of the chat what can be done. */
function Unreadable({ text }: { text: string }) {
  const queries = useQueryClient()
  useEffect(() => void refreshUploads(queries), [queries])
  return <NoData text={text} />
}

/** A failure takes a snapshot's place, and with it what had the keyboard. */
function useKeyboardKept(isShown: boolean, isFailed: boolean): void {
  const wasShown = useRef(false)
  useEffect(() => {
    // A person who is elsewhere on the page stays there.
    if (isFailed && wasShown.current && document.activeElement === document.body) toContent()
    wasShown.current = isShown
  }, [isShown, isFailed])
}

/** This tab looks at no chat: the way to one, and the chats that are kept. */
function NoChat({ waiting, isHome }: { waiting: ReactNode; isHome: boolean }) {
  const history = useHistory()
  const isFinishing = useFinishing()
  const analysis = useAnalysis()
  const isNew = (history.state === 'empty' || history.state === 'failed') && isFinishing === false
  // Another page would end an analysis that continues, and would not show why one failed.
  const goesHome = isHome && isNew && analysis === 'none'
  useEffect(() => {
    if (goesHome) location.replace(sitePath('/'))
  }, [goesHome])
  if (history.state === 'loading' || isFinishing !== false || analysis === 'running' || goesHome) return <>{waiting}</>
  return (
    <Empty
      drawing="opened"
      level={1}
      title={isHome ? words.title : words.noChat.title}
      text={isNew ? words.noChat.text : words.noChat.kept}
      actions={
        <>
          <Link to="/app" className={buttonLook({ size: 'large' })}>
            {isHome ? words.upload : words.noChat.open}
          </Link>
          <Link to="/app" state={{ demo: true }} className={buttonLook({ kind: 'outline', size: 'large' })}>
            {words.noChat.demo}
          </Link>
        </>
      }
    >
      <div className="pt-16 text-start empty:hidden">
        <RecentUploads />
      </div>
    </Empty>
  )
}

/** Where there is no chat to look at, one that an earlier page did not finish is finished: the upload screen does that. Undefined until it is known. */
function useFinishing(): boolean | undefined {
  const { isKnown, next } = usePending()
  const navigate = useNavigate()
  const isWaiting = next?.isAnalyzing === true
  useEffect(() => {
    if (isWaiting) void navigate({ to: '/app', replace: true })
  }, [isWaiting, navigate])
  return isKnown ? isWaiting : undefined
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
      text={<span role="alert">{words.failed}</span>}
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

/** There was a chat, but it can no longer be opened; another try would not help. */
function NoData({ text }: { text: string }) {
  useFinishing()
  return (
    <Empty
      drawing="opened"
      level={1}
      title={words.title}
      text={<span role="alert">{text}</span>}
      actions={
        <Link to="/app" className={buttonLook({ size: 'large' })}>
          {words.upload}
        </Link>
      }
    >
      <div className="space-y-3 pt-7 empty:hidden">
        <Rebuilt />
        <Vanished />
        <Unfinished />
      </div>
      <div className="pt-16 text-start empty:hidden">
        <RecentUploads />
      </div>
    </Empty>
  )
}
