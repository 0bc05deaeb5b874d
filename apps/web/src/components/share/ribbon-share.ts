import type { Answer } from '#charts/answers.ts'
import { noWords } from '#charts/card.ts'
import { threadsOf } from '#charts/ribbon/colored.ts'
import { ribbonPart } from '#charts/ribbon/ribbon-part.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { say } from '#messages/index.ts'
import { sayShare } from './messages/index.ts'
import type { Shareable } from './shareable.ts'

const { ribbon: words } = sayShare

/** The chat's ribbon, to be shared: no one is named. */
export const ribbonShare = (ribbon: Answer<'ribbon'>): Shareable => ({
  file: 'ribbon',
  shows: 'ribbon',
  words: () => ({
    ...noWords,
    kicker: ribbon.remark ? words.days({ days: ribbon.remark.total_days }) : say.brand,
    sentence: words.people({ n: ribbon.people.length + (ribbon.rest?.people ?? 0), messages: ribbon.messages }),
    foot: ribbon.from !== null && ribbon.to !== null ? sayDashboard.subtitle.days({ when: [ribbon.from, ribbon.to] }) : '',
  }),
  drawing: (_, placeOf) => ({
    isAcross: true,
    enlarged: 1.6,
    make: (tokens, width, height) => [ribbonPart(threadsOf(ribbon, placeOf), tokens, width, Math.min(height, 0.62 * width))],
  }),
})
