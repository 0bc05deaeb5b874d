import { TurnButton } from '#components/message/turn-button.tsx'
import { pageSize } from '#data/search/searching.ts'
import { saySearch } from '#messages/search/index.ts'

const { results: words } = saySearch

interface PagerProps {
  offset: number
  shown: number
  total_results: number
  has_more: boolean
  onTurn: (offset: number) => void
}

/** From page to page. */
export function Pager({ offset, shown, total_results: total, has_more: hasMore, onTurn }: PagerProps) {
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <TurnButton to="before" title={words.previous} turn={offset > 0 ? () => onTurn(Math.max(0, offset - pageSize)) : null} />
      <p className="figures text-ink-soft">{words.range({ from: offset + 1, to: offset + shown, total })}</p>
      <TurnButton to="after" title={words.next} turn={hasMore ? () => onTurn(offset + pageSize) : null} />
    </nav>
  )
}
