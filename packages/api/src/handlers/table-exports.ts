import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { csv, csvRows } from '../csv.ts'
import type { TablesAsked } from '../shapes/index.ts'
import { type Analysis, analysisCalls, analysisText, analyze, type Told } from '../tables/analysis.ts'
import { archive } from '../tables/archive.ts'
import { readme, readmeFile, tables } from '../tables/index.ts'
import { asItIs, nobodyKnown, type Shown } from '../tables/masked.ts'
import { messagesCsv, messagesFile, SLICE } from '../tables/messages.ts'
import { cellsOf, type Table } from '../tables/table.ts'
import type { Chats } from './chats.ts'
import { type ChatFeelings, isWithoutModel } from './feelings.ts'
import { pause } from './pause.ts'
import { selectionOf } from './selection-of.ts'

export interface TableExportsOptions {
  chats: Chats
  feelings: ChatFeelings
  told: Told
  now: () => number
}

/** All figures as files. What they say is what the other calls answer, and the messages themselves. */
export const tableExportHandlers = ({
  chats,
  feelings,
  told,
  now,
}: TableExportsOptions): Pick<Answering<Contract['exports']>, 'csv' | 'json'> => ({
  csv: async (asked, context) => {
    const { chat } = await chats.current(context)
    // A file is written without feelings where there is no model, and waits for them where there is.
    const felt = await feelings.of(chat, context).catch((error: unknown) => {
      if (isWithoutModel(error)) return null
      throw error
    })
    const { filter, shown, analysis } = await analyzed(told, asked, context)
    const selection = selectionOf(chat, filter)
    const made = now()
    const zip = archive(made, context.signal)
    await zip.add(readmeFile, [
      bytesOf(readme({ made: new Date(made).toISOString(), isMasked: shown !== asItIs, filter: narrowed(asked, shown) })),
    ])
    for (const each of tables) await zip.add(each.file, tableCsv(each, analysis, context))
    const pieces = messagesCsv({ chat, selection, feelings: felt, nameOf: shown.name, textOf: shown.text })
    await zip.add(messagesFile, heard(pieces, selection.to - selection.from, context))
    return zip.close('convostat_export.zip')
  },
  json: async (asked, context) => {
    const { shown, analysis, filter } = await analyzed(told, asked, context)
    const author = filter.author?.map(shown.name)
    const text = analysisText({ analysis, filter: { ...filter, author }, isMasked: shown !== asItIs, now: now() })
    return new File([text], 'convostat_analysis.json', { type: 'application/json' })
  },
})

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function analyzed(told: Told, { masked, ...filter }: TablesAsked, context: HandlerContext) {
  const real = await analyze(told, filter, context, async (done) => {
    context.report({ stage: 'counting', done, total: analysisCalls.length })
    await turn(context)
  })
  const shown = masked === false ? asItIs : nobodyKnown(real['people.list'].people)
  return { filter, shown, analysis: shown.analysis(real) }
}

async function turn({ signal }: HandlerContext): Promise<void> {
  await pause()
  signal.throwIfAborted()
}

/** What it was narrowed to, in words; null where it was not. */
function narrowed({ from, to, author }: TablesAsked, shown: Shown): string | null {
  const parts = [
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(to === undefined ? [] : [`up to ${to}`]),
    ...(author === undefined ? [] : [`messages of ${author.map(shown.name).join(', ')}`]),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

async function* tableCsv(table: Table, analysis: Analysis, context: HandlerContext) {
  yield bytesOf(csv([Object.keys(table.columns)]))
  let rows: ReturnType<typeof cellsOf>[] = []
  for (const row of table.rows(analysis)) {
    rows.push(cellsOf(table, row))
    if (rows.length < SLICE) continue
    yield bytesOf(csvRows(rows))
    rows = []
    await turn(context)
  }
  yield bytesOf(csvRows(rows))
}

/** The same pieces, with who waits told how far it is, and heard. */
async function* heard(pieces: ReturnType<typeof messagesCsv>, total: number, context: HandlerContext) {
  for (const { bytes, done } of pieces) {
    yield bytes
    await turn(context)
    context.report({ stage: 'writing', done, total })
  }
}
