import { say } from '#messages/index.ts'
import { Section } from '#ui/section.tsx'
import { MaskedSwitch } from './masked-switch.tsx'

const { masked: words } = say

/** In the settings: what masked mode covers, what it does not, and its switch. */
export function MaskedSettings() {
  return (
    <Section title={words.title} about={words.about}>
      <MaskedSwitch place="settings" className="my-3 max-w-md rounded-md border border-line bg-sheet px-4" />
      <p className="max-w-[42rem] text-base text-ink-faint">{words.words}</p>
      <p className="mt-2 max-w-[42rem] text-base text-ink-faint">
        {words.notCovered} {words.where}
      </p>
    </Section>
  )
}
