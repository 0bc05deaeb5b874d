import { CircleAlert, CircleCheck } from 'lucide-react'
import { brand } from '#data/client/brand.ts'
import { sitePath } from '#site-path.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { MailLink } from '#ui/mail-link.tsx'
import { Card } from './card.tsx'
import { sayPayment } from './messages/index.ts'

const words = sayPayment

interface FailedProps {
  title: string
  text: string
  isOutcome?: boolean
  /** Pro is on here by another license: then there is nothing to buy. */
  isProHere?: boolean
  /** Where it may help to ask again. */
  onRetry?: () => void
}

/** No license came of it: why, and what to do next. */
export function Failed({ title, text, isOutcome, isProHere, onRetry }: FailedProps) {
  return (
    <Card mark={<CircleAlert className="size-9 text-wax" aria-hidden="true" />} title={title} isOutcome={isOutcome}>
      <p className="mt-3 text-lg text-ink-soft">{text}</p>
      {isProHere && (
        <p className="mt-3 flex items-start gap-2 font-semibold text-good">
          <CircleCheck aria-hidden="true" className="mt-[0.2em] size-5 shrink-0" />
          {words.over.proHere}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {onRetry && (
          <Button className="max-sm:w-full" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        {isProHere ? (
          <a href="/app" className={classes(buttonLook(), 'max-sm:w-full')}>
            {words.bought.analyze}
          </a>
        ) : (
          <a href={sitePath('/pricing')} className={classes(buttonLook({ kind: onRetry ? 'outline' : 'primary' }), 'max-sm:w-full')}>
            {words.prices}
          </a>
        )}
        <a href="/settings" className={classes(buttonLook({ kind: 'outline' }), 'max-sm:w-full')}>
          {isProHere ? words.over.manage : words.hasLicense}
        </a>
      </div>
      {brand.support_email && (
        <p className="mt-6 text-base text-ink-faint">
          {words.support} <MailLink mail={brand.support_email} className="text-pen underline underline-offset-4" />
        </p>
      )}
    </Card>
  )
}
