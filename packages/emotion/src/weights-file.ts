/**
 * The weights file, little endian: "EMO1", the length of its description, a checksum (CRC-32) of all that follows; the
 * description (JSON); the buckets that have rows, as gaps of 7 bits a byte; a byte for each row's scale; two 4-bit
 * numbers a byte, all rows' first two, then their next; head, bias and turns as floats.
 */
import type { LanguageFacts } from './model.ts'

export const magic = 0x314f4d45
export const prefixBytes = 12

export interface Description {
  version: 1
  /** Which of the shipped models it is (`modelVersion`). */
  model: number
  dims: number
  rows: number
  gapBytes: number
  languages: Record<string, LanguageFacts>
}

/** Scales are steps of a sixteenth of an octave, from 2^-14 on. */
export function scaleOf(byte: number): number {
  return 2 ** (byte / 16 - 14)
}

/** CRC-32 (ISO 3309), as zip has it. */
export function checksumOf(bytes: Uint8Array): number {
  let crc = -1
  for (let i = 0; i < bytes.length; i++) crc = (crc >>> 8) ^ crcTable[(crc ^ bytes[i]) & 0xff]
  return ~crc >>> 0
}

const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  return crc
})
