/** Every kind of CSV file we write, full of cells that would harm the person who opens it, and the texts its cells should contain. */

import { contract } from '@convostat/api'
import { createPlainClient } from '@convostat/api/client'
import { csv } from '@convostat/api/csv'
import { createChatApi } from '@convostat/api/handlers'
import { tableFile } from '../../apps/web/src/charts/table.ts'
import { calendarTable, heatmapTable, shareTable, timeseriesTable } from '../../apps/web/src/charts/tables.ts'
import { usageTable } from '../../apps/web/src/charts/usage-timeline.ts'
import { androidExport } from '../../packages/api/testing/exports.ts'
import { hostileCells } from '../../packages/api/testing/hostile-cells.ts'
import { memoryStore } from '../../packages/api/testing/memory-store.ts'

export interface HostileFile {
  name: string
  text: string
  /** The texts that must be in its cells, in order, among others. */
  texts: readonly string[]
}

/** What keeps a formula from being one; the only change that is made to a text. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n\0＝＋－＠]/.test(text) ? `'${text}` : text)

export async function hostileFiles(): Promise<HostileFile[]> {
  const api = await openedChat()
  const results = hostileCells.map((message, id) => ({ id, author: message, date: '2021-03-04T09:00:00', message, length: message.length }))
  const found = await api.search.export({ search: { sort_by: 'date_asc' } })
  const given = await api.search.export({ results })
  const { timeline } = await api.milestones.timeline({ keyword: '1' })
  const usage = { months: timeline, messages: timeline.reduce((sum, { count }) => sum + count, 0) }
  const share = await api.charts.messageShare({})
  return [
    { name: 'cells', text: csv(hostileCells.map((cell) => [cell, 7, true, null])), texts: hostileCells.map(harmless) },
    {
      name: 'search-all-hits',
      text: await found.text(),
      texts: messages.flatMap(({ author, text }) => [harmless(author), harmless(text)]),
    },
    {
      name: 'search-results',
      text: await given.text(),
      texts: results.flatMap(({ author, message }) => [harmless(author), harmless(message)]),
    },
    { name: 'chart-message-share', text: tableFile(shareTable(share)), texts: share.people.map(({ person }) => harmless(person)) },
    { name: 'chart-timeseries', text: tableFile(timeseriesTable(await api.charts.timeseries({}))), texts: ['Day', 'Messages'] },
    { name: 'chart-heatmap', text: tableFile(heatmapTable(await api.charts.heatmap({}))), texts: ['Monday', 'Sunday'] },
    { name: 'chart-calendar', text: tableFile(calendarTable(await api.charts.calendar({}))), texts: ['Month', 'Messages'] },
    { name: 'chart-usage', text: tableFile(usageTable(usage)), texts: ['Month', 'Messages'] },
  ]
}

/** The same cells as someone careless would write them: the check has to find formulas here, or it finds none anywhere. */
export const carelessFile = (): string => `\ufeff${hostileCells.map((cell) => `"${cell.replaceAll('"', '""')}"\r\n`).join('')}`

/** What an export can say of it: one line each, no name with a colon, none that begins or ends with a space. */
const messages = hostileCells
  .filter((text) => text === text.trim() && !/[\r\n]/.test(text))
  .map((text, i) => ({ author: ['=Ana+1', '@Ben', '+49 170 5550100', '-Çağla "C"', 'Dora, =1+1'][i % 5], text }))

async function openedChat() {
  const answer = createChatApi({ store: memoryStore(), now: Date.now, limits: { textBytes: 64e6 } })
  const api = createPlainClient(contract, (name, _, input, { isPlain } = {}) =>
    answer(name, input, { isPlain, signal: new AbortController().signal, report: () => undefined }),
  )
  const lines = messages.map(({ author, text }, i) => `04/03/2021, 09:${String(i).padStart(2, '0')} - ${author}: ${text}`)
  await api.upload.run({
    file: androidExport(['04/03/2021, 08:00 - Messages and calls are end-to-end encrypted. Tap to learn more.', ...lines]),
  })
  return api
}
