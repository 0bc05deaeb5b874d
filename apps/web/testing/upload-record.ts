import type { AppendedRecord, UploadRecord } from '@convostat/api'

/** The record of a small chat. */
export const recordOf = (id: string, more: Partial<UploadRecord> = {}): UploadRecord => ({
  id,
  filename: 'chat.txt',
  uploadDate: '2023-11-14T22:13:20Z',
  participants: ['Ana'],
  messageCount: 1,
  dateRangeStart: '2021-03-04T09:00:00',
  dateRangeEnd: '2021-03-04T09:00:00',
  wasTruncated: false,
  dateOrder: null,
  lastModified: 1_600_000_000_000,
  title: null,
  isGroup: false,
  appended: [],
  ...more,
})

/** The record of its export number `i` after the first. */
export const appendedOf = (i: number): AppendedRecord => ({
  filename: `later-${i}.txt`,
  dateOrder: null,
  lastModified: 7,
  appendDate: '2024-01-01T00:00:00Z',
  knownMessages: 1,
  newMessages: 2,
  firstNew: null,
  lastNew: null,
})
