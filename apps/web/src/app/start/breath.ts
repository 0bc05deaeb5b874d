/** Has the browser do something else meanwhile, if there is something. */
export const breath = () => new Promise<void>((resolve) => setTimeout(resolve))
