import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadLanguage } from '#messages/in-language.ts'
import { type IslandName, islands, prefixOf } from './islands.ts'

/** Takes up the islands of this page as they were sent, then what was pressed in them meanwhile. */
export async function takeUpIslands(pressed: readonly HTMLElement[]): Promise<void> {
  for (const control of pressed) {
    // As it was sent, else pressing it again would change nothing.
    if (control instanceof HTMLInputElement) for (const each of groupOf(control)) each.checked = each.defaultChecked
  }
  for (const [i, place] of [...document.querySelectorAll<HTMLElement>('[data-island]')].entries()) {
    const { island, with: given } = place.dataset
    const sent = place.cloneNode(true)
    const element = createElement(islands[island as IslandName] as ComponentType<object>, JSON.parse(given ?? '{}'))
    // Immediately: what is pressed again below must find it taken up.
    flushSync(() =>
      hydrateRoot(place, element, {
        identifierPrefix: prefixOf(i),
        // A mistake of ours takes nothing away that could be read before.
        onUncaughtError(error) {
          place.replaceWith(sent)
          reportError(error)
        },
      }),
    )
  }
  for (const control of pressed) control.click()

  // What became of a payment is only known here: until then its page says that it is looked at.
  const payment = document.querySelector('[data-payment]')
  if (!payment) return
  // Licenses and their service are nothing that the other pages need.
  await loadLanguage()
  const { PaymentSuccess } = await import('./payment/payment-success.tsx')
  createRoot(payment).render(createElement(PaymentSuccess))
}

const groupOf = ({ name }: HTMLInputElement) => document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
