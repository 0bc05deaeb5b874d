import { lazy, Suspense } from 'react'
import { loadLanguage } from '#messages/in-language.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Failed } from './failed.tsx'
import { sayPayment } from './messages/index.ts'
import { sessionIn } from './session.ts'
import { Verifying } from './verifying.tsx'

const { noSession, why } = sayPayment

// Licenses and their service are nothing that the other pages need.
const Purchase = lazy(() =>
  loadLanguage()
    .then(() => import('./purchase.tsx'))
    .then(({ Purchase }) => ({ default: Purchase })),
)

/** Where one comes back to after paying. */
export function PaymentSuccess() {
  const session = sessionIn(history)
  if (!session) return <Failed title={noSession} text={why.noSession} />
  return (
    <ErrorBoundary>
      <Suspense fallback={<Verifying />}>
        <Purchase session={session} />
      </Suspense>
    </ErrorBoundary>
  )
}
