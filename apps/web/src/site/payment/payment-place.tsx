import { say } from '#messages/index.ts'
import { Verifying } from './verifying.tsx'

/** Where the page after paying is drawn in the browser, which alone knows what was paid: until then it is looked at. */
export function PaymentPlace() {
  return (
    <>
      <noscript>
        <p className="mx-auto max-w-2xl px-4 pt-14 text-lg sm:px-8">{say.site.noScript.payment}</p>
      </noscript>
      <div data-payment="" className="mx-auto max-w-2xl px-4 py-14 sm:px-8 sm:py-24">
        <Verifying />
      </div>
    </>
  )
}
