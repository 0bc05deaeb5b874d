import { type EmotionModel, openModel } from '@convostat/emotion'

/** The emotion model from weights that are read once, when it is first needed; after a failure the next call tries again. */
export function modelFrom(read: () => Promise<Uint8Array>): () => Promise<EmotionModel> {
  let model: Promise<EmotionModel> | null = null
  return () => {
    model ??= read()
      .then(openModel)
      .catch((error: unknown) => {
        model = null
        throw error
      })
    return model
  }
}
