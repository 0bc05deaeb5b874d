/** Long enough for the calls of a screen that has just opened; shorter than it takes to find a file. */
const quietMs = 300

/** Calls of a screen without a chat. All others read one, or are about one that was read, so that everything is warm. */
const isOfNoChat = (name: string): boolean => name === 'uploads.list' || name.startsWith('license.')

/**
 * Answers as `answer` does, and warms up once: when nothing is asked for a moment, and nothing was ever asked about a chat. A call
 * about one stops it between two steps.
 */
export function warmWhenQuiet<Given extends unknown[]>(
  answer: (name: string, ...given: Given) => Promise<unknown>,
  warmUp: (signal: AbortSignal) => Promise<void>,
): (name: string, ...given: Given) => Promise<unknown> {
  const over = new AbortController()
  let running = 0
  let isWarm = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const whenQuiet = () => {
    if (running > 0 || over.signal.aborted) return
    timer = setTimeout(() => {
      isWarm = true
      // A failure here occurs again where the reader waits for it, and is shown there.
      void warmUp(over.signal).catch(() => undefined)
    }, quietMs)
  }
  return async (name, ...given) => {
    clearTimeout(timer)
    if (!isOfNoChat(name)) over.abort()
    running++
    try {
      return await answer(name, ...given)
    } finally {
      running--
      if (!isWarm) whenQuiet()
    }
  }
}
