import { noWords } from '#charts/card.ts'
import type { Shareable } from '#components/share/shareable.ts'
import { format } from '#format/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import type { ShownMoment } from './shown-moments.ts'

/** A moment to be shared, by its title here. A message that is not fit to be put on show cannot be added. */
export const momentShare = ({ kind, date, description, others = [] }: ShownMoment, title: string): Shareable => ({
  file: 'moment',
  shows: 'moment',
  words: (veil) => ({
    ...noWords,
    kicker: saySpecialMoments.kinds[kind],
    sentence: veil.text(title),
    note: veil.text(description),
    foot: format.fullDay(date),
  }),
  message: others.at(0),
})
