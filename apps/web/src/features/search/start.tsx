import { ChevronDown } from 'lucide-react'
import { useFirstsOnShow } from '#components/message/firsts-on-show.tsx'
import { engine } from '#data/client/engine.ts'
import { saySearch } from '#messages/search/index.ts'
import { FromThisChat } from './from-this-chat.tsx'
import type { SearchControl } from './search-control.ts'
import { ThingsToTry } from './things-to-try.tsx'
import { TipList } from './tip-list.tsx'

const { tips: words } = saySearch

/** Before anything is looked for: what there is to find in this chat. `stay` is where the keyboard goes once it is asked. */
export function Start({ stay, ...control }: SearchControl & { stay: () => void }) {
  const of = useFirstsOnShow()
  const keywords = of.state === 'ready' ? of.data.suggestions.map(({ keyword }) => keyword) : undefined
  return (
    <div className="grid gap-x-16 gap-y-14 pt-6 sm:pt-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="search-start" className="min-w-0">
        <h2 id="search-start" className="display text-3xl">
          {words.title}
        </h2>
        <p className="mt-3 mb-6 max-w-lg text-lg text-ink-soft">
          {engine.kind === 'browser' ? words.lead : words.leadServer({ host: engine.host })}
        </p>
        <ThingsToTry {...control} of={of} stay={stay} />
        <details className="group mt-6">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
            {words.how}
            <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <TipList {...control} keywords={keywords} onChoose={stay} />
        </details>
      </section>
      <FromThisChat {...control} of={of} stay={stay} />
    </div>
  )
}
