import type { LicenseDevice } from '@convostat/api'
import { format } from '#format/index.ts'
import { sayLicense } from './messages/index.ts'

/** What a device is called where others may have its name: two buttons that do different things are not called the same. */
export function calledApart(device: LicenseDevice, list: readonly LicenseDevice[]): string {
  const { label, last_seen: lastSeen } = device
  if (list.every((each) => each === device || each.label !== label)) return label
  return sayLicense.devices.oneOf({ label, n: list.indexOf(device) + 1, when: format.instant(lastSeen) })
}
