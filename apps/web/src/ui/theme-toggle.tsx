import { Monitor, Moon, Sun } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { say } from '../messages/index.ts'
import { classes } from './classes.ts'
import { chooseTheme, type Theme, useChosenTheme } from './theme.ts'

const themes = [
  { theme: 'system', label: say.theme.system, Icon: Monitor },
  { theme: 'light', label: say.theme.light, Icon: Sun },
  { theme: 'dark', label: say.theme.dark, Icon: Moon },
] as const satisfies { theme: Theme; label: string; Icon: typeof Sun }[]

export function ThemeToggle({ className }: { className?: string }) {
  return (
    <ToggleGroup.Root
      type="single"
      value={useChosenTheme()}
      onValueChange={(theme) => {
        const chosen = themes.find((each) => each.theme === theme)
        if (chosen) chooseTheme(chosen.theme)
      }}
      aria-label={say.theme.label}
      className={classes('inline-flex rounded-full border border-line p-0.5', className)}
    >
      {themes.map(({ theme, label, Icon }) => (
        <ToggleGroup.Item
          key={theme}
          value={theme}
          aria-label={label}
          title={label}
          className="grid size-8 place-items-center rounded-full text-ink-faint hover:text-ink data-[state=on]:bg-well data-[state=on]:text-ink"
        >
          <Icon className="size-4" aria-hidden="true" />
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
