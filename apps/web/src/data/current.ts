import { Failure, type UploadAnswer } from '@convostat/api'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from './api.ts'

/**
 * Which upload this tab looks at: its id, nothing else, in the tab's own storage, so that a reload keeps it, and in the
 * browser's, so that the next tab opens the same.
 */
const key = 'current-upload'
const changed = 'convostat-current'
const isId = (id: string | null): id is string => id !== null && /^upload_\d+$/.test(id)

/** Where storage is denied the id lasts as long as the page. */
let unstored: string | null = null

export function currentId(): string | null {
  try {
    const id = sessionStorage.getItem(key) ?? localStorage.getItem(key)
    return isId(id) ? id : unstored
  } catch {
    return unstored
  }
}

function keepId(id: string): void {
  unstored = id
  try {
    sessionStorage.setItem(key, id)
    localStorage.setItem(key, id)
  } catch {
    // Nothing is lost but the way back after a reload.
  }
  dispatchEvent(new Event(changed))
}

function listen(hear: () => void): () => void {
  addEventListener(changed, hear)
  return () => removeEventListener(changed, hear)
}

export const useCurrentId = (): string | null => useSyncExternalStore(listen, currentId)

const chatKey = (id: string | null) => ['chat', id]

/** A chat that was just uploaded is open already. */
export function openUploaded(queries: QueryClient, answer: UploadAnswer): void {
  queries.setQueryData(chatKey(answer.upload_id), answer)
  keepId(answer.upload_id)
}

/** The chat this tab looks at; after a reload it is opened again from the copy on this device. */
export function useChat() {
  const id = useCurrentId()
  return useQuery({
    queryKey: chatKey(id),
    queryFn: ({ signal }) => {
      if (id === null) throw new Failure('no_chat')
      return api.uploads.open({ upload_id: id }, { signal })
    },
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** The chat's id once it is open, else null: nothing about a chat is asked before. */
export function useOpenId(): string | null {
  const { data } = useChat()
  return data?.upload_id ?? null
}
