import { ed25519 } from '@convostat/license'
import { loadSnapshots } from '#data/chat/snapshot.ts'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import { fetchAhead } from '#data/client/fetch-ahead.ts'
import { weightsHere } from '#data/client/weights.ts'
import { wholeAppIsLoaded } from '#data/client/whole-app.ts'
import { keepApp } from '#data/offline/service-worker-state.ts'
import { keepPrinterWhenInstalled } from '#data/offline/when-installed.ts'
import { loadCloud } from '#features/words/cloud/layout-worker.ts'
import { loadChecks } from '#store/checking.ts'
import { laterParts } from '#ui/lazy.ts'
import { screens } from './screens.ts'

/**
 * Once a chat is read, no request may depend on it. So on every visit everything the app could ever ask for is loaded in
 * idle time, whatever comes: all screens, what opens over them, both workers, the weights that feelings are read with, and every cut of the
 * fonts (a browser would otherwise fetch the Cyrillic one when a Cyrillic name appears). One after the other, once the first screen
 * has all it needs: what someone presses meanwhile finds the line and the processor free.
 */
export async function loadWholeApp(firstScreen: Promise<unknown>): Promise<void> {
  await firstScreen
  // To be asked for the fonts it lays the page out.
  await idle()
  await document.fonts.ready
  const failures: unknown[] = []
  for (const load of everything()) {
    await idle()
    await load().catch((error: unknown) => failures.push(error))
  }
  // What came is there all the same.
  if (failures.length > 0) throw failures[0]
  // In the browser's own cache by now is most of what is kept for good. Where that fails, this visit needs nothing more all the same.
  await keepApp()
  wholeAppIsLoaded()
  if (engine.kind === 'browser') keepPrinterWhenInstalled()
}

/** What a chat could make the browser ask for by itself comes before all else, then what is likely to be asked for first. */
function everything(): (() => Promise<unknown>)[] {
  return [
    allFonts,
    loadSnapshots,
    ...screens.map((screen) => screen.load),
    allLaterParts,
    () => fetchAhead('checks', loadChecks),
    // Answered by the worker, so it has been loaded.
    () => api.license.status(),
    // A server that reads the chats has its own.
    ...(engine.kind === 'browser' ? [weightsAtLast] : []),
    loadCloud,
    // Chosen by what the browser has; without its own Ed25519 it loads ours.
    ed25519,
  ]
}

/** Those of the screens, too, which are known once these are loaded. */
async function allLaterParts(): Promise<void> {
  const failures: unknown[] = []
  for (const load of laterParts()) {
    await idle()
    await load().catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

/** Side by side, as many would be slow in turn, but some at a time: to ask for all at once holds a slow phone up for a tenth of a second. */
async function allFonts(): Promise<void> {
  const coming: Promise<unknown>[] = []
  for (const [i, face] of [...document.fonts].entries()) {
    if (i % 4 === 0) await idle()
    const one = face.load()
    // It is reported below; until then nobody waits for it.
    one.catch(() => undefined)
    coming.push(one)
  }
  await Promise.all(coming)
}

/** They are tried again automatically. */
const weightsAtLast = () =>
  weightsHere()
    .load()
    .catch(() => new Promise<void>((came) => weightsHere().hear(came)))

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 300)
  })
