/** A question has so many UTF-16 units at most. */
export const mostOfAQuestion = 2000

/** So many corrections are kept and told: more of a kind nobody makes by hand. */
export const mostCorrections = 2000

/** A name that a reader gives a moment has so many UTF-16 units at most. */
export const mostTitle = 80
