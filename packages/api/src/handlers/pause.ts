let pauses = 0

/**
 * Lets the event loop turn once, so that a cancel can arrive. By a message, since browsers make a timer that follows
 * on others wait 4 ms.
 */
export function pause(): Promise<void> {
  pauses++
  return turn()
}

/** The same for background work: until the event loop has turned without another pause in it. */
export async function pauseUntilQuiet(): Promise<void> {
  for (let before = -1; before !== pauses; ) {
    before = pauses
    await turn()
  }
}

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
