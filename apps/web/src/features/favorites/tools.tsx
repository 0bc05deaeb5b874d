import type { Favorite } from '@convostat/api'
import { Search, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { BookButton } from '#components/export/book-button.tsx'
import { type Arrangement, chatsOf, sorts } from '#data/saved/arranging.ts'
import { clearFavorites } from '#data/saved/removing.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Select } from '#ui/select.tsx'
import { toContent } from '#ui/to-content.ts'
import { shownOf } from './sentences.ts'

const { tools: words, clear } = sayFavorites

/** On a phone the two of them share a line. */
const half = 'flex-1 basis-36 sm:max-w-60 sm:flex-none sm:basis-auto'

interface ToolsProps {
  all: readonly Favorite[]
  /** What is left. */
  shown: readonly Favorite[]
  arrangement: Arrangement
  change: (more: Partial<Arrangement>) => void
}

/** Finding, sorting, one chat alone, and the way to be rid of them all. */
export function Tools({ all, shown, arrangement: { query, chat, sort }, change }: ToolsProps) {
  const chats = useMemo(() => chatsOf(all), [all])
  return (
    <div className="space-y-3">
      <search aria-label={words.label}>
        {/* A browser writes down what is chosen, outside of what one can delete here, unless the form says no. */}
        <form autoComplete="off" onSubmit={(event) => event.preventDefault()} className="flex flex-wrap items-end gap-3">
          <div className="relative min-w-0 flex-1 basis-64">
            <Search className="pointer-events-none absolute top-1/2 start-3 size-5 -translate-y-1/2 text-ink-faint" aria-hidden="true" />
            <input
              type="search"
              value={query}
              onChange={({ target }) => change({ query: target.value })}
              aria-label={words.find}
              placeholder={words.find}
              autoComplete="off"
              spellCheck={false}
              className="min-h-11 w-full rounded-md bg-sheet pe-3 ps-10 shadow-[inset_0_0_0_1px_var(--color-edge)] placeholder:text-ink-faint"
            />
          </div>
          {chats.length > 1 && (
            <Select
              aria-label={words.chat}
              value={chat === null ? '' : `${chats.indexOf(chat)}`}
              options={[{ value: '', title: words.allChats }, ...chats.map((title, at) => ({ value: `${at}`, title }))]}
              onChoose={(at) => change({ chat: at === '' ? null : chats[Number(at)] })}
              className={half}
            />
          )}
          <Select
            aria-label={words.sort}
            value={sort}
            options={sorts.map((each) => ({ value: each, title: words.sorts[each] }))}
            onChoose={(sort) => change({ sort })}
            className={half}
          />
        </form>
      </search>
      <div className="flex min-h-11 items-center justify-between gap-4 pb-3">
        <p role="status" className="figures text-base text-ink-faint">
          {shownOf({ n: shown.length, all: all.length })}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-x-3">
          <BookButton messages={shown} />
          <Confirm
            trigger={
              <Button kind="quiet" className="-me-3 px-3 text-wax hover:bg-wax-wash active:bg-wax-wash">
                <Trash2 aria-hidden="true" />
                {clear.button}
              </Button>
            }
            title={clear.question}
            confirm={clear.confirm({ n: all.length })}
            keep={clear.keep}
            onConfirm={() => {
              void clearFavorites(all)
              // With them the button goes that the keyboard would return to.
              setTimeout(toContent)
            }}
          >
            <p>{clear.text({ n: all.length })}</p>
          </Confirm>
        </div>
      </div>
    </div>
  )
}
