import { payments } from '../../data/payments.ts'
import { say } from '../../messages/index.ts'
import { LegalPage } from './legal-page.tsx'

const { title, changed, lead, sections, paying, rest } = say.legal.terms

/** What one agrees to, as Pro is paid for here. */
export function Terms() {
  const text = [paying.text[payments ?? 'none'], ...(payments ? [paying.failed] : []), paying.ending]
  return (
    <LegalPage
      title={title}
      above={say.legal.changed(changed)}
      lead={lead}
      sections={[...sections, { title: paying.title, text }, ...rest]}
    />
  )
}
