import { Monitor, Moon, Sun } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import { Section } from '#ui/section.tsx'
import { chooseTheme, type Theme, useChosenTheme } from '#ui/theme.ts'
import { saySettings } from './messages/index.ts'

const { appearance: words } = saySettings

const themes = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
] as const satisfies { theme: Theme; Icon: typeof Sun }[]

/** The look: as the device has it, light, or dark. */
export function Appearance() {
  const title = useId()
  const about = useId()
  const chosen = useChosenTheme()
  return (
    <Section title={words.title} about={words.about} titleId={title}>
      <RadioGroup.Root
        value={chosen}
        onValueChange={(value) => {
          const picked = themes.find(({ theme }) => theme === value)
          if (picked) chooseTheme(picked.theme)
        }}
        aria-labelledby={title}
        className="mt-4 grid gap-3 sm:grid-cols-3"
      >
        {themes.map(({ theme, Icon }) => (
          <RadioGroup.Item
            key={theme}
            value={theme}
            aria-label={words[theme].name}
            aria-describedby={`${about}-${theme}`}
            className="flex items-start gap-3 rounded-md border border-line bg-sheet px-4 py-3 text-start hover:border-edge data-[state=checked]:border-pen data-[state=checked]:bg-pen-wash data-[state=checked]:shadow-[inset_0_0_0_1px_var(--color-pen)]"
          >
            <Icon className="mt-0.5 size-5 shrink-0 text-ink-faint" aria-hidden="true" />
            <span className="min-w-0">
              <span className="block font-semibold">{words[theme].name}</span>
              <span id={`${about}-${theme}`} className="block text-base text-ink-soft">
                {words[theme].about}
              </span>
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </Section>
  )
}
