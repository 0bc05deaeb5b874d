import { ChevronDown } from 'lucide-react'
import { engine } from '#data/client/engine.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'

const { model: words } = sayEmotionalInsights

/** That a model estimates what the screen shows, and can be wrong; the rest once one asks. */
export const ModelNote = () => (
  <details className="group -mt-4 text-base text-ink-faint">
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 hover:text-ink [&::-webkit-details-marker]:hidden">
      <span>{engine.kind === 'browser' ? words.here : words.server({ host: engine.host })}</span>
      <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
    </summary>
    <p className="max-w-[75ch] pb-2">{words.limits}</p>
  </details>
)
