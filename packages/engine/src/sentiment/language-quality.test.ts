import { readFileSync } from 'node:fs'
import { type EmotionModel, openModel } from '@convostat/emotion'
import { expect, test } from 'vitest'
import { chatOf } from '#testing/chat-of.ts'
import { readFeelings } from './read-feelings.ts'

const weights = new URL('../../../emotion/weights/emotion.bin', import.meta.url)
const read = openModel(new Uint8Array(readFileSync(weights)))

/** What a model judged on these languages says of what someone writes. */
async function qualityOf(judged: EmotionModel['languages'], text: string): Promise<string[]> {
  const feelings = await readFeelings(chatOf(`mon 09:00 Ana: ${text}`), { ...read, languages: judged })
  return feelings.languages.map(({ language, quality }) => `${language} ${quality}`)
}

const hindi = { hi: { quality: 'well', macroF1: 0.7 } } as const

test('a language is read as well as the model was judged to read it, and one it was not judged on is named unknown', async () => {
  expect(await qualityOf(hindi, 'नमस्ते, आप कहाँ हैं? मैं घर पर हूँ, नहीं आया')).toEqual(['hi well'])
  expect(await qualityOf(hindi, 'what are you doing? I have to go but you can come with me')).toEqual(['en unknown'])
})

test('the same language in other letters is another thing to read', async () => {
  const romanised = 'kya kar raha hai yaar? main abhi ghar pe hu, tum kab aaoge? mujhe kuch nahi pata'
  expect(await qualityOf(hindi, romanised)).toEqual(['hi-Latn unknown'])
  expect(await qualityOf({ ...hindi, 'hi-Latn': { quality: 'fair', macroF1: 0.5 } }, romanised)).toEqual(['hi-Latn fair'])
})

test('a language that nothing shows is unknown, also to a model that claims to know it', async () => {
  expect(await qualityOf({ und: { quality: 'well', macroF1: 1 } }, 'zorp blimka')).toEqual(['und unknown'])
})
