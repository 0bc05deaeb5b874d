import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chat, messageText } from '#chat/chat.ts'
import { select } from '#chat/selection.ts'
import { keywordRows } from '#search/keyword.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { suggestions } from './suggestions.ts'

/** A chat in which two people say these by turns, one text a day. */
const said = (texts: readonly string[]): Chat =>
  chatFrom(texts.map((text, i) => ({ time: (18_000 + i) * DAY, author: i % 2 === 0 ? 'Ana' : 'Ben Stone', text })))
const often = (times: number, ...texts: string[]): string[] => Array.from({ length: times }, () => texts).flat()
const keywordsOf = async (chat: Chat): Promise<string[]> => (await suggestions(chat)).map(({ keyword }) => keyword)

/** English without a word that is special to this chat. */
const smallTalk = often(
  30,
  'I will be there with you',
  'what do you think about it',
  'yes that was good',
  'can you do this when you are here',
)

describe('suggested are', () => {
  test('words that are frequent here and rare elsewhere, not those that are frequent everywhere', async () => {
    const chat = said([...smallTalk, ...often(4, 'the heron is back', 'look a heron', 'a heron again', 'no heron today')])
    const found = await keywordsOf(chat)
    expect(found).toContain('heron')
    for (const word of ['the', 'good', 'what do you', 'back', 'look', 'today']) expect(found).not.toContain(word)
  })

  test('phrases whose words follow each other more often than chance has it, instead of their parts', async () => {
    const chat = said([...smallTalk, ...often(9, 'that is structurally sound'), ...often(3, 'a sound I know', 'what a sound')])
    const found = await keywordsOf(chat)
    expect(found).toContain('structurally sound')
    expect(found).not.toContain('structurally')
  })

  test('words of many days come before the topic of one evening', async () => {
    const gnocchi = often(6, 'gnocchi again').map((text, i) => ({ time: (18_000 + i) * DAY, author: 'Ana', text }))
    const lasagna = often(6, 'lasagna again').map((text, i) => ({ time: 18_000 * DAY + i, author: 'Ben', text }))
    const talk = smallTalk.map((text, i) => ({ time: (18_000 + i) * DAY, author: 'Ana', text }))
    const found = await keywordsOf(chatFrom([...talk, ...lasagna, ...gnocchi]))
    expect(found.indexOf('gnocchi')).toBeLessThan(found.indexOf('lasagna'))
  })

  test('classic firsts in the languages of the chat, however rarely, and one of them first of all', async () => {
    const [first, ...others] = await keywordsOf(
      said([...smallTalk, ...often(4, 'a heron', 'the pelican'), 'I love you', 'Happy Birthday!!']),
    )
    expect(first).toBe('love you')
    expect(others).toContain('Happy Birthday')
  })

  test.each([
    ['de', 'ich weiß nicht was das ist und wie es dir geht', 'ich liebe dich', 'liebe dich'],
    ['es', 'no sé qué es lo que está en la casa', 'te quiero mucho', 'te quiero'],
    ['fr', 'je ne sais pas ce que c’est mais il est dans la maison', 'je t’aime', 'je t’aime'],
    ['ru', 'я не знаю что это и как у тебя дела', 'я люблю тебя', 'люблю тебя'],
    ['tr', 'bu ne için ve ben ne kadar çok şey biliyorum ama', 'seni seviyorum', 'seni seviyorum'],
    ['zh-Hans', '我不知道这是什么', '我爱你', '我爱你'],
    ['ja', '私は何が好きですか', '愛してるよ', '愛してる'],
    ['th', 'ฉันไม่รู้ว่ามันคืออะไร', 'คิดถึงนะ', 'คิดถึง'],
    ['ar', 'أنا لا أعرف ما هذا في البيت', 'بحبك', 'بحبك'],
    ['te', 'నాకు తెలియదు', 'పుట్టినరోజు శుభాకాంక్షలు', 'పుట్టినరోజు శుభాకాంక్షలు'],
  ])('in %s too', async (_, talk, text, keyword) => {
    expect(await keywordsOf(said([...often(20, talk), text]))).toContain(keyword)
  })

  test('classic firsts of every language, where the words show none', async () => {
    expect(await keywordsOf(said(['Feliz cumpleaños']))).toEqual(['Feliz cumpleaños'])
  })

  test('the words of one person more than of others, where no table has what people say elsewhere', async () => {
    // Tagalog has no table. Ana says "kuting" (kitten), Ben "bisikleta".
    const talk = often(120, 'ang bahay po ng nanay', 'hindi ko lang din ito', 'siya na naman po', 'ako ba yung mga tao')
    const chat = said([
      ...talk,
      ...often(3, 'may kuting', 'bisikleta ito', 'kuting po', 'bisikleta na', 'ang kuting', 'yung bisikleta', 'kuting ba', 'bisikleta ko'),
    ])
    expect((await keywordsOf(chat)).join(', ')).toMatch(/kuting.*bisikleta|bisikleta.*kuting/)
  })

  test('as people write them', async () => {
    const chat = said([...smallTalk, ...often(5, 'when is Ramadan', 'Ramadan it is', 'so RAMADAN', 'and Ramadan?')])
    expect(await keywordsOf(chat)).toContain('Ramadan')
  })
})

/** Japanese in which one of the two says these among small talk. */
const japanese = (texts: readonly string[]): Chat =>
  chatFrom([
    ...often(300, 'そうなの？', 'うん、そうだよ', 'いいよ').map((text, i) => ({
      time: (17_000 + i) * DAY,
      author: i % 2 ? '佐藤 健' : '山田 花子',
      text,
    })),
    ...texts.map((text, i) => ({ time: (18_000 + i) * DAY, author: '佐藤 健', text })),
  ])

describe('never suggested are', () => {
  test('links, numbers, emoji, laughter, placeholders, and names of the people alone', async () => {
    const noise = often(9, 'https://heron.example/way', '4711 0815', '🦆🦆', 'hahaha', 'kkkkk', 'Ana', "Ben Stone's", 'Stone')
    const media = Array.from({ length: 9 }, (_, i) => ({ time: (18_000 + i) * DAY, author: 'Ana', text: '', kind: 'media' as const }))
    const texts = [...smallTalk, ...noise].map((text, i) => ({ time: (18_000 + i) * DAY, author: i % 2 ? 'Ana' : 'Ben Stone', text }))
    expect(await keywordsOf(chatFrom([...texts, ...media]))).toEqual([])
  })

  test('one twice: no part of another, no plural, no other end of the same phrase', async () => {
    const chat = said([
      ...smallTalk,
      ...often(9, 'the emergency biscuit tin is empty'),
      ...often(4, 'a goose', 'two geese', 'the goose', 'gooses'),
    ])
    const found = await keywordsOf(chat)
    expect(found.filter((keyword) => /biscuit|tin|emergency/.test(keyword))).toHaveLength(1)
    expect(found.filter((keyword) => /goose/.test(keyword))).toHaveLength(1)
  })

  test('stems that a dictionary cut from a word where no spaces part words, nor a name cut from a longer one', async () => {
    const chat = japanese(often(4, 'やっと終わった', 'アニメを見てくれた', '早く起きたの', '2本目が好き', '文化祭に行こう'))
    const found = await keywordsOf(chat)
    expect(found).toContain('アニメ')
    for (const word of ['終わっ', 'てくれ', '起き', '本目', '文化']) expect(found).not.toContain(word)
  })

  test('names of people, where several are written without spaces', async () => {
    const found = await keywordsOf(japanese(often(4, '花子は温泉が好き')))
    expect(found).toContain('温泉')
    expect(found).not.toContain('花子')
  })

  test('mere grammar of a language without a table, such as Hindi in Latin letters', async () => {
    const talk = [
      'tum kya kar rahe ho yaar',
      'main ghar pe hai abhi',
      'kuch nahi bhai aur tum',
      'biryani bahut acha hai',
      'biryani hai kya',
    ]
    const hindi = ['मैं घर पर नहीं था', 'तुम क्या कर रहे हो और वह कहाँ है', 'यह बहुत अच्छा है लेकिन कुछ नहीं']
    const found = await keywordsOf(said(often(20, ...talk, ...hindi)))
    expect(found.join(' ')).toContain('biryani')
    for (const word of ['hai', 'nahi', 'bhai aur']) expect(found).not.toContain(word)
  })

  test.each([
    ['the Arabic for "may God not deprive me of your eyes"', 'أنا لا أعرف ما هذا في البيت', 'الله لا يحرمني عيونك', 'يحرمني عيونك'],
    ['English', 'what do you think about it when you are here', 'I will never eat herons', 'herons'],
    ['German', 'ich weiß nicht was das ist und wie es dir geht', 'das ist kein Reiher', 'Reiher'],
    ['Hindi', 'मैं घर पर था और यह बहुत अच्छा है लेकिन तुम क्या कर रहे हो', 'तुम मत घबराओ', 'घबराओ'],
    ['Chinese', '我不知道这是什么但是他们在这里说的', '今天没有恐龙', '恐龙'],
  ])('what is mostly said after a negation, which would be lost: %s', async (_, talk, text, keyword) => {
    const found = await keywordsOf(said(often(9, talk, talk, text)))
    expect(found).not.toContain(keyword)
    const without = text.replace(/لا |never |kein |मत |没有/u, '')
    expect((await keywordsOf(said(often(9, talk, talk, without)))).join()).toContain(keyword)
  })

  test('anything of an empty chat, of one without texts, of a selection of nobody', async () => {
    expect(await suggestions(chatFrom([]))).toEqual([])
    expect(await suggestions(chatOf('mon 09:00 Ana: [media]\nmon 09:01 Ben: [deleted]'))).toEqual([])
    const chat = said(smallTalk)
    expect(await suggestions(chat, select(chat, { authors: ['Nobody'] }))).toEqual([])
  })
})

const words = [
  'heron',
  'the',
  'is',
  'gnocchi',
  'i',
  'love',
  'you',
  'Ana',
  '我爱你',
  '猫',
  'คิดถึง',
  'وحشتني',
  '7pm',
  'www.a.example',
  '🎂',
  'café',
  'CAFE',
]

/** Any chat of these words: phrases come up by chance. */
const anyTalk = fc
  .array(
    fc.record({
      text: fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((all) => all.join(' ')),
      author: fc.constantFrom('Ana', 'Ben', 'Çağla'),
    }),
    {
      maxLength: 80,
    },
  )
  .map((lines) => chatFrom(lines.map(({ text, author }, i) => ({ time: 18_000 * DAY + i * 9000, author, text }))))

test('for any chat, each is in as many messages as it says, none is blank or given twice, and the answer is the same again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyTalk, anyChat()), async (chat) => {
      const found = await suggestions(chat)
      expect(found.length).toBeLessThanOrEqual(50)
      expect(new Set(found.map(({ keyword }) => keyword)).size).toBe(found.length)
      for (const { keyword, count } of found) {
        expect(keyword.trim()).not.toBe('')
        expect(keywordRows(chat, keyword)).toHaveLength(count)
        expect(count).toBeGreaterThan(0)
      }
      expect(await suggestions({ ...chat })).toEqual(found)
    }),
    { numRuns: 60 },
  )
})

test('of a selection, the messages of the selection are counted', async () => {
  const chat = said([...smallTalk, ...often(4, 'the heron', 'a heron', 'heron?', 'my heron')])
  const selection = select(chat, { authors: ['Ana'] })
  const found = await suggestions(chat, selection)
  const rows = Array.from({ length: chat.count }, (_, row) => row).filter((row) => chat.author[row] === chat.participants.indexOf('Ana'))
  expect(found).toContainEqual({ keyword: 'heron', count: rows.filter((row) => /heron/.test(messageText(chat, row))).length })
})

test('an abort stops it, and the next call gets all', async () => {
  const chat = said([...smallTalk, ...often(5, 'a heron')])
  const stop = new AbortController()
  let pauses = 0
  const pause = async () => {
    if (++pauses === 3) stop.abort()
  }
  await expect(suggestions(chat, undefined, { pause, signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(pauses).toBe(3)
  expect(await keywordsOf(chat)).toContain('heron')
})

test('a word that no text has room for is none', async () => {
  expect(await keywordsOf(said(often(5, 'a'.repeat(100_000), 'x '.repeat(20_000))))).toEqual([])
})

describe('the list', () => {
  const ducks = 'mallard pintail teal wigeon gadwall shoveler pochard goldeneye smew garganey'.split(' ')

  test('has a classic first, then two own words, and so on while there are both', async () => {
    const chat = said([...smallTalk, 'I love you', 'happy birthday', ...ducks.slice(0, 5).flatMap((duck) => often(5, `the ${duck}`))])
    const found = await keywordsOf(chat)
    const isOwn = found.map((keyword) => ducks.includes(keyword))
    expect(isOwn).toEqual([false, true, true, false, true, true, true])
    expect(found.filter((keyword) => !ducks.includes(keyword))).toEqual(['love you', 'happy birthday'])
  })

  test('has classic firsts alone where nothing else is frequent', async () => {
    expect(await keywordsOf(said([...smallTalk, 'I love you', 'happy birthday']))).toEqual(['love you', 'happy birthday'])
  })

  test('has 50 at most, a classic first among them', async () => {
    const names = Array.from({ length: 70 }, (_, i) => `${'bdfghklmnp'[i % 10]}${'aeiou'[i % 5]}${'rstvwxz'[Math.floor(i / 10)]}ult`)
    const found = await keywordsOf(said([...smallTalk, ...names.flatMap((name) => often(3, `the ${name}`)), 'I love you']))
    expect(found.length).toBe(50)
    expect(found[0]).toBe('love you')
    expect(new Set(found).size).toBe(50)
  })

  test('has a word in three messages, and a classic first in one', async () => {
    const found = await suggestions(said([...smallTalk, ...often(2, 'the mallard'), ...often(3, 'the pintail'), 'I love you']))
    expect(found).toEqual([
      { keyword: 'love you', count: 1 },
      { keyword: 'pintail', count: 3 },
    ])
  })

  test('has no name of the people, nor one with an ending', async () => {
    const texts = often(5, 'the pintail', "Ana's", 'stones', 'stone', "ben's", 'Anas')
    expect(await keywordsOf(said([...smallTalk, ...texts]))).toEqual(['pintail'])
  })

  test('has a word beside a phrase with it only where most messages have the word alone', async () => {
    const found = async (together: number): Promise<string[]> =>
      keywordsOf(said([...smallTalk, ...often(together, 'the mallard pintail'), ...often(20 - together, 'the mallard', 'the pintail')]))
    expect(await found(12)).toEqual(['mallard pintail'])
    expect((await found(3)).toSorted()).toEqual(['mallard', 'pintail'])
  })

  test('has one of two phrases that share a word where most messages of the rarer contain both', async () => {
    const found = async (both: number): Promise<string[]> => {
      const texts = [
        ...often(both, 'the mallard pintail with a pintail wigeon'),
        ...often(10 - both, 'the pintail wigeon'),
        ...often(20 - both, 'the mallard pintail'),
      ]
      return (await keywordsOf(said([...smallTalk, ...texts]))).toSorted()
    }
    expect(await found(6)).toEqual(['mallard pintail'])
    expect(await found(5)).toEqual(['mallard pintail', 'pintail wigeon'])
  })
})

test('a partial chat has its own answer, and the whole the same one again', async () => {
  const chat = said([...smallTalk, ...often(4, 'the heron'), ...smallTalk, ...often(4, 'the pintail')])
  const whole = await suggestions(chat)
  expect(whole.map(({ keyword }) => keyword).toSorted()).toEqual(['heron', 'pintail'])
  const half = chat.count / 2
  const parts = [
    { from: 0, to: half, authors: null },
    { from: half, to: chat.count, authors: null },
    { from: 0, to: chat.count, authors: Uint8Array.of(0, 0) },
  ]
  const found = []
  for (const part of parts) found.push(await suggestions(chat, part))
  expect(found).toEqual([[{ keyword: 'heron', count: 4 }], [{ keyword: 'pintail', count: 4 }], []])
  expect(await suggestions(chat)).toBe(whole)
  const other = { ...chat }
  for (const part of parts) await suggestions(other, part)
  expect(await suggestions(other)).toEqual(whole)
})
