import { askBeforeLeaving } from '#platform/ask-before-leaving.ts'

/**
 * What was typed and could not be saved, by its field. It stays until it is saved or given up, also while its field is not on the
 * screen; closing the page asks first. It is never written anywhere: there is no room for it.
 */
const drafts = new Map<string, string>()

let leaveFreely: (() => void) | null = null

export const draftOf = (field: string): string | undefined => drafts.get(field)

export function keepDraft(field: string, text: string): void {
  drafts.set(field, text)
  leaveFreely ??= askBeforeLeaving('draft')
}

export function dropDraft(field: string): void {
  drafts.delete(field)
  if (drafts.size > 0) return
  leaveFreely?.()
  leaveFreely = null
}

export function dropDrafts(): void {
  for (const field of [...drafts.keys()]) dropDraft(field)
}
