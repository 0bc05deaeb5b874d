import type { Asked } from './asked.ts'

/** Six questions that this chat has an answer to. */
export function suggestedQuestions(_asked: Asked): readonly string[] {
  return []
}
