import type { UploadRecord } from '@convostat/api'
import { uploadRecord } from '@convostat/api/schemas'

/** An upload as it lies in IndexedDB, version 2. Version 1 knew of no appended files. */
export interface Kept {
  v: 2
  id: string
  /** What each of its files takes in storage: a file of another size is a damaged one. */
  bytes: number[]
  record: UploadRecord
}

/** What lies in storage may have been written by another version, by hand, or half: only what is whole is taken. */
export function readKept(value: unknown): Kept | null {
  const { v, id, bytes, record: written } = upgraded(Object(value))
  const record = uploadRecord.safeParse(written).data
  if (v !== 2 || !record || record.id !== id || !isSizes(bytes) || bytes.length !== 1 + record.appended.length) return null
  return { v, id: record.id, bytes, record }
}

/** The id that something in storage goes by, readable or not. */
export function idOfKept(value: unknown): string | null {
  const { id } = Object(value) as { id?: unknown }
  return typeof id === 'string' ? id : null
}

function upgraded(kept: Record<string, unknown>): Record<string, unknown> {
  if (kept.v !== 1) return kept
  const record = Object(kept.record) as Record<string, unknown>
  const isGroup = Array.isArray(record.participants) && record.participants.length > 2
  return { ...kept, v: 2, bytes: [kept.bytes], record: { ...record, title: null, isGroup, appended: [] } }
}

const isSizes = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((bytes) => Number.isSafeInteger(bytes) && bytes >= 0)
