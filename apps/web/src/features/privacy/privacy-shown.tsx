import { engine } from '#data/client/engine.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { AskedForPart } from './asked-for-part.tsx'
import { sayProof as words } from './messages/index.ts'
import { NetworkPart } from './network-part.tsx'
import { RulesPart } from './rules-part.tsx'
import { TestPart } from './test-part.tsx'
import { useSelfTest } from './use-self-test.ts'
import { WherePart } from './where-part.tsx'

interface PrivacyShownProps {
  onClose: () => void
  onReturn: () => void
}

/** All that can be seen of it, part by part, as long as it is looked at. */
export function PrivacyShown(held: PrivacyShownProps) {
  return (
    <Dialog title={words.title} {...held}>
      <Parts />
    </Dialog>
  )
}

function Parts() {
  const test = useSelfTest()
  return (
    <ScrollArea label={words.title} className="min-h-0 space-y-9 overflow-y-auto px-5 pt-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {engine.kind === 'browser' ? words.lead.browser : words.lead.server({ host: engine.host })}
      </p>
      <WherePart />
      <TestPart test={test} />
      <NetworkPart />
      <AskedForPart />
      <RulesPart findings={test.findings} />
    </ScrollArea>
  )
}
