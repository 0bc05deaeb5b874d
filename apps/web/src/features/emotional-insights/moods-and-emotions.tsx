import type { Fingerprint } from '#charts/fingerprint.ts'
import { FingerprintChart } from '#components/figure/fingerprint-chart.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { EmotionalSync } from '#components/sentiment/sync.tsx'
import type { Sync } from '#components/sentiment/sync-answer.ts'
import type { Loadable } from '#data/client/loadable.ts'
import type { LeadTo } from '#data/search/search-links.ts'
import type { Highlights as Found, Moods, Vibe } from './answers.ts'
import { Highlights } from './highlights.tsx'
import { MoodTimeline } from './mood-timeline.tsx'
import { ChatVibe } from './vibe.tsx'

export interface Emotions {
  vibe: Loadable<Vibe>
  moods: Loadable<Moods>
  fingerprint: Loadable<Fingerprint>
  highlights: Loadable<Found>
  sync: Loadable<Sync>
}

interface MoodsAndEmotionsProps {
  of: Emotions
  leadTo: LeadTo
  placeOf: (name: string) => number
  onOpen: (id: number) => void
}

/** What Pro tells besides: which emotions, when, whose, in which words, and who goes along with whom. */
export function MoodsAndEmotions({ of, leadTo, placeOf, onOpen }: MoodsAndEmotionsProps) {
  return (
    <div className="space-y-14">
      <ChatVibe of={of.vibe} />
      <Recounted of={of.fingerprint}>
        <FingerprintChart of={of.fingerprint} />
      </Recounted>
      <MoodTimeline of={of.moods} leadTo={leadTo} />
      <Highlights of={of.highlights} placeOf={placeOf} onOpen={onOpen} />
      <EmotionalSync of={of.sync} leadTo={leadTo} placeOf={placeOf} />
    </div>
  )
}
