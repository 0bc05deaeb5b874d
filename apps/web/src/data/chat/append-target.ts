import type { HistoryEntry } from '@convostat/api'
import { useRouterState } from '@tanstack/react-router'
import { useHistory } from './uploads.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the upload that the next export is added to: chosen on another screen. */
    appendTo?: unknown
  }
}

/** The upload that the next export should be added to, if that was chosen and it is still kept. */
export function useAppendTarget(): HistoryEntry | null {
  const history = useHistory()
  const chosen: unknown = useRouterState({ select: ({ location }) => location.state.appendTo })
  return history.state === 'ready' ? (history.data.uploads.find(({ id }) => id === chosen) ?? null) : null
}
