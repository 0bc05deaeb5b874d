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
  /** Whether the list is what the screen is about: then each question is a card. */
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
      <ul className={isHero ? 'mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4' : 'mt-3 border-t border-line'}>
        {questions.map(({ question }) => (
          <li key={question} className={isHero ? 'grid' : 'border-b border-line'}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className={classes('group flex w-full gap-4 text-start', isHero ? card : 'min-h-13 items-center py-2.5 text-pen')}
            >
              <span
                dir="auto"
                className={classes('min-w-0 flex-1 text-start', !isHero && 'group-hover:underline group-hover:underline-offset-4')}
              >
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

const card = 'display items-end border border-line bg-sheet px-5 py-4 text-xl hover:border-edge hover:shadow-lift min-h-22 sm:min-h-24'
