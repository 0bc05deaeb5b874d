let pauses = 0
/** The same in work that goes before other background work. */
let pausesAhead = 0

/**
 * Lets the event loop turn once, so that a cancel can arrive. By a message, since browsers make a timer that follows
 * on others wait 4 ms.
 */
export function pause(): Promise<void> {
  pauses++
  return turn()
}

/**
 * The same for background work: until the event loop has turned without another pause in it. Work ahead of what someone is about
 * to ask for waits for no other background work, which waits for it.
 */
export async function pauseUntilQuiet(isAhead = false): Promise<void> {
  const busy = () => (isAhead ? pauses : pauses + pausesAhead)
  for (let before = -1; before !== busy(); ) {
    if (isAhead) pausesAhead++
    before = busy()
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
