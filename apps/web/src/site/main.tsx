import '#styles/main.css'
import { isLoadFailure } from '#ui/load-failure.ts'
import { chosenLanguage, keepLanguage } from './languages/keep-language.ts'
import { pageBackIn } from './payment/back-in.ts'
import { takeSession } from './payment/session.ts'

const elsewhere = pageBackIn(chosenLanguage(), location)
// The address is that page's to take.
if (elsewhere) location.replace(elsewhere)
else takeSession(location, history)
keepLanguage(document)

/** What was pressed before a script could hear it: it is pressed again as soon as one can. */
const pressed: HTMLElement[] = []
const remember = ({ target }: Event) => {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-island] :is(button, input)') : null
  if (control) pressed.push(control)
}
document.addEventListener('click', remember)

/** The page is read without a script, so that none is asked for before it is drawn. */
async function takeUp(): Promise<void> {
  // Where they do not come, as the page is being left say, it is read as it was sent.
  const parts = await import('./take-up.ts').catch((error: unknown) => {
    if (!isLoadFailure(error)) reportError(error)
    return null
  })
  if (parts === null) return
  document.removeEventListener('click', remember)
  await parts.takeUpIslands(pressed)
}

const soon = () => requestAnimationFrame(() => setTimeout(() => void takeUp()))
if (elsewhere === null) {
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}
