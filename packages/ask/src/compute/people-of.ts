import { messageShare } from '@convostat/engine/analyses/message-share'
import type { Chat } from '@convostat/engine/chat/chat'
import { everything } from '@convostat/engine/chat/selection'

/** Everyone who writes in the chat and is shown, most messages first. */
export const peopleOf = (chat: Chat): string[] => messageShare(chat, everything(chat)).map(({ person }) => person)
