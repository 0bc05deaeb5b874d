import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { engine } from '#data/client/engine.ts'
import type { LeftUpload, Pending } from '#store/pending-uploads.ts'
import { forgetUploads, leftUploads } from './left-uploads.ts'

export type { BegunUpload, LeftUpload, UploadOptions } from '#store/pending-uploads.ts'

const none: Pending = { left: [], isBusy: false }

const pendingQuery = queryOptions({
  queryKey: ['pending-uploads'],
  queryFn: () => leftUploads().catch(() => none),
  enabled: engine.kind === 'browser',
  // The page that was just left may not be gone yet.
  refetchInterval: ({ state }) => (state.data?.isBusy ? 3000 : false),
  retry: false,
})

export const refreshPending = (queries: QueryClient): Promise<void> => queries.invalidateQueries(pendingQuery)

/** An analysis of this page, which continues when the upload screen is left; whether it failed after that. */
type Analysis = 'none' | 'running' | 'failed'

const analysisKey = ['analysis']

export const noteAnalysis = (queries: QueryClient, now: Analysis): void => void queries.setQueryData<Analysis>(analysisKey, now)

export const useAnalysis = (): Analysis => useQuery<Analysis>({ queryKey: analysisKey, queryFn: skipToken }).data ?? 'none'

/** What is finished automatically: its file is here, and no later start has tried yet. What was asked for comes before what was only chosen. */
export function nextOf(left: readonly LeftUpload[]): LeftUpload | null {
  const fresh = left.filter(({ file, tries }) => file !== null && tries === 0)
  return fresh.find(({ isAnalyzing }) => isAnalyzing) ?? fresh[0] ?? null
}

/** What earlier pages did not finish, and how to forget it. */
export function usePending() {
  const queries = useQueryClient()
  const { data } = useQuery(pendingQuery)
  const left = data?.left ?? []
  const forget = async (given: readonly LeftUpload[]) => {
    queries.setQueryData(pendingQuery.queryKey, (now) => now && { ...now, left: now.left.filter((each) => !given.includes(each)) })
    await forgetUploads(given).catch(() => undefined)
  }
  return {
    isKnown: data !== undefined || engine.kind === 'server',
    /** A note or a copy is on this device, perhaps of an upload that is under way. */
    isAny: left.length > 0 || data?.isBusy === true,
    next: nextOf(left),
    /** A later start did not finish them either, so the person decides. */
    tried: left.filter(({ file, tries }) => file !== null && tries > 0),
    /** Their copies are not whole. */
    torn: left.filter(({ file }) => file === null),
    forget,
  }
}
