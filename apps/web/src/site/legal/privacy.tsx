import { engine } from '#data/client/engine.ts'
import { payments } from '#data/license/payments.ts'
import { say } from '#messages/index.ts'
import { LegalPage } from './legal-page.tsx'
import { sayLegal } from './messages/index.ts'

const { privacy } = sayLegal

const changed = '2026-11-29'

/** What happens to chats, licenses and everything else, as this copy is set up. */
export function Privacy() {
  const { title, lead, chats, license, service, buying, storage, others, deleting, limits } = privacy
  const isInBrowser = engine.kind === 'browser'
  return (
    <LegalPage
      title={title}
      above={sayLegal.changed({ day: changed })}
      lead={isInBrowser ? lead.browser : lead.server}
      sections={[
        isInBrowser
          ? { ...chats.browser, text: [`${say.engine.browser} ${say.engine.browserProof}`, ...chats.browser.text] }
          : chats.server,
        { ...license, text: [isInBrowser ? license.text.browser : license.text.server] },
        service,
        ...(payments
          ? [{ title: buying.title, text: [...(payments === 'sandbox' ? buying.sandbox : buying.provider), buying.recover] }]
          : []),
        { title: storage.title, text: [isInBrowser ? storage.browser : storage.server, storage.kept] },
        others,
        deleting,
        limits,
      ]}
    />
  )
}
