import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { say } from '../../../messages/index.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'

const { none: words } = say.specialMoments

/** Nothing stands out: what to do for it. `onClear` where filters are in the way. */
export function NoneYet({ onClear }: { onClear?: () => void }) {
  return (
    <section className="mx-auto max-w-md py-8 text-center sm:py-12">
      <Sparkles className="mx-auto size-10 text-wax" strokeWidth={1.25} aria-hidden="true" />
      <h2 className="display mt-5 text-3xl">{words.title}</h2>
      <p className="mt-3 text-lg text-ink-soft">{onClear ? words.filtered : words.text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {onClear ? (
          <Button size="large" onClick={onClear}>
            {say.filters.clear}
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
        )}
      </div>
    </section>
  )
}
