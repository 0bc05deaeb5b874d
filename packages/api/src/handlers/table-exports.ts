import type { TablesAsked } from '#shapes/index.ts'
import { type Analysis, type AnalysisCall, type AnalysisCalls, analysisPieces, answered } from '#tables/analysis.ts'
import { readme, readmeFile, tables } from '#tables/index.ts'
import { asItIs, type ExportView, nobodyKnown } from '#tables/masked.ts'
import { messagesCsv, messagesFile } from '#tables/messages.ts'
import { cellsOf, type Table } from '#tables/table.ts'
import { type Archive, zip } from '#tables/zip.ts'
import type { Answering, HandlerContext } from '../answer.ts'
import type { Progress } from '../client.ts'
import type { Contract } from '../contract.ts'
import { csv, csvRows } from '../csv.ts'
import type { Receiver } from '../upload-sink.ts'
import { isWithoutModel } from './feelings.ts'
import { pause } from './pause.ts'
import { selectionOf } from './selection-of.ts'
import type { SessionParts } from './session-parts.ts'

type Needed = Pick<SessionParts, 'chats' | 'feelings' | 'receiver' | 'now'> & { calls: AnalysisCalls }

/** All figures as files. What they say is what the other calls answer, and the messages themselves. */
export const tableExportHandlers = ({
  chats,
  feelings,
  calls,
  receiver,
  now,
}: Needed): Pick<Answering<Contract['exports']>, 'csv' | 'json'> => {
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
      const shown = await shownAs(calls, asked, context)
      const selection = selectionOf(chat, filter)
      const made = now()
      return received('convostat_export.zip', 'application/zip', async (to) => {
        const archive = zip(to, made)
        try {
          await filled(archive)
          await archive.end()
        } catch (error) {
          await archive.abort(error)
          throw error
        }
      })

      async function filled(archive: Archive): Promise<void> {
        await archive.file(readmeFile)
        const facts = { made: new Date(made).toISOString(), isMasked: masked !== false, filter: narrowed(asked, shown) }
        await archive.write(bytesOf(readme(facts)))
        // The longest file comes first: while it is packed the figures for all others are counted.
        await archive.file(messagesFile)
        const way = bothWays(context, selection.to - selection.from)
        const turn = turnOf(context)
        const answers: Partial<Record<AnalysisCall, unknown>> = {}
        const given = { chat, selection, feelings: felt, nameOf: shown.name, textOf: shown.text }
        await whilePacking(
          turn,
          async (write, turn) => {
            for (const { bytes, done } of messagesCsv(given)) {
              await write(archive.write(bytes))
              way.written(done)
              await turn()
            }
          },
          async (turn) => {
            const counting = { ...context, report: way.counted, pause: turn }
            for await (const call of answered(calls, filter, counting, turn)) {
              const [name, answer] = shown.answered(call)
              answers[name] = answer
            }
          },
        )
        way.end()
        for (const each of tables) {
          await archive.file(each.file)
          for (const text of tableCsv(each, answers as Analysis)) {
            await archive.write(bytesOf(text))
            await turn()
          }
        }
      }
    },
    json: async (asked, context) => {
      await chats.current(context)
      const { masked, ...filter } = asked
      const turn = turnOf(context)
      const shown = await shownAs(calls, asked, context)
      async function* answers() {
        for await (const call of answered(calls, filter, context, turn)) yield shown.answered(call)
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
async function shownAs(calls: AnalysisCalls, { masked }: TablesAsked, context: HandlerContext): Promise<ExportView> {
  return masked === false ? asItIs : nobodyKnown((await calls.people.list({}, context)).people)
}

const turnOf =
  ({ signal }: HandlerContext) =>
  async (): Promise<void> => {
    await pause()
    signal.throwIfAborted()
  }

type Turn = () => Promise<void>

/** This many pieces are written at a turn of what counts, where packing never lets anyone wait: a browser's is not beside us. */
const MOST_PIECES = 8

/**
 * Writes, and counts whenever packing has as much to do as it takes: where it has its own thread, it never waits for
 * what is counted. Where one of the two fails the other ends at its next turn.
 */
async function whilePacking(
  turn: Turn,
  writing: (write: (piece: Promise<void>) => Promise<void>, turn: Turn) => Promise<void>,
  counting: (turn: Turn) => Promise<void>,
): Promise<void> {
  let failed: { error: unknown } | null = null
  /** A piece is waiting for its place, or there are no more. */
  let isFull = false
  const failing = (error: unknown): void => {
    failed ??= { error }
  }
  const heard: Turn = async () => {
    await turn()
    if (failed) throw failed.error
  }
  const write = async (piece: Promise<void>): Promise<void> => {
    isFull = true
    await piece
    isFull = false
  }
  const written = writing(write, heard)
    .catch(failing)
    .finally(() => {
      isFull = true
    })
  await counting(async () => {
    await heard()
    for (let piece = 1; piece < MOST_PIECES && !isFull; piece++) await heard()
  }).catch(failing)
  await written
  if (failed !== null) throw (failed as { error: unknown }).error
}

/** One progress for two things that run at the same time, half of it for each: counting figures and writing rows. */
function bothWays({ report }: Pick<HandlerContext, 'report'>, rows: number) {
  let counted = 0
  let written = 0
  const tell = () => report({ stage: 'writing', done: Math.floor(((counted + written) / 2) * rows), total: rows })
  return {
    counted(progress: Progress): void {
      if (progress.stage === 'counting') {
        counted = progress.done / progress.total
        tell()
      } else report(progress)
    },
    written(done: number): void {
      written = rows === 0 ? 1 : done / rows
      tell()
    },
    end(): void {
      counted = 1
      written = 1
      tell()
    },
  }
}

/** What it was narrowed to, in words; null where it was not. */
function narrowed({ from, to, author }: TablesAsked, shown: ExportView): string | null {
  const parts = [
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(to === undefined ? [] : [`up to ${to}`]),
    ...(author === undefined ? [] : [`messages of ${author.map(shown.name).join(', ')}`]),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

/** This many rows at a time. */
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
