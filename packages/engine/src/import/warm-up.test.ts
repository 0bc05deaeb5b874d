import { expect, test } from 'vitest'
import { kinds } from '#chat/chat.ts'
import { openExport } from './open-export.ts'
import { readChat } from './read-chat.ts'
import { madeUpChats, warmUp } from './warm-up.ts'

test.each(madeUpChats)('the made-up chats have everything in them: %#', async (text) => {
  const file = Object.assign(new Blob([text]), { name: 'chat.txt' })
  const { chat, facts } = await readChat(await openExport(file, { limitBytes: file.size }))
  expect(facts).toMatchObject({ unreadLines: 0, unsureLines: 0, dateOrderCertain: true, language: 'en', notes: [] })
  expect(chat.events.count).toBe(8)
  expect([...new Set(chat.kind)].map((kind) => kinds[kind]).sort()).toEqual(['deleted', 'location', 'media', 'text'])
  expect(chat.participants.length).toBe(4)
})

test('warming up stops where the host does', async () => {
  await expect(warmUp({})).resolves.toBeUndefined()
  await expect(warmUp({ signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough')
})
