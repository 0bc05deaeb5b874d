import type { LicenseAnswer } from '@convostat/api'

/** What a mail to the support is about: the version, and with Pro the license, so that it comes first. The same in every language. */
export function supportSubject(version: string, status: Pick<LicenseAnswer, 'is_pro' | 'license_id'> | undefined): string {
  const subject = `ConvoStat ${version}`
  return status?.is_pro && status.license_id ? `${subject}, Pro, ${status.license_id}` : subject
}
