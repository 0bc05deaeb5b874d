import { none } from '#figure.ts'
import { emotions } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/** How strong each emotion is among those felt (together 1), and the mean probability that a message contains none; null without a scored message. */
const fingerprint = z.object({ emotions, neutral_share: z.number().min(0).max(1).nullable(), messages: count })
/** Of everyone together, and of each person, most scored messages first. */
const plain = fingerprint.extend({ people: z.array(fingerprint.extend({ person: personName })) })

export const emotionFingerprint = { asked: filter, plain, public: none } as const
export type EmotionFingerprint = z.output<typeof plain>
