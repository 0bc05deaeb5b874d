import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { LeadTo } from '../../../data/leads.ts'
import { format } from '../../../format/index.ts'
import { say } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Counted } from '../../../ui/counted.tsx'
import { Name } from '../../../ui/person.tsx'
import { personFill } from '../../../ui/person-color.ts'
import { useShowAll } from '../../../ui/use-show-all.ts'
import type { Statistics } from './found.ts'

const { counted, figures: words, takenUp } = say.milestones
/** So many people stand here before one asks for all. */
const shownPeople = 6

interface ByWhomProps {
  statistics: Statistics
  leadTo: LeadTo
  placeOf: (name: string) => number
}

/** Everyone's part of it as bars in their colors; each leads to that person's messages. */
export function ByWhom({ statistics: { authors, total_occurrences: total }, leadTo, placeOf }: ByWhomProps) {
  const title = useId()
  const { isWhole, list, showAll } = useShowAll(shownPeople)
  const shown = isWhole ? authors : authors.slice(0, shownPeople)
  return (
    <section aria-labelledby={title} className="min-w-0 border-t border-line pt-5">
      <h3 id={title} className="flex min-h-9 items-center gap-1 font-semibold">
        {words.authors}
        <Counted figure={words.authors} definition={counted.authors} over={say.counted.over(total)} />
      </h3>
      <ul ref={list} className="mt-3 space-y-3.5">
        {shown.map(({ author, count }) => (
          <li key={author}>
            <Link {...leadTo({ authors: [author] })} title={say.counted.show} className="group block rounded-sm">
              <span className="flex items-baseline justify-between gap-4">
                <Name className="line-clamp-1 font-semibold underline-offset-4 group-hover:text-pen group-hover:underline">{author}</Name>
                <span className="figures shrink-0 text-ink-soft">
                  {format.count(count)}{' '}
                  <span className="ml-2 inline-block min-w-12 text-right text-ink">{format.percent(count / total)}</span>
                </span>
              </span>
              <span aria-hidden="true" className="mt-1 block h-3 bg-well">
                <span
                  className="block h-full min-w-0.5"
                  style={{ width: `${(100 * count) / authors[0].count}%`, ...personFill(placeOf(author)) }}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {authors.length > shown.length && (
        <Button kind="quiet" size="small" className="mt-2 -ml-3" onClick={showAll}>
          {takenUp.showAll(authors.length)}
        </Button>
      )}
    </section>
  )
}
