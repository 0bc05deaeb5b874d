import { type EmotionModel, openModel } from '@convostat/emotion'

/** The model of feelings from weights that are read when it is first needed, once; after that failed, by whoever asks next. */
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
