import type { Progress } from '@convostat/api'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useOpenId } from '#data/chat/open-chat.ts'

/** Where it is kept how far the reading of a chat's feelings has come; only calls that wait for it tell. */
export const scoringKey = (id: string | null) => ['scoring', id]

/** How far the reading of the feelings in the chat this tab looks at has come; undefined before anything has waited for it. */
export function useScoring(): Progress | undefined {
  const { data } = useQuery<Progress>({ queryKey: scoringKey(useOpenId()), queryFn: skipToken })
  return data
}
