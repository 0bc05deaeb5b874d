import type { SavedKind } from '@convostat/api'
import type { Restored } from '#data/saved/restoring.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { sayUploads } from './messages/index.ts'
import { restoreDone, type SavedCounts } from './sentences.ts'

const { restore: words } = sayUploads.yourData

/** How a restore ended, in sentences: what came back, what did not and why. It mentions a license that is used elsewhere. */
export function restoredSentences({ chats, saved, license, unread }: Restored): { sentence: string; isPartial: boolean; aside?: string } {
  const {
    restored,
    skipped,
    damaged,
    no_room: left,
    damaged_saved: damagedSaved,
    merged = [],
    failed = 0,
    damaged_kinds: kinds = {},
  } = chats
  const back = { ...countsOf((kind) => saved[kind].brought), license: license.isBack }
  const problems = {
    merged: merged.length,
    damagedKinds: countsOf((kind) => kinds[kind] ?? 0),
    noRoom: countsOf((kind) => saved[kind].noRoom),
    failed,
    failedKinds: countsOf((kind) => saved[kind].failed),
    unread: unread.brought,
    failedUnread: unread.failed,
  }
  const done = restoreDone({ restored, skipped, damaged, left, saved: back, damagedSaved, ...problems })
  const isPartial = damaged + left + damagedSaved + failed + unread.failed > 0 || [problems.noRoom, problems.failedKinds].some(hasAny)
  const { refused } = license
  if (refused?.code === 'device_limit')
    return { sentence: done, isPartial, aside: words.licenseInUse({ devices: refused.devices?.length ?? 3 }) }
  if (!refused) return { sentence: done, isPartial }
  return { sentence: `${done} ${words.licenseRefused({ why: failureSentence(refused) })}`, isPartial: true }
}

/** This many of each kind, by the names that sentences have for them. */
const countsOf = (of: (kind: SavedKind) => number): SavedCounts => ({
  messages: of('favorites'),
  notes: 0,
  keywords: of('milestones'),
  corrections: of('corrections'),
  people: of('people'),
  moments: of('moments'),
  leftOut: of('left_out'),
  keptOff: of('kept_off'),
  asked: of('asked'),
})

const hasAny = (counts: SavedCounts): boolean => Object.values(counts).some((n) => n > 0)
