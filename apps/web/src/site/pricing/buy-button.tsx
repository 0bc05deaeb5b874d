import type { BillingPeriod } from '@convostat/license'
import { LoaderCircle } from 'lucide-react'
import { brand } from '../../data/brand.ts'
import type { Payments } from '../../data/payments.ts'
import { say } from '../../messages/index.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { MailLink } from '../../ui/mail-link.tsx'
import type { Checkout } from './use-checkout.ts'

const { checkout: words, pro } = say.pricing

interface BuyButtonProps {
  /** What is bought: the period that is shown. */
  period: BillingPeriod
  payments: Payments
  checkout: Checkout
  onBuy: (period: BillingPeriod) => void
}

/** The way to where one pays, and what that will be. */
export function BuyButton({ period, payments, checkout, onBuy }: BuyButtonProps) {
  const isLeaving = checkout === 'leaving'
  return (
    <>
      <p className="text-base text-ink-soft">{words.terms[period]}</p>
      <p className="mt-1 mb-4 text-base text-ink-faint">{words.by[payments]}</p>
      <Button size="large" className="w-full" aria-disabled={isLeaving} onClick={() => onBuy(period)}>
        {isLeaving && <LoaderCircle className="animate-spin" aria-hidden="true" />}
        {isLeaving ? words.leaving : pro.get}
      </Button>
      <p role="status" className="sr-only">
        {isLeaving && words.leaving}
      </p>
      {checkout === 'failed' && (
        <Banner kind="failure" title={words.failed} className="mt-4">
          {brand.support_email && (
            <p>
              {words.support} <MailLink mail={brand.support_email} className="text-pen underline underline-offset-4" />
            </p>
          )}
        </Banner>
      )}
    </>
  )
}
