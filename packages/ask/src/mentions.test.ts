import { messageText } from '@convostat/engine/chat/chat'
import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { describe, expect, test } from 'vitest'
import { everydayChat, type Plant } from '#testing/everyday-chat.ts'
import { ask } from './ask.ts'
import type { QuestionContext } from './question-context.ts'

/** The row that an answer shows first, null where it refuses. */
async function firstRow(question: string, asked: QuestionContext): Promise<number | null> {
  for await (const event of ask(question, asked, null, new AbortController().signal)) {
    if (event.type !== 'answer') continue
    const [id] = event.answer.citations
    return id === undefined ? null : asked.chat.id.indexOf(id)
  }
  throw new Error('no answer')
}

/** Each word comes three times; the second time Felix has it, too. */
const words = ['gazebo', 'trombone', 'caravan', 'lighthouse', 'walnut', 'telescope', 'marquee', 'beehive']
const sayings: readonly ((word: string) => readonly string[])[] = [
  (word) => [`what would you say to a ${word}`, 'hm, let me think'],
  (word) => [`I dreamt of a ${word} again. Did you sleep?`, `of what ${word}?`],
  (word) => [`that ${word} was lovely, all in all`, 'it was'],
]
const plants = sayings.flatMap((messages) => words.map((word): Plant => ({ question: word, messages: messages(word) })))

describe.each([3, 41, 58])('a word three times in a chat of 2,000 messages (%i)', (seed) => {
  const { chat } = everydayChat('en', plants, 2000, seed)
  const asked: QuestionContext = { chat, me: 'Nora', today: 19_000 }

  test.each(words)('%s: where it first and last came up, and who mentioned it', async (word) => {
    const rows = Array.from({ length: chat.count }, (_, row) => row).filter((row) => messageText(chat, row).includes(word))
    const first = rows[0]
    const last = rows[rows.length - 1]
    const rowsOf = async (...questions: string[]) => Promise.all(questions.map((question) => firstRow(question, asked)))
    expect(
      await rowsOf(
        `when did we first talk about ${word}`,
        `When did we first talk about the ${word}?`,
        `when did the ${word} first come up`,
        `wann haben wir zum ersten Mal über ${word} geredet`,
        `cuándo hablamos por primera vez de ${word}`,
      ),
    ).toEqual(Array.from({ length: 5 }, () => first))
    expect(await rowsOf(`when did we last talk about ${word}`, `when did we last talk about the ${word}`)).toEqual([last, last])
    expect(await rowsOf(`who mentioned the ${word}`, `who brought up the ${word}`, `who brought the ${word} up first`)).toEqual([
      first,
      first,
      first,
    ])
    // Felix has it the second time only.
    expect(await rowsOf(`when did Felix mention the ${word}`)).toEqual([rows[2]])
    expect(rows).toContain(await firstRow(`what did Nora say about the ${word}`, asked))
  })

  test.each(['harpoon', 'sauna', 'pelican', 'submarine'])('%s: in no message', async (word) => {
    for (const question of [`when did we first talk about the ${word}`, `who mentioned the ${word}`, `what did Nora say about the ${word}`])
      expect(await firstRow(question, asked)).toBeNull()
  })
})

const small = ['ok', 'see you then', 'sounds fine to me', 'on my way now', 'haha yes', 'no idea yet', 'sleep tight', 'so bored']
const filler = Array.from({ length: 200 }, (_, i) => {
  const day = `2021-${String(1 + Math.floor(i / 20)).padStart(2, '0')}-${String(1 + (i % 20)).padStart(2, '0')}`
  return `${day} 07:0${i % 10} ${i % 2 === 0 ? 'Ana' : 'Ben'}: ${small[i % small.length]} ${i}`
})

describe('a passage that says it in nearly the same words', () => {
  test.each<readonly [question: string, lines: readonly string[], first: RegExp | null]>([
    // Written as one word or as two
    ['who was sorry about the ear plugs', ['Ana: I feel sorry about the earplugs'], /earplugs/],
    ['when did the snowplough come', ['Ana: a snow plough came through'], /snow plough/],
    // Misspelt
    ['when did we see the zepelin', ['Ana: a zeppelin, right over the roof'], /zeppelin/],
    // Another word, a letter apart
    ['who mentioned the horse', ['Ana: I walked by the house today'], null],
    // Numbers
    ['who has sixty lanterns', ['Ana: 60 lanterns in the cellar'], /60 lanterns/],
    ['wer hat vierzig Kilo Tomaten', ['Ana: forty kilos of tomatoes, help'], /forty/],
    // Verbs of speech are not looked for
    ['who suggested the sweet peas', ['Ana: a suggestion box in the lobby', 'Ben: we could sow sweet peas'], /sow sweet peas/],
    ['who complained about the ferry', ['Ben: complaints office closed', 'Ana: the ferry was filthy'], /filthy/],
    // A question in another sentence
    ['when did the clocks go back', ['Ana: The clocks went back. Did everyone remember?', 'Ben: I was an hour early'], /clocks went/],
    // A feast on another day
    ['when did Ana ask about Boxing Day', ['Ana: what is Boxing Day for?'], /Boxing Day/],
    // Who gave it, of several who have it
    ['who gave Ben the pumpkins', ['Ana: three pumpkins on the step', 'Ben: she gave me a pumpkin'], /gave me/],
    // The words themselves come before others for them
    ['what did we say about the pencils', ['Ana: I bought a pen', 'Ben: a pen, good', 'Ana: so many pencils'], /pencils/],
    // To talk to it is not to mention it
    ['when did Ben talk to the cabbage', ['Ben: it was my cabbage', 'Ben: I miss you all, I talked to the cabbage'], /talked to/],
    // Any of several mentions answers, and the last of two is not the first
    ['who mentioned the canoe', ['Ana: a canoe', 'Ben: canoe, red', 'Ana: canoe dream', 'Ben: my canoe', 'Ana: canoe, wet'], /^a canoe/],
    ['when did we last talk about swans', ['Ana: a swan', 'Ben: another swan by the lake'], /another swan/],
    ['when did we last talk about the canoe', ['Ana: the canoe is wet', 'Ben: canoe on the roof'], /on the roof/],
  ])('%s', async (question, lines, first) => {
    const chat = chatOf(
      [...filler, '2021-12-26 09:00 Ana: happy Christmas', ...lines.map((line, i) => `2022-01-${String(10 + i)} 18:0${i} ${line}`)].join(
        '\n',
      ),
    )
    const row = await firstRow(question, { chat, me: 'Ana', today: 19_000 })
    const text = row === null ? null : messageText(chat, row)
    if (first === null) expect(text).toBeNull()
    else expect(text).toMatch(first)
  })
})
