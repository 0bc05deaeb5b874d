import { correcting } from '#shapes/index.ts'
import { type Corrections, eachMessageOnce, heldCorrections } from './corrections.ts'

/** The corrections that the page keeps and passes. */
export interface LentCorrections extends Corrections {
  /** From now on these count; what is not a list of corrections is none. */
  lend(value: unknown): void
}

export function lentCorrections(): LentCorrections {
  const held = heldCorrections()
  return {
    ...held,
    lend: (value) => held.replace(eachMessageOnce(correcting.safeParse({ corrections: value }).data?.corrections ?? [])),
  }
}
