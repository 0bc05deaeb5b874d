/** Words, phrases and the like of one chat, once its tokens are there; prints how long each took as JSON. Bundled and run by run.mjs. */
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { emojiList } from '@convostat/engine/analyses/words/emoji-list'
import { links } from '@convostat/engine/analyses/words/links'
import { phraseList } from '@convostat/engine/analyses/words/phrase-list'
import { chatLanguages } from '@convostat/engine/analyses/words/stop-words'
import { wordComparison } from '@convostat/engine/analyses/words/word-comparison'
import { wordList } from '@convostat/engine/analyses/words/word-list'
import { writingStyle } from '@convostat/engine/analyses/words/writing-style'
import { everything, select } from '@convostat/engine/chat/selection'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { words } from '@convostat/engine/words/words'
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
  // Again, as nothing of it is new to the compiler: the words it reads, and with them all that columns tell.
  'style again': () => writingStyle(chat, all),
  'its different words': () => distinctWords(chat, all, everyoneWrites),
}
const ms = Object.fromEntries(Object.entries(passes).map(([name, work]) => [name, msOf(work)]))
process.stdout.write(JSON.stringify({ messages: chat.count, textDecoder, ms }))
