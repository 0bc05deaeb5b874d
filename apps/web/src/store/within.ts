/** A feature of a browser that takes longer hangs, and is as good as none. */
export const patienceMs = 5000

/** What never came. */
export class TooLate extends Error {}

/** What comes within this time; else it fails with `TooLate`. */
export function within<T>(ms: number, coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TooLate(`Nothing came within ${ms} ms`)), ms)
    coming.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
