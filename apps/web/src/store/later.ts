/** What failed is tried twice more: a browser that has just started may say no at first. */
export async function later<T>(work: () => Promise<T>): Promise<T> {
  await after(200)
  return work().catch(async () => {
    await after(600)
    return work()
  })
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
