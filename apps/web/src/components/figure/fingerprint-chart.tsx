import { drawingPart } from '#charts/drawing-part.ts'
import {
  dottedPeople,
  drawFingerprint,
  type Fingerprint,
  fingerprintHeight,
  fingerprintSentence,
  fingerprintTable,
} from '#charts/fingerprint.ts'
import { peoplePart } from '#charts/people-image.ts'
import type { Saving } from '#charts/saving.ts'
import { PersonButton } from '#components/people/person-button.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Person } from '#ui/person.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { Plot } from './plot.tsx'

const words = sayEmotionalInsights.fingerprint

/** This many emotions there are, until the answer is there. */
const rows = { emotions: Array.from({ length: 9 }, () => ({ emotion: 'joy' as const, share: 0 })) }

const saving: Saving<Fingerprint> = {
  file: 'emotions',
  sentence: fingerprintSentence,
  notes: ({ neutralShare }) => [{ text: words.neutral({ share: neutralShare }) }],
  drawing: async (fingerprint, tokens, width) => {
    const dotted = dottedPeople(fingerprint)
    const drawing = drawingPart(drawFingerprint(fingerprint, tokens, width), tokens)
    return dotted.length > 0 ? [peoplePart(dotted, tokens, width), drawing] : [drawing]
  },
}

/** Which emotions speak from a chat, together and person by person. People are page text: their names may contain anything. */
export function FingerprintChart({ of }: { of: Loadable<Fingerprint> }) {
  return (
    <ChartFrame
      of={of}
      name={words.title}
      unit={words.unit}
      definition={words.definition}
      sentence={fingerprintSentence}
      table={fingerprintTable}
      saving={saving}
      empty={sayEmotionalInsights.nothingScored}
      height={fingerprintHeight(rows)}
    >
      {(fingerprint) => {
        const dotted = dottedPeople(fingerprint)
        return (
          <>
            {dotted.length > 0 && (
              <ul aria-label={words.people} className="mb-2 flex flex-wrap gap-x-5 gap-y-1">
                {dotted.map(({ person, place }) => (
                  <li key={person} className="max-w-full">
                    <PersonButton name={person}>
                      <Person name={person} place={place} />
                    </PersonButton>
                  </li>
                ))}
                {fingerprint.people.length > dotted.length && (
                  <li className="text-ink-faint">{words.more({ n: fingerprint.people.length - dotted.length })}</li>
                )}
              </ul>
            )}
            <Plot
              answer={fingerprint}
              name={words.title}
              label={fingerprintSentence(fingerprint)}
              height={fingerprintHeight(fingerprint)}
              draw={drawFingerprint}
            />
            <p className="mt-1 text-ink-faint">{words.neutral({ share: fingerprint.neutralShare })}</p>
          </>
        )
      }}
    </ChartFrame>
  )
}
