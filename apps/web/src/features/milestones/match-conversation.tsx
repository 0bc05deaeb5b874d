import type { UploadAnswer } from '@convostat/api'
import { useState } from 'react'
import { Conversation } from '#components/conversation/conversation.tsx'
import { useConversation } from '#components/conversation/use-conversation.ts'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import type { Match, MilestoneMatches } from './milestone-matches.ts'

interface MatchConversationProps {
  chat: UploadAnswer
  keyword: string
  found: MilestoneMatches
}

/** The message that is open in its conversation, if one is. */
export function MatchConversation(props: MatchConversationProps) {
  const { openId, openAt } = useConversation()
  return openId === null ? null : <OpenMatch {...props} id={openId} at={openAt} />
}

/** A message, and its place among the matches, from 0; null where it was not opened as one of them. */
function OpenMatch({ chat, keyword, found, id, at }: MatchConversationProps & { id: number; at: number | null }) {
  const { open, close } = useConversation()
  const [openedFirst] = useState(id)
  const from = Math.max(0, (at ?? 0) - 1)
  // The matches before and after may stand on other pages.
  const around = useCall(api.milestones.search, { keyword, limit: 3, offset: from })
  const near: readonly Match[] = at !== null && around.state === 'ready' && !around.isPrevious ? around.data.matches : []
  const walk = (place: number) => (at === null || place < 0 || place >= found.count ? undefined : () => goTo(place))
  const goTo = (place: number) => {
    const match = near[place - from]
    if (match) open(match.id, place)
  }
  const known = [...near, ...found.matches, ...found.statistics.authors.map(({ first }) => first)].find((each) => each.id === id)
  return (
    <Conversation
      chat={chat}
      messageId={id}
      highlights={known?.highlights}
      onClose={close}
      previous={walk((at ?? 0) - 1)}
      next={walk((at ?? 0) + 1)}
      position={at === null ? undefined : { at, of: found.count }}
      source="Milestones"
      // Back to where it was opened, or, after a walk, to the match one arrived at, if it is on the page.
      returnTo={() => (id === openedFirst ? null : document.querySelector<HTMLElement>(`[data-result="${id}"] [data-open]`))}
    />
  )
}
