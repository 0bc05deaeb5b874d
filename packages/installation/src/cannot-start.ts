/** Why the server does not start, in one sentence for the person who starts it. */
export class CannotStart extends Error {}
