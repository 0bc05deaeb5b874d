import { lazy, Suspense } from 'react'
import { say } from '../../messages/index.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Failed } from './failed.tsx'
import { sessionIn } from './session.ts'
import { Verifying } from './verifying.tsx'

const { noSession, why } = say.payment

// Licenses and their service are nothing that the other pages need.
const Purchase = lazy(() => import('./purchase.tsx').then(({ Purchase }) => ({ default: Purchase })))

/** Where one comes back to after paying. */
export function PaymentSuccess() {
  const session = sessionIn(history)
  return (
    <div className="mx-auto max-w-2xl px-4 py-14 sm:px-8 sm:py-24">
      {session ? (
        <ErrorBoundary>
          <Suspense fallback={<Verifying />}>
            <Purchase session={session} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Failed title={noSession} text={why.noSession} />
      )}
    </div>
  )
}
