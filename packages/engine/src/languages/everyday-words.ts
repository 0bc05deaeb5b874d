import counted from './everyday-words.json' with { type: 'json' }

/** Words of the first class are said at least once in 2 to the power of this many words, those of each further class half as often. */
export const FIRST_CLASS = 4

/**
 * The words people say most, by language: classes parted by a bar, the commonest first; folded as a search compares them.
 * Counted by scripts/build-everyday-words.mjs; NOTICE.md names the data, and their licenses.
 */
export const everydayWords: Readonly<Record<string, string>> = counted
