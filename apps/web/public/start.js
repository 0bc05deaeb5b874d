// Runs before the first paint: a visitor without a chat here sees the app's first screen as the build drew it, in their language, before
// the app is there. What is done in it meanwhile is remembered in it, and done again as the app takes over: its other half is
// src/app/start/hydrate-start.ts. Where the app does not come, this says so.
;(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const drawn = [...document.querySelectorAll('template[data-start]')].find(({ dataset }) => dataset.start === root.lang)
  if ('first' in root.dataset && !drawn) for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
  if (!drawn) return

  // The app does not come: said on the start screen, where nothing that needs it can be pressed any more, or on its own page.
  let start = null
  const tell = () => {
    const told = (start ?? drawn.content).querySelector('[data-unloaded]')
    if (!told?.hidden) return
    told.hidden = false
    told.querySelector('button').addEventListener('click', () => location.reload())
    if (start) {
      for (const pressed of start.querySelectorAll('[data-pressed]')) delete pressed.dataset.pressed
      start.querySelector('[data-loaded=false]')?.remove()
      for (let each = told.nextElementSibling; each; each = each.nextElementSibling) each.inert = true
    } else {
      const page = document.createElement('main')
      page.className = 'mx-auto max-w-2xl space-y-6 px-4 py-10 sm:py-14'
      const name = document.createElement('h1')
      name.className = 'display text-4xl'
      name.textContent = document.title
      page.append(name, told)
      document.getElementById('root').append(page)
    }
    told.scrollIntoView({ block: 'nearest' })
  }
  // A page that is being left gets nothing more, which is nothing to tell of: it has gone by then.
  const tellSoon = () => setTimeout(tell, 1000)
  addEventListener('convostat-missing', tellSoon)
  if ('missing' in root.dataset) tellSoon()
  if (!('first' in root.dataset)) return

  start = document.createElement('div')
  start.id = 'start'
  start.append(drawn.content)
  drawn.before(start)

  // What the build cannot know: the theme that was chosen. What is chosen of several is where the keyboard goes.
  const theme = ['light', 'dark'].indexOf(stored('theme')) + 1
  for (const choice of start.querySelectorAll('[role=radiogroup]')) {
    for (const [i, each] of [...choice.querySelectorAll('[role=radio]')].entries()) {
      each.setAttribute('aria-checked', i === theme)
      each.dataset.state = i === theme ? 'on' : 'off'
    }
  }
  for (const chosen of start.querySelectorAll(':is([aria-checked=true], [aria-selected=true])')) chosen.tabIndex = 0

  start.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || !start.querySelector('[data-unloaded]').hidden) return
    for (const each of start.querySelectorAll('[data-pressed]')) delete each.dataset.pressed
    button.dataset.pressed = ''
  })
  // The shortcut of the palette, and the text typed into it.
  const keys = []
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event
    if (!start.isConnected || !start.querySelector('[data-unloaded]').hidden || altKey || isComposing) return
    const isPalette = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k'
    if (isPalette && repeat) return
    if (keys.length > 0 && (isPalette || key === 'Escape')) keys.length = 0
    else if (isPalette || (keys.length > 0 && !ctrlKey && !metaKey && (key.length === 1 || /^(?:Enter|Backspace)$/.test(key))))
      keys.push(key)
    else return
    event.preventDefault()
    start.dataset.keys = JSON.stringify(keys)
  })
  // Anywhere on the page, as in the app; a browser would open it otherwise. An event after the app took over finds it gone.
  for (const name of ['dragover', 'drop']) {
    document.addEventListener(name, (event) => {
      const picker = start.querySelector('input[type=file]')
      if (!start.isConnected || !picker) return
      event.preventDefault()
      if (name === 'drop' && !picker.closest('[inert]') && event.dataTransfer?.files.length) picker.files = event.dataTransfer.files
    })
  }
})()
