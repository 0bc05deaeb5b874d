import { type Chat, everything, messageShare } from '@convostat/engine'

/** Everyone who writes in the chat and is shown, most messages first. */
export const peopleOf = (chat: Chat): string[] => messageShare(chat, everything(chat)).map(({ person }) => person)
