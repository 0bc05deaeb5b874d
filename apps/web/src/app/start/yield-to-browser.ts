/** Has the browser do something else meanwhile, if there is something; it holds up what waits in a page that nobody sees. */
export const breath = () => (document.hidden ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve)))
