import { SentimentGlyph } from '#components/sentiment/sentiment-glyph.tsx'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import type { SearchResults } from './outcome.ts'
import type { SearchControl } from './search-control.ts'

/** Shows what each result sounds like. A search for how messages sound shows it anyway, and without the model nothing could be shown. */
export function SentimentSwitch({ searching, changeSearching, found }: SearchControl & { found: SearchResults }) {
  const { sentiment, showsSentiment } = searching
  const isKnown = found.state === 'ready' && found.data.results.some((hit) => hit.sentiment !== null)
  if (sentiment !== null || (!isKnown && !showsSentiment)) return null
  return (
    <Button
      kind="quiet"
      aria-pressed={showsSentiment}
      className="aria-pressed:bg-pen-wash"
      onClick={() => changeSearching((now) => ({ showsSentiment: !now.showsSentiment, offset: now.offset }))}
    >
      <SentimentGlyph sentiment="positive" />
      {saySearch.results.sentiment}
    </Button>
  )
}
