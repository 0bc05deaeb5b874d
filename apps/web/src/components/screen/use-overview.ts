import type { UploadAnswer } from '@convostat/api'
import { api } from '#data/client/api.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'
import { useScreen } from './screen.ts'

/** The overview of what the filters leave of the chat; all of it is known already. */
export function useOverview(chat: UploadAnswer): Loadable<UploadAnswer> {
  const { part, hasFilters } = useScreen()
  return useCall(api.overview.get, part, { known: hasFilters ? undefined : chat })
}
