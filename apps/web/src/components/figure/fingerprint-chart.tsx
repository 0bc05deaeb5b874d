import { figures } from '@convostat/figures'
import { drawingPart } from '#charts/drawing-part.ts'
import { dottedPeople, type Fingerprint, fingerprintConclusion, fingerprintTable } from '#charts/fingerprint.ts'
import { drawFingerprint, fingerprintHeight } from '#charts/fingerprint-drawing.ts'
import { type MarkShape, markPath, markShapes } from '#charts/mark-shapes.ts'
import { peoplePart } from '#charts/people-image.ts'
import type { Saving } from '#charts/saving.ts'
import { PersonButton } from '#components/people/person-button.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Called } from '#ui/person.tsx'
import { personColor } from '#ui/person-color.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Plot } from './plot.tsx'

const words = sayEmotionalInsights.fingerprint

/** This many emotions there are, until the answer is there. */
const rows = { emotions: Array.from({ length: 9 }, () => ({ emotion: 'joy' as const, share: 0 })) }

/** Whether anything is felt, in enough messages. */
const isEnough = ({ emotions, messages }: Fingerprint): boolean =>
  emotions.some(({ share }) => share > 0) && !figures.emotionFingerprint.isTooLittle({ messages })

/** Whose mark is whose: each has another shape. */
const legendOf = (of: Fingerprint) =>
  dottedPeople(of).map((each, i) => ({
    ...each,
    shape: markShapes[i],
    isGray: of.differing?.length === 0,
  }))

const notesOf = ({ differing, neutralShare }: Fingerprint): string[] => [
  ...(differing ? [words.gray] : []),
  words.neutral({ share: neutralShare }),
]

const saving: Saving<Fingerprint> = {
  file: 'emotions',
  sentence: fingerprintConclusion,
  notes: (of) => notesOf(of).map((text) => ({ text })),
  drawing: async (fingerprint, tokens, width) => {
    const dotted = legendOf(fingerprint)
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
      sentence={fingerprintConclusion}
      table={fingerprintTable}
      saving={saving}
      empty={sayEmotionalInsights.nothingScored}
      height={fingerprintHeight(rows)}
    >
      {(fingerprint) => {
        // Shares of nothing, or of a few messages, are drawn by chance.
        if (!isEnough(fingerprint)) return fingerprintConclusion(fingerprint) === null && <p className="text-ink-soft">{words.none}</p>
        const dotted = legendOf(fingerprint)
        return (
          <>
            {dotted.length > 0 && (
              <ul aria-label={words.people} className="mb-2 flex flex-wrap gap-x-5 gap-y-1">
                {dotted.map(({ person, place, shape, isGray }) => (
                  <li key={person} className="max-w-full">
                    <PersonButton name={person}>
                      <span className="inline-flex max-w-full items-center gap-2">
                        <Mark color={isGray ? 'var(--neutral)' : personColor(place)} shape={shape} />
                        <Called>{person}</Called>
                      </span>
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
              label={fingerprintConclusion(fingerprint)}
              height={fingerprintHeight(fingerprint)}
              draw={drawFingerprint}
            />
            {notesOf(fingerprint).map((note) => (
              <p key={note} className="mt-1 text-ink-faint">
                {note}
              </p>
            ))}
          </>
        )
      }}
    </ChartFrame>
  )
}

/** A person's mark, as it is in the drawing. */
function Mark({ color, shape }: { color: string; shape: MarkShape }) {
  return (
    <svg aria-hidden="true" width={18} height={18} className="shrink-0">
      <path d={markPath[shape](9, 9, 7)} fill={color} />
    </svg>
  )
}
