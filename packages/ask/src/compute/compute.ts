import type { Answer } from '../answer.ts'
import type { Asked } from '../asked.ts'
import type { Plan } from '../plan.ts'

/** The exact answer: a sentence, the figure with its definition, and the messages behind it. Null where it cannot be had here. */
export async function compute(_plan: Plan, _asked: Asked): Promise<Answer | null> {
  return null
}
