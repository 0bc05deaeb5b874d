import type { UploadRecord } from '@convostat/api'

/** An upload as it lies in IndexedDB, version 1. */
export interface Kept {
  v: 1
  id: string
  /** What its file takes in storage: a file of another size is a damaged one. */
  bytes: number
  record: UploadRecord
}

const is = {
  text: (value: unknown): value is string => typeof value === 'string',
  count: (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
  flag: (value: unknown): value is boolean => typeof value === 'boolean',
  texts: (value: unknown): value is string[] => Array.isArray(value) && value.every(is.text),
  dateOrder: (value: unknown): value is UploadRecord['dateOrder'] =>
    value === null || value === 'dmy' || value === 'mdy' || value === 'ymd',
}

const fields = {
  id: is.text,
  filename: is.text,
  uploadDate: is.text,
  participants: is.texts,
  messageCount: is.count,
  dateRangeStart: is.text,
  dateRangeEnd: is.text,
  wasTruncated: is.flag,
  dateOrder: is.dateOrder,
  lastModified: is.count,
} satisfies Record<keyof UploadRecord, (value: unknown) => boolean>

/** What lies in storage may have been written by another version, by hand, or half: only what is whole is taken. */
export function readKept(value: unknown): Kept | null {
  const { v, id, bytes, record } = Object(value) as Record<string, unknown>
  if (v !== 1 || !is.count(bytes) || !isRecord(record) || record.id !== id) return null
  return { v, id: record.id, bytes, record }
}

function isRecord(value: unknown): value is UploadRecord {
  const record = Object(value) as Record<string, unknown>
  return Object.entries(fields).every(([name, isRight]) => Object.hasOwn(record, name) && isRight(record[name]))
}
