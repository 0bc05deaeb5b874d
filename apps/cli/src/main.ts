import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { contract, createClient, Failure } from '@convostat/api'
import { createChatApi } from '@convostat/api/handlers'
import { modelFrom } from '@convostat/api/handlers/model-from'
import { memoryReceiver, type Receiver, whereItHappened } from '@convostat/api/http'
import { createMasking } from '@convostat/api/masking'
import { packQuickly } from '@convostat/api/node-compression'
import { masked as maskedBy } from '@convostat/api/schemas'
import { CannotStart } from '@convostat/installation/cannot-start'
import { quietWarnings } from '@convostat/installation/quiet-warnings'
import { spareMemory } from '@convostat/installation/spare-memory'
import { UsageError } from '@convostat/installation/usage-error'
import { weightsFile } from '@convostat/installation/weights-file'
import { type Command, readCommand, usage, version } from './arguments.mjs'
import { chatFile } from './chat-file.ts'
import { licensed } from './licensed.ts'
import { sayCli } from './messages/index.ts'
import { noStore } from './no-store.ts'
import { printingHere } from './printing.ts'
import { noProgress, progressLine } from './progress.ts'
import { exitCodes, onTerminal, Stop } from './stop.ts'
import { inPlainSpaces, summary } from './summary.ts'
import { draftOf, refuseUnwritable } from './written.ts'

// The command line: what it prints is for a program to read, what it says besides goes to the other output.

/** Of a chat's text, unpacked. */
const textLimitBytes = 512e6
const interrupted = 130

quietWarnings(process)
spareMemory()
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())

try {
  const command = readCommand(process.argv.slice(2))
  if (command.command === 'help') process.stdout.write(`${usage}\n`)
  else if (command.command === 'version') process.stdout.write(`${version}\n`)
  else await analyze(command)
} catch (error) {
  process.exitCode = codeOf(error)
  const sentence = sentenceOf(error)
  if (sentence !== null) console.error(sentence)
  // Its last progress is still shown.
  else if (process.stderr.isTTY) process.stderr.write('\n')
}
// Nobody waits for what is still read in the background.
process.stdout.write('', () => process.exit())

async function analyze({ file, pdf, csv, json, license, paper, masked, quiet, force }: Command): Promise<void> {
  const { signal } = stopping
  const line = quiet ? noProgress : progressLine(process.stderr)
  const note = (sentence: string) => {
    line.clear()
    if (!quiet) console.error(onTerminal(sentence))
  }
  const outputs = [pdf, csv, json === '-' ? null : json].flatMap((path) => (path === null ? [] : [asTyped(path)]))
  if (new Set(outputs).size < outputs.length) throw new UsageError(sayCli.sameName)
  await refuseUnwritable(outputs, force)
  const desk = license === null ? undefined : await licensed(asTyped(license), Date.now)
  const isPro = desk !== undefined && (await desk.status()).is_pro
  if (!isPro && (csv !== null || json !== null)) throw new Failure('pro_required')

  /** Where what is asked for next is written. */
  let receiver: Receiver = memoryReceiver()
  const emotion = modelFrom(async () => new Uint8Array(await readFile(join(import.meta.dirname, weightsFile))))
  packQuickly()
  const answer = createChatApi({
    store: noStore,
    now: Date.now,
    limits: { textBytes: textLimitBytes },
    license: desk,
    emotion,
    printing: printingHere(note),
    receiver: async () => receiver,
    left: signal,
  })
  const masking = createMasking(
    () => masked,
    { person: (letters) => sayCli.masked.person({ letters }), someone: sayCli.masked.someone },
    { masked: maskedBy },
  )
  const report = line.report
  const api = createClient(
    contract,
    masking.over((name, _call, input, { uploadId } = {}) => answer(name, input, { signal, report, uploadId })),
  )

  const chat = await chatFile(file === '-' ? file : asTyped(file), process.stdin)
  const upload = await api.upload.run({ file: chat }).catch((error: unknown) => {
    throw signal.aborted ? error : new Stop(exitCodes.unreadable, Failure.from(error).detail, error)
  })
  const asking = { uploadId: upload.upload_id }
  if (upload.was_truncated) note(sayCli.truncated({ analyzed: upload.overview.total_messages, all: upload.original_message_count }))
  /** Asks for a file and puts it where it is wanted; of what is given up nothing is left. */
  const save = async (path: string, make: () => Promise<File>) => {
    const draft = draftOf(asTyped(path), force)
    receiver = draft.receiver
    try {
      const file = await make()
      // Masking gives it another name, and so another file: what was received counts.
      if (draft.size === null) {
        await draft.receiver.write(new Uint8Array(await file.arrayBuffer()))
        await draft.receiver.finish(file.name, file.type)
      }
      signal.throwIfAborted()
      await draft.place()
      note(inPlainSpaces(sayCli.saved({ path: asTyped(path), size: draft.size ?? 0 })))
    } catch (error) {
      throw draft.failure ?? error
    } finally {
      await draft.receiver.discard()
      receiver = memoryReceiver()
    }
  }
  if (pdf !== null) await save(pdf, () => api.exports.pdf({ paper }, asking))
  if (csv !== null) await save(csv, () => api.exports.csv({}, asking))
  if (json !== null && json !== '-') await save(json, () => api.exports.json({}, asking))
  const printed = json === '-' ? await (await api.exports.json({}, asking)).text() : null
  line.clear()
  if (printed !== null) process.stdout.write(printed)
  else if (!quiet) process.stdout.write(await summary(api, asking, masking.forFile))
  line.clear()
}

/** npm runs us in the project's folder, and says where it was called. */
function asTyped(path: string): string {
  const isByNpm = process.env.npm_lifecycle_event === 'convostat'
  return resolve(isByNpm ? (process.env.INIT_CWD ?? '') : '', path)
}

function codeOf(error: unknown): number {
  if (stopping.signal.aborted) return interrupted
  if (error instanceof UsageError) return exitCodes.usage
  if (error instanceof Stop) return error.exitCode
  return error instanceof Failure && error.code === 'pro_required' ? exitCodes.proNeeded : exitCodes.amiss
}

/** The message of a mistake of ours may quote the chat; its place in the code does not. */
function sentenceOf(error: unknown): string | null {
  if (stopping.signal.aborted) return null
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof Stop || error instanceof CannotStart) return error.message
  if (error instanceof Failure && error.code !== 'unknown') return error.detail
  return onTerminal(sayCli.failed({ where: whereItHappened(error instanceof Failure ? error.cause : error) }))
}
