/** The keyboard goes to the screen's own part of the page: what it stood in is gone, or about to go. */
export const toContent = (): void => document.getElementById('content')?.focus({ preventScroll: true })
