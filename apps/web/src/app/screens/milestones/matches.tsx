import type { UploadAnswer } from '@convostat/api'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { say } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { Match as Matched } from './found.ts'
import { pageOf, pageSize } from './keyword-entry.ts'
import { leadTo } from './lead-to.ts'
import { Match } from './match.tsx'
import { onMatchKey } from './match-keys.ts'

const { matches: words } = say.milestones

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
  placeOf: (name: string) => number
  onOpen: (id: number, at: number) => void
}

/** Every message with the keyword, oldest first, a page at a time. */
export function Matches({ chat, matches, count, offset, wantedOffset, isTurning, turnTo, placeOf, onOpen }: MatchesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  /** The reader turned the page just now, and is led to its beginning; back and forward lead nobody. */
  const isTurned = useRef(false)
  const turn = (to: number) => {
    isTurned.current = true
    turnTo(to)
  }
  useEffect(() => {
    if (isTurning || !isTurned.current || !heading.current) return
    isTurned.current = false
    leadTo(heading.current)
  })
  const before = wantedOffset === 0 ? null : Math.min(wantedOffset - pageSize, pageOf(count - 1))
  const after = wantedOffset + pageSize < count ? wantedOffset + pageSize : null
  return (
    <section aria-labelledby="matches" aria-busy={isTurning}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="matches" ref={heading} tabIndex={-1} className="display scroll-mt-6 text-2xl outline-none sm:text-3xl">
          {words.title}
        </h3>
        <p className="figures text-ink-faint">{words.page(offset + 1, offset + matches.length, count)}</p>
      </div>
      <p className="mt-3 hidden text-sm text-ink-faint [@media(hover:hover)]:block">{words.keys}</p>
      <ol
        start={offset + 1}
        onKeyDown={onMatchKey}
        className={classes(
          'mt-3 divide-y divide-line border-y border-line transition-opacity duration-150',
          isTurning && 'opacity-55 delay-100',
        )}
      >
        {matches.map((match, i) => (
          <Match key={match.id} chat={chat} match={match} place={placeOf(match.author)} onOpen={() => onOpen(match.id, offset + i)} />
        ))}
      </ol>
      {(before !== null || after !== null) && (
        <nav aria-label={words.pages} className="mt-5 flex items-center justify-between gap-4">
          <Button
            kind="outline"
            aria-disabled={before === null}
            className="aria-disabled:bg-well aria-disabled:text-ink-faint"
            onClick={() => before !== null && turn(before)}
          >
            <ChevronLeft aria-hidden="true" />
            {words.earlier}
          </Button>
          <Button
            kind="outline"
            aria-disabled={after === null}
            className="aria-disabled:bg-well aria-disabled:text-ink-faint"
            onClick={() => after !== null && turn(after)}
          >
            {words.later}
            <ChevronRight aria-hidden="true" />
          </Button>
        </nav>
      )}
    </section>
  )
}
