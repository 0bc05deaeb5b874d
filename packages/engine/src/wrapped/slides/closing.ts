import { type Content, MOST_NAMES, type Scope } from '../scope.ts'

/** What it comes to: on how many days people wrote to each other. */
export function closing({ overview, shares }: Scope): Content {
  const { totalMessages, totalDays, activeDays, totalWords } = overview
  return {
    kind: 'closing',
    figure: totalDays,
    unit: 'days',
    metric: 'total_days',
    people: shares.slice(0, MOST_NAMES).map(({ person, count }) => ({ name: person, value: count })),
    peopleUnit: 'messages',
    facts: { messages: totalMessages, days: totalDays, activeDays, people: shares.length, words: totalWords },
  }
}
