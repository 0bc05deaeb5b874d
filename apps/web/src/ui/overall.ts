import type { Progress } from '@convostat/api'

/** How far one stage of a slow operation has come. `total` is 0 while it is not known. */
export interface StageProgress {
  stage: Progress['stage'] | 'sending' | 'saving'
  done: number
  total: number
}

/** How far an operation has come as a whole, 0 to 1, and where the stage it is in began. */
export interface Overall {
  stage: StageProgress['stage'] | null
  from: number
  share: number
}

export const notBegun: Overall = { stage: null, from: 0, share: 0 }

/** Where each stage ends, of an operation that goes through those before it in this order. Nothing ends at 1: an operation that is done is not shown. */
const ends: Record<StageProgress['stage'], number> = {
  fetching: 0.3,
  sending: 0.3,
  opening: 0.3,
  reading: 0.85,
  merging: 0.9,
  feeling: 0.99,
  counting: 0.97,
  printing: 0.99,
  writing: 0.99,
  saving: 0.99,
}

/** The whole after one more report. It never goes back: a stage that comes again, as with a second file, takes half of what is left. */
export function overall(before: Overall, { stage, done, total }: StageProgress): Overall {
  const from = stage === before.stage ? before.from : before.share
  const end = ends[stage] > from ? ends[stage] : from + (1 - from) / 2
  const part = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0
  return { stage, from, share: Math.max(before.share, from + (end - from) * part) }
}
