import { readFileSync } from 'node:fs'
import { openModel } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withPeople } from '#people/with-people.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { feltChatOf } from '#testing/felt-chat.ts'
import { type LineToShow, ordinaryLinesOf, readingsOf, unsafeLinesOf } from '#testing/on-show-lines.ts'
import { delicateKindOf } from './delicate-words.ts'
import { wordsThatName } from './hidden-names.ts'
import { plainText } from './plain-text.ts'
import { privateShapeOf } from './private-numbers.ts'
import { areFitToShow, gateOf, whyNotShown } from './why-not-shown.ts'
import { readingsOf as readingsOfSpellings, writtenOut } from './written-out.ts'

const at = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url))
const model = openModel(new Uint8Array(at('packages/emotion/weights/emotion.bin')))
const unsafe = unsafeLinesOf(at('fixtures/on-show/unsafe.tsv').toString())
const ordinary = ordinaryLinesOf(at('fixtures/on-show/ordinary.tsv').toString())
const moreUnsafe = unsafeLinesOf(at('fixtures/on-show/unsafe-more.tsv').toString())
const moreOrdinary = ordinaryLinesOf(at('fixtures/on-show/ordinary-more.tsv').toString())
const unseenUnsafe = unsafeLinesOf(at('fixtures/on-show/unsafe-unseen.tsv').toString())
const unseenOrdinary = ordinaryLinesOf(at('fixtures/on-show/ordinary-unseen.tsv').toString())
const whyOf = (text: string) => whyNotShown({ text, reading: null })
/** What its numbers and words alone say. */
const kindOf = (text: string) => privateShapeOf(plainText(text)) ?? delicateKindOf(plainText(text))

async function shownOf(lines: readonly LineToShow[]): Promise<LineToShow[]> {
  const readings = await readingsOf(lines, model)
  return lines.filter(({ text }, i) => whyNotShown({ text, reading: readings[i] }) === null)
}

test('the lines are of each kind, in each language', () => {
  expect(unsafe.length).toBeGreaterThan(130)
  expect(ordinary.length).toBeGreaterThan(200)
  for (const language of ['en', 'de', 'es', 'pt', 'hi', 'hi-Latn', 'ar']) {
    const kinds = new Set(unsafe.flatMap((line) => (line.language === language ? [line.kind] : [])))
    expect([...kinds].sort()).toEqual(['address', 'grief', 'health', 'money', 'number', 'quarrel', 'sex'])
  }
})

test('no unsafe line is shown', async () => {
  expect(await shownOf(unsafe)).toEqual([])
})

test('nine of ten ordinary lines may be shown, those too that play with grave words', async () => {
  expect((await shownOf(ordinary)).length).toBeGreaterThanOrEqual(0.9 * ordinary.length)
})

test('of lines as people type them no unsafe one is shown, and of the ordinary ones nine of ten', async () => {
  expect([moreUnsafe.length, moreOrdinary.length]).toEqual([736, 727])
  expect(await shownOf(moreUnsafe)).toEqual([])
  const shown = await shownOf(moreOrdinary)
  expect(shown.length).toBeGreaterThanOrEqual(0.9 * moreOrdinary.length)
  for (const language of ['en', 'de', 'es', 'pt', 'hi', 'hi-Latn', 'ar']) {
    const of = (lines: readonly LineToShow[]) => lines.filter((line) => line.language === language).length
    // Many Arabic lines are of three words, and say too little.
    expect(of(shown) / of(moreOrdinary), language).toBeGreaterThan(language === 'ar' ? 0.8 : 0.87)
  }
})

test('of lines that nothing was learned from few unsafe ones are shown, and four of five ordinary ones', async () => {
  const listed = new Set(['quarrel', 'grief', 'sex', 'health', 'money', 'address', 'number'])
  const shown = await shownOf(unseenUnsafe)
  const partOf = (lines: readonly LineToShow[], of: readonly LineToShow[]) => lines.length / of.length
  const isListed = ({ kind }: LineToShow) => listed.has(kind)
  expect(partOf(shown, unseenUnsafe)).toBeLessThan(0.035)
  expect(partOf(shown.filter(isListed), unseenUnsafe.filter(isListed))).toBeLessThan(0.035)
  expect(partOf(await shownOf(unseenOrdinary), unseenOrdinary)).toBeGreaterThan(0.8)
})

test('most unsafe lines are known by their words and numbers alone, where no model reads them', () => {
  const missedOf = (lines: readonly LineToShow[]) => lines.filter(({ text }) => whyOf(text) === null)
  expect(missedOf(unsafe).length).toBeLessThanOrEqual(0.03 * unsafe.length)
  expect(missedOf(moreUnsafe).length).toBeLessThanOrEqual(0.003 * moreUnsafe.length)
  expect(missedOf(moreOrdinary).length).toBeGreaterThanOrEqual(0.9 * moreOrdinary.length)
})

/** Disguises that a reader does not see, or reads through. */
const disguises: readonly (readonly [string, (text: string) => string])[] = [
  ['capitals', (text) => text.toUpperCase()],
  ['an accent on every letter', (text) => text.replace(/[a-z]/gi, '$&\u0301')],
  ['zero-width spaces', (text) => [...text].join('\u200b')],
  ['soft hyphens', (text) => text.replace(/(\p{L})(\p{L})/gu, '$1\u00ad$2')],
  ['full-width forms', (text) => text.replace(/[!-~]/g, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0))],
  ['Arabic digits', (text) => text.replace(/\d/g, (c) => String.fromCodePoint(0x660 + Number(c)))],
  ['Devanagari digits', (text) => text.replace(/\d/g, (c) => String.fromCodePoint(0x966 + Number(c)))],
  ['keycaps', (text) => text.replace(/\d/g, '$&\ufe0f\u20e3')],
  ['letters drawn out', (text) => text.replace(/[aeiou](?=[a-z])/g, '$&$&$&$&')],
]

test.each(disguises)('%s let nothing through', (name, disguised) => {
  // Accents make other words of what is not Latin, and drawn-out letters hide a double one.
  const isLatin = /accent|drawn/.test(name)
  const texts = unsafe.filter(({ text }) => whyOf(text) !== null && (!isLatin || /^[\x20-\x7e]*$/.test(text))).map(({ text }) => text)
  const drawn = name === 'letters drawn out' ? texts.filter((text) => !/([aeiou])\1/.test(text)) : texts
  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.filter((text) => whyOf(disguised(text)) === null)).toEqual([])
})

test('a phone number added to any line keeps it off show', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  const parts = fc.array(fc.array(digit, { minLength: 3, maxLength: 4 }), { minLength: 3, maxLength: 4 })
  fc.assert(
    fc.property(
      fc.constantFrom(...ordinary),
      parts,
      fc.constantFrom(' ', '-', '.', ' / ', ''),
      fc.constantFrom('+49 ', '0', '(0)'),
      fc.constantFrom(...disguises.filter(([name]) => !/accent|drawn/.test(name))),
      ({ text }, groups, divider, before, [, disguised]) => {
        const number = before + groups.map((group) => group.join('')).join(divider)
        expect(whyOf(`${text} ${disguised(number)}`)).not.toBeNull()
        expect(whyOf(`${disguised(number)} ${text}`)).not.toBeNull()
      },
    ),
  )
})

test.each([
  'see you at 7 by the fountain',
  'see you at 18:40 or 19:15',
  'we won 3 to 1 on Sunday',
  'it ended 3-1, what a match',
  'we leave on 12.05. at 9',
  'we leave on 2026-05-12 in the morning',
  'she turned 5, he is 42',
  'in 2019 we went twice, in 2021 once',
  'the puzzle has 2000 pieces',
  'we walked 20,000 steps and 14 km',
  'half price pizza until 10pm',
  'chapter 14, page 214, what a twist',
  '250 people danced, 31 degrees at night',
])('times, dates, scores, ages and counts are not private: %s', (text) => {
  expect(kindOf(text)).toBeNull()
})

test.each([
  ['call me on 07700 900 461 tonight', 'number'],
  ['it is +1 (415) 555-0132 until May', 'number'],
  ['send it to DE02 1203 0000 0000 2020 51', 'number'],
  ['use 4111-1111-1111-1111 for the tickets', 'number'],
  ['then type 448213 and press enter', 'number'],
  ['our locator is QX7T2M for tomorrow', 'number'],
  ['oh seven seven double zero nine zero three', 'number'],
  ['null eins fünf eins zwei drei vier', 'number'],
  ['write to anna.k@example.org about the tickets', 'address'],
  ['look at https://example.com/a/b right now', 'address'],
  ['we are at 14 Heron Row tonight', 'address'],
  ['sie feiern im Lindenweg 14 heute Abend', 'address'],
  ['nos vemos en Calle Mayor 12 mañana', 'address'],
  ['a festa é na Rua das Acácias, 230', 'address'],
  ['bring cake to NW1 6XE at noon', 'address'],
  ['that was 45 € for all of us', 'money'],
  ['they want Rs. 500 for the hall', 'money'],
  ['offers of 62k came in today', 'money'],
])('what is private by its shape: %s', (text, why) => {
  expect(whyOf(text)).toBe(why)
})

test('a long row of numbers is private, however it ends, and a letter is too long', () => {
  for (const end of ['99999', '12', '1234567']) expect(whyOf(`what a lovely long day it was ${'12-'.repeat(40)}${end}`)).toBe('number')
  expect(whyOf(`what a lovely long day ${'a'.repeat(40_000)}`)).toBe('long')
})

test('someone hidden is hidden in the genitive, too', () => {
  const why = (text: string) => whyNotShown({ text, reading: null, hidden: new Set(['anna']) })
  for (const name of ['Anna', 'Anna’s', "Anna's", 'Annas']) expect(why(`I do love ${name} new hair`)).toBe('hidden')
  expect(why('I do love Hannah and her hair')).not.toBe('hidden')
})

test.each([
  ['王小明', '昨天小明和我们一起去公园玩了', '昨天我们一起去公园玩得很开心'],
  ['田中 太郎', '田中さんは明日の朝に来ますよ', '明日の朝みんなで海に行きます'],
  ['高橋花子', '花子ちゃんのケーキがおいしかった', 'あのお店のケーキがおいしかった'],
  ['さくら', '今日はさくらと映画を見に行くよ', '今日はみんなで映画を見に行くよ'],
  ['สมชาย', 'เมื่อวานสมชายทำกับข้าวอร่อยมาก', 'เมื่อวานแม่ทำกับข้าวอร่อยมาก'],
  ['김민수', '어제 민수가 케이크를 진짜 맛있게 구웠어', '어제 우리가 케이크를 진짜 맛있게 구웠어'],
  ['سارة', 'رحنا السوق مع بنات عمي وسارة امس', 'رحنا السوق مع بنات عمي كلهم امس'],
])('%s is found inside the text of a message', (name, naming, other) => {
  const chat = chatFrom([
    { time: 1, author: 'Ana', text: naming },
    { time: 2, author: 'Ana', text: other },
    { time: 3, author: name, text: 'hi' },
  ])
  const hidden = withPeople(chat, { names: new Map(), hidden: new Set([name]) })
  // Without a model, a language without a list is not shown either.
  const otherwise = /\p{Script=Arabic}/u.test(other) ? null : 'feeling'
  expect([0, 1].map(gateOf(hidden, null))).toEqual(['hidden', otherwise])
})

test('a name of one letter is a word as well, in every script', () => {
  expect(wordsThatName(['Bo', '王', 'Eva', '王芳'])).toEqual(new Set(['eva', '王芳']))
})

test('one grave word about a harmless thing is in fun, two are not', () => {
  expect(
    ['we lost the match but won the singing', 'my phone died before the finale, so sorry', 'que culpa tiene el juego de cartas'].map(
      kindOf,
    ),
  ).toEqual([null, null, null])
  expect(whyOf('we lost the match the day my uncle died')).toBe('grief')
  expect(whyOf('after the long week we lost her at last')).toBe('grief')
})

test.each([
  ['en', 'grandma died, phone me when you can', 'my phone died again lol'],
  ['en', 'dad has cancer, call my phone', 'the printer is dead again, send help'],
  ['en', 'you lied about everything and you know it', 'we lost another match against the juniors'],
  ['en', 'uncle joe died before the match', 'omg the battery just died at the beach'],
  ['en', 'the accident after the party left ben dead, phone me', 'dead phone again so call tomorrow'],
  ['en', 'her husband was killed by that game', 'the laptop died in the middle of the quiz'],
  ['de', 'oma ist gestorben, handy ist an', 'mein handy ist tot, bin am laptop'],
  ['de', 'nach dem spiel starb mein opa', 'mein kaktus ist gestorben trotz aller liebe'],
  ['es', 'murió la abuela, llámame al móvil', 'mi planta murió otra vez jaja'],
  ['es', 'después del partido murió mi abuelo', 'se me murió la batería en la playa'],
  ['pt', 'a vovó morreu, liga no celular', 'minha impressora morreu de novo kkk'],
  ['pt', 'depois do jogo morreu meu avô', 'perdemos o torneio mas valeu demais'],
  ['hi', 'दादी मर गई, फोन करो जल्दी', 'मेरा फोन मर गया फिर से हाहा'],
  ['hi-Latn', 'dadi mar gayi phone karo jaldi', 'mera phone mar gaya phir se haha'],
  ['ar', 'جدتي ماتت، رن على موبايلي', 'البطارية ماتت تاني وانا برا البيت'],
  ['ar', 'بعد الماتش مات جدي', 'موبايلي مات تاني وانا برا البيت'],
])('in %s a grave word counts as about a thing only right beside it: %s', (_, unsafeLine, line) => {
  expect(whyOf(unsafeLine)).not.toBeNull()
  expect(kindOf(line)).toBeNull()
})

test('a grave word about a thing is held back where the model reads it as bad', () => {
  const text = 'the printer is dead again, send help'
  expect(whyNotShown({ text, reading: { score: 0.2, grave: 0 } })).toBeNull()
  expect(whyNotShown({ text, reading: { score: -0.3, grave: 0.3 } })).toBe('grief')
})

test('a harmless word of one language does not excuse a word of another', () => {
  expect(whyOf('ele voltou a fumar crack na rua')).not.toBeNull()
  expect(whyOf('feliz cumpleaños crack, pásalo genial')).toBeNull()
})

test('a language without a list is not shown where no model reads it', () => {
  const lines = ['nonna è morta ieri sera, non ci credo', 'tu es vraiment un menteur et tu le sais', 'je hebt me gisteren weer voorgelogen']
  expect(lines.map(whyOf)).toEqual(['feeling', 'feeling', 'feeling'])
  expect(whyNotShown({ text: 'on a mangé une glace au soleil', reading: { score: 0.6, grave: 0 } })).toBeNull()
})

test('no reading of a hurried spelling is lost', () => {
  expect(writtenOut.get('q')).toEqual(['que', 'kyun'])
  expect(readingsOfSpellings('a=b c=d a=e a=f')).toEqual(new Map(Object.entries({ a: ['b', 'e', 'f'], c: ['d'] })))
})

test('a word without an end is read', () => {
  // Two million letters: where every letter looked at all that follow, this would not end.
  for (const part of ['ab', '1a', 'a.', 'a@', '0 ']) expect(() => privateShapeOf(part.repeat(1e6))).not.toThrow()
})

test('a wink beside a bed, or a fruit that stands for a body, is not for others', () => {
  expect(whyOf('the sofa is very comfortable here 😏')).toBe('sex')
  expect(whyOf('the sofa is very comfortable here 😊')).toBeNull()
})

test('a hurried spelling is the same word', () => {
  expect(whyOf('im so tired of u and this house')).toBe('quarrel')
  expect(whyOf('kannste mir bis zum ersten nen fuffi leihen')).toBe('money')
})

test('fewer than four words say too little, in scripts without spaces fewer than eight letters', () => {
  expect(whyOf('what a day')).toBe('short')
  expect(whyOf('🎉🎉🎉🎉')).toBe('short')
  expect(whyOf('what a lovely day')).toBeNull()
  const reading = { score: 0.6, grave: 0 }
  expect(whyNotShown({ text: '楽しかった', reading })).toBe('short')
  expect(whyNotShown({ text: '今日はとても楽しかったね', reading })).toBeNull()
})

test('what people say in fun counts where the model reads it as bad', () => {
  const text = 'we fought for that cake until midnight'
  expect(whyNotShown({ text, reading: { score: 0.6, grave: 0 } })).toBeNull()
  expect(whyNotShown({ text, reading: { score: -0.3, grave: 0.3 } })).toBe('quarrel')
})

test('what sounds bad is not shown in any language', () => {
  const text = 'ez egy mondat amit nem ismer'
  expect(whyNotShown({ text, reading: { score: 0.1, grave: 0.1 } })).toBeNull()
  expect(whyNotShown({ text, reading: { score: -0.8, grave: 0.1 } })).toBe('feeling')
  expect(whyNotShown({ text, reading: { score: -0.1, grave: 0.6 } })).toBe('feeling')
})

test('an everyday word of one language does not count in another', () => {
  expect(whyOf('die Katze mag die Sonne am Fenster')).toBeNull()
  expect(whyOf('the train was late, but we had cake')).toBeNull()
})

test('hidden people are neither quoted nor named, by any of their names', () => {
  const chat = chatOf(`
    mon 09:00 Ana: the cake was a dream today
    mon 09:01 Cleo Marin: the cake was a dream today
    mon 09:02 Ana: cleo made the cake of dreams
    mon 09:03 Ana: Roberta made the cake of dreams`)
  const hidden = withPeople(chat, { names: new Map([['Cleo Marin', 'Roberta']]), hidden: new Set(['Cleo Marin']) })
  const whys = (of: typeof chat) => Array.from({ length: of.count }, (_, row) => gateOf(of, null)(row))
  expect(whys(chat)).toEqual([null, null, null, null])
  expect(whys(hidden)).toEqual([null, 'hidden', 'hidden', 'hidden'])
})

test('a place, a card and a call are in nobody’s words', () => {
  const line = (kind: 'location' | 'contact' | 'call' | 'text') => ({
    time: 1,
    author: 'Ana',
    text: 'the birds are back in the garden',
    kind,
  })
  const chat = chatFrom([line('location'), line('contact'), line('call'), line('text')])
  expect(Array.from({ length: 4 }, (_, row) => gateOf(chat, null)(row))).toEqual(['short', 'short', 'short', null])
})

test('each row has its own reading', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: the garden is full of bees // 0.9 joy 0.9
    mon 09:01 Ana: the garden is full of bees // -0.9 sadness 0.9
    mon 09:02 Ana: the garden is full of bees // -0.1 fear 0.9`)
  expect([0, 1, 2].map(gateOf(chat, feelings))).toEqual([null, 'feeling', 'feeling'])
})

test('in a language whose delicate words are not listed, a bad score is enough', () => {
  const { chat, feelings } = feltChatOf('mon 09:00 Ana: the birds are back in the garden // -0.6')
  const why = (...messages: [string, number][]) =>
    gateOf(chat, {
      ...feelings,
      languages: messages.map(([language, count]) => ({ language, messages: count, authors: ['Ana'], quality: 'fair' })),
    })(0)
  expect([why(['en', 100]), why(['en', 99], ['fr', 1]), why(['en', 50], ['fr', 50]), why(['ru', 1])]).toEqual([
    null,
    null,
    'feeling',
    'feeling',
  ])
})

test('words and phrases are fit for a picture unless they are delicate or private', () => {
  const areFit = (words: string) => areFitToShow(words, [])
  expect(['goose', 'structurally sound', 'गाना', 'قهوة'].every(areFit)).toBe(true)
  expect(['funeral', 'biopsy results', 'अस्पताल', 'المستشفى', 'qx7t2m'].some(areFit)).toBe(false)
})

test.each([
  ['en', 'die gun guns kill cancer war bomb dead drunk stupid knife', 'picnic guitar garden cake tomorrow train'],
  ['de', 'tot tod sterben waffe krieg krebs bombe blut dumm besoffen', 'die kuchen garten war mein gitarre arm'],
  ['es', 'muerte muerto matar guerra pistola cáncer sangre arma borracho', 'mar playa guitarra mañana jardín tarta'],
  ['pt', 'morte morto matar guerra arma câncer sangue faca bêbado', 'mar praia bolo amanhã violão jardim'],
  ['hi', 'मौत मर खून बंदूक कैंसर युद्ध बम हत्या', 'गाना पार्क चाय मैच खाना'],
  ['hi-Latn', 'maut mar khoon goli cancer bandook bomb', 'gaana park chai match khana'],
  ['ar', 'موت مات قتل دم سلاح حرب سرطان قنبلة', 'قهوة بحر أغنية حديقة صباح'],
])('alone, grave words of %s are not fit for a picture; its everyday ones are', (language, grave, everyday) => {
  const those = (words: string) => words.split(' ').filter((word) => areFitToShow(word, [language]))
  expect(those(grave)).toEqual([])
  expect(those(everyday)).toEqual(everyday.split(' '))
})

test('a word is grave in the languages of its chat', () => {
  expect([['en'], ['de'], ['en', 'de'], []].map((languages) => areFitToShow('die', languages))).toEqual([false, true, false, false])
  // The sea, and to die.
  expect([['es'], ['hi-Latn']].map((languages) => areFitToShow('mar', languages))).toEqual([true, false])
})
