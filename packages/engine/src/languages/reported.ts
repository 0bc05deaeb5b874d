import written from './reported.json' with { type: 'json' }

/**
 * What shows, in the part of a sentence that contains a wish, that it is spoken of and not made: that someone said, sang or sent
 * it, is asked to pass it on, or that it is for someone who is not here (her, him, them). By language; folded as a search
 * compares, whole words, or with a star all that begin so. Not what is in wishes, too: "wanted to say", "from all of us".
 */
export const reported: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(written).map(([language, phrases]) => [language, phrases.split('|')]),
)
