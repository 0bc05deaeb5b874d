// Runs before the first paint: whoever has no chat here yet sees the app's first screen as the build drew it, in their language, before
// the app is there. What is done in it meanwhile is remembered in it, and done once more as the app takes over: its other half is
// src/app/start/take-over.ts.
;(() => {
  const stored = (storage) => {
    try {
      return globalThis[storage].getItem('current-upload')
    } catch {
      return null
    }
  }
  if (location.pathname !== '/app' || stored('sessionStorage') || stored('localStorage')) return
  const drawn = [...document.querySelectorAll('template[data-start]')].find(
    ({ dataset }) => dataset.start === document.documentElement.lang,
  )
  if (!drawn) return
  const start = document.createElement('div')
  start.id = 'start'
  start.append(drawn.content)
  drawn.before(start)

  start.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
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
