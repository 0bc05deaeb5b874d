import { say } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'

/** There is a chat, but the filters leave nothing of it. */
export function NothingLeft({ onClear }: { onClear: () => void }) {
  return (
    <section className="mx-auto max-w-xl space-y-4 py-16 text-center">
      <h2 className="display text-4xl">{say.dashboard.none.title}</h2>
      <p className="text-lg text-ink-soft">{say.filters.nothingLeft}</p>
      <Button size="large" className="mt-4" onClick={onClear}>
        {say.filters.clear}
      </Button>
    </section>
  )
}
