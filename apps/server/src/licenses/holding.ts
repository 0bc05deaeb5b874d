/**
 * Does what was claimed, and renews the claim meanwhile, however long it takes. A process that is killed renews it no more:
 * then it is anyone's again.
 */
export async function holding<T>(renew: () => Promise<unknown>, milliseconds: number, work: () => Promise<T>): Promise<T> {
  // Where it cannot be renewed just now, the next time may be soon enough.
  const timer = setInterval(() => void renew().catch(() => undefined), milliseconds)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
