import { filterCount, withoutFilters } from '#data/search/searching.ts'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { otherWays } from './other-ways.ts'
import type { SearchControl } from './search-control.ts'

const { none: words } = saySearch

/** Nothing was found: what to try next. `stay` is where the keyboard goes from a button that is gone once something is found. */
export function NothingFound({ chat, searching, changeSearching, stay }: SearchControl & { stay: () => void }) {
  const { anyOrder, beginnings } = otherWays(searching)
  const attempt = (change: Parameters<typeof changeSearching>[0]) => {
    changeSearching(change)
    stay()
  }
  return (
    <Empty
      drawing="glass"
      level={3}
      title={words.title}
      text={searching.query.trim() !== '' && words.advice}
      actions={
        <>
          {filterCount(searching) > 0 && <Button onClick={() => attempt(withoutFilters)}>{words.withoutFilters}</Button>}
          {anyOrder !== null && (
            <Button kind="outline" onClick={() => attempt(() => ({ query: anyOrder, isTyping: false }))}>
              {words.anyOrder}
            </Button>
          )}
          {beginnings !== null && (
            <Button kind="outline" onClick={() => attempt(() => ({ query: beginnings, isTyping: false }))}>
              <bdi className="[overflow-wrap:anywhere]">{words.beginnings({ query: beginnings })}</bdi>
            </Button>
          )}
        </>
      }
    >
      {chat.was_truncated && chat.message_limit !== null && (
        <p className="mt-7 text-ink-soft">{words.truncated({ limit: chat.message_limit })}</p>
      )}
    </Empty>
  )
}
