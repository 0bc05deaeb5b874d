import type { UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { Conversation } from '#components/conversation/conversation.tsx'
import { useConversation } from '#components/conversation/use-conversation.ts'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { useTurns } from '#data/client/latest-only.ts'
import { callQuery, useCall } from '#data/client/use-call.ts'
import { asked, isBlank, pageSize, type Searching } from '#data/search/searching.ts'
import { resultsId } from './results-id.ts'

interface FoundConversationProps {
  chat: UploadAnswer
  searching: Searching
}

/** The result that is open in its conversation, if one is, with the way to the match before and after. */
export function FoundConversation({ chat, searching }: FoundConversationProps) {
  const { openId, openAt, close } = useConversation()
  if (openId === null) return null
  return openAt === null || isBlank(searching) ? (
    <Conversation chat={chat} messageId={openId} onClose={close} />
  ) : (
    <Match chat={chat} searching={searching} id={openId} at={openAt} />
  )
}

/** The result at a place among all of them, from 0. */
function Match({ chat, searching, id, at }: FoundConversationProps & { id: number; at: number }) {
  const queries = useQueryClient()
  const uploadId = useOpenId()
  const { open, close } = useConversation()
  const people = chat.overview.participants.length
  const pageWith = (place: number) => asked({ ...searching, offset: place - (place % pageSize) }, people)
  const page = useCall(api.search.run, pageWith(at))
  const isThere = page.state === 'ready' && !page.isPrevious
  const total = isThere ? page.data.metadata.total_results : 0
  const highlights = isThere ? page.data.results.find((hit) => hit.id === id)?.highlights : undefined
  const turns = useTurns()
  const go = async (place: number) => {
    const isWanted = turns.begin()
    const { results } = await queries.fetchQuery(callQuery(api.search.run, pageWith(place), uploadId))
    const hit = results[place % pageSize]
    if (hit && isWanted()) open(hit.id, place)
  }
  const walk = (place: number) => (isThere && place >= 0 && place < total ? () => void go(place).catch(() => undefined) : undefined)
  return (
    <Conversation
      chat={chat}
      messageId={id}
      highlights={highlights}
      onClose={() => {
        turns.end()
        close()
      }}
      previous={walk(at - 1)}
      next={walk(at + 1)}
      position={isThere && at < total ? { at, of: total } : undefined}
      returnTo={() => document.querySelector<HTMLElement>(`#${resultsId} [data-result="${id}"] [data-open]`)}
    />
  )
}
