import { useQueryClient } from '@tanstack/react-query'
import { RadioGroup } from 'radix-ui'
import { useId, useRef, useState } from 'react'
import { openIn, wouldBeLost } from '#data/client/language.ts'
import { type Language, language, languages } from '#messages/language.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { saySettings } from './messages/index.ts'

const { language: words } = saySettings
const names = Object.entries(languages)

/** The language of the interface, each by its own name. Before a chat would be lost by it, that is said. */
export function LanguageChoice() {
  const title = useId()
  const queries = useQueryClient()
  // Whether a chat would be lost takes a while to find out: the choice is marked meanwhile.
  const [chosen, setChosen] = useState<string>(language)
  const [asked, setAsked] = useState<Language | null>(null)
  const latest = useRef<string>(language)
  const mark = (next: Language | typeof language) => {
    latest.current = next
    setChosen(next)
    setAsked(null)
  }
  const choose = async (next: Language) => {
    mark(next)
    if (next === language) return
    const isLost = await wouldBeLost(queries)
    if (latest.current !== next) return
    if (isLost) setAsked(next)
    else openIn(next)
  }
  const keep = () => mark(language)
  return (
    <Section title={words.title} about={words.about} titleId={title}>
      <RadioGroup.Root
        value={chosen}
        onValueChange={(value) => void choose(value as Language)}
        aria-labelledby={title}
        className="mt-4 grid gap-3 sm:grid-cols-3"
      >
        {names.map(([each, name]) => (
          <RadioGroup.Item
            key={each}
            value={each}
            className="min-h-12 rounded-md border border-line bg-sheet px-4 py-3 text-start font-semibold hover:border-edge data-[state=checked]:border-pen data-[state=checked]:bg-pen-wash data-[state=checked]:shadow-[inset_0_0_0_1px_var(--color-pen)]"
          >
            <bdi lang={each}>{name}</bdi>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {asked && (
        <Banner kind="warning" title={words.losing.title} className="mt-4">
          <p>{words.losing.text}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => openIn(asked)}>{words.losing.go({ language: languages[asked] })}</Button>
            <Button kind="outline" onClick={keep}>
              {words.losing.keep}
            </Button>
          </div>
        </Banner>
      )}
    </Section>
  )
}
