import { useQuery, useQueryClient } from '@tanstack/react-query'
import { database } from '#data/client/database.ts'
import { engine } from '#data/client/engine.ts'
import { forgetUnfinished, type Journal, readJournal } from '#store/journal.ts'

export const unfinishedKey = ['unfinished']
const none: Journal = { unfinished: [], isBusy: false }

/** The last thing that was begun with a file and will never be over, and how to read of it no more. */
export function useUnfinished() {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: unfinishedKey,
    queryFn: () => readJournal(database).catch(() => none),
    enabled: engine.kind === 'browser',
    // The worker of a page that was just left may not be gone yet.
    refetchInterval: ({ state }) => (state.data?.isBusy ? 3000 : false),
    retry: false,
  })
  const dismiss = async () => {
    if (engine.kind !== 'browser') return
    await forgetUnfinished(database).catch(() => undefined)
    await queries.invalidateQueries({ queryKey: unfinishedKey })
  }
  return { last: data?.unfinished.at(-1) ?? null, dismiss }
}
