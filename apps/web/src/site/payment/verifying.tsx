import { LoaderCircle } from 'lucide-react'
import { say } from '../../messages/index.ts'
import { Card } from './card.tsx'

const { verifying, waiting } = say.payment

/** The payment is being looked at; `isWaiting`: it is not there yet. */
export function Verifying({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <Card>
      <div className="py-6 text-center">
        <LoaderCircle className="mx-auto size-10 animate-spin text-pen" aria-hidden="true" />
        <h1 className="display mt-6 text-3xl sm:text-4xl">{verifying.title}</h1>
        <p className="mt-3 text-ink-soft">{isWaiting ? waiting : verifying.text}</p>
      </div>
    </Card>
  )
}
