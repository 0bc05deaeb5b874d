import { prices } from '@convostat/license'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { say } from '#messages/index.ts'
import { sitePath } from '#site-path.ts'
import { Button, buttonLook } from './button.tsx'
import { classes } from './classes.ts'

interface LockedProps {
  title: string
  /** The question that Pro answers here. */
  question: string
  /** What Pro shows of it, in a sentence. */
  reason: string
  /** The demo's picture above the cards. */
  above?: ReactNode
  /** Invented data, drawn as the reader's own would be. */
  demo: ReactNode
  /** 1 where it is a whole screen, 2 where it is a block of one. */
  level?: 1 | 2
}

/** What Pro opens: its question, the demo's picture out of focus, the price, and a look at the demo in focus for nothing. */
export function Locked({ title, question, reason, above, demo, level = 1 }: LockedProps) {
  const id = useId()
  const picture = useId()
  const [isInFocus, setInFocus] = useState(false)
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6 sm:gap-8">
      <div>
        <Heading id={id} className="font-semibold">
          {title}
        </Heading>
        <p className={classes('display mt-1 max-w-[24ch] text-balance', level === 1 ? 'text-4xl sm:text-5xl' : 'text-3xl sm:text-4xl')}>
          {question}
        </p>
      </div>
      {above}
      <div className="relative isolate order-2 grid">
        <div
          id={picture}
          aria-hidden="true"
          inert
          className={classes(
            'pointer-events-none col-start-1 row-start-1 min-w-0 select-none overflow-hidden',
            !isInFocus &&
              'max-h-64 blur-[3px] [mask-image:linear-gradient(black_70%,transparent)] sm:max-h-[22rem] lg:max-h-[38rem] lg:min-h-96',
          )}
        >
          {demo}
        </div>
        {!isInFocus && (
          // Where it would cover most of the picture, it is below: only over the part that fades.
          <div className="z-10 col-start-1 grid min-w-0 items-start justify-items-center pb-8 max-lg:-mt-14 lg:row-start-1 lg:pt-6">
            <Offer reason={reason} className="sticky top-8" />
          </div>
        )}
      </div>
      {isInFocus && <Offer reason={reason} className="order-3 mx-auto" />}
      {/* Before the picture once that is long, without leaving the document's order: the keyboard stays on it. */}
      <p className={classes('text-center', isInFocus ? 'order-1' : 'order-3')}>
        <Button kind="quiet" aria-expanded={isInFocus} aria-controls={picture} onClick={() => setInFocus(!isInFocus)}>
          {isInFocus ? say.pro.hideDemo : say.pro.showDemo}
        </Button>
      </p>
    </section>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-pen underline-offset-4 hover:underline'

function Offer({ reason, className }: { reason: string; className: string }) {
  return (
    <div className={classes('w-full max-w-[26rem] space-y-3 rounded-md border border-line bg-sheet px-6 py-6 shadow-lift', className)}>
      <p className="flex items-center gap-2 font-semibold text-wax">
        <Lock className="size-4.5 shrink-0" aria-hidden="true" />
        {say.pro.mark}
      </p>
      <p className="display text-2xl">{reason}</p>
      <p className="text-base text-ink-soft">{say.locked}</p>
      <p className="text-sm text-ink-faint">{say.pro.example}</p>
      <a href={sitePath('/pricing')} className={classes(buttonLook(), 'w-full')}>
        {say.pro.get({ monthly: prices.monthly.cents })}
      </a>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-base">
        <a href={sitePath('/pricing')} className={link}>
          {say.pro.yearly({ annual: prices.annual.cents })}
        </a>
        <span aria-hidden="true">{say.dot}</span>
        <Link to="/settings" className={link}>
          {say.pro.hasLicense}
        </Link>
      </p>
    </div>
  )
}
