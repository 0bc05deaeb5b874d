/** What a token does to its neighbours, as bits. */

export const isWord = 1
/** What follows is denied: not, nicht, ne. */
export const deniesAfter = 2
/** What came before is denied: değil, nahi, 않아. */
export const deniesBefore = 4
/** What came before in the sentence counts less than what follows: but, aber, pero. */
export const contrasts = 8
export const endsClause = 16
export const endsSentence = 32
export const asks = 64
/** A message with it can be scored: a word with a letter, an emoji, an emoticon. */
export const feels = 128
export const isPunctuation = 256
/** Turns what a message says around: great 🙄. */
export const mocks = 512
/** An emoji or an emoticon: the words beside it are said with a face. */
export const isFace = 1024
/** A run without spaces that contains its own negator: 我不喜欢. */
export const deniesItself = 2048
