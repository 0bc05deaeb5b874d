import { Show } from '#components/figure/show.tsx'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { language } from '#messages/language.ts'
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { sayAsk } from './messages/index.ts'
import { QuestionList } from './question-list.tsx'

const { suggestions: words } = sayAsk

interface SuggestionsProps {
  /** The chat's. */
  people: readonly string[]
  /** What was asked already. */
  but: readonly string[]
  /** Whether nothing was asked yet. */
  isHero: boolean
  onAsk: (question: string) => Promise<void>
}

/** Questions that this very chat has an answer to: one press asks them. */
export function Suggestions({ people, but, isHero, onAsk }: SuggestionsProps) {
  const suggested = useCall(api.ai.suggestions, language === 'pseudo' ? {} : { language })
  return (
    <Show
      of={suggested}
      // As high as the list, so that nothing moves when it comes.
      waiting={<Skeleton className={isHero ? 'h-97 sm:h-50' : 'h-49'} />}
      failed={(again) => <QuietFailure sentence={words.failed} again={again} />}
      empty={null}
    >
      {({ questions }) => {
        const left = questions.filter(({ question }) => !but.includes(question))
        if (left.length === 0) return null
        return (
          <QuestionList
            title={isHero ? words.title : words.more}
            isHero={isHero}
            people={people}
            questions={left.slice(0, isHero ? 6 : 3)}
            onAsk={(question) => void onAsk(question)}
          />
        )
      }}
    </Show>
  )
}
