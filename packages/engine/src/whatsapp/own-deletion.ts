/** What a phone writes in place of a message that its owner deleted: `You deleted this message`. */

import { languages } from '#languages/index.ts'
import { folded, lower } from './fold.ts'

let own: Set<string> | null = null

/** Whether the wording can only be said to the owner: no language says so of others' messages. */
export function isOwnDeletion(text: string): boolean {
  if (!own) {
    own = new Set(languages.flatMap(({ youDeleted = [] }) => youDeleted.map(lower)))
    for (const { deleted = [] } of languages) for (const phrase of deleted) own.delete(lower(phrase))
  }
  return own.has(folded(text))
}
