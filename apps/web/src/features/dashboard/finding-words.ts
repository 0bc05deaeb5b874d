import { named } from '#charts/named.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { toTenth } from '#messages/figures.ts'
import { say } from '#messages/index.ts'
import { type Finding, shifted } from './findings.ts'

const { story: words } = sayDashboard

/** What stands out, in a sentence; a gap also names who ended it, where that is known. */
export function sentenceOf(finding: Finding, endedBy: string | null): string {
  switch (finding.kind) {
    case 'hour':
      return words.hour.sentence({ weekday: format.weekdays.long[finding.weekday], hour: format.hour(finding.hour) })
    case 'gap':
      return endedBy === null
        ? `${words.gap.figure({ time: finding.seconds })}.`
        : words.gap.sentence({ time: finding.seconds, name: named(endedBy) })
    case 'day':
      return words.day.sentence({ day: finding.day })
    case 'streak':
      return words.streak.sentence({ days: finding.days })
  }
}

/** The figure that its evidence begins with. */
export function figureOf(finding: Finding): string {
  if (finding.kind === 'gap') return words.gap.figure({ time: finding.seconds })
  if (finding.kind === 'streak') return words.streak.figure({ days: finding.days })
  return say.messagesOf({ n: finding.messages })
}

/** The rest of the evidence. */
export function restOf(finding: Finding): string {
  switch (finding.kind) {
    case 'hour':
      return nextOf(finding.next)
    case 'gap':
      return words.gap.rest({ from: finding.from, to: finding.to })
    case 'day':
      return words.day.rest({ times: toTenth(finding.messages / finding.usual) })
    case 'streak':
      return words.streak.rest({ when: [finding.from, finding.to] })
  }
}

const nextOf = ({ messages: n, at }: (Finding & { kind: 'hour' })['next']): string =>
  at === null ? words.hour.rest({ n }) : words.hour.restNamed({ weekday: format.weekdays.long[at.weekday], hour: format.hour(at.hour), n })

/** What the bars are, where their sentence does not say it. */
export const unitOf = (finding: Finding): string | null =>
  finding.kind === 'hour' ? words.hour.unit({ weekday: format.weekdays.long[finding.weekday] }) : null

/** Which bars the sentence is about. */
export const isMeantIn = (finding: Exclude<Finding, { kind: 'gap' }>): ((place: number) => boolean) => {
  if (finding.kind === 'hour') return (hour) => hour === finding.hour
  return finding.kind === 'day' ? (place) => shifted(finding.around.from, place) === finding.day : () => true
}

/** Below the bars, evenly from the first to the last. */
export const belowBars = (finding: Exclude<Finding, { kind: 'gap' }>): string[] =>
  finding.kind === 'hour'
    ? [0, 6, 12, 18, 23].map((hour) => format.hour(hour))
    : [finding.around.from, finding.around.to].map((day) => format.day(day))

export const barsOf = (finding: Exclude<Finding, { kind: 'gap' }>): readonly number[] =>
  finding.kind === 'hour' ? finding.bars : finding.around.bars
