import type { UploadAnswer } from '@convostat/api'
import { useEffect, useRef } from 'react'
import { FoundMessage } from '#components/message/found-message.tsx'
import { TurnButton } from '#components/message/turn-button.tsx'
import { useListKeys } from '#components/message/use-list-keys.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { classes } from '#ui/classes.ts'
import { pageOf, pageSize } from './keyword-entry.ts'
import type { Match as Matched } from './milestone-matches.ts'
import { matchesOnPage } from './sentences.ts'
import { toHeading } from './to-heading.ts'

const { matches: words, open } = sayMilestones

interface MatchesProps {
  chat: UploadAnswer
  /** The page's, oldest first. */
  matches: readonly Matched[]
  /** On all pages. */
  count: number
  /** How many come before those that are shown. */
  offset: number
  /** The same of the page that was asked for last. */
  wantedOffset: number
  /** While another page is on its way. */
  isTurning: boolean
  turnTo: (offset: number) => void
  onOpen: (id: number) => void
}

/** Every message with the keyword, oldest first, a page at a time. */
export function Matches({ chat, matches, count, offset, wantedOffset, isTurning, turnTo, onOpen }: MatchesProps) {
  const list = useRef<HTMLOListElement>(null)
  useListKeys(list)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The reader turned the page just now, and is taken to its beginning; back and forward lead nobody. */
  const isTurned = useRef(false)
  const turn = (to: number) => {
    isTurned.current = true
    turnTo(to)
  }
  useEffect(() => {
    if (isTurning || !isTurned.current || !heading.current) return
    isTurned.current = false
    toHeading(heading.current)
  })
  const before = wantedOffset === 0 ? null : Math.min(wantedOffset - pageSize, pageOf(count - 1))
  const after = wantedOffset + pageSize < count ? wantedOffset + pageSize : null
  return (
    <section aria-labelledby="matches" aria-busy={isTurning}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="matches" ref={heading} tabIndex={-1} className="display scroll-mt-6 text-2xl outline-none sm:text-3xl">
          {words.title}
        </h3>
        <p className="figures text-ink-faint">{matchesOnPage({ from: offset + 1, to: offset + matches.length, all: count })}</p>
      </div>
      <p className="mt-3 hidden text-sm text-ink-faint [@media(hover:hover)]:block">{words.keys}</p>
      <ol
        ref={list}
        start={offset + 1}
        className={classes(
          'mt-3 divide-y divide-line border-y border-line transition-opacity duration-150',
          isTurning && 'opacity-55 delay-100',
        )}
      >
        {matches.map((match) => (
          <FoundMessage
            key={match.id}
            chat={chat}
            found={{ ...match, date: match.timestamp }}
            source="Milestones"
            openLabel={open}
            onOpen={() => onOpen(match.id)}
          />
        ))}
      </ol>
      {(before !== null || after !== null) && (
        <nav aria-label={words.pages} className="mt-5 flex items-center justify-between gap-4">
          <TurnButton to="before" title={words.earlier} turn={before === null ? null : () => turn(before)} />
          <TurnButton to="after" title={words.later} turn={after === null ? null : () => turn(after)} />
        </nav>
      )}
    </section>
  )
}
