import { ArrowRight } from 'lucide-react'
import { useId } from 'react'

interface QuestionListProps {
  title: string
  questions: readonly { question: string }[]
  onAsk: (question: string) => void
  /** Whether the list is what the screen is about. */
  isHero?: boolean
  /** Whether it is part of an answer, below its question. */
  isWithin?: boolean
}

/** Questions that one press asks. */
export function QuestionList({ title, questions, onAsk, isHero = false, isWithin = false }: QuestionListProps) {
  const id = useId()
  const Heading = isWithin ? 'h3' : 'h2'
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={isHero ? 'display text-2xl' : 'font-semibold'}>
        {title}
      </Heading>
      <ul className="mt-3 border-t border-line">
        {questions.map(({ question }) => (
          <li key={question} className="border-b border-line">
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="group flex min-h-13 w-full items-center gap-4 py-2.5 text-start text-pen"
            >
              <span dir="auto" className="min-w-0 flex-1 text-start group-hover:underline group-hover:underline-offset-4">
                {question}
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
