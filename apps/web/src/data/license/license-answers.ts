import type { Failure, LicenseAnswer } from '@convostat/api'
import type { DeviceLicense } from '#store/kept-license.ts'
import type { ServiceStatus } from '#store/service-status.ts'

/** Why the license kept counts no more here. */
export type Ending = NonNullable<DeviceLicense['ended']>

/** No valid answer came: nothing is known of the license but what was. */
export const isUnreached = ({ code }: Failure): boolean => code === 'unavailable' || code === 'too_many'

/** What a refusal says of the license; undefined where it says nothing of it. */
export const endingOfRefusal = ({ code }: Failure): Ending | undefined => refusals[code]

const refusals: Partial<Record<Failure['code'], Ending>> = {
  license_expired: 'license_expired',
  license_revoked: 'license_revoked',
  license_suspended: 'license_suspended',
  license_superseded: 'license_superseded',
  device_limit: 'device_limit',
}

/** What a status says of it. A license that the service knows nothing of, or not any more, has not ended. */
export const endingOfStatus = (answer: LicenseAnswer): Ending | undefined =>
  answer.is_pro || isForgotten(answer) ? undefined : states.get(answer.state)

/** Whether the service does not know it, or no longer does: it should be sent the file. */
export const isForgotten = ({ is_pro: isPro, state, reason }: LicenseAnswer): boolean =>
  !isPro && (state === 'none' || reason === 'activation_needed')

const states = new Map<string, Ending>([
  ['expired', 'license_expired'],
  ['revoked', 'license_revoked'],
  ['suspended', 'license_suspended'],
  ['superseded', 'license_superseded'],
  ['device_removed', 'device_removed'],
])

/** Facts beside the license, for reading only. */
export const toldWith = (
  { cancel_at_period_end, grace, subscription }: LicenseAnswer,
  devices: LicenseAnswer['devices'],
): ServiceStatus => ({
  ...(devices && { devices }),
  ...(cancel_at_period_end !== undefined && { cancel_at_period_end }),
  ...(grace !== undefined && { grace }),
  ...(subscription && { subscription }),
})
