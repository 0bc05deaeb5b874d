/** How people write a keyword. */
import { type Chat, messageText } from '../../chat.ts'
import { fold } from '../../search/fold.ts'
import { keywordHighlights } from '../../search/keyword.ts'

/** So many messages tell which spelling is the commonest. */
const LOOKED_AT = 25

/** The commonest spelling of a folded keyword in these rows, of equal ones the earliest; only what parts its words may differ. */
export function written(chat: Chat, rows: Uint32Array, keyword: string): string {
  const spellings = new Map<string, number>()
  const step = Math.max(1, Math.floor(rows.length / LOOKED_AT))
  for (let i = 0; i < rows.length; i += step) {
    const message = messageText(chat, rows[i])
    for (const [start, end] of keywordHighlights(message, keyword)) {
      const spelling = message.slice(start, end)
      if (fold(spelling) === keyword) spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1)
    }
  }
  const most = Math.max(0, ...spellings.values())
  return [...spellings].find(([, count]) => count === most)?.[0] ?? keyword
}
