import { type EmotionModel, openModel } from '@convostat/emotion'
import { Failure } from '../failure.ts'

/** The model of feelings, from bytes that someone else fetches: this end may have no network. */
export interface LentModel {
  /** The weights, or null where they could not be had. */
  lend(weights: unknown): void
  /** The model as soon as its weights are there; throws `model_unavailable` once they could not be had. Asking again tries again. */
  model(): Promise<EmotionModel>
}

/** @param want says to the page that the weights are waited for, and whether those passed before are useless. */
export function lentModel(want: (isUseless: boolean) => void): LentModel {
  let weights: Uint8Array | null = null
  let opened: EmotionModel | null = null
  let isUseless = false
  let coming: { promise: Promise<EmotionModel>; settle(): void } | null = null

  function open(): EmotionModel {
    if (opened) return opened
    if (!weights) throw new Failure('model_unavailable')
    try {
      opened = openModel(weights)
      return opened
    } catch (cause) {
      isUseless = true
      throw new Failure('model_unavailable', { cause })
    } finally {
      weights = null
    }
  }

  function wait() {
    let settle = () => {}
    const promise = new Promise<EmotionModel>((resolve, reject) => {
      settle = () => {
        coming = null
        try {
          resolve(open())
        } catch (error) {
          reject(error)
        }
      }
    })
    return { promise, settle: () => settle() }
  }

  return {
    lend(value) {
      if (value instanceof Uint8Array) weights = value
      coming?.settle()
    },
    async model() {
      // They are opened when they are needed: a page that shows no feelings holds no model.
      if (opened || weights) return open()
      if (!coming) {
        coming = wait()
        want(isUseless)
      }
      return coming.promise
    },
  }
}
