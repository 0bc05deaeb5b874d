import { filterCount, withoutFilters } from '../../../data/searching.ts'
import { say } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { otherWays } from './other-ways.ts'
import type { SearchControl } from './search.tsx'

const { none: words } = say.search

/** Nothing was found: what to try next. `stay` is where the keyboard goes from a button that is gone once something is found. */
export function NothingFound({ chat, searching, changeSearching, stay }: SearchControl & { stay: () => void }) {
  const { anyOrder, beginnings } = otherWays(searching)
  const attempt = (change: Parameters<typeof changeSearching>[0]) => {
    changeSearching(change)
    stay()
  }
  return (
    <div className="mx-auto max-w-xl space-y-4 py-12 text-center">
      <h3 className="display text-3xl">{words.title}</h3>
      {searching.query.trim() !== '' && <p className="text-lg text-ink-soft">{words.advice}</p>}
      {chat.was_truncated && chat.message_limit !== null && <p className="text-ink-soft">{words.truncated(chat.message_limit)}</p>}
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        {filterCount(searching) > 0 && <Button onClick={() => attempt(withoutFilters)}>{words.withoutFilters}</Button>}
        {anyOrder !== null && (
          <Button kind="outline" onClick={() => attempt(() => ({ query: anyOrder, isTyping: false }))}>
            {words.anyOrder}
          </Button>
        )}
        {beginnings !== null && (
          <Button kind="outline" onClick={() => attempt(() => ({ query: beginnings, isTyping: false }))}>
            <bdi className="[overflow-wrap:anywhere]">{words.beginnings(beginnings)}</bdi>
          </Button>
        )}
      </div>
    </div>
  )
}
