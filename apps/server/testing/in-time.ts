/** What this gives; it fails after this many seconds, which is far longer than any machine needs for what must not wait for others. */
export async function inTime<T>(work: Promise<T>, seconds = 60): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${seconds} seconds`)), seconds * 1000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
