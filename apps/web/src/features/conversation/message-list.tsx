import type { FavoriteSource, UploadAnswer } from '@convostat/api'
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Range } from '#data/search/message-parts.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { isField } from '#ui/shortcuts.ts'
import { Bubble, ServiceLine } from './bubble.tsx'
import { daysOf } from './days.ts'
import { Gap } from './gap.tsx'
import { lineAt, lineOf, type Place } from './lines.ts'
import type { Reading } from './reading.ts'
import type { SeenAs } from './seen-as.ts'
import { type ConversationMessage, continues, type End, messageAt, type ShownPart } from './shown-part.ts'

const { conversation: words } = saySearch
/** So near an end more is asked for, in pixels: about a screen ahead of the reader. */
const near = 900
/** A day that is opened has its heading above its first line. */
const dayHeight = 64

export interface MessageListProps {
  chat: UploadAnswer
  part: ShownPart
  reading: Reading
  seenAs: SeenAs
  /** The linked message, and the matches in it. */
  linked: number | null
  highlights: readonly Range[]
  source: FavoriteSource
  scroller: RefObject<HTMLElement | null>
  /** The line that must stay in its place while more comes in. */
  place: RefObject<Place | null>
  more: (end: End) => void
  /** The message one reads at, whenever that is another. */
  onRead: (message: ConversationMessage) => void
  onEnd: (end: 'beginning' | 'end') => void
}

/** The conversation around the place one reads at. The list is never longer than the messages on the page. */
export function MessageList({ scroller, place, reading, part, more, onRead, onEnd, ...drawn }: MessageListProps) {
  const reached = useRef<Reading['reached']>(null)
  /** Where the page put the reader; elsewhere they scrolled. */
  const put = useRef(-1)
  const frame = useRef(0)
  const hadFocus = useRef(false)

  const look = () => {
    const at = scroller.current
    if (!at) return
    const ahead = Math.min(near, at.clientHeight)
    if (at.scrollTop < ahead) more('before')
    if (at.scrollHeight - at.clientHeight - at.scrollTop < ahead) more('after')
  }
  const looking = useRef(look)
  looking.current = look
  const onScroll = () => {
    look()
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      const at = scroller.current
      if (!at || Math.abs(at.scrollTop - put.current) < 2) return
      const id = lineAt(at, { isFirst: !continues(part, 'before'), isLast: !continues(part, 'after') })
      const message = part.said.find((each) => each.author !== null && each.id === id)
      if (message) onRead(message)
    })
  }
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: put right after each change
  useLayoutEffect(() => {
    const at = scroller.current
    if (!at) return
    const goal = reading.reached
    const target = goal && goal !== reached.current ? messageAt(part, goal.place) : undefined
    const line = target && lineOf(at, target.id)
    if (goal && target && line) {
      reached.current = goal
      place.current = null
      const room = at.clientHeight - line.offsetHeight
      const space = { start: Math.min(dayHeight, Math.max(0, room)), center: Math.max(0, room / 2), end: Math.max(0, room - 24) }[
        goal.goal.align
      ]
      // The beginning is also what the service wrote before the first message.
      if (goal.place === 0 && goal.goal.align === 'start') at.scrollTop = 0
      else at.scrollTop += line.getBoundingClientRect().top - at.getBoundingClientRect().top - space
      if (goal.goal.isFocused) line.focus({ preventScroll: true })
      // A ribbon that is dragged is ahead of what comes.
      if (reading.asking === null) onRead(target)
      put.current = at.scrollTop
    } else if (place.current) {
      const wasPut = Math.abs(at.scrollTop - put.current) < 2
      const moved = lineOf(at, place.current.id)
      if (moved) at.scrollTop += moved.getBoundingClientRect().top - at.getBoundingClientRect().top - place.current.top
      place.current = null
      if (wasPut) put.current = at.scrollTop
    }
    // The message that had it is no longer on the page.
    if (hadFocus.current && document.activeElement === document.body) at.focus({ preventScroll: true })
  }, [reading.reached, part])
  // Short messages may leave room for more at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change
  useEffect(() => looking.current(), [part])

  const { failed } = reading
  return (
    <ScrollArea
      ref={scroller}
      label={words.messages}
      onScroll={onScroll}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
        if (event.key !== 'Home' && event.key !== 'End') return
        event.preventDefault()
        onEnd(event.key === 'Home' ? 'beginning' : 'end')
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-3px] [overflow-anchor:none]"
    >
      <div className="mx-auto max-w-[51rem] px-4 pb-10 sm:px-8">
        <Edge end="before" isFailed={isOf(failed, 'before')} chat={drawn.chat} part={part} more={more} />
        <Days part={part} {...drawn} />
        <Edge end="after" isFailed={isOf(failed, 'after')} chat={drawn.chat} part={part} more={more} />
      </div>
    </ScrollArea>
  )
}

const isOf = (failed: Reading['failed'], end: End): boolean => failed !== null && 'end' in failed && failed.end === end

type DaysProps = Pick<MessageListProps, 'chat' | 'part' | 'seenAs' | 'linked' | 'highlights' | 'source'>

/** Drawn again only with other messages: not with every line that is scrolled. */
const Days = memo(function Days({ chat, part, seenAs, linked, highlights, source }: DaysProps) {
  const placeOf = usePlaces()
  const days = useMemo(() => daysOf(part), [part])
  return days.map(({ day, key, gap, all }) => (
    <section key={key} aria-label={format.longDay(day)}>
      {gap !== null && <Gap seconds={gap} />}
      <h2 className="mt-6 mb-2 text-center">
        <span className="inline-block rounded-full bg-well px-4 py-1 font-semibold text-ink-soft text-sm">{format.longDay(day)}</span>
      </h2>
      <ol>
        {all.map(({ said, key, isFirst, isLast }) =>
          said.author === null ? (
            <ServiceLine key={key} text={said.message} />
          ) : (
            <Bubble
              key={key}
              chat={chat}
              said={said}
              author={said.author}
              place={placeOf(said.author)}
              isFirst={isFirst}
              isLast={isLast}
              isMine={said.author === seenAs}
              found={said.id === linked ? highlights : null}
              source={source}
            />
          ),
        )}
      </ol>
    </section>
  ))
})

interface EdgeProps extends Pick<MessageListProps, 'chat' | 'part' | 'more'> {
  end: End
  isFailed: boolean
}

/** Where the conversation begins or ends, or why it does not continue. */
function Edge({ chat, part, end, isFailed, more }: EdgeProps) {
  if (isFailed) {
    return (
      <p role="alert" className="flex flex-wrap items-center justify-center gap-3 py-6 text-ink-soft">
        {words.moreFailed}
        <Button kind="outline" size="small" onClick={() => more(end)}>
          {say.retry}
        </Button>
      </p>
    )
  }
  if (continues(part, end)) return <div className="h-16" />
  const isCut = end === 'before' && chat.was_truncated && chat.message_limit !== null
  return (
    <p className="pt-6 pb-2 text-center text-ink-faint text-sm italic">
      {end === 'after' ? words.ends : isCut ? words.beginsTruncated({ limit: chat.message_limit ?? 0 }) : words.begins}
    </p>
  )
}
