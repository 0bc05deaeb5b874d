import type { ReactElement } from 'react'
import { engine } from '../data/engine.ts'
import { sayProof } from '../messages/say/proof.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ScrollArea } from '../ui/scroll-area.tsx'
import { AskedForPart } from './asked-for-part.tsx'
import { NetworkPart } from './network-part.tsx'
import { RulesPart } from './rules-part.tsx'
import { TestPart } from './test-part.tsx'
import { useSelfTest } from './use-self-test.ts'
import { WherePart } from './where-part.tsx'

const words = sayProof

/** What runs where, how to try it, what this page asked for, and by which rules: opened by its trigger. */
export function PrivacyDialog({ trigger }: { trigger: ReactElement }) {
  return (
    <Dialog title={words.title} trigger={trigger}>
      <Parts />
    </Dialog>
  )
}

function Parts() {
  const test = useSelfTest()
  return (
    <ScrollArea label={words.title} className="min-h-0 space-y-9 overflow-y-auto px-5 pt-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {engine.kind === 'browser' ? words.lead.browser : words.lead.server(engine.host)}
      </p>
      <WherePart />
      <TestPart test={test} />
      <NetworkPart />
      <AskedForPart />
      <RulesPart findings={test.findings} />
    </ScrollArea>
  )
}
