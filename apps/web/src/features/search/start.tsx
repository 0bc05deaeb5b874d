import { engine } from '#data/client/engine.ts'
import { saySearch } from '#messages/search/index.ts'
import type { SearchControl } from './search-control.ts'
import { TipList } from './tip-list.tsx'

const { tips: words } = saySearch

/** Before anything is looked for: what one can ask. `stay` is where the keyboard goes once it is asked. */
export function Start({ stay, ...control }: SearchControl & { stay: () => void }) {
  return (
    <section aria-labelledby="search-start" className="mx-auto max-w-2xl pt-8 sm:pt-12">
      <h2 id="search-start" className="display text-center text-3xl">
        {words.title}
      </h2>
      <p className="mx-auto mt-3 mb-8 max-w-lg text-center text-lg text-ink-soft">
        {engine.kind === 'browser' ? words.lead : words.leadServer({ host: engine.host })}
      </p>
      <TipList {...control} onChoose={stay} />
    </section>
  )
}
