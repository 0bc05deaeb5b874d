import { MailCheck } from 'lucide-react'
import { say } from '../../messages/index.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Bought } from './bought.tsx'
import { Card } from './card.tsx'
import { Failed } from './failed.tsx'
import { usePurchase } from './use-purchase.ts'
import { Verifying } from './verifying.tsx'

const { late, hasLicense } = say.payment

/** What became of a checkout: looked at until it is known. */
export function Purchase({ session }: { session: { checkout: string; license?: string } }) {
  const { purchase, again } = usePurchase(session)
  switch (purchase.step) {
    case 'verifying':
    case 'waiting':
      return <Verifying isWaiting={purchase.step === 'waiting'} />
    case 'late':
      return (
        <Card>
          <MailCheck className="size-9 text-good" aria-hidden="true" />
          <h1 className="display mt-5 text-3xl sm:text-4xl">{late.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">{late.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button onClick={again}>{late.again}</Button>
            <a href="/settings" className={buttonLook({ kind: 'outline' })}>
              {hasLicense}
            </a>
          </div>
        </Card>
      )
    case 'failed': {
      const { title, text, canRetry } = purchase.trouble
      return (
        <Card>
          <Failed title={title} text={text} onRetry={canRetry ? again : undefined} />
        </Card>
      )
    }
    case 'bought':
      return <Bought {...purchase} />
  }
}
