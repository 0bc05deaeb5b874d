import type { AskAnswer } from '@convostat/api'
import { Cpu, type LucideIcon, MessagesSquare, Sigma } from 'lucide-react'
import { engine } from '#data/client/engine.ts'
import { sayAsk } from './messages/index.ts'

const { methods: words } = sayAsk

const icons: Record<AskAnswer['method'], LucideIcon> = { computed: Sigma, model: Cpu, search: MessagesSquare }

/** How an answer came about, in words. */
export function methodOf(answer: AskAnswer, isPart: boolean): string {
  if (answer.method === 'model') {
    return engine.kind === 'server'
      ? words.modelElsewhere({ model: answer.model, host: engine.host })
      : words.model({ model: answer.model })
  }
  if (answer.method === 'computed') return isPart ? words.computedOfPart : words.computed
  return answer.messages.length > 0 ? words.search : words.none
}

/** The same beside its sign. */
export function MethodMark({ answer, isPart }: { answer: AskAnswer; isPart: boolean }) {
  const Icon = icons[answer.method]
  return (
    <p className="flex items-start gap-2 text-base text-ink-faint">
      <Icon className="mt-[0.2em] size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{methodOf(answer, isPart)}</span>
    </p>
  )
}
