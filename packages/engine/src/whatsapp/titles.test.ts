import { expect, test } from 'vitest'
import { languages } from '#languages/index.ts'
import { titleOf } from './titles.ts'

test.each([
  ['WhatsApp Chat with Ana.txt', null, 'Ana'],
  ['WhatsApp Chat with Ana María 🌻.txt', null, 'Ana María 🌻'],
  ['whatsapp chat with Ana.TXT', null, 'Ana'],
  ['WhatsApp Chat - Ana.txt', null, 'Ana'],
  ['_chat.txt', 'WhatsApp Chat - Our Trip.zip', 'Our Trip'],
  ['_chat.txt', 'WhatsApp Chat - Our Trip (1).zip', 'Our Trip'],
  ['_chat.txt', 'WhatsApp Chat - Our Trip 2.zip', 'Our Trip'],
  ['_chat.txt', 'WhatsApp Chat - Our Trip-1.zip', 'Our Trip'],
  ['_chat.txt', '1791234567_WhatsApp Chat - Our Trip.zip', 'Our Trip'],
  ['_chat.txt', 'WhatsApp Chat - Class of 1984.zip', 'Class of 1984'],
  ['_chat.txt', 'WhatsApp Chat - Room 12.zip', 'Room 12'],
  ['WhatsApp_Chat_with_Ana_Silva.txt', null, 'Ana Silva'],
  ['WhatsApp.Chat.with.Ana.Silva.txt', null, 'Ana Silva'],
  ['WhatsApp Chat with Ana_B.txt', null, 'Ana_B'],
  ['WhatsApp%20Chat%20with%20Ana.txt', null, 'Ana'],
  ['exports/WhatsApp Chat with Ana.txt', null, 'Ana'],
  ['WhatsApp Chat with +49 170 1234567.txt', null, '+49 170 1234567'],
  ['WhatsApp Chat with 50% off.txt', null, '50% off'],
  ['WhatsApp Chat with Ana.txt', 'backup.zip', 'Ana'],
  ['Chat de WhatsApp con Ana.txt', null, 'Ana'],
  ['Чат WhatsApp с\u00a0контактом Анна.txt', null, 'Анна'],
  ['Чат WhatsApp с Анна.txt', null, 'Анна'],
  ['Chat WhatsApp con Ana.txt', null, 'Ana'],
  ['Conversa do WhatsApp com Ana.txt', null, 'Ana'],
  ['Conversa no WhatsApp com Ana.txt', null, 'Ana'],
  ['WhatsApp Chat mit Ana.txt', null, 'Ana'],
  ['WhatsApp-Chat mit Ana.txt', null, 'Ana'],
  ['Discussion WhatsApp avec Ana.txt', null, 'Ana'],
  ['WhatsApp-chat met Ana.txt', null, 'Ana'],
  ['WhatsApp-chatt med Ana.txt', null, 'Ana'],
  ['Chat WhatsApp s\u00a0uživatelem Ana.txt', null, 'Ana'],
  ['与小明的 WhatsApp 聊天.txt', null, '小明'],
  ['與小明的WhatsApp對話.txt', null, '小明'],
  ['WhatsApp Chat z Ana.txt', null, 'Ana'],
  ['Ana ile WhatsApp Sohbeti.txt', null, 'Ana'],
  ['_chat.txt', 'Nezname slovo WhatsApp - Ana.zip', 'Ana'],
  ['_chat.txt', null, null],
  ['_chat.txt', '_chat.zip', null],
  ['_chat.txt', 'export.zip', null],
  ['chat.txt', null, null],
  ['_chat (1).txt', null, null],
  ['WhatsApp Chat.txt', null, null],
  ['WhatsApp Chat with .txt', null, null],
  ['holiday.txt', 'photos.zip', null],
  ['', '', null],
  [`WhatsApp Chat with ${' '.repeat(100_000)}`, null, null],
] as const)('%s in %s', (fileName, archiveName, title) => expect(titleOf(fileName, archiveName)).toBe(title))

test('every wording of every language gives the title back', () => {
  for (const wording of languages.flatMap(({ title = [] }) => title)) {
    for (const name of ['Ana María', 'Trip 😀 (all of us)', '小明']) {
      expect([wording, titleOf(`${wording.replace('{title}', name)}.txt`, null)]).toEqual([wording, name])
      const underscored = `${wording.replace('{title}', name).replaceAll(' ', '_')}.zip`
      expect([wording, titleOf('_chat.txt', underscored)]).toEqual([wording, name])
    }
  }
})
