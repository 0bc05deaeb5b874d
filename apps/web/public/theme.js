// Runs before the first paint: the page never flashes in the wrong theme. Its other half is src/ui/theme.ts.
;(() => {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const choice = () => {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }
  const apply = () => {
    const chosen = choice()
    root.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'dark' : 'light'
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('convostat-theme', apply)
})()
