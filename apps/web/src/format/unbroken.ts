/** A date, or a range of two, in which a line breaks at the dash at most. */
export const unbroken = (dates: string): string => dates.replace(/(?<![–\s])[ \u202f](?![–\s])/g, '\u00a0')
