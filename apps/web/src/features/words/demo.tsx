import type { Lead } from '#data/search/search-links.ts'
import { Compared } from './compared.tsx'
import { demo } from './demo-data.ts'
import { EmojiCloud } from './emoji-cloud.tsx'
import { sayWords } from './messages/index.ts'
import { WordCloud } from './word-cloud.tsx'

const leadTo = (): Lead => ({ to: '/search' })
const placeOf = (name: string): number => demo.people.indexOf(name)
const ready = <T,>(data: T) => ({ state: 'ready' as const, data })
const nowhere = () => undefined

/** The screen's own blocks with an invented chat, for those without Pro: nothing of the reader's is in it. */
export function Demo() {
  return (
    <div className="space-y-14">
      <header className="space-y-3">
        <p className="display text-4xl sm:text-5xl">{sayWords.title}</p>
        <p className="max-w-[60ch] text-lg text-ink-soft">{sayWords.about}</p>
      </header>
      <WordCloud of={ready(demo.words)} leadTo={leadTo} onTell={nowhere} />
      <EmojiCloud of={ready(demo.emojis)} leadTo={leadTo} onTell={nowhere} />
      <Compared of={ready(demo.compared)} placeOf={placeOf} onTell={nowhere} />
    </div>
  )
}
