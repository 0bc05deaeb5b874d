import type { History, HistoryEntry, UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useCurrentId } from '#data/chat/open-chat.ts'
import { deleteDamaged, shownUploads, useHistory } from '#data/chat/uploads.ts'
import { say } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { columnsOf, placeAfter } from './arrow-keys.ts'
import { DamagedUpload } from './damaged-upload.tsx'
import { sayUploads } from './messages/index.ts'
import { UploadCard } from './upload-card.tsx'
import { useDeleteUpload } from './use-delete-upload.ts'
import { useNow } from './use-now.ts'
import { useOpenUpload } from './use-open-upload.ts'

const words = sayUploads

interface RecentListProps {
  /** The chat on the screen, if it shows one: more is known of it than the history shows. */
  chat?: UploadAnswer
  /** An upload was opened, or the current one was chosen again. */
  onOpened: () => void
}

/** The chats that are kept, newest first; nothing where there are none. */
export function RecentList({ chat, onOpened }: RecentListProps) {
  const history = useHistory()
  if (history.state === 'failed') {
    return (
      <p className="text-ink-faint">
        {words.failed}{' '}
        <Button kind="quiet" size="small" onClick={history.again}>
          {say.retry}
        </Button>
      </p>
    )
  }
  return history.state === 'ready' ? <Cards history={history.data} chat={chat} onOpened={onOpened} /> : null
}

function Cards({ history: { uploads, damaged, storage }, chat, onOpened }: RecentListProps & { history: History }) {
  const title = useId()
  const list = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const currentId = useCurrentId()
  const now = useNow()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { opening, open, cancel } = useOpenUpload(onOpened)
  const deleteUpload = useDeleteUpload(queries, uploads)
  const focusAfterDelete = useFocusOn(list, uploads)
  const shown = showsAll ? uploads : uploads.slice(0, shownUploads)

  function remove(upload: HistoryEntry, place: number) {
    if (opening?.id === upload.id) cancel()
    focusAfterDelete(place)
    deleteUpload(upload)
  }

  return (
    <section aria-labelledby={title} className="@container">
      <h2 id={title} className="display text-2xl">
        {words.title}
      </h2>
      <p className="mt-1 text-base text-ink-faint">{words.about[storage.trouble ? 'device' : storage.kind]}</p>
      <ul
        ref={list}
        onKeyDown={(pressed) => list.current && moveFocus(pressed, list.current)}
        className="mt-4 grid gap-x-10 border-t border-line @lg:grid-cols-2 @4xl:grid-cols-3"
      >
        {shown.map((upload, place) => (
          <UploadCard
            key={upload.id}
            upload={upload}
            isCurrent={upload.id === currentId}
            allMessages={chat?.upload_id === upload.id ? chat.original_message_count : null}
            opening={opening?.id === upload.id ? opening : null}
            now={now}
            onOpen={() => (upload.id === currentId ? onOpened() : open(upload.id))}
            onCancel={cancel}
            onAdd={() => void navigate({ to: '/app', state: { appendTo: upload.id } })}
            onDelete={() => remove(upload, place)}
          />
        ))}
      </ul>
      {opening?.state === 'failed' && !shown.some(({ id }) => id === opening.id) && (
        <p role="alert" className="border-b border-line py-4 text-base text-wax">
          {opening.sentence}
        </p>
      )}
      {damaged.map((each) => (
        <DamagedUpload
          key={each.id}
          upload={each}
          now={now}
          onOpen={() => open(each.id)}
          onDelete={() => deleteDamaged(queries, each.id)}
        />
      ))}
      {uploads.length > shownUploads && (
        <Button kind="quiet" className="mt-3 -ms-4" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.showFewer : say.showAll({ n: uploads.length })}
        </Button>
      )}
    </section>
  )
}

const cardsOf = (list: HTMLElement): HTMLElement[] => Array.from(list.querySelectorAll<HTMLElement>('[data-upload]'))

/** The arrow keys go from card to card. */
function moveFocus(pressed: KeyboardEvent, list: HTMLElement): void {
  if (!(pressed.target instanceof HTMLElement)) return
  const cards = cardsOf(list)
  const place = cards.indexOf(pressed.target)
  if (place < 0) return
  const next = placeAfter(pressed.key, place, cards.length, columnsOf(cards))
  if (next === null) return
  pressed.preventDefault()
  cards[next].focus()
}

/** After a card is gone the focus is on the one that took its place. */
function useFocusOn(list: { current: HTMLElement | null }, uploads: readonly HistoryEntry[]): (place: number) => void {
  const wanted = useRef<number>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is looked at whenever its cards have changed
  useEffect(() => {
    if (wanted.current === null || !list.current) return
    const cards = cardsOf(list.current)
    cards[Math.min(wanted.current, cards.length - 1)]?.focus()
    wanted.current = null
  }, [list, uploads])
  return (place) => {
    wanted.current = place
  }
}
