/** The focus goes to the screen's own part of the page: the focused control is gone, or about to go. */
export const toContent = (): void => document.getElementById('content')?.focus({ preventScroll: true })
