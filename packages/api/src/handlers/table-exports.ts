import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { csv, csvRows } from '../csv.ts'
import type { Receiver } from '../receiver.ts'
import type { TablesAsked } from '../shapes/index.ts'
import { type Analysis, type AnalysisCall, analysisPieces, answered, type Told } from '../tables/analysis.ts'
import { readme, readmeFile, tables } from '../tables/index.ts'
import { asItIs, nobodyKnown, type Shown } from '../tables/masked.ts'
import { messagesCsv, messagesFile } from '../tables/messages.ts'
import { cellsOf, type Table } from '../tables/table.ts'
import { zip } from '../tables/zip.ts'
import type { Chats } from './chats.ts'
import { type ChatFeelings, isWithoutModel } from './feelings.ts'
import { pause } from './pause.ts'
import { selectionOf } from './selection-of.ts'

export interface TableExportsOptions {
  chats: Chats
  feelings: ChatFeelings
  told: Told
  /** Where a file is written before it is handed out. */
  receiver: () => Promise<Receiver>
  now: () => number
}

/** All figures as files. What they say is what the other calls answer, and the messages themselves. */
export const tableExportHandlers = ({
  chats,
  feelings,
  told,
  receiver,
  now,
}: TableExportsOptions): Pick<Answering<Contract['exports']>, 'csv' | 'json'> => {
  /** Writes a file piece by piece; where that is given up nothing is left of it. */
  async function received(name: string, type: string, write: (to: Receiver) => Promise<void>): Promise<File> {
    const to = await receiver()
    try {
      await write(to)
      return await to.finish(name, type)
    } catch (error) {
      await to.discard()
      throw error
    }
  }

  return {
    csv: async (asked, context) => {
      const { chat } = await chats.current(context)
      // A file is written without feelings where there is no model, and waits for them where there is.
      const felt = await feelings.of(chat, context).catch((error: unknown) => {
        if (isWithoutModel(error)) return null
        throw error
      })
      const { masked, ...filter } = asked
      const turn = turnOf(context)
      const shown = await shownAs(told, asked, context)
      const answers: Partial<Record<AnalysisCall, unknown>> = {}
      for await (const call of answered(told, filter, context, turn)) {
        const [name, answer] = shown.answered(call)
        answers[name] = answer
      }
      const selection = selectionOf(chat, filter)
      const made = now()
      return received('convostat_export.zip', 'application/zip', async (to) => {
        const archive = zip(to, made)
        await archive.file(readmeFile)
        const facts = { made: new Date(made).toISOString(), isMasked: masked !== false, filter: narrowed(asked, shown) }
        await archive.write(bytesOf(readme(facts)))
        for (const each of tables) {
          await archive.file(each.file)
          for (const text of tableCsv(each, answers as Analysis)) {
            await archive.write(bytesOf(text))
            await turn()
          }
        }
        await archive.file(messagesFile)
        const total = selection.to - selection.from
        const given = { chat, selection, feelings: felt, nameOf: shown.name, textOf: shown.text }
        for (const { bytes, done } of messagesCsv(given)) {
          await archive.write(bytes)
          await turn()
          context.report({ stage: 'writing', done, total })
        }
        await archive.end()
      })
    },
    json: async (asked, context) => {
      await chats.current(context)
      const { masked, ...filter } = asked
      const turn = turnOf(context)
      const shown = await shownAs(told, asked, context)
      async function* answers() {
        for await (const call of answered(told, filter, context, turn)) yield shown.answered(call)
      }
      const facts = { filter: { ...filter, author: filter.author?.map(shown.name) }, isMasked: masked !== false, now: now() }
      return received('convostat_analysis.json', 'application/json', async (to) => {
        for await (const piece of analysisPieces(facts, answers())) await to.write(bytesOf(piece))
      })
    },
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** What an export shows: letters in place of names need everyone's place among the chat's people. */
async function shownAs(told: Told, { masked }: TablesAsked, context: HandlerContext): Promise<Shown> {
  return masked === false ? asItIs : nobodyKnown((await told.people.list({}, context)).people)
}

const turnOf =
  ({ signal }: HandlerContext) =>
  async (): Promise<void> => {
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

/** So many rows at a time. */
const SLICE = 1000

function* tableCsv(table: Table, analysis: Analysis): Generator<string> {
  yield csv([Object.keys(table.columns)])
  let rows: ReturnType<typeof cellsOf>[] = []
  for (const row of table.rows(analysis)) {
    rows.push(cellsOf(table, row))
    if (rows.length < SLICE) continue
    yield csvRows(rows)
    rows = []
  }
  yield csvRows(rows)
}
