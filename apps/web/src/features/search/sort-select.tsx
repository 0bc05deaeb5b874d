import { useId } from 'react'
import { sorts } from '#data/search/searching.ts'
import { saySearch } from '#messages/search/index.ts'
import { Select } from '#ui/select.tsx'
import type { SearchControl } from './search-control.ts'

const { sort: words } = saySearch

/** The order of the results. Without words none is more relevant than another. */
export function SortSelect({ searching, changeSearching }: SearchControl) {
  const id = useId()
  const hasWords = searching.query.trim() !== ''
  const usual = hasWords ? 'relevance' : 'date_desc'
  const shown = searching.sort === 'relevance' && !hasWords ? usual : (searching.sort ?? usual)
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-soft max-sm:sr-only">
        {words.label}
      </label>
      <Select
        id={id}
        value={shown}
        options={sorts.filter((sort) => hasWords || sort !== 'relevance').map((sort) => ({ value: sort, title: words[sort] }))}
        onChoose={(sort) => changeSearching(() => ({ sort: sort === usual ? null : sort }))}
      />
    </div>
  )
}
