import { Failure } from '@convostat/api'
import { useCallback, useState } from 'react'
import { sayStorage } from '#messages/storage/index.ts'
import { isFull } from '#store/full.ts'
import { draftOf, dropDraft, keepDraft } from './drafts.ts'

const { notSaved: words } = sayStorage

export interface Saving {
  /** What was typed here and could not be saved; undefined where everything is. */
  draft: string | undefined
  /** Why it is not saved, and what to do; null where it is. */
  trouble: string | null
  /** Saves what was typed; if that fails it stays a draft. Returns whether it is saved. */
  save: (text: string, write: () => Promise<unknown>) => Promise<boolean>
  /** Gives up what was not saved. */
  giveUp: () => void
}

/** Saves what is typed in a field, which keeps its text until that has succeeded. */
export function useSaving(field: string): Saving {
  const draft = draftOf(field)
  const [trouble, setTrouble] = useState<string | null>(draft === undefined ? null : words.failed)
  const save = useCallback<Saving['save']>(
    async (text, write) => {
      try {
        await write()
        dropDraft(field)
        setTrouble(null)
        return true
      } catch (error) {
        keepDraft(field, text)
        setTrouble(whyNotSaved(error))
        return false
      }
    },
    [field],
  )
  const giveUp = useCallback(() => {
    dropDraft(field)
    setTrouble(null)
  }, [field])
  return { draft, trouble, save, giveUp }
}

/** What happened and what to do, in a sentence or two. */
export function whyNotSaved(error: unknown): string {
  const failure = Failure.from(error)
  return isFull(failure.cause) || failure.code === 'storage_full' ? words.full : words.failed
}
