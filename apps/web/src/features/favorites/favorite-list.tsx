import type { Favorite, UploadAnswer } from '@convostat/api'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { titleOf } from '#components/uploads/upload-title.tsx'
import { useNow } from '#components/uploads/use-now.ts'
import { useShownAnywhere } from '#data/people/use-names.ts'
import { namesOf } from '#data/people/written-names.ts'
import { wordsOf } from '#data/saved/finding.ts'
import { removeFavorites } from '#data/saved/removing.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { FavoriteEntry } from './favorite-entry.tsx'
import type { FavoriteOpener } from './use-in-conversation.ts'

const { list: words } = sayFavorites

/** About as tall as an entry of one line, in CSS pixels, before it is drawn and measured. */
const usualHeight = 260

interface FavoriteListProps {
  shown: readonly Favorite[]
  query: string
  /** The chat this tab looks at, whose people have colors; null where there is none. */
  chat: UploadAnswer | null
  reading: FavoriteOpener
}

/** The saved messages, of which only those in sight are drawn, and the one with the focus. */
export function FavoriteList({ shown, query, chat, reading }: FavoriteListProps) {
  const list = useRef<HTMLOListElement>(null)
  const now = useNow()
  const soughtWords = useMemo(() => wordsOf(query), [query])
  const personOf = usePersons(chat)
  const [held, setHeld] = useState<string | null>(null)
  const heldAt = held === null ? -1 : shown.findIndex(({ id }) => id === held)
  const margin = useTop(list)
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => usualHeight,
    getItemKey: (at) => shown[at].id,
    overscan: 5,
    scrollMargin: margin,
    rangeExtractor: useCallback(
      (range: Range) => {
        const seen = defaultRangeExtractor(range)
        return heldAt < 0 || seen.includes(heldAt) ? seen : [...seen, heldAt].sort((a, b) => a - b)
      },
      [heldAt],
    ),
  })
  const remove = useRemoving(list, shown)
  return (
    <ol ref={list} aria-label={words.label} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const favorite = shown[index]
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={shown.length}
            aria-posinset={index + 1}
            onFocus={() => setHeld(favorite.id)}
            onBlur={() => setHeld((id) => (id === favorite.id ? null : id))}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            <FavoriteEntry
              favorite={favorite}
              index={index}
              {...personOf(favorite)}
              isOfWholeChat={chat !== null && favorite.uploadId === chat.upload_id && !chat.was_truncated}
              words={soughtWords}
              now={now}
              reading={reading}
              onRemove={remove}
            />
          </li>
        )
      })}
    </ol>
  )
}

/** Where a list begins on the page, as what is above it comes and goes. */
function useTop(list: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  const measure = useCallback(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
  }, [list])
  useLayoutEffect(measure)
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [measure])
  return top
}

/** An author's shown name, and the place that fixes the color: null for a person from another chat than this tab's. */
function usePersons(chat: UploadAnswer | null): (favorite: Favorite) => { author: string; place: number | null } {
  const shownAnywhere = useShownAnywhere()
  return useMemo(() => {
    const elsewhere = ({ author }: Favorite) => ({ author: shownAnywhere(author), place: null })
    if (!chat) return elsewhere
    const places = new Map(chat.people.map(({ name, color }) => [name, color]))
    const { shown } = namesOf(chat.people)
    const title = titleOf(chat.import)
    return (favorite: Favorite) => {
      if (favorite.uploadId !== chat.upload_id && favorite.uploadTitle !== title) return elsewhere(favorite)
      const author = shown(favorite.author)
      return { author, place: places.get(author) ?? null }
    }
  }, [chat, shownAnywhere])
}

/** Removes a message; the focus then is on the one that takes its place. */
function useRemoving(list: { readonly current: HTMLElement | null }, shown: readonly Favorite[]): (favorite: Favorite, at: number) => void {
  const next = useRef<number | null>(null)
  useEffect(() => {
    const at = next.current
    if (at === null) return
    next.current = null
    const place = Math.min(at, shown.length - 1)
    const button = list.current?.querySelector<HTMLElement>(`[data-index="${place}"] [data-remove]`)
    if (button) button.focus()
    else document.getElementById('content')?.focus({ preventScroll: true })
  }, [shown, list])
  const isLast = shown.length === 1
  return useCallback(
    (favorite, at) => {
      next.current = at
      // With the last of them the list goes, and the focus in it.
      if (isLast) document.getElementById('content')?.focus({ preventScroll: true })
      void removeFavorites([favorite])
    },
    [isLast],
  )
}
