import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LicenseSettings } from '../license-settings.mjs'
import { type Database, openDatabase } from './database.ts'
import { type Keyring, keyring } from './keys.ts'

/** Where licenses are issued and known: an installation's keys and its tables. Several processes may have it open. */
export interface Desk extends Keyring {
  database: Database
  close(): Promise<void>
}

/** The file with an installation's tables. */
export const deskFile = (dataFolder: string): string => join(dataFolder, 'license', 'desk.db')

/** Opens the desk of a data folder, made if it is not there. Throws what the system says, or CannotStart. */
export function openDesk(dataFolder: string, settings: LicenseSettings): Desk {
  const folder = join(dataFolder, 'license')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // It may have been there before, with another mode.
  chmodSync(folder, 0o700)
  const keys = keyring(folder, settings)
  const database = openDatabase(deskFile(dataFolder))
  return { ...keys, database, close: () => database.close() }
}
