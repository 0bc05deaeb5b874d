/**
 * What the bench of PDFs prints, as the API makes it from the demo's chat: the full report, and books of favorites in several
 * scripts. Bundled and run by report.mjs, which gives the chat, the emotion weights and a folder.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createChatApi } from '@convostat/api/handlers'
import { modelFrom } from '@convostat/api/handlers/model-from'
import { noStore } from '../apps/cli/src/no-store.ts'

const [path, weights, folder] = process.argv.slice(2)
const context = { signal: new AbortController().signal, report: () => undefined, plan: 'pro' as const }
let name = ''
const answer = createChatApi({
  store: noStore,
  now: () => Date.UTC(2024, 0, 1),
  limits: { textBytes: 256e6 },
  emotion: modelFrom(async () => new Uint8Array(readFileSync(weights))),
  printing: {
    print: async (report, labels) => {
      writeFileSync(join(folder, `${name}.json`), JSON.stringify({ report, labels }))
      return new Uint8Array()
    },
  },
})
await answer('upload.run', { file: new File([readFileSync(path)], 'chat.txt') }, context)
const { results } = (await answer('search.run', { query: 'the', limit: 500 }, context)) as {
  results: { author: string; message: string; date: string }[]
}
/** What nobody of the demo writes, but many do: other scripts, emoji. */
const others = [
  'कल सुबह जल्दी मिलते हैं, ठीक है?',
  'صباح الخير، كيف حالك اليوم؟',
  '明日一緒に買い物に行きましょう！',
  '今天天气很好，我们去公园吧',
  'เจอกันที่ร้านเดิมนะ',
  '❤️🎉👨‍👩‍👧‍👦🇵🇹👍🏽',
]
const favorites = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const { author, message } = results[i % results.length]
    const day = new Date(Date.UTC(2017, 0, 1) + (i * 2200 * 86_400_000) / count).toISOString().slice(0, 19)
    return {
      author,
      text: i % 10 === 9 ? `${others[((i / 10) % others.length) | 0]} ${message}` : message,
      originalDate: day,
      note: i % 9 === 0 ? 'Our first trip. Keep it.' : '',
    }
  })

name = 'report'
await answer('exports.pdf', { favorites: favorites(24) }, context)
for (const count of [3000, 10_000]) {
  name = `book-${count}`
  await answer('exports.favoritesPdf', { messages: favorites(count) }, context)
}
