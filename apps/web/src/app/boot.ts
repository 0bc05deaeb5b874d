import '../styles/main.css'
import { canBeInstalled } from '../offline/can-be-installed.ts'
import { breath } from './start/breath.ts'

/** What the app needs before it draws, in the order in which it needs one another, as the build wrote it into the document. */
const named = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]

/**
 * Where the start screen can be read already, the app's scripts are asked for once it is painted, and each runs in a piece of time of its
 * own, between which a click is heard: all in one, they hold a slow phone up for half a second.
 */
async function boot(): Promise<void> {
  if (document.getElementById('start')) {
    await painted()
    const links = named()
    for (const [i, link] of links.entries()) {
      if (i % 4 === 3) await breath()
      link.rel = 'modulepreload'
    }
    for (const { href } of links) {
      // What the app cannot do without it misses by itself, below; of a screen that cannot be had it tells.
      await import(/* @vite-ignore */ href).catch(() => undefined)
      await breath()
    }
  }
  await import('./main.tsx')
}

/** The next frame is on the screen; one that is not seen is not waited for. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 1000)
  })

/** Says on the start screen, or on the empty page, that the app has not come; what was pressed waits for nothing any more. */
function tellThatItIsMissing(): void {
  const start = document.getElementById('start')
  const drawn = document.querySelector<HTMLTemplateElement>(`template[data-start="${document.documentElement.lang}"]`)
  const told = (start ?? drawn?.content)?.querySelector<HTMLElement>('[data-unloaded]')
  if (!told) return
  if (!start) emptyPage().append(told)
  told.hidden = false
  told.querySelector('button')?.addEventListener('click', () => location.reload())
  told.scrollIntoView({ block: 'nearest' })
  for (const each of start?.querySelectorAll<HTMLElement>('[data-pressed]') ?? []) delete each.dataset.pressed
}

/** With nothing on it but the product's name. */
function emptyPage(): HTMLElement {
  const page = document.createElement('main')
  page.className = 'mx-auto max-w-2xl space-y-6 px-4 py-10 sm:py-14'
  const name = document.createElement('h1')
  name.className = 'display text-4xl'
  name.textContent = document.title
  page.append(name)
  document.getElementById('root')!.append(page)
  return page
}

canBeInstalled()
boot().catch(tellThatItIsMissing)
