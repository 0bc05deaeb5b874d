import { none } from '#figure.ts'
import { emotion, emotions } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/** How strong each emotion is among those felt (together 1), and the mean probability that a message contains none; null without a scored message. */
const fingerprint = z.object({ emotions, neutral_share: z.number().min(0).max(1).nullable(), messages: count })
/** An emotion in the messages of two people. */
const difference = z.object({
  emotion,
  /** Of each of the two: the messages in which it is the strongest emotion. */
  strongest: z.array(count).length(2),
  /** Standard errors between their shares of the messages felt, above 0 where the first has more; null where too few are. */
  z: z.number().nullable(),
  /** Whether that is more than chance explains. */
  beyond_chance: z.boolean(),
})
/** Of everyone together, and of each person, most scored messages first; `felt` are those in which an emotion is felt. `differences` are null where there are not two people. */
const plain = fingerprint.extend({
  people: z.array(fingerprint.extend({ person: personName, felt: count })),
  differences: z.array(difference).nullable(),
})

export const emotionFingerprint = { asked: filter, plain, public: none } as const
export type EmotionFingerprint = z.output<typeof plain>
