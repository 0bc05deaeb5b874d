import type { Payments } from '#data/license/payments.ts'
import { buttonLook } from '#ui/button.tsx'
import { said } from '../figures.ts'
import { sayPricing } from './messages/index.ts'
import { Step, Steps } from './steps.tsx'

const { title, lead, pay, open, keep } = sayPricing.buying

/** What happens when one buys Pro. */
export function BuyingPro({ payments }: { payments: Payments }) {
  return (
    <Steps title={title} lead={lead}>
      <Step place={1} title={pay.title}>
        <p>{pay.text[payments]}</p>
      </Step>
      <Step place={2} title={open.title}>
        <p>{open.text}</p>
      </Step>
      <Step place={3} title={keep.title}>
        <p>{said(keep.text)}</p>
        <a href="/settings" className={`${buttonLook({ kind: 'outline' })} mt-4`}>
          {keep.link}
        </a>
      </Step>
    </Steps>
  )
}
