/** How strongly a row that contains a term answers it. */

import type { Chat } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { words } from '#words/words.ts'

// Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond", with their usual constants.
const K = 1.2
const B = 0.75

/** Most messages have fewer tokens and a term fewer times. */
export const SHORT = 128
export const SELDOM = 8

/** What a term adds to the strength of a row with this many tokens that contains it this many times. */
export type Strength = (times: number, length: number) => number

/** How much it weighs that a row has a term: idf = ln(1 + (n - df + 1/2) / (df + 1/2)) of n messages, df of them with the term. */
export const rarity = ({ count }: Chat, having: number): number => Math.log(1 + (count - having + 0.5) / (having + 0.5))

/** BM25: each term adds idf tf (k + 1) / (tf + k (1 - b + b l)), l being the row's tokens over the chat's mean. */
export function strengthBy(chat: Chat, idf: number): Strength {
  const mean = Math.max(1, words(chat).tokens.length / Math.max(1, chat.count))
  return (times, length) => (idf * times * (K + 1)) / (times + K * (1 - B + (B * length) / mean))
}

/** How many tokens each row has, up to `SHORT`: a quarter of what their places take, for a row's is looked up out of order. */
export const tokenCounts = textColumn((chat) => {
  const { start } = words(chat)
  const counts = new Uint8Array(chat.count)
  for (let row = 0; row < chat.count; row++) counts[row] = Math.min(SHORT, start[row + 1] - start[row])
  return counts
})
