import { CircleAlert } from 'lucide-react'
import { brand } from '../../data/brand.ts'
import { say } from '../../messages/index.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { MailLink } from '../../ui/mail-link.tsx'

const words = say.payment

interface FailedProps {
  title: string
  text: string
  /** Where it may help to ask once more. */
  onRetry?: () => void
}

/** No license came of it: why, and what to do next. */
export function Failed({ title, text, onRetry }: FailedProps) {
  const [first, second] = onRetry ? (['outline', 'outline'] as const) : (['primary', 'outline'] as const)
  return (
    <div role="alert">
      <CircleAlert className="size-9 text-wax" aria-hidden="true" />
      <h1 className="display mt-5 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
        <a href="/pricing" className={buttonLook({ kind: first })}>
          {words.prices}
        </a>
        <a href="/settings" className={buttonLook({ kind: second })}>
          {words.hasLicense}
        </a>
      </div>
      {brand.support_email && (
        <p className="mt-6 text-base text-ink-faint">
          {words.support} <MailLink mail={brand.support_email} className="text-pen underline underline-offset-4" />
        </p>
      )}
    </div>
  )
}
