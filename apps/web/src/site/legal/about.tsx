import { engine } from '#data/client/engine.ts'
import { say } from '#messages/index.ts'
import { version } from '#package.json'
import { LegalPage } from './legal-page.tsx'
import { sayLegal } from './messages/index.ts'

const { about } = sayLegal

/** What this is, where it runs, what is proven of it and what it was made from. */
export function About() {
  const { title, lead, runs, stored, proven, counted, sources, independent } = about
  return (
    <LegalPage
      title={title}
      above={say.version({ version })}
      lead={lead}
      sections={[
        { title: runs.title, text: engine.kind === 'browser' ? runs.browser : runs.server },
        stored,
        ...(engine.kind === 'browser' ? [proven] : []),
        counted,
        sources,
        { title: independent.title, text: [say.nonAffiliation] },
      ]}
    />
  )
}
