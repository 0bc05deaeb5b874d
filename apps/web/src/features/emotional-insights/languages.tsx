import { named } from '#charts/named.ts'
import { Block } from '#components/figure/block.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import type { Language, Languages } from './answers.ts'
import { languageNumbers } from './numbers.ts'
import { languageOf, languagesSentence, writersOf } from './sentences.ts'

const { languages: words } = sayEmotionalInsights

/** This many people are named beside a language. */
const shownPeople = 3

/** How full the mark of a quality is, of three. */
const marks: Record<Language['quality'], number> = { well: 3, fair: 2, poorly: 1, unknown: 0 }

/** In which languages people write here, and how far what is said above can be relied on for each. */
export function LanguagesRead({ of }: { of: Loadable<Languages> }) {
  return (
    <Block
      of={of}
      name={words.title}
      definition={words.definition}
      over={({ messages }) => words.over({ messages })}
      sentence={languagesSentence}
      empty={words.none}
      share={languageNumbers}
    >
      {({ languages }) => (
        <>
          <ul className="max-w-3xl">
            {languages.map((each) => (
              <li key={each.language} className="border-b border-line py-2.5">
                <p className="flex items-baseline justify-between gap-4">
                  <span className="font-semibold">{languageOf(each)}</span>
                  <span className="figures shrink-0 text-ink-soft">{words.messages({ n: each.messages })}</span>
                </p>
                <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-base text-ink-soft">
                  <Quality quality={each.quality} />
                  <span>{words.quality[each.quality]}</span>
                </p>
                <p className="text-base text-ink-faint [overflow-wrap:anywhere]">
                  {writersOf({
                    names: each.authors.slice(0, shownPeople).map(named),
                    more: Math.max(0, each.authors.length - shownPeople),
                  })}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-3xl text-base text-ink-soft">{words.limits}</p>
        </>
      )}
    </Block>
  )
}

function Quality({ quality }: { quality: Language['quality'] }) {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {[1, 2, 3].map((step) => (
        <span key={step} className={step <= marks[quality] ? 'h-2 w-4 bg-pen' : 'h-2 w-4 bg-line'} />
      ))}
    </span>
  )
}
