import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { expect, test } from 'vitest'
import { languagesIn } from './chat-languages.ts'

const chats = {
  es: [
    'hola, estoy en casa',
    'voy por el parque, más tarde llego',
    'el perro está bien pero cansado',
    'por fin',
    'muy bien',
    'los veo mañana',
  ],
  pt: ['oi, você vem?', 'não sei, mas acho que sim', 'vou com o João por ali', 'muito bom', 'eu gosto das fotos', 'por mim tudo bem'],
} as const

test.each(['es', 'pt'] as const)('a chat in %s is in no other language', (language) => {
  const chat = chatOf(chats[language].map((text, i) => `2021-01-0${i + 1} 09:00 Ana: ${text}`).join('\n'))
  expect([...languagesIn(chat)]).toEqual([language])
})
