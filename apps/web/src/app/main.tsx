import '#styles/emoji.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Direction } from 'radix-ui'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { AgainWhenMasked } from '#components/masking/again-when-masked.tsx'
import { MaskedMark } from '#components/masking/masked-mark.tsx'
import { followFeelings } from '#data/chat/follow-feelings.ts'
import { leaveApp } from '#data/chat/leave-app.ts'
import { asksWhileLost, endsWhenLeft } from '#data/chat/leaving.ts'
import { followSnapshots } from '#data/chat/snapshot.ts'
import { endWorker } from '#data/client/api.ts'
import { database, watchDatabase } from '#data/client/database.ts'
import { isKeptByPageAlone } from '#data/client/language.ts'
import { notify } from '#data/client/notices.ts'
import { createQueries } from '#data/client/queries.ts'
import { whenErasedElsewhere } from '#data/deletions/erasing.ts'
import { amongChats, licenseLayIn } from '#data/license/earlier-license.ts'
import { followLicense } from '#data/license/follow-license.ts'
import { followPlan } from '#data/license/follow-plan.ts'
import { followMasked } from '#data/masking/follow-masked.ts'
import { handOver, hearLaunchedFiles } from '#data/offline/launched-file.ts'
import { onNewVersion } from '#data/offline/service-worker-state.ts'
import { followPeople } from '#data/people/follow-people.ts'
import { followSaved } from '#data/saved/follow-saved.ts'
import { recordRequests } from '#features/privacy/use-asked-for.ts'
import { loadLanguage, loadOpening } from '#messages/in-language.ts'
import { say } from '#messages/index.ts'
import { direction } from '#messages/language.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { onUnstored } from '#store/record-store.ts'
import { classes } from '#ui/classes.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { later } from '#ui/lazy.ts'
import { loadWholeApp } from './load-whole-app.ts'
import { createAppRouter } from './router.tsx'
import { followLinks } from './shell/follow-links.ts'
import { isStartHere, takeOver } from './start/hydrate-start.ts'
import { breath } from './start/yield-to-browser.ts'

/** Says nothing before something was done. */
const Toasts = later(async () => (await import('./toasts.tsx')).Toasts, loadOpening)

/** Nobody has asked for it, so it stays a little longer than what answers a click. */
const recutMilliseconds = 10_000

// A file let go beside the place for it would otherwise be opened by the browser, and the chat on the screen left.
for (const event of ['dragover', 'drop'] as const) addEventListener(event, (dragged) => dragged.preventDefault())

licenseLayIn(amongChats(database))
const queries = createQueries()
const router = createAppRouter()
// Before anything is drawn: what is drawn is notified of the switch after what it shows was changed.
followMasked(queries)

/** Once something of the app is drawn, be it that it could not be, the start screen of the document goes. */
function TakingOver() {
  useEffect(() => {
    if (takeOver(handOver)) firstScreenStands()
  }, [])
  return null
}

let firstScreenStands: () => void
const firstScreen = new Promise<void>((resolve) => {
  firstScreenStands = resolve
})
if (!isStartHere()) {
  const stop = router.subscribe('onResolved', () => {
    stop()
    firstScreenStands()
  })
}

async function draw(): Promise<void> {
  // Where a screen is read already, the app's is drawn whole, in pieces of time that leave room for a click.
  if (isStartHere()) {
    await breath()
    // What joins class names makes ready at its first use, which takes a slow phone a tenth of a second.
    classes()
    await breath()
    // Where it could not be loaded, what is drawn says so.
    await router.load().catch(() => undefined)
    await breath()
  } else {
    // The screen is loaded while the frame is made ready; a failure is reported by the router.
    router.load().catch(() => undefined)
  }
  startTransition(() =>
    // biome-ignore lint/style/noNonNullAssertion: app.html has it
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <Direction.Provider dir={direction}>
          <ErrorBoundary>
            <QueryClientProvider client={queries}>
              <AgainWhenMasked>
                <RouterProvider router={router} />
              </AgainWhenMasked>
              <MaskedMark />
              <Toasts />
            </QueryClientProvider>
          </ErrorBoundary>
          <TakingOver />
        </Direction.Provider>
      </StrictMode>,
    ),
  )
}

/** What is known here stays true while the page is open. */
function follow(): void {
  endsWhenLeft(endWorker, () => isKeptByPageAlone(queries))
  asksWhileLost(queries, () => isKeptByPageAlone(queries))
  followLinks({ queries, open: (to, hash) => void router.navigate({ to, hash }) })
  followLicense(queries)
  // What is here is compared with what was: nothing waits for it, and where it cannot be loaded nothing is missed.
  void loadLanguage()
    .then(() => import('#data/saved/expected-saved.ts'))
    .then(({ watchSaved }) => watchSaved())
    .catch(() => undefined)
  followFeelings(queries)
  followPeople(queries)
  followSnapshots(queries)
  followSaved(queries)
  followPlan(queries, ({ plan, messages, of }) => {
    const { pro, free } = say.notices.recut
    notify({ topic: 'recut', text: plan === 'pro' ? pro({ messages }) : free({ messages, of }), milliseconds: recutMilliseconds })
  })
}

void draw().then(follow)

const outdated = () =>
  notify({
    topic: 'outdated',
    text: say.outdated.text,
    milliseconds: Number.POSITIVE_INFINITY,
    action: { label: say.outdated.reload, altText: say.outdated.reload, onPress: () => leaveApp(queries, () => location.reload()) },
  })
watchDatabase(outdated)
onUnstored(() => notify({ topic: 'unstored', text: sayStorage.savedForNow }))
// Never automatically: the screen might show something that is not kept.
onNewVersion({
  newVersion: (letIn) =>
    notify({
      topic: 'outdated',
      text: say.offline.newVersion,
      milliseconds: Number.POSITIVE_INFINITY,
      action: { label: say.offline.reload, altText: say.offline.reload, onPress: () => leaveApp(queries, letIn) },
    }),
  outdated,
})
whenErasedElsewhere(async () => {
  await router.navigate({ to: '/app' })
  notify({ topic: 'erased', text: say.notices.erasedElsewhere })
})
recordRequests()
hearLaunchedFiles(() => void router.navigate({ to: '/app' }))

// What could not be loaded now is loaded when it is needed; the page only does not say that it could go offline.
loadWholeApp(firstScreen).catch(() => undefined)
