import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { modelFrom } from '#handlers/model-from.ts'

/** The weights as they are shipped. */
export const weights = (): Uint8Array => readFileSync(createRequire(import.meta.url).resolve('@convostat/emotion/weights.bin'))

/** The real model, opened once for all tests of a file. */
export const realModel = modelFrom(async () => new Uint8Array(weights()))
