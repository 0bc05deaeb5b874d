import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pageSize } from '../../../data/searching.ts'
import { say } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'

const { results: words } = say.search

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
      <Button
        kind="outline"
        aria-disabled={offset === 0}
        onClick={() => offset > 0 && onTurn(Math.max(0, offset - pageSize))}
        className="aria-disabled:bg-well aria-disabled:text-ink-faint"
      >
        <ChevronLeft aria-hidden="true" />
        {words.previous}
      </Button>
      <p className="figures text-ink-soft">{words.range(offset + 1, offset + shown, total)}</p>
      <Button
        kind="outline"
        aria-disabled={!hasMore}
        onClick={() => hasMore && onTurn(offset + pageSize)}
        className="aria-disabled:bg-well aria-disabled:text-ink-faint"
      >
        {words.next}
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  )
}
