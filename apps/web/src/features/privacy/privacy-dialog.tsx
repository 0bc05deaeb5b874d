import type { ComponentProps, ReactElement } from 'react'
import { later } from '#ui/lazy.ts'
import { Opener } from '#ui/opener.tsx'

const PrivacyShown = later(async () => (await import('./privacy-shown.tsx')).PrivacyShown)

/** What runs where, how to try it, what this page asked for, and by which rules: opened by its trigger. */
export function PrivacyDialog({ trigger }: { trigger: ReactElement<ComponentProps<'button'>> }) {
  return <Opener trigger={trigger}>{(held) => <PrivacyShown {...held} />}</Opener>
}
