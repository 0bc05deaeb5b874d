import { named } from '#charts/named.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { asShown, closely } from '#messages/figures.ts'
import { syncNone, syncWay } from './sentences.ts'
import type { Sync } from './sync-answer.ts'

const { sync } = sayEmotionalInsights

/** Of two how their weeks go, of more whose go most alike, where any do. */
export function syncSentence({ pairs, total_pairs: total }: Sync): string {
  const [most] = [...pairs].sort((one, other) => other.correlation - one.correlation)
  if (!most) return syncNone
  const { a, b, correlation } = most
  if (total === 1) return sync.sentence({ a: named(a), b: named(b), words: syncWay({ correlation }) })
  const { mostAlike, noneAlike } = total > pairs.length ? sync.amongMost : sync
  return asShown(correlation) >= closely ? mostAlike({ a: named(a), b: named(b), words: syncWay({ correlation }) }) : noneAlike
}
