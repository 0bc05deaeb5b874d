import type { QueryClient } from '@tanstack/react-query'
import { isUploadId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { hearPeople } from './people.ts'

/** Asks again for everything about chats when the reader has edited their people, in this tab or another. */
export function followPeople(queries: QueryClient): void {
  hearPeople(() => void askAnew(queries))
}

/** Everything about chats, for their people are others now. What is shown stays until the new is there. */
export const askAnew = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [kind, id] }) =>
      kind === api.uploads.list.key || (typeof id === 'string' && isUploadId(id) && kind !== 'opening'),
  })
