import type { PlainOf } from '@convostat/figures/shapes'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { api } from '#data/client/api.ts'
import { database } from '#data/client/database.ts'
import { engine } from '#data/client/engine.ts'
import { peopleHere } from '#data/people/people.ts'
import { personPlaces } from '#data/people/person-places.ts'
import type { PlacedRibbon } from '#store/snapshots.ts'
import { useChat } from './open-chat.ts'
import { loadSnapshots, ribbonsKey } from './snapshot.ts'

export type { PlacedRibbon } from '#store/snapshots.ts'

const ribbonsQuery = queryOptions({
  queryKey: ribbonsKey,
  queryFn: async (): Promise<ReadonlyMap<string, PlacedRibbon>> => {
    const [{ readRibbons }] = await Promise.all([loadSnapshots(), peopleHere.known()])
    return readRibbons(database, peopleHere.list())
  },
  refetchOnWindowFocus: 'always',
  retry: false,
})

/**
 * An upload's ribbon: the open chat's as its dashboard was answered, the others' as their last dashboards were kept. Undefined until that is
 * known, and null where there is none: nothing is read or counted for it.
 */
export function useUploadRibbon(id: string): PlacedRibbon | null | undefined {
  const { data: chat } = useChat()
  const answered = useAnswered(id)
  const isKept = engine.kind === 'browser'
  const { data: kept, isError } = useQuery({ ...ribbonsQuery, enabled: isKept })
  const shown = useMemo(() => (answered && chat?.upload_id === id ? placed(answered, personPlaces(chat)) : null), [answered, chat, id])
  return shown ?? (kept || isError || !isKept ? (kept?.get(id) ?? null) : undefined)
}

/** The answer that a dashboard has brought, without asking for it. */
function useAnswered(id: string): PlainOf<'ribbon'> | undefined {
  const queries = useQueryClient()
  return useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(changed),
    () => queries.getQueryData([api.charts.ribbon.key, id, {}]),
  )
}

/** Everything was deleted. */
export const forgetRibbons = (queries: QueryClient): void => void queries.setQueryData(ribbonsKey, new Map())

const placed = ({ people, ...ribbon }: PlainOf<'ribbon'>, placeOf: (name: string) => number): PlacedRibbon => ({
  ...ribbon,
  people: people.map(({ person, counts }) => ({ place: placeOf(person), counts })),
})
