import type { LicenseAnswer } from '@convostat/api'
import { saySettings } from '#messages/say/settings.ts'

const { subject, subjectOfPro } = saySettings.about

/** What a mail to the support is about: the version, and with Pro the license, so that it comes first. */
export function supportSubject(version: string, status: Pick<LicenseAnswer, 'is_pro' | 'license_id'> | undefined): string {
  return status?.is_pro && status.license_id ? subjectOfPro(version, status.license_id) : subject(version)
}
