import { payments } from '#data/license/payments.ts'
import { say } from '#messages/index.ts'
import { LegalPage } from './legal-page.tsx'
import { sayLegal } from './messages/index.ts'

const { title, lead, what, yourPart, plans, license, paying, figures, warranty, changes } = sayLegal.terms

const changed = '2026-11-29'

/** What one agrees to, as Pro is paid for here. */
export function Terms() {
  const text = [paying.text[payments ?? 'none'], ...(payments ? [paying.failed] : []), paying.ending]
  return (
    <LegalPage
      title={title}
      above={sayLegal.changed({ day: changed })}
      lead={lead}
      sections={[
        { title: what.title, text: [...what.text, say.nonAffiliation] },
        yourPart,
        plans,
        license,
        { title: paying.title, text },
        figures,
        warranty,
        changes,
      ]}
    />
  )
}
