import type { QueryClient } from '@tanstack/react-query'
import { planQuery } from '#data/license/plan.ts'
import { api } from './api.ts'
import { callQuery } from './use-call.ts'

/** While the reader sees that the upload went well, the dashboard's charts are asked for: it opens with them. */
export async function warmDashboard(queries: QueryClient, id: string): Promise<void> {
  // As on the dashboard itself, no chart is asked for before the plan is known.
  await queries.prefetchQuery(planQuery)
  const { ribbon, timeseries, heatmap, messageShare, calendar, messagesOnShow } = api.charts
  await Promise.all([
    queries.prefetchQuery(callQuery(ribbon, {}, id)),
    queries.prefetchQuery(callQuery(timeseries, {}, id)),
    queries.prefetchQuery(callQuery(heatmap, {}, id)),
    queries.prefetchQuery(callQuery(messageShare, {}, id)),
    queries.prefetchQuery(callQuery(calendar, {}, id)),
    queries.prefetchQuery(callQuery(messagesOnShow, {}, id)),
  ])
}
