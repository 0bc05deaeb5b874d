/** A question has this many UTF-16 units at most. */
export const mostOfAQuestion = 2000

/** This many corrections of each kind are kept and returned: nobody makes more by hand. */
export const mostCorrections = 2000

/** A name that a reader gives a moment has this many UTF-16 units at most. */
export const mostTitle = 80

/** A call's JSON has this many bytes at most, */
export const jsonBytes = 1e6

/** where a file is made of it, this many: its content is sent whole. */
export const exportInputBytes = 32e6

/** A file that is sent has this many bytes at most, unless a host says otherwise, */
export const uploadBytes = 128e6

/** and what is around it in a form so many more. */
export const formBytes = 64 * 1024
