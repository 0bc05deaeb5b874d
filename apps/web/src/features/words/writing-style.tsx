import { largest } from '@convostat/api/extremes'
import { named } from '#charts/named.ts'
import type { Saving } from '#charts/saving.ts'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { PersonButton } from '#components/people/person-button.tsx'
import { useScreen } from '#components/screen/screen.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { format, shownName } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { personFill } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import type { PersonStyle, Style } from './answers.ts'
import { sayWords } from './messages/index.ts'
import { lengthOf, namedFirst, styleSentence } from './sentences.ts'
import { shownPeople, stylePart } from './style-part.ts'
import { TableBlock } from './table-block.tsx'
import { styleTable } from './tables.ts'
import { type Trait, traitsOf } from './traits.ts'
import { TraitsCompared } from './traits-compared.tsx'

const { style: words } = sayWords

const saving: Saving<Style> = {
  file: 'writing',
  sentence: styleSentence,
  notes: ({ people }) => (people.length > shownPeople ? [{ text: say.andMore({ n: people.length - shownPeople }) }] : []),
  drawing: async (style, tokens, width, placeOf) => [stylePart(style, placeOf, tokens, width)],
}

/** How each person writes: how long, with what, and in how many different words. */
export function WritingStyle({ of }: { of: Loadable<Style> }) {
  return (
    <TableBlock
      of={of}
      name={words.title}
      definition={words.definition({ thousand: 1000 })}
      over={({ everyone }) => words.over({ texts: everyone.texts })}
      leads={[{ says: sayCounted.show }]}
      sentence={styleSentence}
      empty={words.none}
      unit={words.lengths}
      table={styleTable}
      saving={saving}
    >
      {({ people, lengths }) => {
        const [one, other] = people
        const isPair = people.length === 2 && one.texts > 0 && other.texts > 0
        return (
          <>
            <p aria-hidden="true" className="mb-3 text-base text-ink-faint">
              {words.lengths}
            </p>
            <FirstOnes of={namedFirst(people)} first={shownPeople} className="grid gap-x-16 gap-y-12 lg:grid-cols-2" gap="mt-4">
              {(person) => (
                <li key={person.person} className="min-w-0">
                  <PersonWrites of={person} lengths={lengths} isCompared={isPair} />
                </li>
              )}
            </FirstOnes>
            {isPair && <TraitsCompared one={one} other={other} value={(trait, person) => <TraitValue of={trait} person={person} />} />}
          </>
        )
      }}
    </TableBlock>
  )
}

interface PersonWritesProps {
  of: PersonStyle
  lengths: Style['lengths']
  /** Whether the figures are in a comparison below. */
  isCompared: boolean
}

function PersonWrites({ of, lengths, isCompared }: PersonWritesProps) {
  const { person, texts } = of
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-semibold">
          <PersonButton name={person} />
        </h3>
        <span className="figures shrink-0 text-ink-soft">{texts === 0 ? words.noTexts : words.texts({ n: texts })}</span>
      </div>
      {texts > 0 && (
        <>
          <Lengths of={of} lengths={lengths} />
          {!isCompared && (
            <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
              {traitsOf(of).map((trait) => (
                <div key={trait.name} className="flex min-h-9 items-center gap-3 border-b border-line">
                  <dt className="min-w-0 text-ink-soft">{trait.name}</dt>
                  <span aria-hidden="true" className="leader mb-0 self-center" />
                  <dd className="figures shrink-0 font-semibold">
                    <TraitValue of={trait} person={person} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
    </>
  )
}

/** A figure of how someone writes: a link where a search finds what it counts, a button where it is of one message. */
function TraitValue({ of: { name, shown, wanted, id }, person }: { of: Trait; person: string }) {
  const { open } = useScreen()
  if (wanted)
    return (
      <FigureLink wanted={{ authors: [person], ...wanted }} label={sayCounted.show}>
        {shown}
      </FigureLink>
    )
  if (id === undefined) return shown
  return (
    <button
      type="button"
      aria-label={`${name}, ${shownName(person)}: ${shown}`}
      title={words.open}
      onClick={() => open(id)}
      className="underline decoration-line decoration-1 underline-offset-[0.2em] hover:text-pen hover:decoration-pen"
    >
      {shown}
    </button>
  )
}

/** A person's texts by length: columns in their color, and the lengths below. */
function Lengths({ of: { person, histogram }, lengths }: { of: PersonStyle; lengths: Style['lengths'] }) {
  const placeOf = usePlaces()
  const most = largest(histogram, 1)
  return (
    <ol aria-label={words.lengths} className="mt-3 flex items-end gap-1">
      {lengths.map(({ from, to }, at) => {
        const said = words.bar({ name: named(person), range: lengthOf({ from, to }), n: histogram[at] })
        return (
          <li key={from} title={said} className="min-w-0 flex-1">
            <span className="sr-only">{said}</span>
            <span aria-hidden="true" className="flex h-16 items-end border-b border-edge">
              <span
                className="block w-full"
                style={{ height: `${(100 * histogram[at]) / most}%`, minHeight: histogram[at] > 0 ? 2 : 0, ...personFill(placeOf(person)) }}
              />
            </span>
            <span aria-hidden="true" className="figures mt-0.5 block truncate text-center text-sm text-ink-faint">
              {format.count(from)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
