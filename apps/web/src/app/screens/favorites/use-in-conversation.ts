import type { Favorite, HistoryEntry, UploadAnswer } from '@convostat/api'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../data/api.ts'
import { useChat, useCurrentId } from '../../../data/current.ts'
import type { Shown } from '../../../data/loadable.ts'
import { useHistory } from '../../../data/uploads.ts'
import { callQuery } from '../../../data/use-call.ts'
import { useShownAnywhere } from '../../../data/use-names.ts'
import { useTurns } from '../../../data/use-turns.ts'
import { namesOf } from '../../../data/written-names.ts'
import { sayFavorites } from '../../../messages/say/favorites.ts'
import { titleOf } from '../../../uploads/upload-title.tsx'
import { useOpenUpload } from '../../../uploads/use-open-upload.ts'
import { sameMessage } from './same-message.ts'

const { opening: words } = sayFavorites

/** Where the way from a favorite to its conversation stands. */
export type ReadingState =
  | { favorite: Favorite; is: 'looking' }
  | { favorite: Favorite; is: 'elsewhere'; uploadId: string; title: string }
  | { favorite: Favorite; is: 'opening'; progress?: Shown }
  | { favorite: Favorite; is: 'nowhere'; sentence: string }

export interface Reading {
  state: ReadingState | null
  open: (favorite: Favorite) => void
  /** Opens the other chat that a message is in, and then the message. */
  openChat: (where: ReadingState & { is: 'elsewhere' }) => void
  cancel: () => void
}

/** Opens saved messages in their conversation: in the chat this tab looks at, or after another one was opened. */
export function useInConversation(openMessage: (id: number) => void): Reading {
  const queries = useQueryClient()
  const currentId = useCurrentId()
  const chat = useChat()
  const history = useHistory()
  const uploads = history.state === 'ready' ? history.data.uploads : []
  const [state, setState] = useState<ReadingState | null>(null)
  /** A message that is looked for as soon as the chat is open. */
  const [wanted, setWanted] = useState<Favorite | null>(null)
  const { opening, open, cancel } = useOpenUpload(() => undefined)
  const turns = useTurns()
  const shownAnywhere = useShownAnywhere()

  const isOpening = currentId !== null && chat.data === undefined && chat.error === null
  useEffect(() => {
    if (wanted === null || opening?.state === 'opening' || isOpening) return
    setWanted(null)
    if (opening?.state !== 'failed') void look(wanted, chat.data ?? null)
  })

  async function look(favorite: Favorite, chat: UploadAnswer | null) {
    const isAwaited = turns.begin()
    try {
      const id = chat && (await idOf(queries, favorite, chat))
      // Another one was asked for meanwhile, or the reader is elsewhere.
      if (!isAwaited()) return
      if (id === null) return setState({ favorite, ...elsewhere(favorite, chat, uploads, shownAnywhere(favorite.author)) })
      setState(null)
      openMessage(id)
    } catch {
      if (isAwaited()) setState({ favorite, is: 'nowhere', sentence: words.failed })
    }
  }

  const shown: ReadingState | null =
    state?.is === 'opening' && opening !== null
      ? opening.state === 'opening'
        ? { ...state, progress: opening.progress }
        : { favorite: state.favorite, is: 'nowhere', sentence: opening.sentence }
      : state

  return {
    state: shown,
    open(favorite) {
      turns.end()
      cancel()
      setState({ favorite, is: 'looking' })
      setWanted(favorite)
    },
    openChat({ favorite, uploadId }) {
      turns.end()
      setState({ favorite, is: 'opening' })
      open(uploadId)
      setWanted(favorite)
    },
    cancel() {
      turns.end()
      cancel()
      setWanted(null)
      setState(null)
    },
  }
}

/** At most so many messages of one person on one day are gone through at once. */
const pageLength = 100

/** The message's id in this chat; null where it is not in it. Phones differ in whether they write seconds. */
async function idOf(queries: QueryClient, favorite: Favorite, { upload_id: id, people }: UploadAnswer): Promise<number | null> {
  const { author, originalDate } = favorite
  const day = originalDate.slice(0, 10)
  let alike: number | null = null
  for (let offset = 0; ; offset += pageLength) {
    const asked = {
      sender: namesOf(people).shown(author),
      start_date: day,
      end_date: day,
      sort_by: 'date_asc',
      limit: pageLength,
      offset,
    } as const
    const { results, metadata } = await queries.fetchQuery(callQuery(api.search.run, asked, id))
    const found = sameMessage(favorite, results)
    if (found?.isCertain) return found.id
    alike ??= found?.id ?? null
    const isPast = results.some(({ date }) => date.slice(0, 16) > originalDate.slice(0, 16))
    if (isPast || !metadata.has_more) return alike
  }
}

/** A message that the open chat does not have may be in another one that is kept: its own, or a longer export of it. */
function elsewhere(
  { author, originalDate, uploadId, uploadTitle }: Favorite,
  chat: UploadAnswer | null,
  uploads: readonly HistoryEntry[],
  shown: string,
): { is: 'elsewhere'; uploadId: string; title: string } | { is: 'nowhere'; sentence: string } {
  const others = uploads.filter(({ id }) => id !== chat?.upload_id)
  const mayHold = ({ participants, dateRangeStart, dateRangeEnd }: HistoryEntry) =>
    (participants.includes(author) || participants.includes(shown)) && dateRangeStart <= originalDate && originalDate <= dateRangeEnd
  const isOwn = chat !== null && (chat.upload_id === uploadId || titleOf(chat.import) === uploadTitle)
  const other = others.find(({ id }) => id === uploadId) ?? others.find((each) => titleOf(each) === uploadTitle && mayHold(each))
  if (other) return { is: 'elsewhere', uploadId: other.id, title: titleOf(other) }
  const { overview, was_truncated: wasTruncated, message_limit: limit } = isOwn ? chat : {}
  if (wasTruncated && limit && overview?.date_range_start && originalDate < overview.date_range_start)
    return { is: 'nowhere', sentence: words.truncated(limit) }
  return { is: 'nowhere', sentence: isOwn ? words.notFound : words.gone(uploadTitle) }
}
