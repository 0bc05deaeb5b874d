import type { History, RestoredAnswer, UploadAnswer } from '@convostat/api'
import { createChatApi } from '@convostat/api/handlers'
import { expect, test, vi } from 'vitest'
import { repair } from '#store/repair.ts'
import { createUploadStore } from '#store/upload-store.ts'
import { copyOfDisk, cutDevice, type Disk, emptyDisk } from '#testing/cut-disk.ts'

const text = '01/03/2021, 20:00 - Ana: Picnic on Saturday?\n13/03/2021, 20:10 - Ben: Yes!\n'

/** The chat API over such a disk, as a page has it that was just opened. */
async function opened(disk: Disk) {
  const device = cutDevice(disk)
  const rebuilt = await repair(device)
  const store = createUploadStore(device)
  const withRebuilt = { ...store, space: async () => ({ ...(await store.space()), rebuilt }) }
  const answer = createChatApi({ store: withRebuilt, now: () => 1_700_000_000_000, limits: { textBytes: 1e6 } })
  const ask = async <T>(name: string, input: object = {}): Promise<T> =>
    (await answer(name, input, { signal: new AbortController().signal, report: () => undefined })) as T
  return { ask, history: () => ask<History>('uploads.list') }
}

async function withChat() {
  const disk = emptyDisk()
  const { ask, history } = await opened(disk)
  const { upload_id: id } = await ask<UploadAnswer>('upload.run', { file: new File([text], 'WhatsApp Chat with Ana.txt') })
  await vi.waitFor(() => expect(disk.list.size).toBe(1))
  await vi.waitFor(() => expect([...disk.folder.keys()]).toEqual([id, `${id}.1.json`]))
  const backup = await ask<File>('uploads.backup')
  return { disk, id, backup, before: await history() }
}

function flip(disk: Disk, name: string): void {
  const content = (disk.folder.get(name) ?? new Uint8Array()).slice()
  content[content.length >> 1] ^= 1
  disk.folder.set(name, content)
}

test('a backup restores a chat with a flipped byte, even if it has not been opened since', async () => {
  const { disk, id, backup, before } = await withChat()
  flip(disk, id)
  const { ask, history } = await opened(disk)
  expect((await history()).uploads).toEqual(before.uploads)
  expect(await ask<RestoredAnswer>('uploads.restore', { file: backup })).toMatchObject({ restored: 1, skipped: 0 })
  expect(new TextDecoder().decode(disk.folder.get(id))).toBe(text)
  const after = await history()
  expect([after.uploads.map((upload) => upload.id), after.damaged]).toEqual([[id], []])
  expect(await ask<RestoredAnswer>('uploads.restore', { file: backup })).toMatchObject({ restored: 0, skipped: 1 })
})

test('a damaged chat says whose it is, is not in a backup, and is handed out as it is', async () => {
  const { disk, id } = await withChat()
  flip(disk, id)
  const { ask, history } = await opened(disk)
  await expect(ask('uploads.open', { upload_id: id })).rejects.toMatchObject({ code: 'upload_damaged' })
  await vi.waitFor(async () => {
    expect(await history()).toMatchObject({ uploads: [], damaged: [{ id, why: 'damaged', upload: { participants: ['Ana', 'Ben'] } }] })
  })
  const copy = await ask<File>('uploads.copy', { upload_id: id })
  expect([copy.name, copy.size]).toEqual(['WhatsApp Chat with Ana.txt', text.length])
  await ask('uploads.delete', { upload_id: id })
  await expect(ask('uploads.copy', { upload_id: id })).rejects.toMatchObject({ code: 'upload_not_found' })
  expect([disk.list.size, disk.folder.size]).toEqual([0, 0])
})

test('where the list is lost it is rebuilt, and the history says of which chats', async () => {
  const { disk, id, before } = await withChat()
  disk.list.clear()
  const { history } = await opened(disk)
  expect(await history()).toEqual({ ...before, storage: { ...before.storage, rebuilt: [id] } })
  expect((await (await opened(disk)).history()).storage.rebuilt).toBeUndefined()
})

test('files whose list is lost with what is beside them are found, and opening one makes it a chat of the history again', async () => {
  const { disk, id, before } = await withChat()
  disk.list.clear()
  disk.folder.delete(`${id}.1.json`)
  const { ask, history } = await opened(disk)
  expect(await history()).toMatchObject({ uploads: [], damaged: [{ id, why: 'found', bytes: text.length }] })
  expect(await ask('uploads.open', { upload_id: id })).toMatchObject({ overview: { total_messages: 2 } })
  const after = await history()
  expect(after.damaged).toEqual([])
  const { participants, messageCount, dateRangeStart, dateRangeEnd } = before.uploads[0]
  expect(after.uploads).toMatchObject([{ id, participants, messageCount, dateRangeStart, dateRangeEnd }])
  const rest = copyOfDisk(disk)
  rest.list.clear()
  expect((await (await opened(rest)).history()).uploads).toEqual(after.uploads)
})

test('several files are handed out in one zip', async () => {
  const { disk, id } = await withChat()
  disk.folder.set('upload_5', new TextEncoder().encode('anything'))
  disk.folder.set('upload_6', new TextEncoder().encode('else'))
  const copy = await (await opened(disk)).ask<File>('uploads.copy')
  expect(copy.name).toBe('convostat-chats.zip')
  const names = new TextDecoder('latin1').decode(await copy.arrayBuffer())
  for (const name of ['WhatsApp Chat with Ana.txt', 'WhatsApp Chat.txt', 'WhatsApp Chat (2).txt']) expect(names).toContain(name)
  expect(disk.folder.has(id)).toBe(true)
})
