import { engine } from '#data/client/engine.ts'
import { payments } from '#data/license/payments.ts'
import { sayLegal } from '#messages/say/legal.ts'
import { LegalPage } from './legal-page.tsx'

const { privacy } = sayLegal

/** What happens to chats, licenses and everything else, as this copy is set up. */
export function Privacy() {
  const { title, changed, lead, chats, license, service, buying, storage, others, deleting, limits } = privacy
  return (
    <LegalPage
      title={title}
      above={sayLegal.changed(changed)}
      lead={engine.kind === 'browser' ? lead.browser : lead.server(engine.host)}
      sections={[
        engine.kind === 'browser' ? chats.browser : chats.server(engine.host),
        { ...license, text: [engine.kind === 'browser' ? license.text.browser : license.text.server(engine.host)] },
        service,
        ...(payments
          ? [{ title: buying.title, text: [...(payments === 'sandbox' ? buying.sandbox : buying.provider), buying.recover] }]
          : []),
        { title: storage.title, text: [engine.kind === 'browser' ? storage.browser : storage.server, storage.kept] },
        others,
        deleting,
        limits,
      ]}
    />
  )
}
