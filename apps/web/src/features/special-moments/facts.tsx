import { Counted } from '#components/figure/figure-info.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { format } from '#format/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Name } from '#ui/person.tsx'
import { OfMoment } from './of-moment.tsx'
import { significanceMeaning } from './sentences.ts'
import type { ShownMoment } from './shown-moments.ts'

const { card: words } = saySpecialMoments

/** Of more people the discs have to do. */
const mostNamed = 4

interface FactsProps {
  moment: ShownMoment
  called: string
  /** Whether its description is below the title. */
  isDescribed: boolean
}

/** What the specification asks of every moment, as a quiet line: sentences, whose names are only for screen readers, and two figures. */
export function Facts({ moment, called, isDescribed }: FactsProps) {
  const { significance, messages, description, context, impact, participants } = moment
  return (
    <div className="max-w-[72ch] text-base text-ink-soft">
      <dl>
        {!isDescribed && <Told name={words.description} of={moment} sentence={description} />}
        <Told name={words.context} of={moment} sentence={context} />
        <Told name={words.impact} of={moment} sentence={impact} />
      </dl>
      <dl className="mt-1.5 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
        <div className="inline-flex items-center gap-2">
          <dt className="text-ink-faint">{words.significanceName}</dt>
          <dd className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="block h-1 w-10 rounded-full bg-well">
              <span className="block h-full rounded-full bg-wax" style={{ width: `${100 * significance}%` }} />
            </span>
            <span className="figures">{format.percent(significance)}</span>
            <Counted
              figure={words.significanceName}
              definition={significanceMeaning}
              over={words.over({ n: messages })}
              of={called}
              className="-my-1 -ms-1.5"
            />
          </dd>
        </div>
        {participants.length > 0 && (
          <div className="min-w-0">
            <dt className="sr-only">{words.participants}</dt>
            <dd className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
              {participants.map((each) => (
                <PersonButton key={each} name={each}>
                  {participants.length > mostNamed ? (
                    <>
                      <Avatar name={each} className="size-6 text-[13px]" />
                      <span className="sr-only">
                        <Name>{each}</Name>
                      </span>
                    </>
                  ) : undefined}
                </PersonButton>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}

interface ToldProps {
  name: string
  of: ShownMoment
  sentence: string
}

/** A sentence after the one before it. */
const Told = ({ name, of, sentence }: ToldProps) => (
  <div className="inline">
    <dt className="sr-only">{name}</dt>{' '}
    <dd className="inline">
      <OfMoment moment={of}>{sentence}</OfMoment>
    </dd>{' '}
  </div>
)
