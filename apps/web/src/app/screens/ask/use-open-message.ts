import type { SearchHit, UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useConversation } from '../../../conversation/use-conversation.ts'
import { api } from '../../../data/api.ts'
import { callQuery } from '../../../data/use-call.ts'
import { useTurns } from '../../../data/use-turns.ts'
import { sayAsk } from '../../../messages/say/ask.ts'
import { notify } from '../../../ui/notices.ts'

const words = sayAsk

type Cited = Pick<SearchHit, 'id' | 'author' | 'date' | 'message'>

const isSame = (a: Cited, b: { date: string; message: string }): boolean => a.date === b.date && a.message === b.message

/** Opens a message that an answer rests on. An answer is kept while the chat grows, and with it the places of its messages move: it is found again by what it says. */
export function useOpenMessage({ upload_id: uploadId }: UploadAnswer): (cited: Cited) => Promise<void> {
  const queries = useQueryClient()
  const { open } = useConversation()
  const turns = useTurns()

  async function idOf(cited: Cited): Promise<number | null> {
    const there = await queries
      .fetchQuery(callQuery(api.messages.around, { around: cited.id, before: 0, after: 0 }, uploadId))
      .catch(() => null)
    if (there?.messages.some((each) => each.id === cited.id && each.author !== null && isSame(cited, each))) return cited.id
    const day = cited.date.slice(0, 10)
    const onDay = { sender: cited.author, start_date: day, end_date: day, sort_by: 'date_asc', limit: 100 } as const
    for (let offset = 0; ; offset += 100) {
      const { results, metadata } = await queries.fetchQuery(callQuery(api.search.run, { ...onDay, offset }, uploadId))
      const found = results.find((hit) => isSame(cited, hit))
      if (found || !metadata.has_more) return found?.id ?? null
    }
  }

  return async (cited) => {
    const isAwaited = turns.begin()
    const id = await idOf(cited).catch(() => null)
    if (!isAwaited()) return
    if (id === null) notify({ topic: 'cited', text: words.moved })
    else open(id)
  }
}
