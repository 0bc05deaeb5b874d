import { local } from '#platform/local.ts'
import { siteLanguages } from '#routes.ts'

/** A visitor who follows a link to the site in another language has chosen it: the app is opened in it as well. */
export function keepLanguage(document: Pick<Document, 'addEventListener'>): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null
    if (link?.dataset.language) keep(link.dataset.language)
  })
}

/** A buyer comes back to the site in their language, and opens the app in it; what was chosen before stays. */
export function keepLanguageOfBuyer(language: string): void {
  if (chosenLanguage() === null && siteLanguages.slice(1).some((each) => each === language)) keep(language)
}

/** The language that the reader chose; null where none was. */
export const chosenLanguage = (): string | null => local.get('language')

const keep = (language: string): void => void local.set('language', language)
