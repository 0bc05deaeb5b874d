// Runs before the first paint: the page never flashes in the wrong theme, in the wrong language or the wrong way round. Its other
// halves are src/ui/theme.ts and src/messages/language.ts.
;(() => {
  const root = document.documentElement
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const chosen = stored('theme')
    root.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'dark' : 'light'
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('convostat-theme', apply)

  // A document whose words stand in it already is in their language.
  if (root.hasAttribute('data-written')) return
  const languages = ['en', 'de', 'ar']
  // Where nothing can be kept, the address says it.
  const chosen = stored('language') ?? new URLSearchParams(location.search).get('language')
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find((language) => languages.includes(language))
  // "en-XA" is nobody's: English made longer and bracketed, for tests.
  root.lang = chosen === 'en-XA' || languages.includes(chosen) ? chosen : (preferred ?? 'en')
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr'
})()
