// Runs before the first paint: whoever has no chat here yet sees the app's first screen as the build drew it, in their language, before
// the app is there. What is done in it meanwhile is remembered in it, and done once more as the app takes over: its other half is
// src/app/start/take-over.ts.
;(() => {
  const stored = (key, storage = 'localStorage') => {
    try {
      return globalThis[storage].getItem(key)
    } catch {
      return null
    }
  }
  const isFirst = location.pathname === '/app' && !stored('current-upload', 'sessionStorage') && !stored('current-upload')
  const drawn = [...document.querySelectorAll('template[data-start]')].find(
    ({ dataset }) => dataset.start === document.documentElement.lang,
  )
  // Where there is nothing to be read yet, what the app runs on is asked for at once, and otherwise once that is painted (src/app/boot.ts).
  if (!isFirst || !drawn) {
    for (const link of document.querySelectorAll('link[rel=later][data-shell]')) link.rel = 'modulepreload'
    return
  }
  const start = document.createElement('div')
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
  // Anywhere on the page, as in the app; a browser would open it otherwise. An event after the app took over finds it gone.
  for (const name of ['dragover', 'drop']) {
    document.addEventListener(name, (event) => {
      const picker = start.querySelector('input[type=file]')
      if (!start.isConnected || !picker) return
      event.preventDefault()
      if (name === 'drop' && event.dataTransfer?.files.length) picker.files = event.dataTransfer.files
    })
  }
})()
