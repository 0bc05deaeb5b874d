import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { dismiss } from '#data/saved/moment-marks.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import type { ShownMoment } from './shown-moments.ts'

const { dismissed: words } = saySpecialMoments

/** Shows a moment no more, and offers to have it back. */
export async function dismissMoment({ markId, title }: Pick<ShownMoment, 'markId' | 'title'>): Promise<void> {
  try {
    const undo = await dismiss(markId)
    notify({
      topic: `dismissed ${markId}`,
      text: words.done({ title }),
      milliseconds: undoMilliseconds,
      action: {
        label: words.undo,
        altText: words.undoDismissing({ title }),
        onPress: () => void undo().catch(() => notify({ topic: 'failed', text: words.notBack })),
      },
    })
  } catch {
    notify({ topic: 'failed', text: words.failed })
  }
}

/** Shows it again. */
export const bringBack = (id: string): Promise<unknown> => dismiss(id, false).catch(() => notify({ topic: 'failed', text: words.notBack }))
