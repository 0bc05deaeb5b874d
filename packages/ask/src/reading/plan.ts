import type { Asked } from '../asked.ts'
import type { Plan } from '../plan.ts'

/** What is to be computed for a question; null where any word of it is not accounted for, or it may mean two things. */
export function plan(_question: string, _asked: Asked): Plan | null {
  return null
}
