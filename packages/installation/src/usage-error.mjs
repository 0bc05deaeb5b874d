// @ts-check

/** A command line or environment that cannot be followed; its message says what was expected and what came. */
export class UsageError extends Error {}
