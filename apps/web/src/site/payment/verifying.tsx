import { LoaderCircle } from 'lucide-react'
import { Card } from './card.tsx'
import { sayPayment } from './messages/index.ts'

const { verifying, waiting } = sayPayment

/** The payment is being looked at; `isWaiting`: it is not there yet. */
export function Verifying({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <Card mark={<LoaderCircle className="size-9 animate-spin text-pen" aria-hidden="true" />} title={verifying.title}>
      <p role="status" className="mt-3 text-lg text-ink-soft">
        {isWaiting ? waiting : verifying.text}
      </p>
    </Card>
  )
}
