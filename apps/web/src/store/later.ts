/** A second try: a browser that has just started may say no once. */
export async function later<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, 200))
  return work()
}
