import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '@convostat/api'
import { type Keyring, keyring } from '@convostat/installation/keys'
import type { LicenseSettings } from '@convostat/installation/license-settings'
import { type Database, openDatabase } from './database.ts'
import { openPostgres } from './postgres.ts'

/** Where licenses are issued and known: an installation's keys and its tables. Several processes may have it open. */
export interface LicenseDatabase extends Keyring {
  database: Database
  close(): Promise<void>
}

/** The file with an installation's tables. */
const deskFile = (dataFolder: string): string => join(dataFolder, 'license', 'desk.db')

/** Opens the desk of a data folder, made if it is not there. Throws what the system says, or CannotStart. */
export function openDesk(dataFolder: string, settings: LicenseSettings): LicenseDatabase {
  const keys = keysIn(dataFolder, settings)
  const database = openDatabase(deskFile(dataFolder))
  return { ...keys, database, close: () => database.close() }
}

/** The same, with its tables on a Postgres where the settings name one. */
export async function openDeskAsSet(dataFolder: string, settings: LicenseSettings): Promise<LicenseDatabase> {
  if (settings.database === undefined) return openDesk(dataFolder, settings)
  const keys = keysIn(dataFolder, settings)
  const database = await openPostgres(settings.database)
  return { ...keys, database, close: () => database.close() }
}

function keysIn(dataFolder: string, settings: LicenseSettings): Keyring {
  const folder = join(dataFolder, 'license')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // It may have been there before, with another mode.
  chmodSync(folder, 0o700)
  return keyring(folder, settings)
}

/** Whether something failed because the tables could not be read or written. */
export const isUnavailable = (error: unknown): error is Failure => error instanceof Failure && error.code === 'unavailable'
