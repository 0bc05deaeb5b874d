import type { BillingPeriod } from '@convostat/license'
import { useEffect, useRef, useState } from 'react'
import { loadLanguage } from '#messages/in-language.ts'
import { language } from '#messages/language.ts'
import { keepLanguageOfBuyer } from '../languages/keep-language.ts'

/** Nothing is under way; one is on the way to where one pays; that did not work. */
export type Checkout = 'idle' | 'leaving' | 'failed'

/** The payment page loads in less; a visitor who is still here has stopped it. */
const mostMs = 15_000

/** Goes to the checkout once, however often the button is pressed. Works again after coming back. */
export function useCheckout() {
  const [checkout, setCheckout] = useState<Checkout>('idle')
  const isLeaving = useRef(false)
  /** What this wish is called, so that the same one asked again after a failure is one order. */
  const wish = useRef<{ plan: BillingPeriod; key: string } | null>(null)

  const stay = (next: Checkout) => {
    isLeaving.current = false
    setCheckout(next)
  }

  useEffect(() => {
    // As it was left, the page would still be on the way.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      wish.current = null
      isLeaving.current = false
      setCheckout('idle')
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  async function begin(plan: BillingPeriod): Promise<void> {
    if (isLeaving.current) return
    isLeaving.current = true
    setCheckout('leaving')
    if (wish.current?.plan !== plan) wish.current = { plan, key: newKey() }
    try {
      // What is loaded next may bring sentences of the app along.
      await loadLanguage()
      // Pages that sell nothing are smaller without.
      const { addressToPay } = await import('#data/license/address-to-pay.ts')
      keepLanguageOfBuyer(language)
      location.assign(await addressToPay(plan, wish.current.key))
      wish.current = null
      setTimeout(() => isLeaving.current && stay('idle'), mostMs)
    } catch {
      stay('failed')
    }
  }

  return { checkout, begin: (plan: BillingPeriod) => void begin(plan) }
}

/** 128 random bits in hex. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
