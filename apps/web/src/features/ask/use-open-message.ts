import type { SearchHit, UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useOpenConversation } from '#components/conversation/use-conversation.ts'
import { api } from '#data/client/api.ts'
import { useTurns } from '#data/client/latest-only.ts'
import { notify } from '#data/client/notices.ts'
import { callQuery } from '#data/client/use-call.ts'
import { original } from '#data/masking/masking.ts'
import { findSaved } from '#data/saved/find-saved.ts'
import { sayAsk } from './messages/index.ts'

const words = sayAsk

type Cited = Pick<SearchHit, 'id' | 'author' | 'date' | 'message'>

const isSame = (a: Cited, b: { date: string; message: string }): boolean => a.date === b.date && a.message === b.message

/** Opens a message that an answer rests on. An answer is kept while the chat grows, or is read with other dates, and with it the places of its messages move: it is found again by what it says. */
export function useOpenMessage(chat: UploadAnswer): (cited: Cited) => Promise<void> {
  const { upload_id: uploadId } = chat
  const queries = useQueryClient()
  const open = useOpenConversation()
  const turns = useTurns()

  async function idOf(cited: Cited): Promise<number | null> {
    const there = await queries
      .fetchQuery(callQuery(api.messages.around, { around: cited.id, before: 0, after: 0 }, uploadId))
      .catch(() => null)
    if (there?.messages.some((each) => each.id === cited.id && each.author !== null && isSame(cited, each))) return cited.id
    const { author, date, message } = original(cited)
    const [found] = await findSaved([{ author, date, message, is_of_chat: true }], chat)
    return found?.id ?? null
  }

  return async (cited) => {
    const isAwaited = turns.begin()
    const id = await idOf(cited).catch(() => null)
    if (!isAwaited()) return
    if (id === null) notify({ topic: 'cited', text: words.moved })
    else open(id)
  }
}
