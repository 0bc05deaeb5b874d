import { Lock } from 'lucide-react'
import { useId } from 'react'
import { say } from '#messages/index.ts'
import { ProWays } from '#ui/upgrade-links.tsx'
import { sayAsk } from './messages/index.ts'

const { locked: words } = sayAsk

/** Instead of the field: the free question was answered, and the way to more of them. */
export function QuestionUsed() {
  const title = useId()
  return (
    <section aria-labelledby={title} className="corners mt-2 mb-8 space-y-3 border border-line bg-sheet px-6 py-7 sm:px-9">
      <Lock className="size-6 text-wax" aria-hidden="true" />
      <h2 id={title} className="display text-2xl">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.text}</p>
      <p>{say.locked}</p>
      <ProWays className="pt-1" />
    </section>
  )
}
