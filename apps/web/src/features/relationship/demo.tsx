import { EmotionalSync } from '#components/sentiment/sync.tsx'
import type { Lead } from '#data/search/search-links.ts'
import { ConversationBalance } from './balance.tsx'
import { WhoWritesInBursts } from './bursts.tsx'
import { CaringMoments } from './caring-moments.tsx'
import { WhoOpensAndCloses } from './conversations.tsx'
import { demo } from './demo-data.ts'
import { LongestGaps } from './longest-gaps.tsx'
import { sayRelationship } from './messages/index.ts'
import { Part } from './part.tsx'
import { ReplySpeed } from './reply-speed.tsx'
import { LongestStreaks } from './streaks.tsx'
import { WhoAnswersWhom } from './who-answers-whom.tsx'

const leadTo = (): Lead => ({ to: '/search' })
const placeOf = (name: string): number => demo.balance.people.indexOf(name)
const nothing = (): void => undefined
const ready = <T,>(data: T) => ({ state: 'ready' as const, data })

/** The screen's own blocks with an invented chat, for those without Pro: nothing of the reader's is in it. */
export function Demo() {
  return (
    <div className="space-y-14 sm:space-y-20">
      <header className="space-y-3">
        <p className="display text-4xl sm:text-5xl">{sayRelationship.title}</p>
        <p className="max-w-[60ch] text-lg text-ink-soft">{sayRelationship.about}</p>
      </header>
      <Part name="talk">
        <ConversationBalance of={ready(demo.balance)} leadTo={leadTo} placeOf={placeOf} />
        <WhoOpensAndCloses of={ready(demo.conversations)} hasFilters={false} leadTo={leadTo} placeOf={placeOf} onOpen={nothing} />
        <WhoWritesInBursts of={ready(demo.bursts)} hasFilters={false} leadTo={leadTo} placeOf={placeOf} onOpen={nothing} />
      </Part>
      <Part name="answers">
        <ReplySpeed of={ready(demo.discipline)} hasFilters={false} leadTo={leadTo} placeOf={placeOf} />
        <WhoAnswersWhom of={ready(demo.matrix)} hasFilters={false} leadTo={leadTo} placeOf={placeOf} />
      </Part>
      <Part name="feelings">
        <CaringMoments of={ready(demo.caring)} placeOf={placeOf} onOpen={nothing} />
        <EmotionalSync of={ready(demo.sync)} leadTo={leadTo} placeOf={placeOf} />
      </Part>
      <Part name="days">
        <LongestGaps of={ready(demo.gaps)} placeOf={placeOf} onOpen={nothing} />
        <LongestStreaks of={ready(demo.streaks)} leadTo={leadTo} />
      </Part>
    </div>
  )
}
