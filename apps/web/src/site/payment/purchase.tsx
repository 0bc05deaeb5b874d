import { MailCheck } from 'lucide-react'
import { MailboxLink } from '#components/license/mailbox-link.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Bought } from './bought.tsx'
import { Card } from './card.tsx'
import { Failed } from './failed.tsx'
import { sayPayment } from './messages/index.ts'
import { usePurchase } from './use-purchase.ts'
import { Verifying } from './verifying.tsx'

const { late, hasLicense } = sayPayment

/** What became of a checkout: looked at until it is known. */
export function Purchase({ session }: { session: { checkout: string; license?: string } }) {
  const { purchase, again } = usePurchase(session)
  switch (purchase.step) {
    case 'verifying':
    case 'waiting':
      return <Verifying isWaiting={purchase.step === 'waiting'} />
    case 'late':
      return (
        <Card
          mark={<MailCheck className="size-9 text-good" aria-hidden="true" />}
          title={purchase.isPaid ? late.title : late.onItsWay.title}
          isOutcome
        >
          <p className="mt-3 text-lg text-ink-soft">{purchase.isPaid ? late.text : late.onItsWay.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button className="max-sm:w-full" onClick={again}>
              {late.again}
            </Button>
            <a href="/settings" className={classes(buttonLook({ kind: 'outline' }), 'max-sm:w-full')}>
              {hasLicense}
            </a>
          </div>
          <MailboxLink className="mt-4" />
        </Card>
      )
    case 'failed': {
      const { title, text, canRetry } = purchase.trouble
      return <Failed title={title} text={text} isOutcome isProHere={purchase.isProHere} onRetry={canRetry ? again : undefined} />
    }
    case 'bought':
      return <Bought {...purchase} />
  }
}
