import type { CalledName, LicenseAnswer, UploadAnswer } from '@convostat/api'
import { modelVersion } from '@convostat/emotion/model-version'
import { plans } from '@convostat/license'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#data/client/api.ts'
import { database } from '#data/client/database.ts'
import { engine } from '#data/client/engine.ts'
import { notedDeletions } from '#data/deletions/noted-deletions.ts'
import { licenseStatusHere } from '#data/license/license.ts'
import { planQuery, usePlan } from '#data/license/plan.ts'
import { isMasked, useMasked } from '#data/masking/masked.ts'
import { hearPeople, peopleHere } from '#data/people/people.ts'
import { correctionsHere, hearCorrections } from '#data/saved/corrections.ts'
import type { Snapshot, SnapshotOf } from '#store/snapshots.ts'
import { openedChat } from './open-chat.ts'

export type { Snapshot } from '#store/snapshots.ts'

/**
 * A chat's last dashboard, which a reload shows until the chat has been read again. It is kept in this browser, in figures alone, and only
 * without filters (decision 154).
 */
const charts = {
  ribbon: api.charts.ribbon,
  timeseries: api.charts.timeseries,
  heatmap: api.charts.heatmap,
  messageShare: api.charts.messageShare,
  calendar: api.charts.calendar,
  sentimentChart: api.charts.sentiment,
  emotionFingerprint: api.emotion.fingerprint,
} satisfies Partial<Record<CalledName, unknown>>

/** They come much later than the others. */
const felt: readonly string[] = ['sentimentChart', 'emotionFingerprint']

/** It is not part of the first script, since it brings the schemas of answers. */
export const loadSnapshots = () => import('#store/snapshots.ts')

/** The name of this script depends on all of the app, the engine included. */
const build = new URL(import.meta.url).pathname

/** What a chat's figures depend on now; null while that is not known. */
function snapshotOf(license: LicenseAnswer | undefined, id: string): SnapshotOf | null {
  if (!license || peopleHere.state() !== 'read' || correctionsHere.state() !== 'read') return null
  return {
    id,
    plan: license.is_pro ? 'pro' : 'free',
    people: peopleHere.list(),
    corrections: correctionsHere.list(),
    build,
    model: modelVersion,
  }
}

const kind = 'snapshot'

/** The ribbons in all snapshots are asked for again whenever the list of uploads is. */
export const ribbonsKey = [api.uploads.list.key, 'ribbons']

const snapshotQuery = (id: string | null) =>
  queryOptions({
    queryKey: [kind, id],
    queryFn: async ({ client }): Promise<(Snapshot & Pick<SnapshotOf, 'plan'>) | null> => {
      const [{ readSnapshot }, here] = await Promise.all([
        loadSnapshots(),
        licenseStatusHere(),
        peopleHere.known(),
        correctionsHere.known(),
      ])
      const license = client.getQueryData(planQuery.queryKey) ?? here
      const of = id === null ? null : snapshotOf(license, id)
      // A deletion noted as a page was left is in no database yet.
      const snapshot = of && !notedDeletions().has(of.id) ? await readSnapshot(database, of) : null
      if (!snapshot || !of) return null
      // What the plan locks is locked from the beginning. The worker is asked all the same.
      if (!client.getQueryData(planQuery.queryKey)) client.setQueryData(planQuery.queryKey, license, { updatedAt: 1 })
      return { ...snapshot, plan: of.plan }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** A chat's last dashboard; null where none is known, or it would be another one now. */
export function useSnapshot(id: string | null): Snapshot | null {
  const { plan } = usePlan()
  // A snapshot has the names as they are.
  const isShown = !useMasked() && engine.kind === 'browser'
  const { data } = useQuery({ ...snapshotQuery(id), enabled: isShown && id !== null })
  return isShown && data && data.plan === plan ? data : null
}

/** Whether its figures may be shown beside the chat that is open: this tab or another may have added an export since either was read. */
export const isOfSame = ({ chat: { appended, ...one } }: Snapshot, { appended: added, ...other }: UploadAnswer): boolean =>
  appended?.appendDate === added?.appendDate && alike.every((fact) => one[fact] === other[fact])

const alike = ['uploadDate', 'original_message_count', 'message_limit'] as const

/** The answers of a dashboard come one after the other. */
const restMilliseconds = 1000

/** Keeps what the dashboard shows once it is answered, and forgets it where it is no longer true. */
export function followSnapshots(queries: QueryClient): void {
  if (engine.kind !== 'browser') return
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void keep(queries).catch(() => undefined), restMilliseconds)
  }
  // Also where a slow browser has only now read what the reader said.
  const readAgain = () => {
    void queries.resetQueries({ queryKey: [kind] }).catch(() => undefined)
    void queries.invalidateQueries({ queryKey: ribbonsKey })
  }
  const keys = new Set<unknown>(Object.values(charts).map(({ key }) => key))
  queries.getQueryCache().subscribe(({ type, query }) => {
    const { queryKey, state } = query
    if (type !== 'updated') return
    if (keys.has(queryKey[0]) || queryKey[0] === 'chat') keepSoon()
    // What cannot be read again must not stay as if it were true.
    if (queryKey[0] === 'chat' && state.status === 'error') void forget(queries, `${queryKey[1]}`).catch(() => undefined)
  })
  hearPeople(readAgain)
  hearCorrections(readAgain)
}

async function forget(queries: QueryClient, id: string): Promise<void> {
  queries.setQueryData(snapshotQuery(id).queryKey, null)
  await (await loadSnapshots()).dropSnapshot(database, id)
  await queries.invalidateQueries({ queryKey: ribbonsKey })
}

async function keep(queries: QueryClient): Promise<void> {
  const chat = openedChat(queries)
  const of = chat && snapshotOf(queries.getQueryData(planQuery.queryKey), chat.upload_id)
  // A chat that was read for another plan has other figures.
  if (!of || isMasked() || chat.message_limit !== plans[of.plan].messageLimit || !isFresh(queries, ['chat', of.id])) return
  const asked = Object.entries(charts).flatMap(([name, { key, call }]) =>
    call.plan === 'free' || of.plan === 'pro' ? [{ name, queryKey: [key, of.id, {}] }] : [],
  )
  const answered = asked.filter(({ queryKey }) => isFresh(queries, queryKey))
  const isAwaited = asked.some(({ queryKey }) => queries.getQueryState(queryKey)?.fetchStatus === 'fetching')
  // One with the feelings is not replaced by one without.
  const hasOne = Boolean(queries.getQueryData(snapshotQuery(of.id).queryKey))
  const isEnough = asked.every((each) => felt.includes(each.name) || answered.includes(each))
  if (!isEnough || (isAwaited && hasOne)) return
  const figures = Object.fromEntries(answered.map(({ name, queryKey }) => [name, queries.getQueryData(queryKey)]))
  if (await (await loadSnapshots()).keepSnapshot(database, of, { chat, figures })) await queries.invalidateQueries({ queryKey: ribbonsKey })
}

function isFresh(queries: QueryClient, queryKey: readonly unknown[]): boolean {
  const state = queries.getQueryState(queryKey)
  return state?.status === 'success' && !state.isInvalidated && state.fetchStatus === 'idle'
}
