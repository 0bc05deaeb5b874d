import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { forgetQuestions } from '#data/saved/asked-questions.ts'
import { sayAsk } from './messages/index.ts'

const words = sayAsk

/** Forgets questions of an upload, and offers to have them back. */
export async function forget(uploadId: string, ids: readonly string[]): Promise<void> {
  // Each toast brings back its own: one that comes after another takes nothing from it.
  const topic = `asked ${ids.join(' ')}`
  try {
    const undo = await forgetQuestions(uploadId, ids)
    const onPress = () => void undo().catch(() => notify({ topic, text: words.notBack }))
    notify({
      topic,
      text: words.deleted({ n: ids.length }),
      milliseconds: undoMilliseconds,
      action: { label: words.undo, altText: words.undoDeleting({ n: ids.length }), onPress },
    })
  } catch {
    notify({ topic, text: words.notDeleted })
  }
}
