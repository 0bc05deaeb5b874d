import { TooLate } from '#platform/within.ts'

/** Tries three times: a browser that has just started may say no at first. What did not answer, or is missing, is not asked again. */
export async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of [200, 600]) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof TooLate || error instanceof TypeError) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return work()
}
