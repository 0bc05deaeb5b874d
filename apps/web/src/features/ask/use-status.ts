import type { AiStatus } from '@convostat/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import { callQuery } from '#data/client/use-call.ts'
import { usePlan } from '#data/license/plan.ts'

/** So often a server is asked again whether it has a model now. In the browser the page looks for its own. */
const againMs = 10_000

/** How many questions of this chat were answered, and who answers; null while that is not known. */
export function useStatus(): AiStatus | null {
  const queries = useQueryClient()
  const id = useOpenId()
  const { plan, isKnown } = usePlan()
  const { data } = useQuery({
    ...callQuery(api.ai.status, {}, id),
    queryKey: [api.ai.status.key, id, plan],
    enabled: id !== null && isKnown,
    refetchInterval: ({ state }) => (engine.kind === 'server' && state.data?.available === false ? againMs : false),
  })
  useEffect(() => {
    const check = () => void queries.invalidateQueries({ queryKey: [api.ai.status.key] })
    addEventListener('ollama-check', check)
    return () => removeEventListener('ollama-check', check)
  }, [queries])
  return data ?? null
}
