import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ThemeToggle } from '#ui/theme-toggle.tsx'
import { Charts } from './charts.tsx'
import { Controls } from './controls.tsx'
import { People } from './people.tsx'
import { Drawings, Frames, Icons, Motion } from './signs.tsx'
import { States } from './states.tsx'
import { Colors, Spacing, Type } from './tokens.tsx'
import { words } from './words.ts'

/** The look, alive: what a component looks like is seen here before it is looked for in a screen. */
export function StylePage() {
  const [direction, turn] = useState(document.documentElement.dir || 'ltr')
  const other = direction === 'ltr' ? 'rtl' : 'ltr'
  return (
    <main id="content" className="mx-auto style-page max-w-6xl px-4 py-10 sm:px-8">
      <header className="space-y-4">
        <h1 className="display text-5xl">{words.title}</h1>
        <p className="max-w-[60ch] text-lg text-ink-soft">{words.about}</p>
        <nav aria-label={words.title} className="flex flex-wrap items-center gap-x-5">
          {Object.entries(words.parts).map(([id, title]) => (
            <a key={id} href={`#${id}`} className="inline-flex min-h-9 items-center text-pen underline-offset-4 hover:underline">
              {title}
            </a>
          ))}
        </nav>
        <div className="flex flex-wrap items-center gap-4">
          <ThemeToggle />
          <Button
            kind="outline"
            size="small"
            onClick={() => {
              document.documentElement.dir = other
              turn(other)
            }}
          >
            {words.direction}: {direction}
          </Button>
        </div>
      </header>
      <Colors />
      <Type />
      <Spacing />
      <Controls />
      <People />
      <States />
      <Charts />
      <Icons />
      <Drawings />
      <Motion />
      <Frames />
    </main>
  )
}
