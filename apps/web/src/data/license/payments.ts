import { type PageDocument, telling } from '#data/client/page-settings.ts'

/** Who takes the money for Pro: nobody's but play money in the provider's own test mode, and in this server's sandbox. */
export type Payments = 'live' | 'test' | 'sandbox'

/** As the server that sent the document wrote into it; null where nothing can be bought. */
function paymentsOf(document: PageDocument): Payments | null {
  const content = document.querySelector('meta[name="convostat-payments"]')?.getAttribute('content')
  return content === 'live' || content === 'test' || content === 'sandbox' ? content : null
}

export const payments: Payments | null = paymentsOf(telling)
