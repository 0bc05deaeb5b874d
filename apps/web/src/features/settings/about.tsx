import type { LicenseAnswer } from '@convostat/api'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { buildDate } from '#build-date.ts'
import { brand } from '#data/client/brand.ts'
import { engine } from '#data/client/engine.ts'
import { say } from '#messages/index.ts'
import { version } from '#package.json'
import { sitePath } from '#site-path.ts'
import { MailLink } from '#ui/mail-link.tsx'
import { Section } from '#ui/section.tsx'
import { saySettings } from './messages/index.ts'
import { supportSubject } from './support-subject.ts'

const { about: words } = saySettings
const link = 'inline-flex min-h-11 items-center text-pen underline-offset-4 hover:underline'

/** Which ConvoStat this is, who reads the chats, what it promises, and who to write to. */
export function About({ status }: { status: LicenseAnswer | undefined }) {
  return (
    <Section title={words.title}>
      <dl className="figures mt-4 border-t border-line">
        <Fact name={words.version}>{version}</Fact>
        {buildDate !== null && <Fact name={words.build}>{buildDate}</Fact>}
        <Fact name={words.engine}>
          <span className="inline-flex gap-2">
            <Lock className="mt-[0.2em] size-4 shrink-0 text-ink-faint" aria-hidden="true" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {engine.kind === 'browser' ? words.browser : say.engine.server({ host: engine.host })}
            </span>
          </span>
        </Fact>
        {brand.support_email && (
          <Fact name={words.support}>
            <MailLink
              mail={brand.support_email}
              subject={supportSubject(version, status)}
              className="text-pen underline underline-offset-4"
            />
          </Fact>
        )}
      </dl>
      <nav aria-label={words.links}>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          <li>
            <a href={sitePath('/privacy')} className={link}>
              {words.privacy}
            </a>
          </li>
          <li>
            <a href={sitePath('/terms')} className={link}>
              {words.terms}
            </a>
          </li>
        </ul>
      </nav>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 border-b border-line py-2.5 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
