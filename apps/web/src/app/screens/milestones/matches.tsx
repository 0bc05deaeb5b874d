import type { UploadAnswer } from '@convostat/api'
import { ArrowLeft, ArrowRight, BookOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SaveButton } from '../../../favorites/save-button.tsx'
import { say } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import { Person } from '../../../ui/person.tsx'
import type { Match } from './found.ts'
import { pageOf, pageSize } from './keyword-entry.ts'
import { leadTo } from './lead-to.ts'

const { milestones } = say
const { matches: words } = milestones

interface MatchesProps {
  chat: UploadAnswer
  /** The page's, oldest first. */
  matches: readonly Match[]
  /** On all pages. */
  count: number
  offset: number
  /** While another page is on its way. */
  isTurning: boolean
  turnTo: (offset: number) => void
  placeOf: (name: string) => number
  onOpen: (id: number, at: number) => void
}

/** Every message with the keyword, oldest first, a page at a time. */
export function Matches({ chat, matches, count, offset, isTurning, turnTo, placeOf, onOpen }: MatchesProps) {
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
  const before = offset === 0 ? null : Math.min(offset - pageSize, pageOf(count - 1))
  const after = offset + pageSize < count ? offset + pageSize : null
  return (
    <section aria-labelledby="matches" aria-busy={isTurning}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="matches" ref={heading} tabIndex={-1} className="display scroll-mt-6 text-2xl outline-none sm:text-3xl">
          {words.title}
        </h3>
        <p className="figures text-ink-faint">{words.page(offset + 1, offset + matches.length, count)}</p>
      </div>
      <ol
        start={offset + 1}
        className={classes('mt-4 border-t border-line transition-opacity duration-150', isTurning && 'opacity-55 delay-100')}
      >
        {matches.map((match, i) => (
          <li key={match.id} className="border-b border-line py-4">
            <div className="flex items-start gap-4">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-4">
                  <Person name={match.author} place={placeOf(match.author)} className="font-semibold" />
                  <time dateTime={match.timestamp} className="figures text-base text-ink-faint">
                    {words.moment(match.timestamp)}
                  </time>
                </p>
                <MessageText text={match.message} highlights={match.highlights} className="mt-1" />
              </div>
              <div className="flex shrink-0 max-sm:flex-col">
                <Button
                  kind="quiet"
                  size="icon"
                  aria-label={milestones.openOf(milestones.first.moment(match.timestamp))}
                  onClick={() => onOpen(match.id, offset + i)}
                >
                  <BookOpen aria-hidden="true" />
                </Button>
                <SaveButton
                  chat={chat}
                  message={{ author: match.author, message: match.message, date: match.timestamp }}
                  source="Milestones"
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {(before !== null || after !== null) && (
        <nav aria-label={words.pages} className="mt-5 flex items-center justify-between gap-4">
          <Button kind="outline" aria-disabled={before === null} onClick={() => before !== null && turn(before)}>
            <ArrowLeft aria-hidden="true" />
            {words.earlier}
          </Button>
          <Button kind="outline" aria-disabled={after === null} onClick={() => after !== null && turn(after)}>
            {words.later}
            <ArrowRight aria-hidden="true" />
          </Button>
        </nav>
      )}
    </section>
  )
}
