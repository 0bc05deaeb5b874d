import { select } from '@convostat/engine/chat/selection'
import { feltChatOf } from '@convostat/engine/testing/felt-chat.ts'
import { expect, test } from 'vitest'
import { sentimentLanguages } from './counted.ts'

test('the languages of those who are chosen, and how well each is read', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: where are you, I was there this morning // 0.5
    mon 09:01 Ben: what do you think about the house // 0.5
    mon 09:02 Ben: nothing`)
  const languages = [{ language: 'en', authors: ['Ana', 'Ben'], quality: 'well' as const, messages: 2 }]
  expect(sentimentLanguages.count(chat, select(chat, { authors: ['Ben'] }), {}, { ...feelings, languages })).toEqual({
    languages: [{ language: 'en', authors: ['Ben'], quality: 'well', messages: 1 }],
    messages: 1,
  })
})
