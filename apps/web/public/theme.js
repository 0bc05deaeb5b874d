// Runs before the first paint: the page never flashes in the wrong theme, in the wrong language or the wrong way round. Its other
// halves are src/ui/theme.ts and src/messages/language.ts. In the app's document it also decides when the app is requested.
;(() => {
  const root = document.documentElement
  const stored = (key, storage = 'localStorage') => {
    try {
      return globalThis[storage].getItem(key)
    } catch {
      return null
    }
  }

  const system = matchMedia('(prefers-color-scheme: dark)')
  // Where nothing can be stored, what was chosen lasts until the page is left.
  let named = null
  // On paper a page is ink on paper.
  const paper = matchMedia('print')
  let isPrinted = paper.matches
  const apply = ({ type, detail } = {}) => {
    if (type === 'convostat-theme') named = detail
    if (type === 'storage') named = null
    const chosen = isPrinted ? 'light' : (named ?? stored('theme'))
    root.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'dark' : 'light'
  }
  const print = (is) => {
    isPrinted = is
    apply()
  }
  apply()
  system.addEventListener('change', apply)
  paper.addEventListener('change', ({ matches }) => print(matches))
  addEventListener('beforeprint', () => print(true))
  addEventListener('afterprint', () => print(false))
  addEventListener('storage', apply)
  addEventListener('convostat-theme', apply)

  // A document whose words are in it already is in their language.
  if (root.hasAttribute('data-written')) return
  const languages = ['en', 'de', 'ar']
  // Where nothing can be kept, the address says it.
  const chosen = stored('language') ?? new URLSearchParams(location.search).get('language')
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find((language) => languages.includes(language))
  // "en-XA" and "ar-XB" are nobody's: English made longer and bracketed, from the left and from the right, for tests.
  root.lang = ['en-XA', 'ar-XB', ...languages].includes(chosen) ? chosen : (preferred ?? 'en')
  root.dir = root.lang.startsWith('ar') ? 'rtl' : 'ltr'

  // The app alone. What only a screen at another address needs is not asked for with it; other screens share more with the dashboard.
  const isUpload = location.pathname === '/app'
  const elsewhere = isUpload ? 'link[data-home]:not([data-screen])' : 'link[data-screen]:not([data-home])'
  for (const link of document.querySelectorAll(elsewhere)) link.remove()
  // A visitor without a chat here reads the first screen before anything of it is asked for (public/start.js, src/app/boot.ts); everyone
  // else has it asked for immediately.
  const isFirst = isUpload && !stored('current-upload', 'sessionStorage') && !stored('current-upload')
  if (isFirst) root.dataset.first = ''
  else for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
  // Of a first script that does not come its element alone hears.
  const hear = ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') dispatchEvent(new Event('convostat-missing'))
  }
  addEventListener('error', hear, true)
  addEventListener('convostat-missing', () => {
    root.dataset.missing = ''
  })
})()
