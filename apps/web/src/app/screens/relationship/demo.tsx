import type { Lead } from '../../../data/leads.ts'
import { say } from '../../../messages/index.ts'
import { ConversationBalance } from './balance.tsx'
import { CaringMoments } from './caring-moments.tsx'
import { demo } from './demo-data.ts'
import { LongestGaps } from './longest-gaps.tsx'
import { ReplySpeed } from './reply-speed.tsx'
import { WhoAnswersWhom } from './who-answers-whom.tsx'

const leadTo = (): Lead => ({ to: '/search' })
const placeOf = (name: string): number => demo.balance.people.indexOf(name)
const ready = <T,>(data: T) => ({ state: 'ready' as const, data })

/** The screen's own blocks with an invented chat, for those without Pro: nothing of the reader's is in it. */
export function Demo() {
  return (
    <div className="space-y-14">
      <header className="space-y-3">
        <p className="display text-4xl sm:text-5xl">{say.relationship.title}</p>
        <p className="max-w-[60ch] text-lg text-ink-soft">{say.relationship.about}</p>
      </header>
      <ConversationBalance of={ready(demo.balance)} leadTo={leadTo} placeOf={placeOf} />
      <ReplySpeed of={ready(demo.discipline)} hasFilters={false} leadTo={leadTo} placeOf={placeOf} />
      <CaringMoments of={ready(demo.caring)} placeOf={placeOf} onOpen={() => undefined} />
      <LongestGaps of={ready(demo.gaps)} placeOf={placeOf} onOpen={() => undefined} />
      <WhoAnswersWhom of={ready(demo.matrix)} hasFilters={false} leadTo={leadTo} placeOf={placeOf} />
    </div>
  )
}
