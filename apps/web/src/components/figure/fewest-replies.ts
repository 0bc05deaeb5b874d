/** Fewer replies do not show how long one usually takes. */
export const fewestReplies = 5
