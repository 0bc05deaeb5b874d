/** The form in which it stands in a history entry; another form is another number, and the older is passed over. */
const version = 1

/** A story that is open, as it is kept in a history entry: numbers, no word. */
export interface KeptStory {
  version: typeof version
  upload_id: string
  /** Null for all time. */
  year: number | null
  /** Which slide, from 0. */
  at: number
  /** Whether the entry below is the same screen without the story. */
  isOver: boolean
}

export const keptStory = (story: Omit<KeptStory, 'version'>): KeptStory => ({ version, ...story })

/** What a history entry says of a story of this upload; null where it says nothing that can be read. */
export function readStory(entry: unknown, uploadId: string | null): KeptStory | null {
  const { version: written, upload_id, year, at, isOver } = Object(entry) as Record<string, unknown>
  if (written !== version || uploadId === null || upload_id !== uploadId || !isWhole(at) || !(year === null || isWhole(year))) return null
  return { version, upload_id: uploadId, year, at, isOver: isOver === true }
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
