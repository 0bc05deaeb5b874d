import { fold } from '@convostat/engine/words/fold'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSupported, type Source } from './citations.ts'

const people = ['Ana', 'Ben']
/** Sent on Thursday, March 4, 2021, at 11:05. */
const time = Date.UTC(2021, 2, 4, 11, 5) / 1000
const message = (text: string): Source => ({ text: fold(`Ana: ${text}`), time })
const plain = message('our tortoise is called Gustav, from aunt Vera in Bergen; dinner was lovely')
const tool = (text: string): Source => ({ text: fold(text), time: null })

const isSaid = (sentence: string, ...sources: Source[]) => isSupported(sentence, { sources, people })

/** 437 and other numbers, in figures of many scripts and in words of many languages: the message contains none of them. */
const inventions =
  `437 ４３७ ৪৩৭ ४३७ ٤٣٧ ۴۳۷ ๔๓๗ ④③⑦ ⁴³⁷ ₄₃₇ ❹❸❼ ⓸⓷⓻ 𝟜𝟛𝟟 ½ ¾ ⅓ Ⅷ ⅷ XIV CDXXXVII xiv ㊲ ⑪ ⓫ ፬፻፴፯ 四百三十七 四三七 三十七 半 1/2 4-3-7 4,370 4.370 4.5 4:37
  437k 5k 0x1B5 1e3 10x 4️⃣ 🔟 💯 🕓 437% ௪௩௭ ႔ 𑁪 ༣ ⚃
  dozens dozen half halves twice thrice double triple seven forty-three fortythree thirty-seven hundreds thousands seventh twofold
  millions billions trillions myriad fоrty sеven τen ᴛᴇɴ ꜰᴏʀᴛʏ Millionen Milliarden zigmal
  siebenunddreißig vierhundertsiebenunddreißig zwölf dutzende hälfte doppelt dreimal siebter halbe anderthalb hunderte siebenjährig
  sept quarante-deux quatre-vingt-dix-sept douzaines moitié soixante deuxième vingtaine onze
  sette quarantadue quattrocentotrentasette trentasette dozzina metà ventuno settimo cinquanta
  ocho cuarenta veintisiete docenas mitad doscientos séptimo mil
  sete quarenta dúzias metade duzentos vinte sétimo dezesseis
  सात सैंतीस आधा दर्जन डेढ़ सौ हज़ार
  سبعة سبعون نصف عشرات مئات مرتين وأربعون بسبعة الثلاثون تسعمائة
  семь тридцать zeven zevenendertig siedem hundra kolme negyven yedi seksen επτα שבע trettiosju neljäsataa สามสิบเจ็ด 서른일곱`
    .split(/\s+/)
    .filter((word) => word !== '')

const frames = [
  (word: string) => `Ana has ${word} of them.`,
  (word: string) => `Ana wrote it ${word} times.`,
  (word: string) => `Ana hat ${word} davon.`,
  (word: string) => `Ana a ${word} chats.`,
  (word: string) => `Ana tiene ${word} de ellos.`,
  (word: string) => `Ana ne ha ${word}.`,
  (word: string) => `A Ana tem ${word} deles.`,
  (word: string) => `Ana के पास ${word} हैं।`,
  (word: string) => `لدى Ana ${word} منها.`,
]

test.each(inventions)('%s is said in no sentence, if it is not in what is cited', (word) => {
  for (const frame of frames) expect(isSaid(frame(word), plain), frame(word)).toBe(false)
})

test.each(inventions.filter((word) => !/[%🕓⚃🔟💯]/u.test(word)))('%s is said where what is cited contains it', (word) => {
  expect(isSaid(`Ana has ${word} of them.`, message(`we have ${word} of them`))).toBe(true)
})

test('no number in digits of any script is said that is not there, and every one that is', () => {
  const zeros = [
    0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810, 0xff10, 0x1d7ce,
    0x1d7d8,
  ]
  const written = (number: number, zero: number) =>
    Array.from(String(number), (digit) => String.fromCodePoint(zero + Number(digit))).join('')
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 99_999 }),
      fc.integer({ min: 2, max: 99_999 }),
      fc.constantFrom(...zeros),
      fc.constantFrom(...zeros),
      fc.constantFrom(...frames),
      (said, given, one, other, frame) => {
        const source = tool(`Ana: ${written(given, one)} messages`)
        expect(isSaid(frame(written(given, other)), source)).toBe(true)
        if (said !== given) expect(isSaid(frame(written(said, other)), source)).toBe(false)
      },
    ),
    { numRuns: 500 },
  )
})

/** What a hundred languages call numbers has no end: these are said of 37, and of nothing else. */
const thirtySeven =
  `thirty-seven siebenunddreißig trente-sept trentasette treinta_y_siete trinta_e_sete सैंतीस سبعة_وثلاثون zevenendertig 三十七 ３７ ৩৭ ㊲
  xxxvii тридцать_семь`
    .split(/\s+/)
    .map((words) => words.replaceAll('_', ' '))

test.each(thirtySeven)('37 may be written %s', (word) => {
  expect(isSaid(`Ana has ${word} of them.`, message('I have 37 of them'))).toBe(true)
  expect(isSaid(`Ana has ${word} of them.`, message('I have 38 of them, and 30, and 7'))).toBe(false)
  expect(isSaid('Ana has 37 of them.', message(`I have ${word} of them`))).toBe(true)
})

test.each([
  ['30', ['30,000', '30.000', "30'000", '-30', '−30', '(-30)', '30 k', '30k', '30 mio', '30 bn', '30 Mrd']],
  ['2.5', ['2,500', '2.500', '-2.5', '2.5 k', '25']],
  ['2,500', ['2.5', '2,5', '-2,500', '250']],
  ['-30', ['-30,000', '-3', '-300']],
  ['minus 7', ['-70']],
])('of %s nothing is said that only looks like it', (given, inventions) => {
  for (const said of inventions) expect(isSaid(`Ana has ${said} of them.`, message(`we have ${given} of them`)), said).toBe(false)
})

test.each([
  ['30', ['30', '30.0', 'thirty', '30-', '(30)']],
  ['-30', ['-30', '−30', '30']],
  ['30,000', ['30.000', '30 000', '30 k', '30000', 'thirty thousand']],
  ['2.5', ['2,5', '2.5', '2.50']],
  ['2,500', ['2.500', '2500']],
  ['3 million', ['3 mio', '3,000,000']],
])('%s may be written in these ways', (given, ways) => {
  for (const said of ways) expect(isSaid(`Ana has ${said} of them.`, message(`we have ${given} of them`)), said).toBe(true)
})

test.each([
  ['a year that counts', 'Ana wrote it 2023 times.'],
  ['the year of the message that counts', 'Ana wrote it 2021 times.'],
  ['its year behind a little word', 'It was said in 2021 messages.'],
  ['its hour that counts', 'Ana has around 11 of them.'],
  ['its hour as a price', 'Ana got it at 11 euros.'],
  ['its hour behind its day, as a price', 'On 4 March at 11 euros Ana got it.'],
  ['its day that counts', 'Ana is on the 4th tortoise.'],
  ['its day behind its month, that counts', 'In March 4 tortoises came.'],
  ['its minute', 'Ana has 5 of them.'],
  ['another minute', 'Ana wrote at 11:04.'],
  ['its hour and minute, swapped', 'Ana wrote at 05:11.'],
  ['the other half of the day', 'Ana wrote at 11:05 pm.'],
  ['another day of its month', 'Ana wrote on 5 March 2021.'],
  ['another year of its day', 'Ana wrote on 4 March 2020.'],
  ['another date in figures', 'Ana wrote on 2021-03-05.'],
  ['another year', 'Ana got it in 2019.'],
])('%s is not a date of the message: %s', (_, sentence) => {
  expect(isSaid(sentence, plain)).toBe(false)
})

test.each([
  'On 4 March 2021 at 11 Ana wrote about Gustav.',
  'On March 4, 2021, Ana wrote about Gustav.',
  'On Thursday Ana wrote about Gustav.',
  'In March 2021 Ana wrote about Gustav.',
  'In 2021 Ana wrote about Gustav.',
  'Ana wrote about Gustav in 2021.',
  'Ana wrote about Gustav at 11:05.',
  'Ana wrote about Gustav at 11 am.',
  'Ana wrote about Gustav on 2021-03-04.',
  'Ana schrieb am 4. März 2021 um 11:05 Uhr über Gustav.',
  'Ana schrieb am 04.03.2021 über Gustav.',
  'Ana schrieb um 11 Uhr über Gustav.',
  'El 4 de marzo de 2021 Ana escribió sobre Gustav.',
  'Em 4 de março de 2021 a Ana escreveu sobre Gustav.',
  'Le 4 mars 2021 Ana a écrit sur Gustav.',
  'Il 4 marzo 2021 Ana ha scritto di Gustav.',
  '4 मार्च 2021 को Ana ने Gustav के बारे में लिखा।',
  'كتبت Ana عن Gustav في 4 مارس 2021.',
])('the day and the hour of a message may be said: %s', (sentence) => {
  expect(isSaid(sentence, plain)).toBe(true)
})

const quotes = `"" “” „“ „” ”” «» »« ‹› ›‹ '' ‘’ ‚‘ ‚’ ’’ 「」 『』 〝〞 ＂＂ ＇＇ ﹁﹂ ｢｣ \`\` \`´ ❝❞ ❛❜ 《》 〈〉 ʻʼ ʼʼ ʹʹ ʺʺ ˮˮ`
  .split(' ')
  .map((pair) => [...pair])

test.each(quotes)('what is between %s and %s was written so', (open, close) => {
  expect(isSaid(`Ana wrote ${open}from aunt Vera in Bergen${close}.`, plain)).toBe(true)
  expect(isSaid(`Ana wrote ${open}he is my best friend${close}.`, plain)).toBe(false)
  expect(isSaid(`Ana wrote ${open}from aunt Vera in${close}, she said.`, plain)).toBe(true)
  expect(isSaid(`Ana wrote ${open}rom aunt${close}.`, plain)).toBe(false)
  expect(isSaid(`Ana wrote ${open}from aunt Vera, my best friend.`, plain), 'without an end').toBe(false)
})

test.each([
  "Ana's tortoise is called Gustav, and it's from aunt Vera.",
  'Ana’s tortoise is Gustav: they don’t say more.',
  "The friends' tortoise is called Gustav.",
])('an apostrophe is not a quotation: %s', (sentence) => expect(isSaid(sentence, plain)).toBe(true))

test('what the product counted may be said in every way of writing it', () => {
  const counted = tool('Ana wrote 12,345 messages, 61.2% of all, 2.5 per day; the first on March 4, 2021. 12345')
  for (const sentence of [
    'Ana wrote 12,345 messages.',
    'Es waren 12.345.',
    'Ana a écrit 12 345 messages.',
    'Ana escribió 12345 mensajes.',
    'كتبت Ana ١٢٣٤٥ رسالة.',
    'Ana ने १२,३४५ संदेश लिखे।',
    'That is 61.2 % of all, or 2.5 per day.',
    'Das sind 61,2 Prozent.',
    'The first one is of 4 March 2021.',
    'Die erste ist vom 4. März 2021.',
  ])
    expect(isSaid(sentence, counted), sentence).toBe(true)
  for (const sentence of [
    'Ana wrote 345 messages.',
    'Ana wrote 12 messages.',
    'That is 61% of all.',
    'Ana wrote 5.2 per day.',
    'The first one is of 5 March 2021.',
  ])
    expect(isSaid(sentence, counted), sentence).toBe(false)
})

/** Sentences without their own figure, in the languages of answers: they must not be taken for ones. */
test.each([
  'They talked about it once more, and one of them was happy.',
  'They set off for the river, and on the way they had dinner with their pet.',
  'It was her first tortoise, and she had to feed it.',
  'Ana ist hier, und sie hat ihn im Garten gefunden; das bin ich.',
  'Sei nicht traurig, sagte sie; er hat ein neues Zuhause.',
  'Se lo dijo una vez, y le dio las gracias.',
  'Ana disse uma vez que ele tinha um nome bonito.',
  'On a dit que la tortue est très belle, et elle a un nom.',
  'Ana ha detto che la tartaruga ha un nome.',
  'Ana ने बताया कि उसका एक नाम है।',
  'قالت Ana إن لها اسما جميلا.',
  'カメの名前はGustavです。',
  'Имя черепахи Gustav, она от тёти.',
])('a sentence without a figure is none: %s', (sentence) => expect(isSaid(sentence, plain)).toBe(true))
