import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Keyword, shortKeyword } from '#components/message/shown-keyword.tsx'
import { useSavedMilestones } from '#data/saved/saved-milestones.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { milestoneKey } from '#store/milestones.ts'
import { classes } from '#ui/classes.ts'
import { toContent } from '#ui/to-content.ts'
import { useForgetMilestone } from './use-forget-milestone.ts'

const { savedMilestones: words } = sayMilestones

interface SavedMilestonesProps {
  /** The keyword whose answer is on the screen. */
  keyword: string | null
  onLook: (keyword: string) => void
}

/** The keywords that are followed, in all chats: one tap looks one up. */
export function SavedMilestones({ keyword, onLook }: SavedMilestonesProps) {
  const title = useId()
  const { keywords } = useSavedMilestones()
  const forget = useForgetMilestone()
  const list = useRef<HTMLUListElement>(null)
  /** The place of the keyword that is being removed. */
  const removed = useRef<number | null>(null)
  useEffect(() => {
    const at = removed.current
    removed.current = null
    // Who went on elsewhere meanwhile is left alone.
    if (at === null || document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    if (buttons.length > 0) buttons[Math.min(at, keywords.length - 1)].focus()
    else toContent()
  }, [keywords])
  const shown = keyword === null ? null : milestoneKey(keyword)
  if (keywords.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="font-semibold">
        {words.title}
      </h2>
      <ul ref={list} className="mt-2 flex flex-wrap gap-2">
        {keywords.map((each, at) => (
          <li
            key={each}
            className={classes(
              'inline-flex max-w-full items-center rounded-full border bg-sheet',
              milestoneKey(each) === shown ? 'border-wax' : 'border-line',
            )}
          >
            <button
              type="button"
              aria-current={milestoneKey(each) === shown}
              onClick={() => onLook(each)}
              className="min-h-11 min-w-0 truncate rounded-s-full py-1 pe-1 ps-4 font-serif text-lg text-ink italic hover:text-pen"
            >
              <Keyword>{each}</Keyword>
            </button>
            <button
              type="button"
              data-remove
              aria-label={words.remove({ keyword: shortKeyword(each) })}
              onClick={() => {
                removed.current = at
                void forget(each)
              }}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-faint hover:text-wax"
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
