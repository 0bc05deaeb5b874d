import type { UploadRecord } from '@convostat/api'
import { uploadRecord } from '@convostat/api/schemas'

/** What is known of an upload that is kept, version 2. Version 1 knew of no appended files. */
export interface KeptUpload {
  v: 2
  id: string
  /** What each of its files takes in storage: a file of another size is a damaged one. */
  bytes: number[]
  /** The CRC-32 of each file's content as it was given; null, or none at all, where that is not known yet. */
  sums?: (number | null)[]
  /** A file was found to have another checksum. */
  isDamaged?: true
  record: UploadRecord
}

const version = 2

/** Stored data may have been written by another version, by hand, or in part: only complete data is taken. */
export function readKept(value: unknown): KeptUpload | null {
  const { v, id, bytes, sums, isDamaged, record: written } = upgraded(Object(value))
  const record = uploadRecord.safeParse(written).data
  if (v !== version || !record || record.id !== id || !isSizes(bytes) || bytes.length !== 1 + record.appended.length) return null
  return { v, id: record.id, bytes, ...(isSums(sums, bytes.length) && { sums }), ...(isDamaged === true && { isDamaged }), record }
}

/** Whether a newer version of this app wrote it, which this one must leave alone. */
export function isNewer(value: unknown): boolean {
  const { v } = Object(value) as { v?: unknown }
  return typeof v === 'number' && v > version
}

function upgraded(kept: Record<string, unknown>): Record<string, unknown> {
  if (kept.v !== 1) return kept
  const record = Object(kept.record) as Record<string, unknown>
  const isGroup = Array.isArray(record.participants) && record.participants.length > 2
  return { ...kept, v: version, bytes: [kept.bytes], record: { ...record, title: null, isGroup, appended: [] } }
}

const isSizes = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((bytes) => Number.isSafeInteger(bytes) && bytes >= 0)

const isSums = (value: unknown, count: number): value is (number | null)[] =>
  Array.isArray(value) && value.length === count && value.every((sum) => sum === null || (Number.isSafeInteger(sum) && sum >= 0))
