import { Bookmark } from 'lucide-react'
import { useSavedMilestones } from '../../../data/saved-milestones.ts'
import { sayMilestones } from '../../../messages/say/milestones.ts'
import { milestoneKey } from '../../../store/milestones.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notices.ts'
import { shortKeyword } from './shown-keyword.tsx'
import { useForgetMilestone } from './use-forget-milestone.ts'

const words = sayMilestones

/** Follows a keyword; once it is followed, the same button gives it up again. */
export function SaveMilestone({ keyword }: { keyword: string }) {
  const { keywords, add } = useSavedMilestones()
  const forget = useForgetMilestone()
  const isSaved = keywords.some((each) => milestoneKey(each) === milestoneKey(keyword))
  const save = () => add(keyword).catch(() => notify({ topic: 'milestone', text: words.savedMilestones.notKept(shortKeyword(keyword)) }))
  return (
    <Button kind="outline" onClick={() => void (isSaved ? forget(keyword) : save())}>
      <Bookmark className={isSaved ? 'fill-current' : ''} aria-hidden="true" />
      {isSaved ? words.saved : words.save}
    </Button>
  )
}
