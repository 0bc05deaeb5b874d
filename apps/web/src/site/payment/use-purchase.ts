import type { LicensePayload } from '@convostat/license'
import { useEffect, useState } from 'react'
import { isProByAnother, keptFileOf, openedLicense, type Settled, settleLicense } from '#data/license/bought-license.ts'
import { paymentService } from '#data/license/payment-service.ts'
import { mayHaveLicense } from '../pricing/may-have-license.ts'
import { boughtBy } from './bought-by.ts'
import { sessionIsKept } from './session.ts'
import { isOver, type Trouble, troubleOf } from './trouble.ts'

export type Purchase =
  | { step: 'verifying' }
  /** It is not there yet. */
  | { step: 'waiting' }
  /** It was asked about often enough. */
  | { step: 'late'; isPaid: boolean }
  | { step: 'failed'; trouble: Trouble; isProHere?: boolean }
  /** The license.json, what it says where it can be read, and what became of it on this device. */
  | { step: 'bought'; file: string; payload: LicensePayload | null; settled: Settled }

interface Session {
  checkout: string
  license?: string
}

/** Looks what became of a checkout, keeps its license here, and again when the reader wishes it or the network is back. */
export function usePurchase({ checkout, license }: Session) {
  const [purchase, setPurchase] = useState<Purchase>({ step: 'verifying' })
  const [tries, setTries] = useState(0)
  const again = () => setTries((n) => n + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is another one
  useEffect(() => {
    const leaving = new AbortController()
    const show = (next: Purchase) => !leaving.signal.aborted && setPurchase(next)
    show({ step: 'verifying' })
    purchaseOf({ checkout, license }, leaving.signal, () => show({ step: 'waiting' })).then(show, (error: unknown) =>
      show({ step: 'failed', trouble: troubleOf(error) }),
    )
    return () => leaving.abort()
  }, [checkout, license, tries])

  const canRetry = purchase.step === 'failed' && purchase.trouble.canRetry
  useEffect(() => {
    if (!canRetry) return
    const back = () => setTries((n) => n + 1)
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [canRetry])

  return { purchase, again }
}

/** What became of a checkout; where its license opens nothing any more, whether another is Pro here. */
async function purchaseOf(session: Session, signal: AbortSignal, hear: () => void): Promise<Purchase> {
  const over: string[] = []
  try {
    return await boughtIn(session, signal, { hear, ended: (file) => over.push(file) })
  } catch (error) {
    if (over.length === 0) throw error
    return { step: 'failed', trouble: troubleOf(error), isProHere: (await mayHaveLicense()) && (await isProByAnother(over[0])) }
  }
}

async function boughtIn(
  { checkout, license }: Session,
  signal: AbortSignal,
  { hear, ended }: { hear: () => void; ended: (file: string) => void },
): Promise<Purchase> {
  // It was kept before, and is still: then nobody need be asked.
  const kept = license === undefined ? null : await keptFileOf(license)
  const service = paymentService(location.origin)
  let isPaid = true
  const told = (now: boolean) => {
    isPaid = now
  }
  const file = kept ?? (await boughtBy(checkout, { verify: (id) => service.verify(id, signal), pause, hear, told, ended }))
  signal.throwIfAborted()
  if (file === null) return { step: 'late', isPaid }
  const payload = await openedLicense(file)
  const settled = kept ? ({ state: 'active' } as const) : await settleLicense(file)
  if (settled.state === 'refused' && isOver(settled.failure)) {
    ended(file)
    throw settled.failure
  }
  if (settled.state === 'active' && payload) sessionIsKept(history, payload.lid)
  return { step: 'bought', file, payload, settled }
}

const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
