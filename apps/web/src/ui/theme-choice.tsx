import { Monitor, Moon, Sun } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { classes } from './classes.ts'
import { chooseTheme, type Theme, useChosenTheme } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, typeof Sun>
const themes = ['system', 'light', 'dark'] as const satisfies Theme[]

interface ThemeChoiceProps {
  /** What the choice is called, and each theme. */
  words: Readonly<Record<Theme | 'label', string>>
  className?: string
}

/** The theme, chosen by hand. It knows no catalogue: the pages of the site hand it its words with their own. */
export function ThemeChoice({ words, className }: ThemeChoiceProps) {
  return (
    <ToggleGroup.Root
      type="single"
      value={useChosenTheme()}
      onValueChange={(chosen) => {
        const theme = themes.find((each) => each === chosen)
        if (theme) chooseTheme(theme)
      }}
      aria-label={words.label}
      className={classes('inline-flex rounded-full border border-line p-0.5', className)}
    >
      {themes.map((theme) => {
        const Icon = icons[theme]
        return (
          <ToggleGroup.Item
            key={theme}
            value={theme}
            aria-label={words[theme]}
            title={words[theme]}
            className="grid size-8 place-items-center rounded-full text-ink-faint hover:text-ink data-[state=on]:bg-well data-[state=on]:text-ink"
          >
            <Icon className="size-4" aria-hidden="true" />
          </ToggleGroup.Item>
        )
      })}
    </ToggleGroup.Root>
  )
}
