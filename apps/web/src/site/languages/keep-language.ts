/** Whoever follows a link to the site in another language has chosen it: the app is opened in it as well. */
export function keepLanguage(document: Pick<Document, 'addEventListener'>): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null
    if (!link?.dataset.language) return
    try {
      localStorage.setItem('language', link.dataset.language)
    } catch {
      // Storage is denied: the page itself is in that language all the same.
    }
  })
}
