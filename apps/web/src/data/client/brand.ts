import { type PageDocument, telling } from './page-settings.ts'

/** The contacts on the pages: the operator's addresses, which the server wrote into the document. A link without one is not drawn. */
export interface Brand {
  support_email?: string
  contact_email?: string
  /** Each service's name with the address of the account. */
  social: Readonly<Record<string, string>>
}

export function brandOf(document: PageDocument): Brand {
  try {
    const content = document.querySelector('meta[name="convostat-brand"]')?.getAttribute('content')
    const { support_email, contact_email, social } = Object(JSON.parse(content || '{}')) as Record<string, unknown>
    return { support_email: text(support_email), contact_email: text(contact_email), social: accounts(social) }
  } catch {
    return { social: {} }
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Only addresses of pages: what is written into a link must not run. */
const accounts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value) as Record<string, unknown>).flatMap(([name, url]) =>
      typeof url === 'string' && url.startsWith('https://') ? [[name, url]] : [],
    ),
  )

export const brand: Brand = brandOf(telling)
