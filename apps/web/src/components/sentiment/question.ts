import { useSyncExternalStore } from 'react'
import type { MarkPosition } from './restore-focus.ts'

/** The message that was asked about. It stays the same while the dialog is open, even if the list it was asked from changes. */
export interface Question {
  readonly id: number
  /** Where it was asked. */
  readonly from: MarkPosition
}

let asked: Question | null = null
const hearing = new Set<() => void>()

function change(next: Question | null): void {
  if (asked === next) return
  asked = next
  for (const hear of hearing) hear()
}

/** Asks why a message is read so; while one is asked about, another does not take its place. */
export const ask = (question: Question): void => change(asked ?? Object.freeze({ ...question }))
export const closeQuestion = (): void => change(null)

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

/** What is asked now; null while nothing is. */
export const question = (): Question | null => asked
const nothing = () => null
export const useQuestion = (): Question | null => useSyncExternalStore(listen, question, nothing)
