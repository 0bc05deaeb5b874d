import { Block } from '#components/figure/block.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { reasonFigure, reasonSays, vibeNumbers } from './numbers.ts'
import { vibeSentence } from './sentences.ts'

const { vibe: words } = sayEmotionalInsights

/** The chat's character in one line, with the figures it rests on. */
export function ChatVibe({ level = 3 }: { level?: 2 | 3 }) {
  return (
    <Block
      of={useFigure('vibe')}
      name={words.title}
      level={level}
      definition={words.definition}
      over={({ reasons }) => words.over({ messages: reasons.find(({ kind }) => kind === 'messages')?.value ?? 0 })}
      sentence={vibeSentence}
      empty={words.tooFew}
      isQuiet={({ vibe }) => vibe === null}
      share={vibeNumbers}
    >
      {({ vibe, reasons }) =>
        vibe !== null && (
          <div className="@container">
            <dl className="figures grid grid-cols-2 gap-x-8 gap-y-4 @min-[480px]:grid-cols-3 @min-[900px]:grid-cols-6">
              {reasons
                .filter((reason) => reasonSays(reason) !== undefined)
                .map((reason) => (
                  <div key={reason.kind} className="flex min-w-0 flex-col-reverse justify-end">
                    <dt className="text-base text-ink-soft">{reasonSays(reason)}</dt>
                    <dd className="display text-2xl">{reasonFigure(reason)}</dd>
                  </div>
                ))}
            </dl>
          </div>
        )
      }
    </Block>
  )
}
