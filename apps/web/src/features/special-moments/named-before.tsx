import { useId } from 'react'
import { Quoted } from '#components/message/quoted.tsx'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { rename } from '#data/saved/moment-marks.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Button } from '#ui/button.tsx'
import type { SortedMarks } from './shown-moments.ts'

const { named: words, rename: renaming, dismissed } = saySpecialMoments

/** Messages whose moment the reader named and that are no longer a moment, as where the chat is read with other dates since. */
export function NamedBefore({ left }: Pick<SortedMarks, 'left'>) {
  const name = useId()
  if (left.length === 0) return null
  return (
    <section aria-labelledby={name}>
      <h2 id={name} className="display text-2xl sm:text-3xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-soft">{words.about}</p>
      <ul className="mt-5 border-t border-line">
        {left.map(({ mark: { id, title }, message }) => (
          <li key={id} className="border-b border-line py-5">
            <h3 dir="auto" className="display text-xl [overflow-wrap:anywhere] begins-as-around">
              {title}
            </h3>
            <div className="mt-3 max-w-[60ch]">
              <Quoted {...message} />
            </div>
            <Button
              kind="quiet"
              size="small"
              className="-ms-3 mt-2"
              aria-label={words.forgetOf({ title: title ?? '' })}
              onClick={() => void forget(id, title ?? '')}
            >
              {words.forget}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Forgets a name, and offers to have it back. */
async function forget(id: string, title: string): Promise<void> {
  const failed = () => notify({ topic: 'failed', text: renaming.failed })
  try {
    const undo = await rename(id, null)
    notify({
      topic: `named ${id}`,
      text: words.forgotten({ title }),
      milliseconds: undoMilliseconds,
      action: { label: dismissed.undo, altText: words.undoForgetting({ title }), onPress: () => void undo().catch(failed) },
    })
  } catch {
    failed()
  }
}
