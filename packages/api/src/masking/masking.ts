import type { HistoryEntry, Person, UploadAnswer } from '#shapes/index.ts'
import type { Call, Shape } from '../call.ts'
import type { Asking, Fetch } from '../client.ts'
import { cover } from './cover.ts'
import type { masked } from './mask.ts'
import { withColumns } from './masked-csv.ts'
import { type Labels, type LabelWords, labelsOf } from './person-labels.ts'
import { createStandIns, withoutNumbers } from './pseudonyms.ts'

/** Answers in which nobody can be known, and the way back from what they show. */
export interface Masking {
  /** The same calls: asked with what is shown, answered masked while `isOn`. What calls ask for is always the original. */
  over: (fetch: Fetch) => Fetch
  /** A value of this shape as it is shown, of one chat or of several. */
  mask: <T>(shape: Shape, value: T, uploadId?: string) => T
  /** A text that someone wrote, as it is shown. */
  cover: (text: string) => string
  /** What leaves the app, without what distinguishes texts that look alike. */
  forFile: (text: string) => string
  /** The name of a file that is saved now: a masked one says so. */
  fileName: (name: string) => string
  /** What shown values stand for; others are what they are. */
  original: <T>(value: T) => T
  /** The answer that opened a chat, as it was: what is shown changes with the switch. */
  opened: (uploadId: string) => UploadAnswer | undefined
}

/** Calls that show no chat content, or whose answers are kept and not shown. */
const passing = /^(license|payment)\.|^uploads\.(backup|backupWith|copy|restore|delete)$|^emotion\.corrections$/

/** What they answer with is the chat that is looked at. */
const opening = new Set(['upload.run', 'uploads.open'])

/** A printed report can no longer be masked: it is asked for masked. */
const isPaper = (name: string): boolean => name.startsWith('exports.')

export const passesUnmasked = (name: string): boolean => passing.test(name)

/** What masks a value. Where it is loaded after the call, nothing is answered before it is `ready`. */
export interface MaskingBy {
  masked: typeof masked
  ready?: () => Promise<unknown>
}

export function createMasking(isOn: () => boolean, words: LabelWords, { masked, ready }: MaskingBy): Masking {
  const standIns = createStandIns()
  const chats = new Map<string, Labels>()
  const answers = new Map<string, UploadAnswer>()
  const nobody = labelsOf('', [], words, standIns)
  /** In a chat that was never opened here, people are known by how much they wrote: the order of their colors unless they were edited. */
  const byOrder = (id: string, names: readonly string[]): Labels =>
    labelsOf(
      id,
      names.map((name, color) => ({ name, names: [name], color })),
      words,
      standIns,
    )

  function learn(name: string, uploadId: string | undefined, output: unknown): void {
    const { people, upload_id: id = uploadId } = Object(output) as { people?: unknown; upload_id?: string }
    if (id === undefined || !isPeople(people)) return
    chats.set(id, labelsOf(id, people, words, standIns))
    if (opening.has(name)) answers.set(id, output as UploadAnswer)
  }

  /** People of an upload that was listed are known as long as it is not opened. */
  const listed = new Map<string, Labels>()
  const labelsFor = (id: string, names: readonly string[]): Labels => {
    const known = chats.get(id) ?? (names.length === 0 ? listed.get(id) : undefined)
    if (known) return known
    const labels = byOrder(id, names)
    listed.set(id, labels)
    return labels
  }

  const mask: Masking['mask'] = (shape, value, uploadId) => {
    const { upload_id: id = uploadId, participants } = Object(value) as Partial<UploadAnswer & HistoryEntry>
    const labels = id === undefined ? (Array.isArray(participants) ? byOrder('', participants) : nobody) : (chats.get(id) ?? nobody)
    return masked(shape, value, { standIns, labels, labelsOf: labelsFor })
  }

  /** A table of messages: their authors and texts as on the screen. */
  async function maskedFile(file: File, uploadId: string | undefined): Promise<File> {
    const labels = chats.get(uploadId ?? '') ?? nobody
    const text = withColumns(await file.text(), {
      author: (name) => withoutNumbers(labels.of(name)),
      message: cover,
    })
    return new File([text], maskedFileName(file.name), { type: file.type })
  }

  /** Each event separately, also one that comes after the switch was turned: a piece of a sentence is covered as the whole is. */
  async function* maskedEvents(call: Call, events: AsyncIterable<unknown>, uploadId: string | undefined): AsyncGenerator<unknown> {
    for await (const event of events) yield isOn() ? mask(call.output, event, uploadId) : event
  }

  async function answered(
    name: string,
    call: Call,
    output: unknown,
    { uploadId, isPlain }: Pick<Asking, 'uploadId' | 'isPlain'> = {},
  ): Promise<unknown> {
    if (passesUnmasked(name)) return output
    if (call.answers === 'events') return maskedEvents(call, output as AsyncIterable<unknown>, uploadId)
    learn(name, uploadId, output)
    if (!isOn()) return output
    if (isPaper(name)) return new File([output as File], maskedFileName((output as File).name), { type: (output as File).type })
    if (call.answers === 'file') return maskedFile(output as File, uploadId)
    return mask(isPlain ? call.plain : call.output, output, uploadId)
  }

  return {
    over: (fetch) => async (name, call, input, asking) => {
      const real = passesUnmasked(name) ? input : standIns.original(input)
      const asked = isOn() && isPaper(name) ? { ...Object(real), masked: 'all' } : real
      const mayWait = !isOn() && asking?.uploadId === undefined
      const [output] = await Promise.all([fetch(name, call, asked, asking), mayWait ? undefined : ready?.()])
      // What someone is named in may be masked at any later moment.
      if (isOn() || !isOfNobody(name, output)) await ready?.()
      return answered(name, call, output, asking)
    },
    mask,
    cover: (text) => standIns.standIn('text', text, cover(text)),
    forFile: (text) => (isOn() ? withoutNumbers(text) : text),
    fileName: (name) => (isOn() ? maskedFileName(name) : name),
    original: standIns.original,
    opened: (uploadId) => answers.get(uploadId),
  }
}

/** The answer for a browser without chats: it need not wait for the masking code. */
function isOfNobody(name: string, output: unknown): boolean {
  if (passesUnmasked(name)) return true
  const { uploads, damaged } = Object(output) as Partial<Record<'uploads' | 'damaged', unknown[]>>
  return name === 'uploads.list' && uploads?.length === 0 && damaged?.length === 0
}

const maskedFileName = (name: string): string => name.replace(/(\.[^.]+)?$/, '-masked$1')

const isPeople = (value: unknown): value is Person[] =>
  Array.isArray(value) && value.every((each) => Array.isArray(Object(each).names) && 'color' in each)
