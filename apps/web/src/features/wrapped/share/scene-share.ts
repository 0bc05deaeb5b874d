import type { Clock } from '@convostat/format'
import { noWords } from '#charts/card.ts'
import { isolated } from '#charts/isolated.ts'
import type { Threads } from '#charts/ribbon/colored.ts'
import type { Shareable } from '#components/share/shareable.ts'
import type { Veil } from '#components/share/veil.ts'
import { shownName } from '#format/index.ts'
import { say } from '#messages/index.ts'
import type { Quote, Slide, Story } from '../answers.ts'
import { endCardOf } from '../end-card.ts'
import { drawForm } from '../forms/draw.ts'
import { formOf } from '../forms/form-of.ts'
import { periodOf } from '../sentences.ts'
import type { Ground } from '../slide-backgrounds.ts'
import type { Voice } from '../slide-text.ts'
import { tell } from '../slide-texts.ts'
import { endDrawing } from './end-part.ts'
import { formPart } from './form-part.ts'
import { sceneLook } from './scene-look.ts'

export interface Scene {
  story: Story
  slide: Slide
  ground: Ground
  /** The message that the scene opens on. */
  quote: Quote | null
  ribbon: Threads | null
  clock?: Clock
}

/** As much of a tall card as a form fills, in its pixels. */
const mostOfForm = 860

/** A scene to be shared: its figure, its sentence and its form, on its ground. */
export function sceneShare({ story, slide, ground, quote, clock }: Scene): Shareable {
  const voice = (veil: Veil) => voiceOf(veil, story, clock)
  // Asked once: no name makes bubbles of another form.
  const { form } = formOf(slide, voiceOf(undefined, story, clock)) ?? {}
  return {
    file: 'wrapped',
    shows: 'wrapped',
    words: (veil) => {
      const { kicker, figure, unit, sentence, note = '' } = tell(slide, voice(veil))
      return {
        ...noWords,
        kicker,
        // The bubbles have it in them.
        figure: form === 'bubbles' ? '' : figure,
        unit,
        sentence,
        note,
        foot: periodOf(slide.period),
      }
    },
    drawing:
      form &&
      ((veil) => ({
        enlarged: 1,
        make: (_, width, height) => {
          const drawn = formOf(slide, voice(veil))
          return drawn ? [formPart(drawForm(drawn, width, Math.min(height, mostOfForm)), sceneLook(ground))] : []
        },
      })),
    message: quote ?? undefined,
    look: () => sceneLook(ground),
  }
}

/** What a story comes to, to be shared: no one is named. */
export function endShare({ story, ribbon, clock }: Scene): Shareable | null {
  const card = endCardOf(story.slides, voiceOf(undefined, story, clock))
  if (!card) return null
  const [{ period }] = story.slides
  return {
    file: 'wrapped',
    shows: 'wrapped',
    words: () => ({ ...noWords, kicker: card.days, sentence: `${card.people}${say.comma}${card.messages}`, foot: periodOf(period) }),
    more: () => card.figures.map(({ figure, label }) => `${figure} ${label}`).join(` ${say.dot} `),
    drawing: (_, placeOf) => endDrawing(card, ribbon, placeOf),
    look: () => sceneLook('paper'),
  }
}

const voiceOf = (veil: Veil | undefined, { year }: Story, clock: Clock | undefined): Voice => ({
  name: veil?.named ?? isolated,
  word: (word) => isolated(shownName(veil ? veil.text(word) : word)),
  isYear: year !== null,
  clock,
})
