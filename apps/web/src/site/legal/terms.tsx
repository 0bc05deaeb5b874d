import { say } from '../../messages/index.ts'
import { LegalPage } from './legal-page.tsx'

const { title, changed, lead, sections } = say.legal.terms

export function Terms() {
  return <LegalPage title={title} changed={changed} lead={lead} sections={sections} />
}
