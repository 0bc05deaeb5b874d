import { z } from '#zod.ts'

/** What a message says of how its writer feels: above +0.05 positive, below -0.05 negative, else neutral. */
export const sentiment = z.enum(['positive', 'neutral', 'negative'])
export type Sentiment = z.output<typeof sentiment>
