import type { Answer } from './answer.ts'
import type { Asked } from './asked.ts'
import type { PlanFunction } from './plan.ts'

/** A plan function as tool calling takes it. */
export interface PlanTool {
  name: PlanFunction['name']
  description: string
  /** JSON Schema of the arguments: an object of flat fields; days as `2021-03-04`, people by name. */
  parameters: Readonly<Record<string, unknown>>
  /** Null where the arguments are not such, or name somebody who is not there. */
  run(args: unknown, asked: Asked): Promise<Answer | null>
}

export const planFunctions: readonly PlanTool[] = []
