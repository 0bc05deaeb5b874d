/** What stands in quotation marks in a sentence of ours: the chat's own words. Names stand without. */
export const quotesIn = (sentence: string): string[] =>
  Array.from(sentence.matchAll(/“([^”]+)”|«([^»]+)»|„([^“]+)“/gu), ([, ...found]) => found.find((each) => each !== undefined) ?? '')
