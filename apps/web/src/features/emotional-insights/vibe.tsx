import { Block } from '#components/figure/block.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { sayEmotionalInsights } from '#messages/say/emotional-insights.ts'
import type { Vibe } from './answers.ts'
import { vibeSentence } from './sentences.ts'

const { vibe: words } = sayEmotionalInsights

type Reason = Vibe['reasons'][number]

/** The chat's character in one line, with the figures it rests on. */
export function ChatVibe() {
  return (
    <Block
      of={useFigure('vibe')}
      name={words.title}
      level={3}
      definition={words.definition}
      over={({ reasons }) => words.over(reasons.find(({ kind }) => kind === 'messages')?.value ?? 0)}
      sentence={vibeSentence}
      empty={words.none}
    >
      {({ reasons }) => (
        <dl className="figures grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
          {reasons
            .filter(({ kind }) => kind in words.reasons)
            .map((reason) => (
              <div key={reason.kind} className="flex min-w-0 flex-col-reverse justify-end">
                <dt className="text-base text-ink-soft">{words.reasons[reason.kind]}</dt>
                <dd className="display text-2xl">{figureOf(reason)}</dd>
              </div>
            ))}
        </dl>
      )}
    </Block>
  )
}

const figureOf = ({ kind, value, emotion }: Reason): string =>
  emotion ? words.emotion(emotion, value) : kind === 'change' ? words.change(value) : words.share(value)
