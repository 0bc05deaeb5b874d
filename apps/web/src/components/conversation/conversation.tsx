import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LooksWrong } from '#components/sample/looks-wrong.tsx'
import { UploadTitle } from '#components/uploads/upload-title.tsx'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { askAbout } from '#data/client/use-call.ts'
import type { Range } from '#data/search/message-parts.ts'
import { say } from '#messages/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { positionOf } from '#messages/search/sentences.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { closing } from '#ui/dialog-below.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { DayJump } from './day-jump.tsx'
import { MessageList, type Place, placeIn, type Target } from './message-list.tsx'
import { useStretch } from './use-stretch.ts'

const { conversation: words } = saySearch

export interface ConversationProps {
  chat: UploadAnswer
  /** The message it is opened at. */
  messageId: number
  /** What was found in that message, in UTF-16 units. */
  highlights?: readonly Range[]
  onClose: () => void
  /** To the match before and after; absent where there is none. */
  previous?: () => void
  next?: () => void
  /** Its place among the matches, from 0, and how many there are. */
  position?: { at: number; of: number }
  /** What a message saved from here is said to come from. */
  source?: FavoriteSource
  /** Where the keyboard goes when it is closed; else back to where it was. */
  returnTo?: () => HTMLElement | null
}

/**
 * A message in its conversation, over the screen, with as many messages before and after as the reader scrolls to. Where matches are
 * given, `p` and `n` walk through them.
 */
export function Conversation({ chat, onClose, returnTo, ...reading }: ConversationProps) {
  const content = useRef<HTMLDivElement>(null)
  // Where the focus was before the panel took it.
  const [before] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null))
  const { previous, next } = reading
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, currentTarget } = event
    // Key presses in a dialog over the panel arrive here, too.
    const isWithin = target instanceof Element && currentTarget.contains(target)
    if (event.ctrlKey || event.metaKey || event.altKey || !isWithin || target instanceof HTMLInputElement) return
    const step = event.key === 'p' ? previous : event.key === 'n' ? next : undefined
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-shade" />
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const wished = returnTo?.() ?? (before?.isConnected ? before : null)
            const place = wished && wished !== document.body ? wished : document.getElementById('content')
            place?.focus({ preventScroll: wished === before })
          }}
          className="slide-in fixed inset-0 z-50 flex flex-col bg-paper outline-none sm:start-auto sm:w-[min(40rem,92vw)] sm:border-s sm:border-line sm:shadow-lift"
        >
          <Panel chat={chat} {...reading} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Panel({ chat, messageId, highlights = [], previous, next, position, source = 'Search' }: Omit<ConversationProps, 'onClose'>) {
  const [target, setTarget] = useState<Target>({ id: messageId, align: 'center' })
  const [opened, setOpened] = useState(messageId)
  const [reached, setReached] = useState<string | null>(null)
  if (opened !== messageId) {
    setOpened(messageId)
    setTarget({ id: messageId, align: 'center' })
    // Another match is not the day gone to before.
    setReached(null)
  }
  const uploadId = useOpenId()
  const scroller = useRef<HTMLElement>(null)
  const place = useRef<Place | null>(null)
  const { stretch, isFailed, failedEnd, again, more } = useStretch(target.id, () => {
    if (scroller.current) place.current = placeIn(scroller.current)
  })
  return (
    <>
      <header className="border-b border-line bg-sheet pt-[env(safe-area-inset-top)]">
        <div className="flex items-start justify-between gap-3 py-2 pe-2 ps-4 sm:ps-6">
          <Radix.Title className="display line-clamp-2 min-w-0 py-1.5 text-2xl [overflow-wrap:anywhere]">
            <span className="sr-only">{words.title}: </span>
            <UploadTitle of={chat.import} />
          </Radix.Title>
          <div className="flex shrink-0 items-center">
            <LooksWrong isShort make={(asking) => askAbout(api.messages.sample, { around: target.id }, uploadId, asking)} />
            <Radix.Close {...closing} aria-label={words.close} className={buttonLook({ kind: 'quiet', size: 'icon' })}>
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 px-4 pb-3 sm:px-6">
          {position && (
            <div className="flex items-center gap-1">
              <Walk label={words.previous} Icon={ChevronUp} hint="p" go={previous} />
              <Walk label={words.next} Icon={ChevronDown} hint="n" go={next} />
              <p role="status" className="figures ms-2 text-ink-soft">
                <span className="max-sm:sr-only">{words.match} </span>
                {positionOf({ at: position.at, of: position.of })}
              </p>
            </div>
          )}
          <div className="ms-auto">
            <DayJump
              chat={chat}
              onReach={({ id, date }) => {
                setTarget({ id, align: 'start' })
                setReached(words.shown({ date }))
              }}
            />
          </div>
          <p role="status" className="sr-only">
            {reached}
          </p>
        </div>
      </header>
      {isFailed ? (
        <div className="p-6">
          <Banner kind="failure">
            <p>{words.failed}</p>
            <Button kind="outline" size="small" onClick={again}>
              {say.retry}
            </Button>
          </Banner>
        </div>
      ) : stretch ? (
        <MessageList {...{ chat, stretch, target, highlights, source, scroller, place, failedEnd, more }} foundId={messageId} />
      ) : (
        <div role="status" aria-label={words.opening} className="late space-y-4 p-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-24" />
          <Skeleton className="h-12" />
        </div>
      )}
    </>
  )
}

interface WalkProps {
  label: string
  Icon: typeof ChevronUp
  /** The key that does the same. */
  hint: string
  go: (() => void) | undefined
}

function Walk({ label, Icon, hint, go }: WalkProps) {
  return (
    <Button kind="outline" size="icon" aria-label={label} aria-keyshortcuts={hint} aria-disabled={go === undefined} onClick={go}>
      <Icon aria-hidden="true" />
    </Button>
  )
}
