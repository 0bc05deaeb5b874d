import { payments } from '#data/license/payments.ts'
import { sayLegal } from '#messages/say/legal.ts'
import { LegalPage } from './legal-page.tsx'

const { title, changed, lead, sections, paying, rest } = sayLegal.terms

/** What one agrees to, as Pro is paid for here. */
export function Terms() {
  const text = [paying.text[payments ?? 'none'], ...(payments ? [paying.failed] : []), paying.ending]
  return (
    <LegalPage
      title={title}
      above={sayLegal.changed(changed)}
      lead={lead}
      sections={[...sections, { title: paying.title, text }, ...rest]}
    />
  )
}
