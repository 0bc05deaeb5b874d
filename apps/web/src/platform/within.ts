/** Something took longer than anyone should wait for it. */
export class TooLate extends Error {
  constructor() {
    super('It took too long')
  }
}

/** A busy thread or a sleeping computer misses ticks, so only time in which an answer could have come counts. */
const ticks = 10

/** What the work gives, or `TooLate` after this many milliseconds; the work itself continues. */
export function within<T>(milliseconds: number, work: PromiseLike<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let left = ticks
    const timer = setInterval(() => {
      if (--left > 0) return
      clearInterval(timer)
      reject(new TooLate())
    }, milliseconds / ticks)
    work.then(
      (answer) => {
        clearInterval(timer)
        resolve(answer)
      },
      (error: unknown) => {
        clearInterval(timer)
        reject(error)
      },
    )
  })
}
