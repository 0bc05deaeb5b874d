import type { LicenseSettings } from '@convostat/installation/license-settings'
import { onTestFinished } from 'vitest'
import { issueLicense, type Wish } from '#licenses/issue.ts'
import { type LicenseDatabase, openDesk } from '#licenses/license-database.ts'
import { licenseService } from '#licenses/license-service.ts'
import { temporaryFolder } from './published-folder.ts'

export const usualSettings: LicenseSettings = { mode: 'live', seed: null, publicKeys: [] }

/** 1 March 2027, noon. */
export const noon = Date.UTC(2027, 2, 1, 12) / 1000
export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

export const wish: Wish = { licensee: 'Ana Sol', email: 'ana@example.com', plan: 'monthly', expires: null }

/** A separate desk for the running test, or another one on the same folder. */
export function desk(folder = temporaryFolder(), settings: Partial<LicenseSettings> = {}): LicenseDatabase {
  const opened = openDesk(folder, { ...usualSettings, ...settings })
  onTestFinished(() => opened.close())
  return opened
}

/** A desk with a clock that pauses until it is moved. */
export function clockedDesk(folder = temporaryFolder()) {
  const opened = desk(folder)
  const clock = { now: noon }
  return {
    folder,
    desk: opened,
    clock,
    service: licenseService(opened, () => clock.now),
    issue: (wished: Partial<Wish> = {}) => issueLicense(opened, { ...wish, ...wished }, clock.now),
  }
}

/** The id that a license file is about; nothing of it is verified. */
export function idOf(file: { payload: string }): string {
  const { lid } = JSON.parse(Buffer.from(file.payload, 'base64url').toString()) as { lid: string }
  return lid
}
