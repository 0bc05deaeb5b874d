import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TablesSettings } from '#components/export/tables-settings.tsx'
import { MaskedSettings } from '#components/masking/masked-settings.tsx'
import { PeopleSettings } from '#components/people/people-settings.tsx'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { YourData } from '#components/uploads/your-data.tsx'
import { licenseQuery, useLicense } from '#data/license/license.ts'
import { lookForLicenseTrace } from '#data/license/license-trace.ts'
import { classes } from '#ui/classes.ts'
import { Page } from '#ui/page.tsx'
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
      <div className="space-y-14">
        <div className={classes('grid grid-cols-1 items-start gap-x-12 gap-y-10', !isPro && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]')}>
          {wasKnown ? <PlanCard status={status ?? null} onDone={lookAgain} /> : <PlanWaiting />}
          {status && !isPro && <UpgradeCard />}
        </div>
        <UnreadNote kind="licenses" className="-mt-8" />
        <PeopleSettings />
        <MaskedSettings />
        <Appearance />
        <LanguageChoice />
        <TablesSettings />
        <YourData>
          <Stored />
        </YourData>
        <About status={status} />
      </div>
    </Page>
  )
}
