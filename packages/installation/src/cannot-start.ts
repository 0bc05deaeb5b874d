/** Why the server does not start, in one sentence for whoever starts it. */
export class CannotStart extends Error {}
