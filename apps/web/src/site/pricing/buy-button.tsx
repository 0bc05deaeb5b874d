import type { BillingPeriod } from '@convostat/license'
import { LoaderCircle } from 'lucide-react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import type { Checkout } from './use-checkout.ts'

export interface BuyWords {
  get: string
  leaving: string
  failed: string
  support: string
  /** What is paid, and who takes it. */
  terms: Record<BillingPeriod, string>
  by: string
}

interface BuyButtonProps {
  words: BuyWords
  /** Who to ask where it fails. */
  mail: string | undefined
  /** What is bought: the period that is shown. */
  period: BillingPeriod
  checkout: Checkout
  onBuy: (period: BillingPeriod) => void
}

/** The way to where one pays, and what that will be. */
export function BuyButton({ words, mail, period, checkout, onBuy }: BuyButtonProps) {
  const isLeaving = checkout === 'leaving'
  return (
    <>
      <p className="text-base text-ink-soft">{words.terms[period]}</p>
      <p className="mt-1 mb-4 text-base text-ink-faint">{words.by}</p>
      <Button size="large" className="w-full noscript:hidden" aria-disabled={isLeaving} onClick={() => onBuy(period)}>
        {isLeaving && <LoaderCircle className="animate-spin" aria-hidden="true" />}
        {isLeaving ? words.leaving : words.get}
      </Button>
      <p role="status" className="sr-only">
        {isLeaving && words.leaving}
      </p>
      {checkout === 'failed' && (
        <Banner kind="failure" title={words.failed} className="mt-4">
          {mail && (
            <p>
              {words.support} <MailLink mail={mail} className="text-pen underline underline-offset-4" />
            </p>
          )}
        </Banner>
      )}
    </>
  )
}
