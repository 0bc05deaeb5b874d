import { useId } from 'react'
import { ExampleScreen } from '#components/screen/example-screen.tsx'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Locked } from '#ui/locked.tsx'
import { PartTitle } from '#ui/part-title.tsx'
import { MoodsAndEmotions } from './moods-and-emotions.tsx'

const { pro: words } = sayEmotionalInsights

/** What Pro tells besides; without it an invented chat behind the reason, and nothing is asked. */
export function ProBlock({ isPro }: { isPro: boolean }) {
  const title = useId()
  if (!isPro) {
    const picture = (
      <ExampleScreen>
        <MoodsAndEmotions />
      </ExampleScreen>
    )
    return <Locked title={words.title} reason={words.reason} demo={picture} level={2} />
  }
  return (
    <section aria-labelledby={title} className="space-y-8">
      <PartTitle id={title}>{words.title}</PartTitle>
      <MoodsAndEmotions />
    </section>
  )
}
