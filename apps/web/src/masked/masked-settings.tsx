import { useId } from 'react'
import { say } from '../messages/index.ts'
import { MaskedSwitch } from './masked-switch.tsx'

const { masked: words } = say

/** In the settings: what masked mode covers, what it does not, and its switch. */
export function MaskedSettings() {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="display text-2xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-[42rem] text-base text-ink-faint">{words.about}</p>
      <MaskedSwitch place="settings" className="my-3 max-w-md rounded-md border border-line bg-sheet px-4" />
      <p className="max-w-[42rem] text-base text-ink-faint">{words.words}</p>
      <p className="mt-2 max-w-[42rem] text-base text-ink-faint">
        {words.notCovered} {words.where}
      </p>
    </section>
  )
}
