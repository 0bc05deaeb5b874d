let hear = (): void => undefined

/** A newer version of this app has taken over what is kept: this page must be loaded again. */
export const hearOutdated = (): void => hear()

/** Subscribes to it from now on. */
export function onOutdated(heard: () => void): void {
  hear = heard
}
