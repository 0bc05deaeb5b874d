import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { Conversation } from './conversation.tsx'
import { useConversation } from './use-conversation.ts'

/** The conversation that is open over the screen, if one is. */
export function OpenedConversation({ chat, source }: { chat: UploadAnswer; source: FavoriteSource }) {
  const { openId, close } = useConversation()
  return openId !== null && <Conversation chat={chat} messageId={openId} onClose={close} source={source} />
}
