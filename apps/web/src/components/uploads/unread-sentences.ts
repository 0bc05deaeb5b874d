import type { Unread } from '#data/saved/unreadable.ts'
import { sayUploads } from './messages/index.ts'
import { type SavedCounts, savedOf } from './sentences.ts'

const { unreadable: words } = sayUploads.yourData

/** How many records of each kind these are. */
export function countsOf(given: readonly Unread[]): SavedCounts {
  const of = (kind: string) => given.filter((each) => each.kind === kind).length
  return {
    messages: of('favorites'),
    notes: 0,
    keywords: of('milestones'),
    corrections: of('corrections'),
    people: of('people'),
    moments: of('moments'),
    leftOut: of('left-out-words'),
    keptOff: of('kept-off'),
    asked: of('asked-questions'),
    answered: of('answered-questions'),
    license: of('licenses') > 0,
  }
}

/** What is wrong, a sentence for each kind of trouble there is. */
export function troublesOf(unread: readonly Unread[]): string[] {
  return (['damaged', 'newer', 'partly'] as const).flatMap((trouble) => {
    const given = unread.filter((each) => each.trouble === trouble)
    return given.length === 0 ? [] : [words[trouble]({ what: savedOf(countsOf(given)) })]
  })
}
