import type { MomentKind } from './answers.ts'
import type { ShownMoment } from './shown-moments.ts'

/** Kinds whose description says what neither the title nor the message does. */
const described: ReadonlySet<MomentKind> = new Set(['longest_streak', 'happiest_day'])

/** Whether the description of a moment adds to its kind, title, message and participants. */
export const saysMore = ({ kind, facts: { names }, participants }: Pick<ShownMoment, 'kind' | 'facts' | 'participants'>): boolean =>
  described.has(kind) || (kind === 'birthday' && names?.length !== 1) || (kind === 'group_created' && participants.length > 0)
