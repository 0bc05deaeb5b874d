import { messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { plantedChat } from '@convostat/engine/testing/planted-topics.ts'
import { expect, test } from 'vitest'
import { androidExport, picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { messageHandlers } from './messages.ts'

const session = sessionOf({ messages: messageHandlers, words: (parts) => figureHandlers('words', parts) }, publicForms)

/** A chat about two things, as a phone exports it. */
function exported() {
  const { chat } = plantedChat('en', { topics: 2 })
  return androidExport(
    Array.from({ length: chat.count }, (_, row) => {
      const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(isoTime(chat.time[row])) ?? []
      return `${day}/${month}/${year}, ${time} - ${chat.participants[chat.author[row]]}: ${messageText(chat, row)}`
    }),
  )
}

test('on Free it is 402, with and without a chat; with a license it needs one', async () => {
  const { app, http, goPro } = session()
  const answered = async () => {
    const response = await app.request('/api/topics')
    return [response.status, (await response.json()).detail]
  }
  const locked = [402, 'This feature requires a Pro license. Please upgrade to continue.']
  expect(await answered()).toEqual(locked)
  await http.upload.run({ file: picnic() })
  expect(await answered()).toEqual(locked)
  await http.uploads.delete({ all: true })
  goPro()
  expect(await answered()).toEqual([404, 'No Analysis Data'])
})

test('from file to topics, over HTTP and as a worker answers', async () => {
  const { http, api, goPro, progress } = session()
  goPro()
  await http.upload.run({ file: exported() })
  const answer = await http.words.topics()
  expect(answer).toMatchObject({ sampled: false, method: 'nmf', languages: ['en'], messages: 4000 })
  expect(answer.windows_learned).toBe(answer.windows)
  for (const own of plantedChat('en', { topics: 2, messages: 1 }).topics.values())
    expect(answer.topics.some(({ words }) => words.filter((word) => own.includes(word)).length > words.length / 2)).toBe(true)
  for (const { by_month, messages, windows, words } of answer.topics) {
    expect(by_month[0].month).toBe('2022-01')
    expect(by_month.reduce((sum, month) => sum + month.windows, 0)).toBe(windows)
    expect(messages).toHaveLength(3)
    for (const { message } of messages) expect(words.some((word) => message.includes(word))).toBe(true)
  }
  progress.length = 0
  expect(await api.words.topics({ top_n: 1 })).toEqual({ ...answer, topics: answer.topics.slice(0, 1) })
  const gone = answer.topics[0].words[0]
  const left = await api.words.topics({ without: [gone] })
  expect(progress.at(-1)).toMatchObject({ stage: 'counting' })
  expect(left.topics.flatMap(({ words }) => words)).not.toContain(gone)
  const april = await api.words.topics({ from: '2022-04-01', to: '2022-04-30' })
  expect(april.messages).toBeLessThan(4000)
  expect(await api.words.topics({ author: 'Nobody' })).toMatchObject({ topics: [], windows: 0, messages: 0 })
})
