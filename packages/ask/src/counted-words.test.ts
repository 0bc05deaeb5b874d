import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { compute } from './compute/compute.ts'
import { plan } from './parse/plan.ts'

const iphone = `[01/03/2021, 09:00:00] Ana: \u200eimage omitted
[01/03/2021, 09:01:00] Ben: haha thank you
[01/03/2021, 09:02:00] Ana: \u200esticker omitted
[01/03/2021, 09:03:00] Ben: \u200eGIF omitted
[01/03/2021, 23:04:00] Ana: \u200eaudio omitted
[05/03/2021, 09:00:00] Ben: sorry!! I love you
[05/03/2021, 09:01:00] Ana: so sorry \u200e<This message was edited>
[06/03/2021, 09:01:00] Ana: hahahaha
[07/03/2021, 09:01:00] Ana: ok`

const android = `01/03/2021, 09:00 - Ana: <Media omitted>
01/03/2021, 09:01 - Ben: hm
01/03/2021, 09:02 - Ana: <Media omitted>`

async function answerTo(question: string, text = iphone): Promise<Answer> {
  const written = new TextEncoder().encode(text)
  const bytes = new Uint8Array(written.length + 64)
  bytes.set(written)
  const { chat } = await readChat(await openText({ bytes, size: written.length }, 'chat.txt'))
  const asked = { chat, me: null, today: 18_700 }
  const planned = plan(question, asked)
  const answer = planned && (await compute(planned, asked))
  if (!answer) throw new Error(`not understood: ${question}`)
  return answer
}

test.each([
  ['How many photos did Ana send?', 1],
  ['How many stickers are there?', 1],
  ['How many voice messages did Ana send?', 1],
  ['Wie viele Sprachnachrichten hat Ana geschickt?', 1],
  ['¿Quién manda más gifs?', 'Ben'],
  ['كم صورة أرسلت Ana؟', 1],
  ['How many messages did Ana edit?', 1],
  ['How often did we laugh?', 2],
  ['Who laughs more?', null],
  ['How many times did Ben apologize?', 1],
  ['Who thanks more?', 'Ben'],
  ['On how many days did we not write?', 3],
  ['How many days in a row have we been writing right now?', 3],
  ['How many messages did Ana send after midnight?', 0],
  ['Do we write more in the morning or at night?', 7],
  ['How often was there a gap of more than a day?', 3],
])('“%s”: %s', async (question, value) => {
  expect((await answerTo(question)).figure?.value).toBe(value)
})

const mixed = `${android}
01/03/2021, 09:03 - Ana: IMG-20210301-WA0001.jpg (file attached)
05/03/2021, 09:04 - Ben: IMG-20210305-WA0002.jpg (file attached)`

test.each([
  ['How many photos did Ana send?', android, 2],
  ['How many voice messages did Ana send?', android, 2],
  ['Who sends more stickers?', android, 'Ana'],
  ['How many photos did Ana send?', mixed, 3],
])('where an export does not say which kind some media are, “%s” is answered with all of them', async (question, text, value) => {
  const { text: said, figure, notes } = await answerTo(question, text)
  expect(figure).toMatchObject({ metric: 'media', value })
  expect([said, notes.join()]).toEqual([
    expect.stringContaining('media messages'),
    expect.stringContaining('does not say which media messages are pictures'),
  ])
})

test('where the kind of all that is asked for is named, only that kind is counted', async () => {
  const { figure, notes } = await answerTo('How many photos did Ben send?', mixed)
  expect([figure?.metric, figure?.value, notes]).toEqual(['photos', 1, []])
})

test.each([
  ['How many calls did Ana make?', 'This export names no calls.'],
  ['Who made the most calls?', 'This export names no calls.'],
  ['Wie viele Anrufe gab es?', 'In diesem Export ist kein Anruf verzeichnet.'],
  ['How many messages did Ana edit?', 'No message in this export is marked as edited.'],
])('“%s” is not answered with 0 where the export names none', async (question, said) => {
  const { text, figure } = await answerTo(question, android)
  expect([text, figure?.value]).toEqual([said, null])
})
