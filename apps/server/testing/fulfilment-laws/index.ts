import { describe } from 'vitest'
import type { Tables } from '../database-laws.ts'
import { ledgerLaw } from './ledger.ts'
import { moneyLaws } from './money.ts'
import { purchaseLaws } from './purchase.ts'
import { shopsOn } from './shops.ts'
import { subscriptionLaws } from './subscription.ts'
import { laterLaws } from './what-went-wrong.ts'
import { anyOrderLaw } from './whatever-happens.ts'

/** What fulfilment owes, whatever database its tables are in. `rounds`: of what is made up at random; `buyers`: of each story. */
export function fulfilmentLaws(
  tables: Tables,
  { rounds, duplicates, buyers }: { rounds: number; duplicates: number; buyers: number },
): void {
  const newShop = shopsOn(tables)
  describe('a purchase', () => purchaseLaws(newShop, { duplicates }))
  describe('a subscription', () => subscriptionLaws(newShop))
  describe('what went wrong on the way', () => laterLaws(newShop))
  describe('money', () => moneyLaws(newShop))
  anyOrderLaw(newShop, { rounds })
  ledgerLaw(newShop, { each: buyers, seed: 28 })
}
