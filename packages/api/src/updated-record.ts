import type { UploadRecord } from './store.ts'

/**
 * A record that is kept, with the date of another and, where both are of the same exports, with what the other says of
 * the part that is analyzed: a license may have come or ended since. Its name, files and settings stay.
 */
export function updatedRecord(kept: UploadRecord, by: UploadRecord): UploadRecord {
  const { uploadDate, participants, messageCount, dateRangeStart, dateRangeEnd, wasTruncated } = by
  // What the person has been notified of goes with what they have not.
  const { reading, unheard } = by.reading ? by : kept
  if (by.appended.length !== kept.appended.length) return { ...kept, uploadDate }
  return { ...kept, uploadDate, participants, messageCount, dateRangeStart, dateRangeEnd, wasTruncated, reading, unheard }
}
