/**
 * Runs in the page, before its own scripts where the engine allows that: keeps every long task with when it began, and when each part of
 * the way was reached. A task is one of the browser's own record; an engine without one is asked every 20 ms whether it still answers.
 */
export function probe() {
  if (window.way) return
  const way = { tasks: [], marks: {}, phases: [], isRecorded: PerformanceObserver.supportedEntryTypes.includes('longtask') }
  window.way = way
  way.enter = (phase, startTime = performance.now()) => {
    way.phases.push([phase, startTime])
    performance.mark(`phase: ${phase}`, { startTime })
  }
  way.enter('opening', 0)
  if (way.isRecorded) {
    const note = ({ startTime, duration }) => way.tasks.push([startTime, duration])
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'longtask', buffered: true })
  } else {
    let last = performance.now()
    setInterval(() => {
      const now = performance.now()
      if (now - last - 20 > 50) way.tasks.push([last, now - last - 20])
      last = now
    }, 20)
  }

  const isOn = (path) => location.pathname === path
  const says = (selector, text) => [...document.querySelectorAll(selector)].some(({ textContent }) => textContent === text)
  const isInSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  /** A chart is there, and nothing in the window is waited for. */
  const isPainted = () =>
    isOn('/dashboard') &&
    says('dt', 'Total Messages') &&
    document.querySelector('[data-chart]') !== null &&
    ![...document.querySelectorAll('main .skeleton, main [aria-busy=true]')].some(isInSight)
  /** In their order: each is looked for once the one before is painted. */
  const stages = [
    ['card', () => says('h2, h3', 'What’s in this file')],
    ['figures', () => document.body.textContent.includes('Upload successful!')],
    ['painted', isPainted],
  ]
  let isLooking = false
  const look = () => {
    isLooking = false
    const next = stages.find(([name]) => !way.marks[name])
    if (!next?.[1]()) return
    // From here on the frame is drawn; what comes next begins after it.
    way.marks[next[0]] = -1
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        way.marks[next[0]] = performance.now()
        way.enter(way.after[next[0]])
      }
      port2.postMessage(null)
    })
  }
  way.after = { card: 'the card', figures: 'the pause', painted: 'the dashboard' }
  way.startsWith = (stage) =>
    stages.splice(
      0,
      Math.max(
        0,
        stages.findIndex(([name]) => name === stage),
      ),
    )
  const soon = () => {
    if (isLooking) return
    isLooking = true
    requestAnimationFrame(look)
  }
  const follow = () =>
    new MutationObserver(soon).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'class'] })
  follow()

  addEventListener(
    'change',
    ({ target, timeStamp }) => {
      if (!target.matches('input[type=file]') || !isOn('/app') || way.marks.chosen) return
      way.marks.chosen = timeStamp
      way.enter('file chosen to card', timeStamp)
    },
    true,
  )
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!way.marks.card || way.marks.pressed || !target.closest('button')?.textContent.startsWith('Analyze')) return
      way.marks.pressed = timeStamp
      way.enter('Analyze to figures', timeStamp)
    },
    true,
  )
  // The pause in which the success is read ends where the address changes.
  const { pushState } = history
  history.pushState = function (...given) {
    pushState.apply(this, given)
    if (!isOn('/dashboard') || !way.marks.figures || way.marks.left) return
    way.marks.left = performance.now()
    way.enter('figures to charts')
  }
}

/** Runs in the page: the longest task since the file was chosen or, without one, the document was opened, and in which phase it was. */
export function longestTask() {
  const { tasks, phases, marks } = window.way
  const since = marks.chosen ?? 0
  const phaseAt = (time) => phases.findLast(([, at]) => at <= time + 1)[0]
  const longest = {}
  for (const [at, duration] of tasks) {
    if (at + duration < since) continue
    const phase = phaseAt(at)
    longest[phase] = Math.max(longest[phase] ?? 0, duration)
  }
  return longest
}
