import '#styles/main.css'
import { canBeInstalled } from '#data/offline/can-be-installed.ts'
import { loadLanguage, loadOpening } from '#messages/in-language.ts'
import { trustOwnScripts } from '#platform/trusted-scripts.ts'
import { isLoadFailure } from '#ui/load-failure.ts'
import { breath } from './start/yield-to-browser.ts'

/** What the app needs before it draws, in the order in which it needs one another, as the build wrote it into the document. */
const named = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]

/**
 * Where the start screen can be read already, the app's scripts are asked for once it is painted, and each runs in a piece of time of its
 * own, between which a click is handled: all in one, they hold a slow phone up for half a second.
 */
async function boot(): Promise<void> {
  if (document.getElementById('start')) {
    await painted()
    const links = named()
    // One after the other they come late where a browser asks for none ahead.
    if (links[0]?.relList.supports('modulepreload')) await runInPieces(links)
  } else {
    // Any other screen needs the rest of the language; if it cannot be loaded, the screen says so.
    loadLanguage().catch(() => undefined)
  }
  await loadOpening()
  await import('./main.tsx')
}

async function runInPieces(links: readonly HTMLLinkElement[]): Promise<void> {
  await Promise.all([loadOpening(), preloadInPieces(links)])
  for (const { href } of links) {
    // What the app cannot do without fails below on its own; a screen that cannot be loaded is reported.
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await breath()
  }
}

async function preloadInPieces(links: readonly HTMLLinkElement[]): Promise<void> {
  for (const [i, link] of links.entries()) {
    if (i % 4 === 3) await breath()
    link.rel = 'modulepreload'
  }
}

/** The next frame is on the screen; one that is not seen is not waited for. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 1000)
  })

trustOwnScripts()
canBeInstalled()
boot().catch((error: unknown) => {
  // Said by public/start.js.
  dispatchEvent(new Event('convostat-missing'))
  if (!isLoadFailure(error)) reportError(error)
})
