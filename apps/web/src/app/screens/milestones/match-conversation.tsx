import type { UploadAnswer } from '@convostat/api'
import { Conversation } from '../../../conversation/conversation.tsx'
import { useConversation } from '../../../conversation/use-conversation.ts'
import { api } from '../../../data/api.ts'
import { useCall } from '../../../data/use-call.ts'
import type { Found, Match } from './found.ts'

interface MatchConversationProps {
  chat: UploadAnswer
  keyword: string
  found: Found
}

/** The match that is open in its conversation, if one is, with the ways to the matches before and after. */
export function MatchConversation({ chat, keyword, found }: MatchConversationProps) {
  const { openId, openAt, open, close } = useConversation()
  const from = Math.max(0, (openAt ?? 0) - 1)
  // The neighbors may stand on other pages.
  const around = useCall(api.milestones.search, { keyword, limit: 3, offset: from })
  if (openId === null) return null
  const near: readonly Match[] = openAt !== null && around.state === 'ready' && !around.isPrevious ? around.data.matches : []
  const go = (at: number) => () => {
    const match = near[at - from]
    if (match) open(match.id, at)
  }
  const known = [...near, ...found.matches, ...found.statistics.authors.map(({ first }) => first)].find(({ id }) => id === openId)
  return (
    <Conversation
      chat={chat}
      messageId={openId}
      highlights={known?.highlights}
      onClose={close}
      previous={openAt !== null && openAt > 0 ? go(openAt - 1) : undefined}
      next={openAt !== null && openAt + 1 < found.count ? go(openAt + 1) : undefined}
      position={openAt === null ? undefined : { at: openAt, of: found.count }}
      source="Milestones"
    />
  )
}
