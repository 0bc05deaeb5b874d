import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { isolateNames } from '#components/people/isolate-names.ts'
import { classes } from '#ui/classes.ts'
import { Sentence } from '#ui/person.tsx'

interface QuestionListProps {
  title: string
  questions: readonly { question: string }[]
  /** The chat's, who are marked in the questions. */
  people: readonly string[]
  onAsk: (question: string) => void
  /** Whether the list is what the screen is about: then it is set larger, two questions abreast where there is room. */
  isHero?: boolean
  /** Whether it is part of an answer, below its question. */
  isWithin?: boolean
}

/** Questions that one press asks. */
export function QuestionList({ title, questions, people, onAsk, isHero = false, isWithin = false }: QuestionListProps) {
  const id = useId()
  const Heading = isWithin ? 'h3' : 'h2'
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={isHero ? 'display text-2xl' : 'font-semibold'}>
        {title}
      </Heading>
      <ul className={classes('mt-3', isHero && 'grid sm:grid-cols-2 sm:gap-x-10')}>
        {questions.map(({ question }) => (
          <li key={question} className={classes('grid border-line border-b first:border-t', isHero && 'sm:nth-2:border-t')}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className={classes(
                'group flex min-h-13 w-full items-center gap-4 py-2.5 text-start hover:bg-well',
                isHero ? 'font-serif text-lg leading-snug' : 'text-pen',
              )}
            >
              <span dir="auto" className="min-w-0 flex-1 text-start group-hover:underline group-hover:underline-offset-4">
                <Sentence>{isolateNames(question, people)}</Sentence>
              </span>
              <ArrowRight
                className="size-4 shrink-0 text-ink-faint transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1 group-hover:text-pen"
                aria-hidden="true"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
