/**
 * Questions about a chat, each planned and computed twice: the first time whatever it needs is computed for the chat, if no
 * question before needed it; and questions that passages answer, or nothing does. Prints the ms of the processor's time of both as JSON.
 * Bundled and run by ask.mjs.
 */
import { readFileSync } from 'node:fs'
import { ask, compute, plan } from '@convostat/ask'
import { messageShare } from '@convostat/engine/analyses/message-share'
import { everything } from '@convostat/engine/chat/selection'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { words } from '@convostat/engine/words/words'

const [path] = process.argv.slice(2)
const file = readFileSync(path)
const bytes = new Uint8Array(file.length + 64)
bytes.set(file)
const { chat } = await readChat(await openText({ bytes, size: file.length }, 'chat.txt'))
// The screen that opens a chat has counted its words.
words(chat)
const [a, b] = messageShare(chat, everything(chat)).map(({ person }) => person)
const asked = { chat, me: a, today: Math.floor(chat.time[chat.count - 1] / 86_400) }

const questions = [
  'How many messages are there?',
  `How many messages did ${a} send last year?`,
  `How many words did ${b} write?`,
  'How many links were sent?',
  'How many questions did I ask on weekends?',
  'How many messages did each person send?',
  'How many emoji did we use this year?',
  'Who sent the most messages?',
  'Who asks the most questions?',
  `Did ${a} send more messages than ${b}?`,
  `What percentage of messages did ${b} send?`,
  'How many messages per day do we send on average?',
  'How often did we say "good morning"?',
  'Who says sorry most?',
  `When did ${a} first say "love"?`,
  'What was the first message?',
  `When did ${b} last write?`,
  'Since when do we chat?',
  'Which day was the busiest?',
  'In which month did we write most?',
  'On which weekday do I write most?',
  'What was our longest conversation?',
  'What is our longest streak?',
  'What was the longest silence?',
  'What was the longest message?',
  `How fast does ${a} reply?`,
  'Who replies fastest?',
  `Who replies to ${a} fastest?`,
  'Who starts most conversations?',
  `What are ${b}'s favorite emoji?`,
  'What did we say about dinner?',
  'Who laughs more?',
  'How many photos did we send?',
  'How many days passed without a message?',
  'Do we write more on weekends or weekdays?',
]

const laps: { question: string; cold: number; warm: number }[] = []
for (const question of questions) {
  const [cold, warm] = [await lap(question), await lap(question)]
  laps.push({ question, cold, warm })
}
const looking = [
  'When did the boiler break?',
  `What did ${b} say about the flat?`,
  'Where did we leave the keys?',
  'When did I lose my job?',
  'Wann hat die Katze Junge bekommen?',
  'What is the name of the dentist?',
  'how many sandwiches were left over',
]
const found: { question: string; cold: number; warm: number }[] = []
for (const question of looking) found.push({ question, cold: await lapOf(question), warm: await lapOf(question) })
process.stdout.write(JSON.stringify({ messages: chat.count, laps, found }))

async function lapOf(question: string): Promise<number> {
  const before = process.cpuUsage()
  for await (const { type } of ask(question, asked, null, new AbortController().signal)) if (type === 'answer') break
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function lap(question: string): Promise<number> {
  const before = process.cpuUsage()
  const planned = plan(question, asked)
  if (!planned || !(await compute(planned, asked))) throw new Error(`not understood: ${question}`)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
