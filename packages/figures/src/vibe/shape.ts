import type { Character, VibeReason } from '@convostat/engine/analyses/vibe'
import { none } from '#figure.ts'
import { emotion } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { z } from '#zod.ts'

/** How a chat sounds, in a word for which the screens have the sentence. */
const character = z.enum([
  'cheerful',
  'affectionate',
  'thankful',
  'playful',
  'encouraging',
  'lively',
  'open-hearted',
  'frank',
  'watchful',
  'practical',
] satisfies Character[])
/**
 * Null where there are too few messages to say, or the signs do not agree; then only the messages scored are a reason, and none of
 * too few. Else the figures it rests on, what decided first.
 */
const plain = z.object({
  vibe: character.nullable(),
  reasons: z.array(
    z.object({
      /**
       * `leading`, `second`: that emotion's share of all that was felt. `neutral`: the mean probability that a message holds
       * none. `positive`, `negative`: the share of such messages among those scored. `change`: the mean score of the second
       * half minus that of the first, where that is a trend. `messages`: how many were scored.
       */
      kind: z.enum(['leading', 'second', 'neutral', 'positive', 'negative', 'change', 'messages'] satisfies VibeReason['kind'][]),
      value: z.number(),
      emotion: emotion.optional(),
    }),
  ),
})

export const vibe = { asked: filter, plain, public: none } as const
export type Vibe = z.output<typeof plain>
