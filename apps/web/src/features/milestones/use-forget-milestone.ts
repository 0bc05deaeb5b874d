import { useCallback } from 'react'
import { shortKeyword } from '#components/message/shown-keyword.tsx'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { useSavedMilestones } from '#data/saved/saved-milestones.ts'
import { sayMilestones } from '#messages/milestones/index.ts'

const { savedMilestones: words } = sayMilestones

/** Stops following a keyword; a toast says so and can take it back. */
export function useForgetMilestone(): (keyword: string) => Promise<void> {
  const { remove } = useSavedMilestones()
  return useCallback(
    async (keyword) => {
      const short = shortKeyword(keyword)
      try {
        const undo = await remove(keyword)
        const onPress = () => void undo().catch(() => notify({ topic: 'milestone', text: words.notKept({ keyword: short }) }))
        const action = { label: words.undo, altText: words.undoRemoving({ keyword: short }), onPress }
        notify({ topic: `milestone ${keyword}`, text: words.removed({ keyword: short }), milliseconds: undoMilliseconds, action })
      } catch {
        notify({ topic: 'milestone', text: words.notRemoved({ keyword: short }) })
      }
    },
    [remove],
  )
}
