import { type Slots, slots } from '@convostat/engine/analyses/slots'
import { everything } from '@convostat/engine/chat/selection'
import type { DateOrder } from '@convostat/engine/import/import-facts'
import { type OpenedExport, openExport } from '@convostat/engine/import/open-export'
import { isChangedFile } from '@convostat/engine/import/read-bytes'
import { type ReadResult, readChat } from '@convostat/engine/import/read-chat'
import type { Host, ReadSlots } from '@convostat/engine/import/read-failure'
import type { OtherFormats } from '@convostat/engine/import/second-exports'
import { DAY } from '@convostat/format/seconds'
import { Failure } from '../failure.ts'

const DAY_MS = DAY * 1000
/** How much of a file's start and end is looked at to tell it from another. */
const GLANCE_BYTES = 32 * 1024

/** A picture of what was read takes less than a hundredth of the reading. */
const stride = 5

/** Reads files; what was read last is kept, so that analyzing what was just inspected reads nothing twice. */
export interface Readings {
  read(source: Source, host: Host): Promise<ReadResult>
  /** What was read last, as long as it is kept. */
  last(): ReadResult | null
  /** Lets go of what was read last. */
  forget(): void
}

export interface Source {
  file: File
  /** What the person said the order of the dates is; without it the file decides. */
  dateOrder?: DateOrder
  /** What the person said of lines in another format; without it the file decides. */
  otherFormats?: OtherFormats
  /** When the export was made, epoch milliseconds; a kept copy has its own date. */
  lastModified?: number
}

interface Held {
  file: Glance
  opened: OpenedExport
  dateOrder: DateOrder | undefined
  otherFormats: OtherFormats | undefined
  reading: ReadResult
}

/** @param dropped called when what was read last is kept no longer. */
export function createReadings(limitBytes: number, dropped: () => void = () => undefined): Readings {
  let last: Held | null = null

  function forget(): void {
    last = null
    dropped()
  }

  async function read({ file, dateOrder, otherFormats, lastModified = file.lastModified }: Source, host: Host): Promise<ReadResult> {
    const glance = await glanceAt(file)
    const held = last && isSame(last.file, glance) ? last : null
    if (held && held.dateOrder === dateOrder && held.otherFormats === otherFormats) return held.reading
    forget()
    const opened = held?.opened ?? (await openExport(file, { limitBytes, host }))
    const reading = await readChat(opened, { dateOrder, otherFormats, referenceDay: dayAfter(lastModified), host })
    const { size } = opened
    host.report?.({ stage: 'reading', done: size, total: size, slots: withoutNames(slots(reading.chat, everything(reading.chat), stride)) })
    last = { file: glance, opened, dateOrder, otherFormats, reading }
    return reading
  }

  return {
    read: (source, host) => whileThere(() => read(source, host)),
    last: () => last?.reading ?? null,
    forget,
  }
}

/** Progress is drawn, and needs no names. */
const withoutNames = ({ perDay, people, rest }: Slots): ReadSlots => ({
  perDay,
  people: people.map(({ counts }) => ({ counts })),
  rest: rest && { counts: rest.counts },
})

/** Reads a chosen file. One that was changed or removed since fails as such, wherever in it that is noticed. */
export async function whileThere<T>(reading: () => Promise<T>): Promise<T> {
  try {
    return await reading()
  } catch (error) {
    throw error instanceof DOMException && isChangedFile(error) ? new Failure('file_changed', { cause: error }) : error
  }
}

/**
 * The last day that a file of that age can know of, in any time zone, as a day number. Some programs write no time,
 * which reads as 1970.
 */
const dayAfter = (lastModified: number): number | undefined => (lastModified > 0 ? Math.floor(lastModified / DAY_MS) + 1 : undefined)

/** What identifies a file without reading it: its name, size and date, its start and its end. */
interface Glance {
  name: string
  size: number
  lastModified: number
  start: Uint8Array
  end: Uint8Array
}

async function glanceAt(file: File): Promise<Glance> {
  const { name, size, lastModified } = file
  const bytes = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  return { name, size, lastModified, start: await bytes(0, GLANCE_BYTES), end: await bytes(Math.max(0, size - GLANCE_BYTES), size) }
}

const isSame = (a: Glance, b: Glance): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified && areEqual(a.start, b.start) && areEqual(a.end, b.end)

const areEqual = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i])
