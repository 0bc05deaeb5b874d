/**
 * Asks the demo chats a set of questions, as a reader without a local model asks them, and prints the answers as JSON.
 * Bundled and run by ask-set.mjs.
 */
import { readFileSync } from 'node:fs'
import { type Answer, ask, type QuestionContext } from '@convostat/ask'
import { openModel } from '@convostat/emotion'
import { isoTime } from '@convostat/engine/chat/civil'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { readFeelings } from '@convostat/engine/sentiment/read-feelings'

/** A line of a set, as far as asking needs it. */
interface Question {
  id: string
  chat: 'demo' | 'demo-group'
  text: string
  after?: string
}

const [set, weights, demo, group] = process.argv.slice(2)
const questions: Question[] = readFileSync(set, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))
const textOf = new Map(questions.map(({ id, text }) => [id, text]))
const model = openModel(new Uint8Array(readFileSync(weights)))

const chats = { demo: await contextOf(demo, 'Maya Bellini'), 'demo-group': await contextOf(group, 'Ruth Ansah') }

async function contextOf(path: string, me: string): Promise<QuestionContext> {
  const file = readFileSync(path)
  const bytes = new Uint8Array(file.length + 64)
  bytes.set(file)
  const { chat } = await readChat(await openText({ bytes, size: file.length }, 'chat.txt'))
  const feelings = readFeelings(chat, model)
  return { chat, me, today: Math.floor(chat.time[chat.count - 1] / 86_400), feelings: () => feelings }
}

const answers = []
for (const question of questions) {
  const context = chats[question.chat]
  const { chat } = context
  // What follows on a question of another file has no question before it.
  const after = question.after && (textOf.get(question.after) ?? question.after)
  const before = process.cpuUsage()
  let answer: Answer | null = null
  for await (const event of ask(question.text, { ...context, after }, null, new AbortController().signal))
    if (event.type === 'answer') answer = event.answer
  const { user, system } = process.cpuUsage(before)
  if (answer === null) throw new Error(`no answer: ${question.text}`)
  const rowOf = new Map(answer.citations.map((id) => [id, chat.id.indexOf(id)]))
  answers.push({
    question,
    after,
    answer,
    milliseconds: (user + system) / 1000,
    cited: answer.citations.map((id) => {
      const row = rowOf.get(id) ?? 0
      return { author: chat.participants[chat.author[row]], date: isoTime(chat.time[row]) }
    }),
  })
}
process.stdout.write(JSON.stringify(answers))
