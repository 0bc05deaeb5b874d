/** Looks for moments that were planted in everyday talk, as the product does; prints what it found as JSON. Bundled and run by moments.mjs. */
import { readFileSync } from 'node:fs'
import { openModel } from '@convostat/emotion'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { moments } from '@convostat/engine/moments/moments'
import { readFeelings } from '@convostat/engine/sentiment/read-feelings'
import { judged, plantedChat } from '@convostat/engine/testing/planted-moments.ts'
import { words } from '@convostat/engine/words/words'
import { plantedLines } from './planted-lines.ts'

const [command, weightsOrPath, chats] = process.argv.slice(2)

/** For chats in every language in turn: how many of each kind were planted, found, and shown though not planted. */
async function judge() {
  const model = openModel(new Uint8Array(readFileSync(weightsOrPath)))
  const kinds: Record<string, { planted: number; found: number; extra: number }> = {}
  const of = (kind: string) => {
    kinds[kind] ??= { planted: 0, found: 0, extra: 0 }
    return kinds[kind]
  }
  for (let seed = 1; seed <= Number(chats); seed++) {
    const { chat, planted } = plantedChat(seed, plantedLines[seed % plantedLines.length])
    const { found, extra } = judged(planted, await moments(chat, await readFeelings(chat, model)))
    for (const { kind } of planted) of(kind).planted++
    for (const { kind } of found) of(kind).found++
    for (const { kind } of extra) of(kind).extra++
  }
  return kinds
}

/** Of an export: the processor's time, milliseconds, once its words are counted. */
async function time() {
  const exported = readFileSync(weightsOrPath)
  const bytes = new Uint8Array(exported.length + 64)
  bytes.set(exported)
  const { chat } = await readChat(await openText({ bytes, size: exported.length }, 'chat.txt'))
  words(chat)
  const begun = process.cpuUsage()
  const found = await moments(chat, null)
  const { user, system } = process.cpuUsage(begun)
  return { messages: chat.count, moments: found.length, ms: (user + system) / 1000 }
}

process.stdout.write(JSON.stringify(command === 'judge' ? await judge() : await time()))
