import type { RouterHistory } from '@tanstack/react-router'

/**
 * The filters stay on every way through the app: a history entry without filters has those of the one before, whether
 * its screen takes them or not, so that they are there again on the next that does. They are of one chat; another's are passed over.
 */
export function carryFilters(history: RouterHistory): RouterHistory {
  const { push, replace } = history
  const carried = (state: unknown): Record<string, unknown> => {
    const { filters } = history.location.state
    return { ...(filters !== undefined && { filters }), ...(state as Record<string, unknown> | undefined) }
  }
  history.push = (path, state, options) => push(path, carried(state), options)
  history.replace = (path, state, options) => replace(path, carried(state), options)
  return history
}
