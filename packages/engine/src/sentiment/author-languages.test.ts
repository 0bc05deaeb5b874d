import { expect, test } from 'vitest'
import { chatFrom, chatOf, type Line } from '#testing/chat-of.ts'
import { languagesWritten } from './author-languages.ts'

/** The language of each row. */
const languagesOf = (lines: [author: string, text: string][]): string[] => {
  const chat = chatFrom(lines.map(([author, text], i): Line => ({ time: 1e9 + i, author, text })))
  const { codes, languageAt } = languagesWritten(chat)
  return lines.map((_, row) => codes[languageAt(row)])
}
const by = (author: string, ...texts: string[]): [string, string][] => texts.map((text) => [author, text])

test.each([
  ['en', 'what are you doing? I have to go but you can come with me'],
  ['es', '¿qué haces? yo tengo que salir pero si quieres te espero, está muy bien'],
  ['pt', 'oi gente, tô aqui mas você não vem? eu vou também'],
  ['de', 'ich bin noch nicht da aber ich komme auch, was machst du?'],
  ['tr', 'ben şimdi geliyorum ama sen ne yapıyorsun? bu çok iyi değil mi'],
  ['ru', 'привет, ты где? я уже здесь, а мы ещё ждём'],
  ['uk', 'привіт, ти де? я вже тут, а ми ще чекаємо на її відповідь'],
  ['ar', 'صباح الخير، أين أنت؟ أنا في المدرسة'],
  ['ur', 'السلام علیکم، آپ کہاں ہیں؟ میں گھر پر ہوں، ٹھیک ہے'],
  ['hi', 'नमस्ते, आप कहाँ हैं? मैं घर पर हूँ, नहीं आया'],
  ['hi-Latn', 'kya kar raha hai yaar? main abhi ghar pe hu, tum kab aaoge? mujhe kuch nahi pata'],
  ['ar-Latn', 'enta fen? ana fel beit, yalla ya3ni mesh 3ayez keda habibi'],
  ['pcm', 'wetin dey happen? I no fit come o, una don chop abi? abeg make dem wait'],
  ['am', 'እንዴት ነህ ዛሬ የት ነው ያለኸው'],
  ['th', 'สวัสดี อยู่ไหน กินข้าวหรือยัง'],
  ['ja', 'おはよう、今どこにいる？駅前です'],
  ['ko', '안녕 어디야? 나 지금 집이야'],
  ['zh', '你现在在哪里？我们说好了的，为什么没来'],
])('%s by what someone writes', (language, text) => {
  expect(languagesOf([['Ana', text]])).toEqual([language])
})

test('each person has their language, also in messages whose words do not show it', () => {
  const chat = languagesOf([
    ...by('Ana', 'what are you doing there? I have to go but you can come with me', 'ok 👍'),
    ...by('Ben', 'ich bin noch nicht da, aber ich komme auch gleich', 'ok 👍'),
  ])
  expect(chat).toEqual(['en', 'en', 'de', 'de'])
})

test('who says too little to tell writes what the others do', () => {
  expect(languagesOf([...by('Ana', 'what are you doing there? I have to go but you can come with me'), ['Ben', '👍 lol']])).toEqual([
    'en',
    'en',
  ])
})

test('who says much that no list knows is not given the language of the others', () => {
  const welsh = Array.from({ length: 6 }, () => 'Zorp blimka frundel wicsta plonk gribbet snarfel mubo')
  expect(
    new Set(
      languagesOf([...by('Ana', 'what are you doing there? I have to go but you can come with me'), ...by('Ben', ...welsh)]).slice(1),
    ),
  ).toEqual(new Set(['und']))
})

test('who writes two languages has each message in its own', () => {
  const english = Array.from({ length: 12 }, () => 'and what are you doing there with them')
  const spanish = Array.from({ length: 12 }, () => 'pero yo no tengo nada que hacer hoy')
  const told = languagesOf(by('Ana', ...english, ...spanish, 'ok'))
  expect(told.slice(0, 24)).toEqual([...english.map(() => 'en'), ...spanish.map(() => 'es')])
  expect(['en', 'es']).toContain(told[24])
})

test('who sometimes writes Hindi in Latin letters has these messages in it; a few quoted lines are still no language of theirs', () => {
  const hindi = Array.from({ length: 80 }, () => 'मैं घर पर हूँ, तुम कब आओगे? मुझे कुछ नहीं पता')
  const latin = 'main abhi ghar pe hu, mujhe kuch nahi pata'
  const told = (times: number) => languagesOf(by('Priya', ...hindi, ...Array.from({ length: times }, () => latin))).slice(80)
  expect(new Set(told(12))).toEqual(new Set(['hi-Latn']))
  expect(new Set(told(3))).toEqual(new Set(['hi']))
})

test('a few quoted lines are not a second language', () => {
  const english = Array.from({ length: 60 }, () => 'and what are you doing there with them')
  expect(new Set(languagesOf(by('Ana', ...english, 'pero yo no tengo nada que hacer hoy')))).toEqual(new Set(['en']))
})

test('pictures and numbers alone show no language', () => {
  expect(languagesOf([...by('Ana', '😀😀', '12345', '!!')])).toEqual(['und', 'und', 'und'])
  expect(languagesWritten(chatOf('')).codes[0]).toBe('und')
})

test('of a person who writes much, the first of every this many messages is looked at', () => {
  const german = 'ich bin noch nicht da, aber ich komme auch gleich'
  const english = 'what are you doing there? I have to go but you can come with me'
  // Every second one of 500.
  const texts = Array.from({ length: 500 }, (_, i) => (i % 2 === 0 ? german : english))
  expect(new Set(languagesOf(by('Ana', ...texts)))).toEqual(new Set(['de']))
})
