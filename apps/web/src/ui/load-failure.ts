/** Whether a script could not be had, rather than that it failed: what Chromium, Firefox and Safari say then. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|Importing a module script/.test(error.message)
