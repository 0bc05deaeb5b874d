import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { sandboxLimits } from '#config/limits.ts'

/** A mail in the folder. */
export interface KeptMail {
  name: string
  raw: Buffer
  mail: Email
}

/** The names of the mails, the newest first; none where there is no folder yet. */
export function mailNames(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return names.sort().reverse().slice(0, sandboxLimits.mailsShown)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The mail of this name; null where there is none. A name is looked for, and never becomes a path on its own. */
export async function keptMail(folder: string, name: string): Promise<KeptMail | null> {
  if (!mailNames(folder).includes(name)) return null
  const raw = readFileSync(join(folder, name))
  return { name, raw, mail: await PostalMime.parse(raw) }
}
