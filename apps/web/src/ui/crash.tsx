import { say } from '../messages/index.ts'
import { Button } from './button.tsx'

/** A mistake of ours, instead of a blank page. What was thrown may quote the chat, so it is shown to nobody. */
export function Crash() {
  return (
    <div className="mx-auto max-w-xl space-y-4 px-4 py-24 text-center" role="alert">
      <h1 className="display text-3xl">{say.crash.title}</h1>
      <p className="text-ink-soft">{say.crash.text}</p>
      <Button onClick={() => location.reload()}>{say.crash.reload}</Button>
    </div>
  )
}
