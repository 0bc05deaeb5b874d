import { Bookmark } from 'lucide-react'
import { useSavedMilestones } from '#data/saved/saved-milestones.ts'
import { useSaving } from '#data/saved/use-saving.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { milestoneKey } from '#store/milestones.ts'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { useForgetMilestone } from './use-forget-milestone.ts'

const words = sayMilestones

/** Follows a keyword; once it is followed, the same button gives it up again. */
export function SaveMilestone({ keyword }: { keyword: string }) {
  const { keywords, add } = useSavedMilestones()
  const forget = useForgetMilestone()
  const isSaved = keywords.some((each) => milestoneKey(each) === milestoneKey(keyword))
  const { trouble, save } = useSaving(`keyword ${milestoneKey(keyword)}`)
  const press = () => void (isSaved ? forget(keyword) : save(keyword, () => add(keyword)))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button kind="outline" onClick={press}>
        <Bookmark className={isSaved ? 'fill-current' : ''} aria-hidden="true" />
        {isSaved ? words.saved : words.save}
      </Button>
      <NotSaved trouble={isSaved ? null : trouble} />
    </div>
  )
}
