import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Show } from '#components/figure/show.tsx'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { language } from '#messages/language.ts'
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { sayAsk } from './messages/index.ts'

const { suggestions: words } = sayAsk

interface SuggestionsProps {
  /** What was asked already. */
  but: readonly string[]
  /** Whether nothing was asked yet. */
  isHero: boolean
  onAsk: (question: string) => void
}

/** Questions that this very chat has an answer to: one press asks them. */
export function Suggestions({ but, isHero, onAsk }: SuggestionsProps) {
  const title = useId()
  const suggested = useCall(api.ai.suggestions, language === 'pseudo' ? {} : { language })
  return (
    <Show
      of={suggested}
      waiting={<Skeleton className="h-64" />}
      failed={(again) => <QuietFailure sentence={words.failed} again={again} />}
      empty={null}
    >
      {({ questions }) => {
        const left = questions.filter(({ question }) => !but.includes(question))
        if (left.length === 0) return null
        return (
          <section aria-labelledby={title}>
            <h2 id={title} className={isHero ? 'display text-2xl' : 'font-semibold'}>
              {isHero ? words.title : words.more}
            </h2>
            <ul className="mt-3 border-t border-line">
              {left.slice(0, isHero ? 6 : 3).map(({ question }) => (
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
      }}
    </Show>
  )
}
