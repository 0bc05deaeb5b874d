/** A word as a figure shows it. */
export const named = <T extends { isName: boolean }>({ isName, ...word }: T) => ({ ...word, is_name: isName })
