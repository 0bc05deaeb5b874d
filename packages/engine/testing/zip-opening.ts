/** Zips opened as the whole way in would, for tests. */

import { openExport } from '#import/open-export.ts'
import { ReadFailure } from '#import/read-failure.ts'
import { joined, type ZipEntry } from './zip-builder.ts'

export const LIMIT = 512 << 20
export const chat = '[24/09/2026, 14:32:10] Ana: hi\n[24/09/2026, 14:33:00] Ben: hello\n'
export const otherChat = '[01/10/2026, 09:00:00] Cleo: good morning\n[01/10/2026, 09:01:00] Dan: morning, and more of it\n'
export const long = chat.repeat(400)
export const photo = { name: 'IMG-20260924-WA0001.jpg', data: new Uint8Array(500).fill(0xd8), method: 0 } as const
export const text: ZipEntry = { name: '_chat.txt', data: chat }

export async function open(file: File, limitBytes = LIMIT) {
  const opened = await openExport(file, { limitBytes })
  return { ...opened, text: new TextDecoder().decode(opened.bytes.subarray(0, opened.size)) }
}
export const textOf = async (file: File) => (await open(file)).text
export async function codeOf(file: File, limitBytes = LIMIT): Promise<string> {
  const error = await open(file, limitBytes).then(
    () => 'opened',
    (thrown: unknown) => thrown,
  )
  return error instanceof ReadFailure ? error.code : String(error)
}
export const named = (bytes: Uint8Array<ArrayBuffer>, name = 'chat.zip') => new File([bytes], name)

export function utf16(plain: string): Uint8Array<ArrayBuffer> {
  return joined([Uint8Array.from([0xff, 0xfe]), new Uint8Array(Uint16Array.from(plain, (unit) => unit.charCodeAt(0)).buffer)])
}
