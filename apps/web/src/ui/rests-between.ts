/** From here on a piece of work is noticed by who presses or scrolls, with what it takes the browser to handle that. */
const piece = 10

/** Lets the browser answer between the pieces of a longer work: asked after each step, it waits once the time of a piece is over. */
export function restsBetween(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    // A page that nobody sees is held up by a timer.
    if (performance.now() - since < piece || ('document' in globalThis && document.hidden)) return undefined
    return new Promise((resolve) =>
      setTimeout(() => {
        since = performance.now()
        resolve()
      }),
    )
  }
}
