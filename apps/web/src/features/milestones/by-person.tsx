import { useId } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { PersonBar } from '#components/people/person-bar.tsx'
import { sayMilestones } from '#messages/milestones/index.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import type { Statistics } from './milestone-matches.ts'

const { counted, figures: words } = sayMilestones
/** So many people stand here before one asks for all. */
const shownPeople = 6

/** Everyone's part of it as bars in their colors; each leads to that person's messages. */
export function ByWhom({ statistics: { authors, total_occurrences: total } }: { statistics: Statistics }) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="min-w-0 border-t border-line pt-5">
      <h3 id={title} className="flex min-h-9 items-center gap-1 font-semibold">
        {words.authors}
        <Counted figure={words.authors} definition={counted.authors} over={sayCounted.over({ messages: total })} />
      </h3>
      <FirstOnes of={authors} first={shownPeople} className="mt-3 space-y-3.5">
        {({ author, count }) => (
          <li key={author}>
            <PersonBar name={author} messages={count} part={count / total} />
          </li>
        )}
      </FirstOnes>
    </section>
  )
}
