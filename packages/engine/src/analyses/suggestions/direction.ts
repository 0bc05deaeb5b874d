/** Marks that turn the direction of text: unseen, and where one is in a label, the line around it turns, too. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A spelling without them, as it is shown; a search compares without them as well. */
export const withoutDirection = (spelling: string): string => spelling.replace(MARKS, '')
