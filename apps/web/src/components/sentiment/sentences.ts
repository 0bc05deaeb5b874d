import type { Contract, Emotion, Output, Sentiment } from '@convostat/api'
import { named } from '#charts/named.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { scale, toneOf } from '#messages/emotional-insights/tone.ts'
import { asShown, closely } from '#messages/figures.ts'
import { sayWhy } from './messages/index.ts'

const { sync } = sayEmotionalInsights

/** What asks why a message is read as it is: its label, and of whom and when it is. */
export const whyLabel = ({ of, by }: { of: Sentiment | null; by: string }): string =>
  of === null ? sayWhy.askUnread({ by }) : sayWhy.ask({ of, by })

export const soundsLike = ({ of }: { of: number }): string => sayWhy.sounds({ tone: toneOf(of) })

export const scoreOnScale = ({ of }: { of: number }): string => sayWhy.score({ of, least: scale.least, most: scale.most })

/** An emotion and how sure it is: an estimate is never certain. */
export const emotionOf = ({ emotion, share }: { emotion: Emotion; share: number }): string =>
  sayWhy.emotion({ emotion, share: share > 0.99 ? 0.999 : share })

/** How two people’s weeks move beside each other. */
export function syncWay({ correlation }: { correlation: number }): 'together' | 'often' | 'own' | 'against' {
  const shown = asShown(correlation)
  if (shown >= 0.5) return 'together'
  if (shown >= closely) return 'often'
  return shown > -closely ? 'own' : 'against'
}

/** With fewer weeks in which two people both wrote, there is no sentence about them. */
const weeks = 8

export const syncNone = sync.none({ weeks })
export const syncDefinition = sync.definition({ ...scale, weeks })

/** How far the moods of two people rise and fall together, pair by pair. */
type Sync = Pick<Output<Contract['emotion']['sync']>, 'pairs' | 'total_pairs'>
export type Pair = Sync['pairs'][number]

export const syncOver = ({ total_pairs: pairs }: Pick<Sync, 'total_pairs'>): string => sync.over({ pairs })

/** For two people how their weeks compare, for more whose are most similar, where any are. */
export function syncSentence({ pairs, total_pairs: total }: Sync): string {
  const [most] = [...pairs].sort((one, other) => other.correlation - one.correlation)
  if (!most) return syncNone
  const { a, b, correlation } = most
  if (total === 1) return sync.sentence({ a: named(a), b: named(b), way: syncWay({ correlation }) })
  const { mostAlike, noneAlike } = total > pairs.length ? sync.amongMost : sync
  return asShown(correlation) >= closely
    ? mostAlike({ a: named(a), b: named(b), isTogether: syncWay({ correlation }) === 'together' })
    : noneAlike
}
