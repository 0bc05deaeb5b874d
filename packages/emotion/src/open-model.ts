/** Reads a weights file: what is damaged is refused. */
import type { EmotionModel } from './model.ts'

/** The bytes are not a whole weights file of this version. */
export class WeightsError extends Error {
  override name = 'WeightsError'
}

export function openModel(weights: Uint8Array): EmotionModel {
  throw new WeightsError(`The weights file holds ${weights.length} bytes and is not one of ours`)
}
