import { PersonBar } from '#components/people/person-bar.tsx'
import { Way } from '#ui/arrow.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Bar } from '#ui/bar.tsx'
import { Clamped } from '#ui/clamped.tsx'
import { PartLinks } from '#ui/part-links.tsx'
import { Name, Person } from '#ui/person.tsx'
import { PersonPlaces } from '#ui/person-places.ts'
import { Beside, Specimen, Specimens } from './specimen.tsx'
import { words } from './words.ts'

/** More than there are hues, so that hatching and the grey are seen, too. */
const people = Array.from({ length: 16 }, (_, place) => words.names[place % words.names.length])

export function People() {
  return (
    <Specimens id="people" title={words.parts.people}>
      <Beside>
        <Specimen name="Person, 0 to 15" className="grid grid-cols-2">
          {people.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is shown
            <Person key={place} name={name} place={place} />
          ))}
        </Specimen>
        <Specimen name="PersonBar, isDense" className="block space-y-3">
          {people.slice(5, 11).map((name, place) => (
            <PersonBar key={name} name={name} place={place + 5} messages={900 - 90 * place} part={0.3 - place / 30} isDense={place > 2} />
          ))}
        </Specimen>
        <Specimen name="Bar, of a person or of nobody" className="block space-y-3">
          {[undefined, 0, 9].map((place) => (
            <Bar key={place ?? 'nobody'} part={0.6} place={place} className="h-2" />
          ))}
        </Specimen>
        <Specimen name="Avatar">
          <PersonPlaces value={(name) => words.names.indexOf(name)}>
            {words.names.map((name) => (
              <Avatar key={name} name={name} className="size-12 text-xl" />
            ))}
            {words.names.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </PersonPlaces>
        </Specimen>
        <Specimen name="PartLinks" className="block">
          <PartLinks label={words.parts.people} parts={words.names.map((title) => ({ id: title, title }))} />
        </Specimen>
        <Specimen name="Way">
          <Way>→</Way>
          <Way>←</Way>
        </Specimen>
        <Specimen name="Clamped" className="block">
          <Clamped text={`${words.message} `.repeat(5).trim()} className="line-clamp-2" />
        </Specimen>
        <Specimen name="Name, long">
          <Name>{'Wolfeschlegelsteinhausenbergerdorff '.repeat(6)}</Name>
        </Specimen>
      </Beside>
    </Specimens>
  )
}
