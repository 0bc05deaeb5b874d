import type { Contract, Output } from '@convostat/api'
import { useCallback, useId } from 'react'
import { fingerprintOf } from '#charts/fingerprint.ts'
import { FingerprintChart } from '#components/figure/fingerprint-chart.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { ExampleScreen } from '#components/screen/example-screen.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { EmotionalSync } from '#components/sentiment/sync.tsx'
import { useMapped } from '#data/client/use-mapped.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Locked } from '#ui/locked.tsx'
import { PartTitle } from '#ui/part-title.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { Highlights } from './highlights.tsx'
import { MoodTimeline } from './mood-timeline.tsx'
import { ChatVibe } from './vibe.tsx'

const { pro: words } = sayEmotionalInsights

/** What Pro adds; without it an invented chat behind the reason, and nothing is asked. */
export function ProBlock({ isPro }: { isPro: boolean }) {
  const title = useId()
  if (!isPro) {
    const picture = (
      <ExampleScreen>
        <MoodsAndEmotions />
      </ExampleScreen>
    )
    return <Locked title={words.title} question={words.question} reason={words.reason} demo={picture} level={2} />
  }
  return (
    <section aria-labelledby={title} className="space-y-8">
      <PartTitle id={title}>{words.title}</PartTitle>
      <MoodsAndEmotions />
    </section>
  )
}

/** What Pro adds: which emotions, when, whose, in which words, and whose moods move together. */
export function MoodsAndEmotions() {
  const placeOf = usePlaces()
  const fingerprint = useMapped(
    useFigure('emotionFingerprint'),
    useCallback((answer: Output<Contract['emotion']['fingerprint']>) => fingerprintOf(answer, placeOf), [placeOf]),
  )
  return (
    <div className="space-y-14">
      <MoodTimeline />
      <ChatVibe />
      <Recounted of={fingerprint}>
        <FingerprintChart of={fingerprint} />
      </Recounted>
      <Highlights />
      <EmotionalSync />
    </div>
  )
}
