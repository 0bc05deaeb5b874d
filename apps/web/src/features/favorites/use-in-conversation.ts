import type { Favorite, HistoryEntry, UploadAnswer } from '@convostat/api'
import { useEffect, useState } from 'react'
import { titleOf } from '#components/uploads/upload-title.tsx'
import { useOpenUpload } from '#components/uploads/use-open-upload.ts'
import { useChat, useCurrentId } from '#data/chat/open-chat.ts'
import { useHistory } from '#data/chat/uploads.ts'
import { useTurns } from '#data/client/latest-only.ts'
import type { ShownProgress } from '#data/client/loadable.ts'
import { original } from '#data/masking/masking.ts'
import { useShownAnywhere } from '#data/people/use-names.ts'
import { savedFavorites } from '#data/saved/favorites.ts'
import { findSaved } from '#data/saved/find-saved.ts'
import { sayFavorites } from '#messages/favorites/index.ts'

const { opening: words } = sayFavorites

/** The progress of opening a favorite's conversation. */
export type ReadingState =
  | { favorite: Favorite; is: 'looking' }
  | { favorite: Favorite; is: 'elsewhere'; uploadId: string; title: string }
  | { favorite: Favorite; is: 'opening'; progress?: ShownProgress }
  | { favorite: Favorite; is: 'nowhere'; sentence: string }

export interface FavoriteOpener {
  state: ReadingState | null
  open: (favorite: Favorite) => void
  /** Opens the other chat that a message is in, and then the message. */
  openChat: (where: ReadingState & { is: 'elsewhere' }) => void
  cancel: () => void
}

/** Opens saved messages in their conversation: in the chat this tab looks at, or after another one was opened. */
export function useInConversation(openMessage: (id: number) => void): FavoriteOpener {
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
      const id = chat && (await idOf(favorite, chat))
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

/** The message's id in this chat; null where it is not in it. Others with the same words that were saved from it are looked for with it. */
async function idOf(shown: Favorite, chat: UploadAnswer): Promise<number | null> {
  const favorite = original(shown)
  const { author, text: message } = favorite
  const isOfChat = ({ uploadId }: Favorite) => uploadId === chat.upload_id
  const alike = savedFavorites().filter(
    (each) => isOfChat(each) && each.author === author && each.text === message && each.id !== favorite.id,
  )
  const saved = [favorite, ...alike].map((each) => ({ author, message, date: each.originalDate, is_of_chat: isOfChat(each) }))
  return (await findSaved(saved, chat))[0]?.id ?? null
}

/** A message that the open chat does not have may be in another one that is kept: its own, or a longer export of it. */
function elsewhere(
  { author, originalDate, uploadId, uploadTitle }: Favorite,
  chat: UploadAnswer | null,
  uploads: readonly HistoryEntry[],
  shown: string,
): { is: 'elsewhere'; uploadId: string; title: string } | { is: 'nowhere'; sentence: string } {
  const others = uploads.filter(({ id }) => id !== chat?.upload_id)
  const isInDays = ({ dateRangeStart, dateRangeEnd }: HistoryEntry) => dateRangeStart <= originalDate && originalDate <= dateRangeEnd
  const isOwn = chat !== null && (chat.upload_id === uploadId || titleOf(chat.import) === uploadTitle)
  const ofTitle = others.filter(
    (each) => titleOf(each) === uploadTitle && (each.participants.includes(author) || each.participants.includes(shown)),
  )
  // The chat may be read with other dates than when it was saved.
  const other = others.find(({ id }) => id === uploadId) ?? ofTitle.find(isInDays) ?? (isOwn ? undefined : ofTitle[0])
  if (other) return { is: 'elsewhere', uploadId: other.id, title: titleOf(other) }
  const { overview, was_truncated: wasTruncated, message_limit: limit } = isOwn ? chat : {}
  if (wasTruncated && limit && overview?.date_range_start && originalDate < overview.date_range_start)
    return { is: 'nowhere', sentence: words.truncated({ n: limit }) }
  return { is: 'nowhere', sentence: isOwn ? words.notFound : words.gone({ title: uploadTitle }) }
}
