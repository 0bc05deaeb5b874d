import { useId } from 'react'
import { FingerprintChart } from '#components/figure/fingerprint-chart.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { ExampleScreen } from '#components/screen/example-screen.tsx'
import { EmotionalSync } from '#components/sentiment/sync.tsx'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Locked } from '#ui/locked.tsx'
import { Highlights } from './highlights.tsx'
import { MoodTimeline } from './mood-timeline.tsx'
import { useFindings } from './use-findings.ts'
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
    <section aria-labelledby={title}>
      <h2 id={title} className="sr-only">
        {words.title}
      </h2>
      <MoodsAndEmotions isLed />
    </section>
  )
}

/** Which emotions, when, whose, in which words, and whose moods move together. The screen's own has the vibe beside the trend. */
export function MoodsAndEmotions({ isLed }: { isLed?: boolean }) {
  const { fingerprint } = useFindings()
  return (
    <div className="space-y-14">
      <MoodTimeline isLead={isLed} />
      {!isLed && <ChatVibe />}
      <Recounted of={fingerprint}>
        <FingerprintChart of={fingerprint} />
      </Recounted>
      <Highlights />
      <EmotionalSync />
    </div>
  )
}
