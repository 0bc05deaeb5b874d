import { useId } from 'react'
import type { Lead } from '#data/search/search-links.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Locked } from '#ui/locked.tsx'
import { PartTitle } from '#ui/part-title.tsx'
import { demo, placeOf as placeInDemo } from './demo-data.ts'
import { MoodsAndEmotions } from './moods-and-emotions.tsx'

const { pro: words } = sayEmotionalInsights

const nowhere = (): Lead => ({ to: '/search' })

/** What Pro tells besides; without it an invented chat behind the reason, and nothing is asked. */
export function ProBlock({ isPro, ...emotions }: { isPro: boolean } & Parameters<typeof MoodsAndEmotions>[0]) {
  const title = useId()
  if (!isPro) {
    const picture = <MoodsAndEmotions of={demo} leadTo={nowhere} placeOf={placeInDemo} onOpen={() => undefined} />
    return <Locked title={words.title} reason={words.reason} demo={picture} level={2} />
  }
  return (
    <section aria-labelledby={title} className="space-y-8">
      <PartTitle id={title}>{words.title}</PartTitle>
      <MoodsAndEmotions {...emotions} />
    </section>
  )
}
