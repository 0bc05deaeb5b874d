import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sayTables } from '#components/export/messages/tables/index.ts'
import { TablesSettings } from '#components/export/tables-settings.tsx'
import { sayLicense } from '#components/license/messages/index.ts'
import { MaskedSettings } from '#components/masking/masked-settings.tsx'
import { sayPeople } from '#components/people/messages/index.ts'
import { PeopleSettings } from '#components/people/people-settings.tsx'
import { sayUploads } from '#components/uploads/messages/index.ts'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { YourData } from '#components/uploads/your-data.tsx'
import { useChat } from '#data/chat/open-chat.ts'
import { licenseQuery, useLicense } from '#data/license/license.ts'
import { lookForLicenseTrace } from '#data/license/license-trace.ts'
import { say } from '#messages/index.ts'
import { classes } from '#ui/classes.ts'
import { Page } from '#ui/page.tsx'
import { PartLinks } from '#ui/part-links.tsx'
import { About } from './about.tsx'
import { Appearance } from './appearance.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { saySettings } from './messages/index.ts'
import { PlanCard, PlanWaiting } from './plan-card.tsx'
import { Stored } from './stored.tsx'
import { UpgradeCard } from './upgrade-card.tsx'

const words = saySettings

/** The plan and its license, how the app looks, what it keeps, and what it is. */
export function Settings() {
  const { status, isKnown, isPro } = useLicense()
  const queries = useQueryClient()
  // While it is asked again the card stays, with what was said on it.
  const [wasKnown, setWasKnown] = useState(isKnown)
  if (isKnown && !wasKnown) setWasKnown(true)
  const lookAgain = () => {
    void lookForLicenseTrace().catch(() => undefined)
    void queries.invalidateQueries({ queryKey: licenseQuery.queryKey })
  }
  return (
    <Page isDense>
      <h1 className="display text-4xl sm:text-5xl">{words.title}</h1>
      <Index />
      <div className="space-y-14">
        <div
          id={idOf('plan')}
          tabIndex={-1}
          className={classes(
            'scroll-mt-6 outline-none',
            'grid grid-cols-1 items-start gap-x-12 gap-y-10',
            !isPro && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
          )}
        >
          {wasKnown ? <PlanCard status={status ?? null} onDone={lookAgain} /> : <PlanWaiting />}
          {status && !isPro && <UpgradeCard />}
        </div>
        <UnreadNote kind="licenses" className="-mt-8" />
        <Part name="people">
          <PeopleSettings />
        </Part>
        <Part name="masked">
          <MaskedSettings />
        </Part>
        <Part name="appearance">
          <Appearance />
        </Part>
        <Part name="language">
          <LanguageChoice />
        </Part>
        <Part name="tables">
          <TablesSettings />
        </Part>
        <Part name="data">
          <YourData>
            <Stored />
          </YourData>
        </Part>
        <Part name="about">
          <About status={status} />
        </Part>
      </div>
    </Page>
  )
}

/** What each part is called on the screen, in their order. */
const titles = {
  plan: sayLicense.title,
  people: sayPeople.title,
  masked: say.masked.title,
  appearance: words.appearance.title,
  language: words.language.title,
  tables: sayTables.title,
  data: sayUploads.yourData.title,
  about: words.about.title,
} as const
type PartName = keyof typeof titles
const names = ['plan', 'people', 'masked', 'appearance', 'language', 'tables', 'data', 'about'] as const satisfies readonly PartName[]
/** Parts about the chat that is open. */
const ofChat: readonly PartName[] = ['people', 'tables']

const idOf = (name: PartName): string => `settings-${name}`

const Part = ({ name, children }: { name: PartName; children: ReactNode }) => (
  <div id={idOf(name)} tabIndex={-1} className="scroll-mt-6 outline-none empty:hidden">
    {children}
  </div>
)

function Index() {
  const { data: chat, fetchStatus } = useChat()
  const hasChat = chat !== undefined || fetchStatus !== 'idle'
  const shown = names.filter((name) => hasChat || !ofChat.includes(name))
  return <PartLinks label={words.index} parts={shown.map((name) => ({ id: idOf(name), title: titles[name] }))} />
}
