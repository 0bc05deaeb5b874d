import { expect, test } from 'vitest'
import { length } from '#columns/length.ts'
import { tokenCounts } from '#search/strength.ts'
import { vocabulary } from '#search/vocabulary.ts'
import { languagesWritten } from '#sentiment/author-languages.ts'
import { chatOf } from '#testing/chat-of.ts'
import { postings } from '#words/postings.ts'
import { words } from '#words/words.ts'
import { calendar } from './calendar.ts'
import { heatmap } from './heatmap.ts'
import { messageShare } from './message-share.ts'
import { overview } from './overview.ts'
import { responseTimes } from './response-times.ts'
import { timeseries } from './timeseries.ts'
import { lexicon } from './words/lexicon.ts'
import { spoken } from './words/words-by-message.ts'

/** Each costs a pass over all words, or an index of them, and belongs to another screen than the first. */
const later = { languagesWritten, length, lexicon, postings, spoken, tokenCounts, vocabulary }

test('the first figures of a chat count its words, and build nothing else of them', () => {
  const chat = chatOf(`
    mon 09:00 Ana: how are you? https://example.org
    mon 09:05 Ben: FINE 🎉
    tue 09:05 Ana: fine, too`)
  for (const figure of [overview, responseTimes, timeseries, heatmap, calendar, messageShare]) figure(chat)
  expect(words.isKnown(chat)).toBe(true)
  expect(Object.entries(later).flatMap(([name, column]) => (column.isKnown(chat) ? [name] : []))).toEqual([])
})
