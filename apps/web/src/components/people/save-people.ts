import type { KeptPeople } from '@convostat/api'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { currentId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { askAnew } from '#data/people/follow-people.ts'
import { keepPeople } from '#data/people/people.ts'
import { sayPeople } from './messages/index.ts'

const words = sayPeople

/** Saves changes to a chat's people, says so, and offers an undo. Where that fails it says so; a field does that itself, and is thrown the error. */
export function useSayPeople(before: KeptPeople): (said: KeptPeople, done: string, isOfField?: boolean) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (said, done, isOfField = false) => {
      try {
        const undo = await keep(queries, said, before)
        notify({
          topic: 'people',
          text: done,
          milliseconds: undoMilliseconds,
          action: {
            label: words.undo,
            altText: words.undoLabel,
            onPress: () => void undo().catch(() => notify({ topic: 'people', text: words.notUndone })),
          },
        })
      } catch (error) {
        if (isOfField) throw error
        notify({ topic: 'people', text: words.failed })
      }
    },
    [queries, before],
  )
}

/** In this browser, or in the session of the server that reads the chats. Gives the way back. */
async function keep(queries: QueryClient, said: KeptPeople, before: KeptPeople): Promise<() => Promise<void>> {
  if (engine.kind === 'browser') return keepPeople(said)
  const uploadId = currentId() ?? undefined
  const tell = async ({ me, names, hidden }: KeptPeople) => {
    const shown = (name: string) => (Object.hasOwn(names, name) ? names[name] : name)
    await api.people.set({ me: me === null ? null : shown(me), names, hidden: [...new Set(hidden.map(shown))] }, { uploadId })
    await askAnew(queries)
  }
  await tell(said)
  return () => tell(before)
}
