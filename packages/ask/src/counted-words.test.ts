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

test.each([
  [
    'Do we write more on Mondays or on Fridays?',
    'There were more messages on Monday than on Friday: Monday 5, Friday 2 (3).',
    ['Monday', 'Friday'],
  ],
  ['Did Ana write more than Ben?', 'Yes. There were more messages by Ana than by Ben: Ana 6, Ben 3 (3).', ['Ana', 'Ben']],
  [
    'Do we write more in the morning or at night?',
    'There were more messages between 6:00 AM and 11:59 AM than between 10:00 PM and 5:59 AM: 6:00 AM – 11:59 AM 8, 10:00 PM – 5:59 AM 1 (7).',
    ['6:00 AM – 11:59 AM', '10:00 PM – 5:59 AM'],
  ],
  ['Wann schreiben wir mehr, montags oder freitags?', 'Nachrichten im Vergleich: Montag 5, Freitag 2 (3).', ['Montag', 'Freitag']],
  ['¿Escribimos más los lunes o los viernes?', 'Comparación de mensajes: lunes 5, viernes 2 (3).', ['lunes', 'viernes']],
  [
    'Escrevemos mais às segundas ou às sextas?',
    'Comparação de mensagens: segunda-feira 5, sexta-feira 2 (3).',
    ['segunda-feira', 'sexta-feira'],
  ],
])('“%s” is compared in a whole sentence', async (question, said, of) => {
  const { text, figure } = await answerTo(question)
  expect([text, figure?.parts?.map((part) => part.of)]).toEqual([said, of])
})

test('one message of no named kind, as "view once" is, does not turn stickers into all media', async () => {
  const many = Array.from({ length: 30 }, (_, i) => `[08/03/2021, 09:${10 + i}:00] Ben: \u200esticker omitted`).join('\n')
  const once = '[09/03/2021, 09:00:00] Ana: \u200eYou received a view once message. For added privacy, you can only open it on your phone.'
  expect((await answerTo('Who sent the most stickers?', `${iphone}\n${many}\n${once}`)).figure).toMatchObject({
    metric: 'stickers',
    value: 'Ben',
  })
})
