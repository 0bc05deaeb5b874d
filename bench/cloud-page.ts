/** Lays clouds out as the page does, and reports how long its worker took for each. Bundled and run by cloud.mjs. */
import '@fontsource/noto-emoji/500.css'
import { loadCloud } from '../apps/web/src/features/words/cloud/layout-worker.ts'
import { makeCloud } from '../apps/web/src/features/words/cloud/make-cloud.ts'
import { seededRandom } from '../apps/web/src/features/words/cloud/seeded-random.ts'
import { emojiSetting, wordSetting } from '../apps/web/src/features/words/settings.ts'

const random = seededRandom(7)
const pick = (from: string): string => [...from][Math.floor(random() * [...from].length)]
const word = (letters: string, least: number, most: number): string =>
  Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () => pick(letters)).join('')

const latin = () => word('eeeeeaaaiioottnnssrrhldcumwfgypbvk', 2, 10)
const scripts = [
  latin,
  () => word('كتابحروفعلىمنسلام', 3, 8),
  () => word('कमलनगरसबजपतदयव', 2, 6),
  () => word('今日明天桜散歩写真電車食飲', 1, 4),
]
const emoji =
  '❤😂😍🌹✨😭🙏😘👍🎉🔥🌙🥰😅🤔💪🌊🌸😎🙈🍕🚲🏡⚽🎶📚🌧🌞🐶🐱🍷🥳💐🛶🚌🏔🎂🍰🌻🍎🧡💙💜🤷🙌👏😢😡😴🤗🤣🙃😇🍀🐟🦆🪁⛵🚀🎈🎁🧸🪴🥐🧁🍓🍉'

/** As frequent as words in a chat: by their rank. */
const entries = (texts: readonly string[], most: number) =>
  [...new Set(texts)].map((text, at) => ({ text, count: Math.max(1, Math.round(most / (at + 1) ** 0.62)) }))
const clouds = {
  'words, desk': { words: entries(Array.from({ length: 300 }, latin), 940), width: 1100, setting: wordSetting },
  'words, phone': { words: entries(Array.from({ length: 300 }, latin), 940), width: 328, setting: wordSetting },
  'words of four scripts, desk': {
    words: entries(
      Array.from({ length: 300 }, (_, at) => scripts[at % scripts.length]()),
      940,
    ),
    width: 1100,
    setting: wordSetting,
  },
  'emoji, desk': { words: entries([...emoji], 620), width: 1100, setting: emojiSetting },
  'emoji, phone': { words: entries([...emoji], 620), width: 328, setting: emojiSetting },
}

/** When the worker was asked last, and when it answered. */
const seen = { asked: 0, answered: 0 }
const Plain = Worker
class Timed extends Plain {
  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options)
    // Before the code that waits for the answer continues.
    this.addEventListener('message', () => {
      seen.answered = performance.now()
    })
  }
  override postMessage(message: unknown, given?: Transferable[] | StructuredSerializeOptions): void {
    seen.asked = performance.now()
    super.postMessage(message, given as Transferable[])
  }
}
Object.assign(globalThis, { Worker: Timed })

/** The milliseconds of the first cloud that a worker lays out, from the question to the answer; how many words it placed, of how many; and how long all of it took. */
async function measured(name: keyof typeof clouds) {
  const { words, width, setting } = clouds[name]
  await loadCloud()
  const started = performance.now()
  const cloud = await makeCloud(words, width, setting)
  return {
    worker: seen.answered - seen.asked,
    all: performance.now() - started,
    placed: cloud.words.length,
    wanted: Math.min(words.length, setting(32 * Math.floor(width / 32)).most),
  }
}

Object.assign(window, { measured, names: Object.keys(clouds) })
