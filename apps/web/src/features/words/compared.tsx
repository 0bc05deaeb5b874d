import { useId } from 'react'
import { fontsLoaded } from '#charts/painting.ts'
import type { Saving } from '#charts/saving.ts'
import { PersonButton } from '#components/people/person-button.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { Sentence } from '#ui/person.tsx'
import { personFill } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import type { Comparison, Leaning, OwnMessages, StoryTerm } from './answers.ts'
import { barsUnit, comparedEmojiFont, comparedPart, countsOf, hasMarks, scaleOf, shownWords } from './compared-part.ts'
import { sayWords } from './messages/index.ts'
import { OwnWordMessages } from './own-word-messages.tsx'
import { compareSentence, noneOf, otherOf, ownWordsSentence, saidMore } from './sentences.ts'
import { shownPeople } from './settings.ts'
import { Emoji, Word } from './shown-word.tsx'
import { TableBlock } from './table-block.tsx'
import { comparisonTable } from './tables.ts'

const { compare: words } = sayWords

interface ComparedProps {
  of: Loadable<Comparison>
  messages: Loadable<OwnMessages>
  /** Whether the screen's head says its sentence, where there is one. */
  isLead?: boolean
  onTell: (told: StoryTerm) => void
}

const overOf = ({ people }: Comparison): string => words.over({ messages: people.reduce((sum, { messages }) => sum + messages, 0) })

const saving: Saving<Comparison> = {
  file: 'own-words',
  sentence: compareSentence,
  notes: ({ people, total_people: all }) => {
    const shown = Math.min(shownPeople, people.length)
    return all > shown ? [{ text: words.part({ shown, all }) }] : []
  },
  drawing: async (comparison, tokens, width, placeOf) => {
    const emojis = comparison.people.flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji)).join('')
    await fontsLoaded({ font: comparedEmojiFont, text: emojis })
    return [comparedPart(comparison, placeOf, tokens, width)]
  },
}

/** What each person says more than all others: two people face to face, more of them side by side. */
export function Compared({ of, messages, isLead = false, onTell }: ComparedProps) {
  return (
    <TableBlock
      of={of}
      name={words.title}
      definition={words.definition}
      over={overOf}
      sentence={compareSentence}
      isLead={isLead && (of.state !== 'ready' || ownWordsSentence(of.data) !== null)}
      empty={words.none}
      unit={barsUnit}
      table={comparisonTable}
      saving={saving}
    >
      {(comparison) => {
        const { people, total_people: all } = comparison
        const isPair = people.length === 2
        const most = isPair ? shownWords.pair : shownWords.many
        const scale = scaleOf(comparison, most)
        return (
          <>
            <OwnWordMessages of={messages} among={comparison} />
            {hasMarks(comparison) && <p className="mb-4 text-base text-ink-faint">{words.unitOfPair}</p>}
            <FirstOnes
              of={people}
              first={shownPeople}
              gap="mt-6"
              className={isPair ? 'grid grid-cols-2 gap-x-5 sm:gap-x-12' : 'grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3'}
            >
              {(person, at) => (
                <li key={person.person} className="min-w-0">
                  <LeansTo
                    of={person}
                    other={otherOf(comparison, person.person)}
                    scale={scale}
                    facesRight={isPair && at === 0}
                    most={most}
                    onTell={onTell}
                  />
                </li>
              )}
            </FirstOnes>
            {all > people.length && <p className="mt-4 text-ink-faint">{words.part({ shown: people.length, all })}</p>}
          </>
        )
      }}
    </TableBlock>
  )
}

interface LeansToProps {
  of: Leaning
  /** The only other person; null where there are more. */
  other: string | null
  /** The count of the longest bar. */
  scale: number
  /** Its bars grow towards the other person, who is to the right. */
  facesRight: boolean
  /** This many words. */
  most: number
  onTell: ComparedProps['onTell']
}

function LeansTo({ of: { person, words: said, emojis }, other, scale, facesRight, most, onTell }: LeansToProps) {
  const placeOf = usePlaces()
  const emojiTitle = useId()
  return (
    <>
      <h3 className={facesRight ? 'flex justify-end font-semibold' : 'flex font-semibold'}>
        <PersonButton name={person} />
      </h3>
      {said.length + emojis.length === 0 && (
        <p className={facesRight ? 'mt-2 text-end text-ink-faint' : 'mt-2 text-ink-faint'}>
          <Sentence>{noneOf(other)}</Sentence>
        </p>
      )}
      <ol className="mt-2 space-y-1.5">
        {said.slice(0, most).map(({ word, count, others }) => (
          <li key={word}>
            <button
              type="button"
              title={saidMore({ person, word, count, others, other })}
              onClick={() => onTell({ kind: 'word', text: word })}
              className="group block w-full rounded-sm py-0.5 text-start"
            >
              <span
                className={
                  facesRight
                    ? 'flex flex-row-reverse items-baseline justify-between gap-3 text-end'
                    : 'flex items-baseline justify-between gap-3'
                }
              >
                <Word className="font-serif text-lg leading-snug underline-offset-4 group-hover:text-pen group-hover:underline">
                  {word}
                </Word>
                <span aria-hidden="true" className="figures shrink-0 text-ink-faint text-sm">
                  {countsOf({ count, others }, other)}
                </span>
              </span>
              <span aria-hidden="true" className={facesRight ? 'relative flex h-2 justify-end bg-well' : 'relative flex h-2 bg-well'}>
                <span className="block h-full min-w-0.5" style={{ width: `${(100 * count) / scale}%`, ...personFill(placeOf(person)) }} />
                {other !== null && (
                  <span
                    data-tick=""
                    className="absolute inset-y-[-3px] w-0.5 bg-ink"
                    style={{ [facesRight ? 'insetInlineEnd' : 'insetInlineStart']: `min(${(100 * others) / scale}%, 100% - 2px)` }}
                  />
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {emojis.length > 0 && (
        <>
          <p id={emojiTitle} className={facesRight ? 'mt-4 text-end text-base text-ink-soft' : 'mt-4 text-base text-ink-soft'}>
            {words.emoji}
          </p>
          <ul
            aria-labelledby={emojiTitle}
            className={facesRight ? '-me-2 flex flex-wrap justify-end gap-x-1' : '-ms-2 flex flex-wrap gap-x-1'}
          >
            {emojis.slice(0, most).map(({ emoji, count, others }) => (
              <li key={emoji}>
                <button
                  type="button"
                  title={saidMore({ person, word: emoji, count, others, other })}
                  onClick={() => onTell({ kind: 'emoji', text: emoji })}
                  className="grid min-h-11 min-w-10 place-items-center rounded-md text-2xl leading-none hover:bg-well hover:text-pen"
                >
                  <Emoji>{emoji}</Emoji>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
