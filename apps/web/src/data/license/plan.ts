import type { Plan } from '@convostat/api'
import { licenseQuery, useLicense } from './license.ts'

export const planQuery = licenseQuery

/** The plan that the API last reported; Free until it has. `isKnown` is false while it has not answered at all. */
export function usePlan(): { plan: Plan; isKnown: boolean } {
  const { isPro, isKnown } = useLicense()
  return { plan: isPro ? 'pro' : 'free', isKnown }
}
