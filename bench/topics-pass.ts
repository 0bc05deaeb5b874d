/** What is found again of topics that were planted in chats of several languages; prints it as JSON. Bundled and run by topics.mjs. */
import { readFileSync } from 'node:fs'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { plantedChat, plantedTopics } from '@convostat/engine/testing/planted-topics.ts'
import { noScores, score } from '@convostat/engine/testing/topic-scores.ts'
import { topics } from '@convostat/engine/topics/topics'
import { words } from '@convostat/engine/words/words'

const [what, path] = process.argv.slice(2)

/** Chats by what is said of them; without topics whatever is found is a mistake. */
const kinds = {
  '4,000 messages': {},
  '1,500 messages': { messages: 1500 },
  '600 messages': { messages: 600 },
  '200 messages': { messages: 200 },
  'two topics': { topics: 2 },
  'mostly small talk': { aboutNothing: 0.7 },
  'no topics, 4,000 messages': { topics: 0 },
  'no topics, 600 messages': { topics: 0, messages: 600 },
}
const SEEDS = [1, 2]

async function found() {
  const scores: Record<string, ReturnType<typeof noScores>> = {}
  for (const language of Object.keys(plantedTopics)) {
    for (const [name, options] of Object.entries(kinds)) {
      // The plain kind is reported per language, too.
      const told = Object.keys(options).length === 0 ? [name, `${name}, ${language}`] : [name]
      for (const seed of SEEDS) {
        const planted = plantedChat(language, { ...options, seed })
        const found = await topics(planted.chat)
        for (const each of told) {
          scores[each] ??= noScores()
          score(scores[each], planted, found)
        }
      }
    }
  }
  return scores
}

/** Processor time in milliseconds of the topics of a large chat, and of decoding its text. */
async function speed() {
  const file = readFileSync(path)
  const bytes = new Uint8Array(file.length + 64)
  bytes.set(file)
  const { chat } = await readChat(await openText({ bytes, size: file.length }, 'chat.txt'))
  words(chat)
  const time = async (run: () => unknown) => {
    const before = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const decode = await time(() => new TextDecoder().decode(file))
  const started = performance.now()
  const cpu = await time(() => topics(chat))
  return { messages: chat.count, decode, cpu, wall: performance.now() - started }
}

process.stdout.write(JSON.stringify(what === 'speed' ? await speed() : await found()))
