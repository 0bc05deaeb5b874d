import { useState } from 'react'
import type { DemoView, DemoWords } from './demo-view.ts'
import { Hours } from './hours.tsx'
import { Months } from './months.tsx'

interface DemoProps {
  words: DemoWords
  views: readonly DemoView[]
}

/** A small piece of the product on its demo chat: whose messages one looks at is chosen, and everything follows. */
export function Demo({ words, views }: DemoProps) {
  const [chosen, setChosen] = useState(0)
  const view = views[chosen]
  return (
    <>
      <fieldset className="flex flex-wrap gap-2 noscript:hidden">
        <legend className="sr-only">{words.people}</legend>
        {views.map(({ name, color }, place) => (
          <label
            key={name}
            className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-sheet px-4 font-semibold text-ink-soft outline-offset-3 outline-pen hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-[2.5px]"
          >
            <input
              type="radio"
              name="demo-person"
              checked={place === chosen}
              onChange={() => setChosen(place)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {color > 0 && (
              <span
                aria-hidden="true"
                className="size-3 rounded-full border border-paper"
                style={{ background: `var(--person-${color})` }}
              />
            )}
            {name}
          </label>
        ))}
      </fieldset>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {view.figures.map(({ title, value }) => (
          <div key={title} className="border-t border-line pt-2">
            <dt className="text-base text-ink-faint">{title}</dt>
            <dd className="display figures text-2xl sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-12">
        <Hours {...view.hours} words={words} />
        <Months {...view.months} words={words} color={view.color} />
      </div>
      <p role="status" className="sr-only">
        {chosen > 0 && `${view.name}: ${view.hours.sentence} ${view.months.sentence}`}
      </p>
    </>
  )
}
