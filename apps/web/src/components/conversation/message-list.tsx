import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { personPlaces } from '#data/people/person-places.ts'
import type { Range } from '#data/search/message-parts.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { MessageLine, ServiceLine } from './message-line.tsx'
import { daysOf, goesOn, keysOf, type Stretch } from './stretch.ts'
import type { End, LoadedStretch } from './use-stretch.ts'

const { conversation: words } = saySearch
/** So near an end more is asked for, in pixels: some screens ahead of the reader. */
const near = 1200

/** Where the reader wishes to be: at a message, in the middle or at the top. A new object is a new wish. */
export interface Target {
  id: number
  align: 'center' | 'start'
}

interface MessageListProps extends Pick<LoadedStretch, 'failedEnd' | 'more'> {
  chat: UploadAnswer
  stretch: Stretch
  target: Target
  foundId: number
  highlights: readonly Range[]
  source: FavoriteSource
  scroller: RefObject<HTMLElement | null>
  place: RefObject<Place | null>
}

/** A line on the page, and how far below the top of what is scrolled it is. */
export interface Place {
  id: string
  top: number
}

/** The first line in sight, so that it can be put back where it was again is above it. */
export function placeIn(scroller: HTMLElement): Place | null {
  const { top } = scroller.getBoundingClientRect()
  for (const line of scroller.querySelectorAll<HTMLElement>('[data-message]')) {
    const box = line.getBoundingClientRect()
    if (box.bottom > top) return { id: line.dataset.message ?? '', top: box.top - top }
  }
  return null
}

const lineOf = (scroller: HTMLElement, id: number | string) => scroller.querySelector<HTMLElement>(`[data-message="${id}"]`)

/** The conversation, day by day. */
export function MessageList({ chat, stretch, target, foundId, highlights, source, scroller, place, failedEnd, more }: MessageListProps) {
  const reached = useRef<Target | null>(null)
  const placeOf = personPlaces(chat)

  const look = () => {
    const at = scroller.current
    if (!at) return
    if (at.scrollTop < near) more('before')
    if (at.scrollHeight - at.clientHeight - at.scrollTop < near) more('after')
  }
  const looking = useRef(look)
  looking.current = look

  // biome-ignore lint/correctness/useExhaustiveDependencies: put right after each change
  useLayoutEffect(() => {
    const at = scroller.current
    if (!at) return
    const line = lineOf(at, target.id)
    if (reached.current !== target && line) {
      reached.current = target
      place.current = null
      const isInside = at.contains(document.activeElement) || document.activeElement?.getAttribute('role') === 'dialog'
      const space = target.align === 'center' ? Math.max(0, (at.clientHeight - line.offsetHeight) / 2) : dayHeight
      at.scrollTop += line.getBoundingClientRect().top - at.getBoundingClientRect().top - space
      if (isInside && target.align === 'center') line.focus({ preventScroll: true })
    } else if (place.current) {
      const moved = lineOf(at, place.current.id)
      if (moved) at.scrollTop += moved.getBoundingClientRect().top - at.getBoundingClientRect().top - place.current.top
      place.current = null
    }
  }, [target, scroller, place, stretch])
  // Short messages may leave room for more at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change
  useEffect(() => looking.current(), [stretch])

  return (
    <ScrollArea
      ref={scroller}
      label={words.messages}
      onScroll={look}
      className="min-h-0 flex-1 scroll-pt-12 overflow-y-auto overscroll-contain px-4 pb-10 outline-offset-[-3px] [overflow-anchor:none] sm:px-6"
    >
      <Edge end="before" {...{ chat, stretch, failedEnd, more }} />
      {daysOf(stretch).map(({ day, key, said }) => {
        const keys = keysOf(said)
        return (
          <section key={key} aria-label={format.longDay(day)}>
            <h3 className="sticky top-0 z-10 -mx-4 mt-4 border-line border-b bg-paper px-4 py-1.5 text-center text-sm text-ink-soft sm:-mx-6 sm:px-6">
              {format.longDay(day)}
            </h3>
            <ol>
              {said.map((each, i) =>
                each.author === null ? (
                  <ServiceLine key={keys[i]} text={each.message} />
                ) : (
                  <MessageLine
                    key={keys[i]}
                    chat={chat}
                    said={each}
                    author={each.author}
                    place={placeOf(each.author)}
                    isGoingOn={goesOn(said[i - 1], each)}
                    found={each.id === foundId ? highlights : null}
                    source={source}
                  />
                ),
              )}
            </ol>
          </section>
        )
      })}
      <Edge end="after" {...{ chat, stretch, failedEnd, more }} />
    </ScrollArea>
  )
}

/** A day that is opened has its heading above its first line. */
const dayHeight = 64

interface EdgeProps extends Pick<MessageListProps, 'chat' | 'stretch' | 'failedEnd' | 'more'> {
  end: End
}

/** Where the conversation begins or ends, or why it does not continue. */
function Edge({ chat, stretch, end, failedEnd, more }: EdgeProps) {
  if (failedEnd === end) {
    return (
      <p role="alert" className="flex flex-wrap items-center justify-center gap-3 py-6 text-ink-soft">
        {words.moreFailed}
        <Button kind="outline" size="small" onClick={() => more(end)}>
          {say.retry}
        </Button>
      </p>
    )
  }
  if (end === 'before' ? stretch.hasBefore : stretch.hasAfter) return <div className="h-16" />
  const isCut = end === 'before' && chat.was_truncated && chat.message_limit !== null
  return (
    <p className="py-6 text-center text-sm text-ink-faint italic">
      {end === 'after' ? words.ends : isCut ? words.beginsTruncated({ limit: chat.message_limit ?? 0 }) : words.begins}
    </p>
  )
}
