/** Words, phrases and the like of one chat, once its tokens are there; prints how long each took as JSON. Bundled and run by run.mjs. */
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import {
  chatLanguages,
  emojiList,
  everything,
  links,
  openText,
  phraseList,
  readChat,
  select,
  wordComparison,
  wordList,
  words,
  writingStyle,
} from '@convostat/engine'
import { distinctWords } from '../packages/engine/src/analyses/words/distinct-words.ts'

const [path] = process.argv.slice(2)

/** As the engine's own pass reads it. */
function bytesOf(): { bytes: Uint8Array<ArrayBuffer>; size: number } {
  const { size } = statSync(path)
  const bytes = new Uint8Array(size + 64)
  const file = openSync(path, 'r')
  for (let filled = 0; filled < size; ) filled += readSync(file, bytes, filled, size - filled, null)
  closeSync(file)
  return { bytes, size }
}

/** Processor time: other programs do not count. */
const msOf = (work: () => unknown): number => {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const textDecoder = msOf(() => new TextDecoder().decode(readFileSync(path)))
const { chat } = await readChat(await openText(bytesOf(), 'chat.txt'))
words(chat)
const all = everything(chat)
const oneAuthor = select(chat, { authors: [chat.participants[0]] })
const everyoneWrites = chat.participants.map(() => chat.count)
const passes = {
  languages: () => chatLanguages(chat),
  words: () => wordList(chat, all),
  phrases: () => phraseList(chat, all),
  'words again': () => wordList(chat, all),
  'words of one person': () => wordList(chat, oneAuthor),
  emoji: () => emojiList(chat, all),
  comparison: () => wordComparison(chat, all),
  links: () => links(chat, all),
  style: () => writingStyle(chat, all),
  // Once more, as nothing of it is new to the compiler: the words it reads, and with them all that columns tell.
  'style again': () => writingStyle(chat, all),
  'its different words': () => distinctWords(chat, all, everyoneWrites),
}
const ms = Object.fromEntries(Object.entries(passes).map(([name, work]) => [name, msOf(work)]))
process.stdout.write(JSON.stringify({ messages: chat.count, textDecoder, ms }))
