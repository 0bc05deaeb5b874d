import { Link } from '@tanstack/react-router'
import { sayFilters } from '#components/filters/messages/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

const { none: words } = saySpecialMoments

/** Nothing stands out: what to do for it. `onClear` where filters are in the way. */
export function NoneYet({ onClear }: { onClear?: () => void }) {
  return (
    <Empty
      drawing={onClear ? 'leftOut' : 'evenDays'}
      title={words.title}
      text={onClear ? words.filtered : words.text}
      actions={
        onClear ? (
          <Button size="large" onClick={onClear}>
            {sayFilters.clear}
          </Button>
        ) : (
          <>
            <Link to="/custom-milestones" className={buttonLook({ size: 'large' })}>
              {words.milestones}
            </Link>
            <Link to="/app" className={buttonLook({ kind: 'outline', size: 'large' })}>
              {words.add}
            </Link>
          </>
        )
      }
    />
  )
}
