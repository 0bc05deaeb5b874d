import { Block } from '#components/figure/block.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import type { Vibe } from './answers.ts'
import { vibeSentence } from './sentences.ts'

const { vibe: words } = sayEmotionalInsights

/** What each figure says; that of how many messages there are is elsewhere. */
const says: Readonly<Partial<Record<Reason['kind'], string>>> = words.reasons

type Reason = Vibe['reasons'][number]

/** The chat's character in one line, with the figures it rests on. */
export function ChatVibe() {
  return (
    <Block
      of={useFigure('vibe')}
      name={words.title}
      level={3}
      definition={words.definition}
      over={({ reasons }) => words.over({ messages: reasons.find(({ kind }) => kind === 'messages')?.value ?? 0 })}
      sentence={vibeSentence}
      empty={words.tooFew}
    >
      {({ vibe, reasons }) =>
        vibe !== null && (
          <dl className="figures grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
            {reasons
              .filter(({ kind }) => kind in says)
              .map((reason) => (
                <div key={reason.kind} className="flex min-w-0 flex-col-reverse justify-end">
                  <dt className="text-base text-ink-soft">{says[reason.kind]}</dt>
                  <dd className="display text-2xl">{figureOf(reason)}</dd>
                </div>
              ))}
          </dl>
        )
      }
    </Block>
  )
}

const figureOf = ({ kind, value, emotion }: Reason): string =>
  emotion ? words.emotion({ emotion, share: value }) : kind === 'change' ? format.score(value) : format.percent(value)
