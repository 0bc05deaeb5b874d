/**
 * Lets the event loop turn once, so that a cancel can arrive. By a message, since browsers make a timer that follows
 * on others wait 4 ms.
 */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
