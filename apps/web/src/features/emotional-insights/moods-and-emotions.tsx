import type { Contract, Output } from '@convostat/api'
import { useCallback } from 'react'
import { fingerprintOf } from '#charts/fingerprint.ts'
import { FingerprintChart } from '#components/figure/fingerprint-chart.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { EmotionalSync } from '#components/sentiment/sync.tsx'
import { useMapped } from '#data/client/use-mapped.ts'
import { usePlaces } from '#ui/person-places.ts'
import { Highlights } from './highlights.tsx'
import { MoodTimeline } from './mood-timeline.tsx'
import { ChatVibe } from './vibe.tsx'

/** What Pro tells besides: which emotions, when, whose, in which words, and who goes along with whom. */
export function MoodsAndEmotions() {
  const placeOf = usePlaces()
  const fingerprint = useMapped(
    useFigure('emotionFingerprint'),
    useCallback((answer: Output<Contract['emotion']['fingerprint']>) => fingerprintOf(answer, placeOf), [placeOf]),
  )
  return (
    <div className="space-y-14">
      <ChatVibe />
      <Recounted of={fingerprint}>
        <FingerprintChart of={fingerprint} />
      </Recounted>
      <MoodTimeline />
      <Highlights />
      <EmotionalSync />
    </div>
  )
}
