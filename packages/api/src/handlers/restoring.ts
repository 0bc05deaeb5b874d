import type { RestoredAnswer, Saved } from '#shapes/index.ts'
import { Failure } from '../failure.ts'
import type { AppendedRecord, IncomingFile, Remains, StoredUpload, UploadRecord } from '../store.ts'
import type { Backup, PackedUpload } from './backup.ts'
import { packedFile, type Unpacking } from './packed-file.ts'
import { isSameFile, type Print, printOf, printOfPacked } from './print-of.ts'

/** What a backup is restored into. */
export interface Here {
  /** The uploads that are listed. */
  records: readonly UploadRecord[]
  /** Every id that is in use, also by what cannot be read. */
  ids: ReadonlySet<string>
  /** How many more may be kept. */
  room: number
  /** An upload with its files; null where they are missing. Throws `upload_damaged` where they cannot be read. */
  get(id: string): Promise<StoredUpload | null>
  /** What is left of an upload that `get` does not give. */
  remains(id: string): Promise<Remains | null>
  /** Keeps an upload whole, in place of a damaged one of this id. Reads the files once, one after the other. */
  keep(record: UploadRecord, files: readonly IncomingFile[]): Promise<void>
  /** Adds an export to an upload; throws `different_chat` where it is of another one. Answers whether it was added. */
  extend(id: string, further: Further): Promise<boolean>
}

/** A further export of an upload that is here, from a backup. */
export interface Further {
  file: File
  fact: Pick<AppendedRecord, 'dateOrder' | 'otherFormats' | 'appendDate'>
  /** When the backup's upload was last touched. */
  uploadDate: string
  /** Whether it is left out where it says nothing new: the same chat in another file. */
  isLeftOutIfKnown: boolean
}

type Packed = NonNullable<PackedUpload['files']>

/** What should be done with one upload of a backup. Nothing here is ever replaced but what is damaged. */
type Step =
  | { do: 'skip' | 'damaged' | 'failed' }
  | { do: 'keep'; record: UploadRecord; packed: Packed; own: readonly OwnFile[] }
  | { do: 'extend'; id: string; record: UploadRecord; packed: Packed; missing: readonly number[]; isByMark: boolean }

/** A file of a damaged upload that is still whole, and that the backup does not have. */
interface OwnFile {
  file: File
  fact: AppendedRecord
}

export interface RestorePlan {
  steps: readonly Step[]
  /** Where a backup's upload has another id here. */
  moved: ReadonlyMap<string, string>
  /** The uploads that are here afterwards, by the ids they have here. */
  chats: string[]
}

/** Compares what a backup has with what is here. An upload is the same by its id and its content, or by its content alone. */
export async function planRestore({ uploads, damagedIds }: Backup, here: Here, signal: AbortSignal): Promise<RestorePlan> {
  const backupIds = new Set([...uploads.flatMap(({ record }) => record?.id ?? []), ...damagedIds])
  const listed = new Map(here.records.map((record) => [record.id, record]))
  const taken = new Set([...here.ids, ...backupIds])
  const moved = new Map<string, string>()
  const looks = new Map<string, Promise<Look | null>>()
  const look = (id: string): Promise<Look | null> => {
    const looking = looks.get(id) ?? lookAt(here, id, signal)
    looks.set(id, looking)
    return looking
  }

  async function stepFor({ record, files: packed }: PackedUpload): Promise<Step> {
    if (!record) return { do: 'damaged' }
    const { id } = record
    const there = listed.has(id) ? await look(id) : null
    if (there && (!packed || isKin(there, record, packed))) {
      if (packed) return extending(there, record, packed)
      return { do: there.prints.length > record.appended.length ? 'skip' : 'damaged' }
    }
    if (!packed) return { do: 'damaged' }
    if (!there && here.ids.has(id)) {
      const own = await keepable(await here.remains(id), packed)
      if (own) return { do: 'keep', record, packed, own }
    }
    // The same chat, uploaded here for itself. What the backup has by its id is another of its uploads.
    for (const other of here.records) {
      // One that cannot be compared now is taken for another chat: twice is better than not at all.
      const kin = backupIds.has(other.id) ? null : await look(other.id).catch(() => null)
      if (kin && isKin(kin, record, packed)) {
        moved.set(id, other.id)
        return extending(kin, record, packed)
      }
    }
    if (!here.ids.has(id)) return { do: 'keep', record, packed, own: [] }
    const free = freeId(id, taken)
    moved.set(id, free)
    return { do: 'keep', record: { ...record, id: free }, packed, own: [] }
  }

  const steps: Step[] = []
  const chats = new Set<string>()
  let room = here.room
  for (const upload of uploads) {
    signal.throwIfAborted()
    const step = await stepFor(upload).catch((error: unknown): Step => {
      const problem = problemOf(error, signal)
      return { do: problem === 'damaged' ? problem : 'failed' }
    })
    steps.push(step)
    const id = upload.record?.id ?? ''
    if (step.do !== 'damaged' && step.do !== 'failed' && (step.do !== 'keep' || listed.has(step.record.id) || room-- > 0))
      chats.add(moved.get(id) ?? id)
  }
  for (const id of damagedIds) if (!listed.has(id)) steps.push({ do: 'damaged' })
  return { steps, moved, chats: [...chats] }
}

/** What was saved, with the ids that its uploads have here. */
export function movedSaved<S extends Saved>(saved: S, moved: ReadonlyMap<string, string>): S {
  if (moved.size === 0) return saved
  const idHere = (id: string) => moved.get(id) ?? id
  const here = <T extends { uploadId: string }>(each: T): T => ({ ...each, uploadId: idHere(each.uploadId) })
  const { favorites, asked, kept_off: keptOff } = saved
  return {
    ...saved,
    favorites: favorites.map(here),
    ...(asked && { asked: asked.map(here) }),
    // Two of a message's uploads may be one here.
    ...(keptOff && { kept_off: keptOff.map((each) => ({ ...each, uploadIds: [...new Set(each.uploadIds.map(idHere))] })) }),
  }
}

/** Does what was planned, each upload for itself: what fails with one of them leaves the others as they are. */
export async function restorePlanned(
  { steps }: RestorePlan,
  here: Here,
  unpacking: Unpacking,
): Promise<Pick<RestoredAnswer, 'restored' | 'skipped' | 'damaged' | 'no_room' | 'merged' | 'failed'>> {
  const tally = { restored: 0, skipped: 0, damaged: 0, no_room: 0, failed: 0 }
  const merged = new Set<string>()
  const taken = new Set([...here.ids, ...steps.flatMap((step) => (step.do === 'keep' ? [step.record.id] : []))])

  const kept = new Set<string>()
  const listed = new Set(here.records.map(({ id }) => id))
  let taking = 0

  async function keep(record: UploadRecord, packed: Packed, own: readonly OwnFile[]): Promise<void> {
    if (kept.has(record.id)) return void tally.skipped++
    // If it replaces a damaged chat that is listed, it needs no new place.
    const isInPlace = listed.has(record.id)
    if (!isInPlace && taking >= here.room) return void tally.no_room++
    const facts = [record, ...record.appended]
    const files = packed.map((entry, i) => packedFile(entry, facts[i].filename, facts[i].lastModified, unpacking))
    const whole = { ...record, appended: [...record.appended, ...own.map(({ fact }) => fact)] }
    await here.keep(whole, [...files, ...own.map(({ file }) => file)])
    kept.add(record.id)
    if (!isInPlace) taking++
    tally.restored++
  }

  async function extend({ id, record, packed, missing, isByMark }: Extract<Step, { do: 'extend' }>): Promise<void> {
    const facts: readonly (Pick<AppendedRecord, 'filename' | 'lastModified'> & Further['fact'])[] = [
      { ...record, appendDate: record.uploadDate },
      ...record.appended,
    ]
    let [isGrown, isOther] = [false, false]
    const problems: (keyof typeof tally)[] = []
    for (const i of missing) {
      try {
        const fact = facts[i]
        const file = await unpackedFile(packedFile(packed[i], fact.filename, fact.lastModified, unpacking))
        const further = { file, fact, uploadDate: record.uploadDate, isLeftOutIfKnown: isByMark }
        isGrown = (await here.extend(id, further)) || isGrown
      } catch (error) {
        if (error instanceof Failure && error.code === 'different_chat') isOther = true
        else problems.push(problemOf(error, unpacking.signal))
      }
    }
    if (isGrown) merged.add(id)
    // Two chats that began as one: both are kept.
    if (isOther) {
      const free = freeId(record.id, taken)
      await keep({ ...record, id: free }, packed, [])
    }
    const [problem = null] = problems
    if (problem) tally[problem]++
    else if (!isGrown && !isOther) tally.skipped++
  }

  for (const step of steps) {
    unpacking.signal.throwIfAborted()
    try {
      if (step.do === 'keep') await keep(step.record, step.packed, step.own)
      else if (step.do === 'extend') await extend(step)
      else tally[step.do === 'skip' ? 'skipped' : step.do]++
    } catch (error) {
      tally[problemOf(error, unpacking.signal)]++
    }
  }
  const { failed, ...counts } = tally
  return { ...counts, ...(merged.size > 0 && { merged: [...merged] }), ...(failed > 0 && { failed }) }
}

/** What went wrong with one upload; throws what went wrong with all of them. */
function problemOf(error: unknown, signal: AbortSignal): 'damaged' | 'no_room' | 'failed' {
  signal.throwIfAborted()
  const failure = Failure.from(error)
  if (failure.code === 'storage_full') return 'no_room'
  if (['outdated', 'file_changed', 'storage_denied', 'unavailable'].includes(failure.code)) throw error
  return failure.status === 422 ? 'damaged' : 'failed'
}

/** A readable upload that is here: its record, and what identifies its files. */
interface Look {
  record: UploadRecord
  prints: readonly Print[]
}

/** Reads an upload to its end; null where it is damaged or its files are missing. */
async function lookAt({ get }: Here, id: string, signal: AbortSignal): Promise<Look | null> {
  try {
    const upload = await get(id)
    if (!upload) return null
    const prints: Print[] = []
    for (const file of upload.files) prints.push(await printOf(file, signal))
    return { record: upload.record, prints }
  } catch (error) {
    signal.throwIfAborted()
    if (isDamage(error)) return null
    throw error
  }
}

/** Whether a file or its copy here cannot be read, as opposed to a storage that does not answer. */
export const isDamage = (error: unknown): boolean =>
  (error instanceof Failure && ['upload_damaged', 'upload_newer', 'file_changed'].includes(error.code)) ||
  (error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError'))

/**
 * Whether two uploads are of one chat: they began with the same file, or hold the same messages. A copy of the very same
 * file with other bytes is neither: one of the two was altered, and both are kept.
 */
function isKin(there: Look, record: UploadRecord, [first]: Packed): boolean {
  const print = printOfPacked(first)
  if (isSameFile(there.prints[0], print)) return true
  const { filename, lastModified, mark } = there.record
  const isAltered = filename === record.filename && lastModified === record.lastModified && there.prints[0].size === print.size
  return !isAltered && mark !== undefined && mark === record.mark
}

function extending({ record: { id }, prints }: Look, record: UploadRecord, packed: Packed): Step {
  const missing = packed.flatMap((entry, i) => (prints.some((print) => isSameFile(print, printOfPacked(entry))) ? [] : [i]))
  const isByMark = missing.includes(0)
  return missing.length === 0 ? { do: 'skip' } : { do: 'extend', id, record, packed, missing, isByMark }
}

/**
 * The files of a damaged upload that a backup does not have, to be kept with the backup's. Null where one of them cannot be
 * kept so: then nothing takes the damaged one's place.
 */
async function keepable(left: Remains | null, packed: Packed): Promise<OwnFile[] | null> {
  const own: OwnFile[] = []
  for (const [i, { file, isWhole }] of (left?.files ?? []).entries()) {
    // Gone, or damaged where the backup has it whole.
    if (!file || (i < packed.length && (!isWhole || file.size === packed[i].uncompressedSize))) continue
    const copy = isWhole && (await copyOf(file))
    const fact = i === 0 ? left?.record && firstFact(left.record) : left?.record?.appended[i - 1]
    if (!copy || !fact) return null
    const print = await printOf(copy)
    if (!packed.some((entry) => isSameFile(printOfPacked(entry), print))) own.push({ file: copy, fact })
  }
  return own
}

/** In memory: the file itself goes when something takes its place. */
const copyOf = (file: File): Promise<File | null> =>
  file.arrayBuffer().then(
    (bytes) => new File([bytes], file.name, { lastModified: file.lastModified }),
    () => null,
  )

const firstFact = ({ filename, dateOrder, otherFormats, lastModified, uploadDate }: UploadRecord): AppendedRecord => ({
  filename,
  dateOrder,
  ...(otherFormats && { otherFormats }),
  lastModified,
  appendDate: uploadDate,
  knownMessages: 0,
  newMessages: 0,
  firstNew: null,
  lastNew: null,
})

const unpackedFile = async (packed: IncomingFile): Promise<File> =>
  new File([await new Response(packed.stream()).blob()], packed.name, { lastModified: packed.lastModified })

/** The next id that nothing has, here or in the backup. */
function freeId(id: string, taken: Set<string>): string {
  for (let number = Number(id.slice('upload_'.length)) % 1e15; ; number++) {
    const free = `upload_${number}`
    if (taken.has(free)) continue
    taken.add(free)
    return free
  }
}
