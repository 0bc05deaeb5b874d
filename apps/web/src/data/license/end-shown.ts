import type { LicenseAnswer } from '@convostat/api'

/**
 * The one day that is shown as the end of a license: the end of what was paid for. Its days of grace are for a renewal that
 * comes late, so their end is shown only once they have begun, or the license is over.
 */
export function endShown({
  is_pro: isPro,
  state,
  period_end: periodEnd,
  expires,
}: Pick<LicenseAnswer, 'is_pro' | 'state' | 'period_end' | 'expires'>): string | null {
  return isPro && state !== 'grace' && periodEnd ? periodEnd : expires
}
