/** Exports as editors, old phones and unlucky hands leave them: each was read wrongly once. */
import { describe, expect, test } from 'vitest'
import { plainEvents, plainMessages, readText } from '#testing/read-text.ts'

type Options = Parameters<typeof readText>[1]
const said = async (text: string, options?: Options, name?: string): Promise<string[]> =>
  plainMessages((await readText(text, options, name)).chat).map(({ author, text: body }) => `${author}: ${body}`)
const days = async (text: string, options?: Options): Promise<string[]> =>
  plainMessages((await readText(text, options)).chat).map(({ date }) => date.slice(0, 10))
const lines = (count: number, line: (i: number) => string): string => Array.from({ length: count }, (_, i) => line(i)).join('\n')

describe('between sender and text', () => {
  test.each([
    ['a no-break space', ':\u00a0'],
    ['a narrow no-break space', ':\u202f'],
    ['a tab', ':\t'],
  ])('%s', async (_name, colon) => {
    expect(await said(`24/09/2026, 14:32 - Ana${colon}hi\n24/09/2026, 14:33 - Ben: yo\n`)).toEqual(['Ana: hi', 'Ben: yo'])
  })
  test('nothing, for someone who has written', async () => {
    expect(await said('24/09/2026, 14:32 - Ana: hi\n24/09/2026, 14:33 - Ana:see you at 14:00\n')).toEqual([
      'Ana: hi',
      'Ana: see you at 14:00',
    ])
  })
  test('an editor that cuts blanks at line ends leaves `Name:`, which is an empty message, even of someone new', async () => {
    const { chat } = await readText('24/09/2026, 14:32 - Ana:\n24/09/2026, 14:33 - Ben: yo\n24/09/2026, 14:34 - Ana:')
    expect(plainMessages(chat).map(({ author, kind }) => [author, kind])).toEqual([
      ['Ana', 'media'],
      ['Ben', 'text'],
      ['Ana', 'media'],
    ])
    expect(chat.events.count).toBe(0)
  })
  test('no-break spaces all over the header', async () => {
    expect(await said('24/09/2026,\u00a014:32\u00a0-\u00a0Ana:\u00a0hi\n24/09/2026, 14:33\u202f-\u202fBen: yo\n')).toEqual([
      'Ana: hi',
      'Ben: yo',
    ])
  })
})

describe('short years and the order of a date', () => {
  test('P13: an impossible day with a short year does not turn the whole file', async () => {
    const text = '24/09/26, 14:32 - Ana: hi\n31/02/26, 14:33 - Ben: one\n25/09/26, 14:33 - Ben: two\n'
    expect(await days(text)).toEqual(['2026-09-24', '2026-09-25'])
    expect((await readText(text)).facts).toMatchObject({ dateOrder: 'dmy', dateOrderCertain: false, unreadLines: 1 })
  })
  test('P13: 29 February of a common year continues the message before', async () => {
    expect(await days('28/02/23, 10:00 - Ana: a\n29/02/23, 10:00 - Ana: b\n01/03/23, 10:00 - Ana: c\n')).toEqual([
      '2023-02-28',
      '2023-03-01',
    ])
  })
  test('29 February, month first and day first', async () => {
    expect(await days('02/29/24, 10:00 - Ana: a\n03/01/24, 10:00 - Ana: b\n')).toEqual(['2024-02-29', '2024-03-01'])
    expect(await days('29/02/24, 10:00 - Ana: a\n01/03/24, 10:00 - Ana: b\n')).toEqual(['2024-02-29', '2024-03-01'])
  })
  test('a day above twelve decides, but between slashes it could be a year in front', async () => {
    expect((await readText('[24/09/26, 14:32:10] Ana: hi\n')).facts).toMatchObject({ dateOrder: 'dmy', dateOrderCertain: false })
    expect((await readText('13.01.24, 14:32 - Ana: hi\n')).facts).toMatchObject({ dateOrder: 'dmy', dateOrderCertain: true })
  })
  test('a short year in front is found by the years it would else make', async () => {
    expect(await days('22/03/24 10:00 - Ana: a\n22/12/24 10:00 - Ana: b\n23/01/02 10:00 - Ben: b\n')).toEqual([
      '2022-03-24',
      '2022-12-24',
      '2023-01-02',
    ])
    expect(await days('24. 11. 5. 오후 3:04 - 아나: 안녕\n24. 12. 6. 오전 3:05 - 벤: 안녕\n')).toEqual(['2024-11-05', '2024-12-06'])
  })
  test('one message out of order does not outweigh the others', async () => {
    const text = lines(36, (i) => `${1 + (i % 12)}/${4 + Math.floor(i / 12)}/24, 10:00 - Ana: ${i}`).replace('3/5/24', '9/4/24')
    expect((await readText(text)).facts).toMatchObject({ dateOrder: 'dmy', dateOrderCertain: true })
  })
})

describe('two exports in one file', () => {
  test('of two kinds of phone, one behind the other, are both read', async () => {
    const android = lines(70, (i) => `24/09/2026, 14:${10 + (i % 50)} - Ana: a${i}`)
    const iphone = lines(30, (i) => `[25/09/2026, 14:${10 + (i % 50)}:00] Ben: b${i}`)
    for (const text of [`${android}\n${iphone}\n`, `${iphone}\n${android}\n`]) {
      const { chat, facts } = await readText(text)
      expect([chat.count, facts.unreadLines, [...chat.participants].sort()]).toEqual([100, 0, ['Ana', 'Ben']])
    }
  })
  test('a long copy inside a chat stays the text it is', async () => {
    const copy = lines(30, (i) => `[25/09/2026, 14:${10 + i}:00] Ben: b${i}`)
    const { chat } = await readText(
      `24/09/2026, 14:32 - Ana: look:\n${copy}\n${lines(70, (i) => `25/09/2026, 14:${10 + (i % 50)} - Ana: a${i}`)}`,
    )
    expect([chat.count, chat.participants]).toEqual([71, ['Ana']])
  })
})

describe('what is shown of an unread line says nothing', () => {
  test('letters of every script are x, digits and numerals 9, pictures are left out', async () => {
    const { facts } = await readText('Ünï שלום हि日Ⅷⓐ ٣½² 🙂🇩🇪👩‍🚀 ﷽ (ok)\n24/09/2026, 14:32 - Ana: hi\n')
    expect(facts.unreadExample).toBe('xxx xxxx xxx9x 999   (xx)')
  })
})

test('the encryption notice may be dated later than the messages under it', async () => {
  const { chat } = await readText(
    '24/09/2026, 15:00 - Messages and calls are end-to-end encrypted. Tap to learn more.\n24/09/2026, 14:32 - Ana: hi\n',
  )
  expect(plainEvents(chat)).toMatchObject([{ date: '2026-09-24T15:00:00', before: 0 }])
  expect(chat.count).toBe(1)
})

describe('who is a person', () => {
  test('P15: a name may open a quote and never close it', async () => {
    const text =
      '24/09/2026, 14:32 - Rob "Bob: hi\n24/09/2026, 14:33 - “Mia: yo\n24/09/2026, 14:34 - Anna «Ani: hello\n24/09/2026, 14:35 - 5" tablet: hm\n'
    expect((await readText(text)).chat.participants).toEqual(['Rob "Bob', '“Mia', 'Anna «Ani', '5" tablet'])
  })
  test('in a chat of two, what reads like a service sentence is still the person’s, titled like the file or not', async () => {
    const text =
      '[24/09/2026, 14:32:10] Ana: hi\n[24/09/2026, 14:33:10] Ana: She left\n[24/09/2026, 14:33:20] Ana: Tom joined\n[24/09/2026, 14:34:10] Ben: who?\n[24/09/2026, 14:35:10] Ana: guess\n'
    for (const name of ['WhatsApp Chat - Ana.txt', 'chat.txt']) {
      const { chat } = await readText(text, {}, name)
      expect([chat.count, chat.events.count, chat.participants]).toEqual([5, 0, ['Ana', 'Ben']])
    }
  })
  test('one who wrote only such a sentence is not taken for a group of two', async () => {
    const text =
      '[24/09/2026, 14:32:10] Ana: \u200eMessages and calls are end-to-end encrypted.\n[24/09/2026, 14:33:10] Ana: She left\n[24/09/2026, 14:34:10] Ben: who?\n'
    expect(await said(text)).toEqual(['Ana: She left', 'Ben: who?'])
  })
  test('a group’s own lines are events under its title, marks lost and wordings unknown', async () => {
    const { chat } = await readText(
      '[24/09/2026, 14:30:00] Trip: Ana created group “Trip”\n[24/09/2026, 14:31:00] Trip: Ana added Ben\n[24/09/2026, 14:31:30] Trip: a sentence nobody knows\n[24/09/2026, 14:32:00] Ana: hi\n[24/09/2026, 14:33:00] Ben: ok\n',
      {},
      'WhatsApp Chat - Trip.txt',
    )
    expect([chat.participants, chat.events.count]).toEqual([['Ana', 'Ben'], 3])
  })
  test('a member may be called like the group', async () => {
    const { chat } = await readText(
      '[24/09/2026, 14:30:00] Ana: \u200eBen created group “Ana”\n[24/09/2026, 14:32:00] Ana: hi\n[24/09/2026, 14:33:00] Ben: ok\n[24/09/2026, 14:33:10] Cem: ok\n[24/09/2026, 14:33:20] Ana: Ben left\n',
      {},
      'WhatsApp Chat - Ana.txt',
    )
    expect([chat.participants, chat.count]).toEqual([['Ana', 'Ben', 'Cem'], 4])
  })
})

describe('what another service writes, quoted in a chat of ours, stays a quotation', () => {
  test.each([
    ['Telegram', 'Ana, [25/06/2022 07:25]\nhello'],
    ['KakaoTalk', 'look\n--------------- 2024년 3월 11일 월요일 ---------------\n[아나] [오전 9:12] 안녕'],
    ['LINE', '2024/01/15(Mon)\n10:00\tAna\thello'],
    ['iMessage', 'May 17, 2022  5:29:42 PM\nMe\nhello'],
    ['QQ', '\n2019-07-16 18:15:05 Nick(12345)\nhello'],
  ])('%s', async (_service, quoted) => {
    const { chat } = await readText(`24/09/2026, 14:32 - Ana: ${quoted}\n24/09/2026, 14:33 - Ben: yo\n`)
    expect([chat.count, plainMessages(chat)[0].text]).toEqual([2, quoted])
  })
})

test('`Name:.`, which stands for what has disappeared, is an empty message; `Name: .` is a stop', async () => {
  const { chat } = await readText('24/09/2026, 14:32 - Ana:.\n24/09/2026, 14:33 - Ben: .\n24/09/2026, 14:34 - Ana:.\n')
  expect(plainMessages(chat).map(({ author, kind, text }) => [author, kind, text])).toEqual([
    ['Ana', 'media', ''],
    ['Ben', 'text', '.'],
    ['Ana', 'media', ''],
  ])
})

test.each([
  '5.8.23, во 17:52 - ',
  '05.08.2023. u 17:52 - ',
  '5/8/2023, la 17:52 - ',
  '5/8/2023, στις 17:52 - ',
  '05.08.2023, plkst. 17:52 - ',
])('a word between date and time: %s', async (header) => {
  expect(plainMessages((await readText(`${header}Ana: hi\n`, { dateOrder: 'dmy' })).chat)[0].date).toBe('2023-08-05T17:52:00')
})

test('a log pasted into a chat has seconds where the chat has none, and stays text', async () => {
  const log = '24/09/2026 14:32:10 - INFO: started\n24/09/2026 14:32:11 - WARN: slow'
  expect(await said(`24/09/2026, 14:32 - Ana: log:\n${log}\n24/09/2026, 14:33 - Ben: ok\n`)).toEqual([`Ana: log:\n${log}`, 'Ben: ok'])
  const copy = '[24/09, 2:32 PM] Ana: one\n[24/09, 2:33 PM] Ana: two'
  expect(await said(`[24/09/2026, 14:32:10] Ana: look:\n${copy}\n[24/09/2026, 14:33:10] Ben: ok\n`)).toEqual([
    `Ana: look:\n${copy}`,
    'Ben: ok',
  ])
})

test('a mark between colon and space is the name’s', async () => {
  expect(
    await said('[24/09/2026, 14:32:10] Ana: hi\n[24/09/2026, 14:33:10] Ana:\u200e ok\n[24/09/2026, 14:34:10] Ben:\u200f yo\n'),
  ).toEqual(['Ana: hi', 'Ana: ok', 'Ben: yo'])
})

test('an edited caption is edited, wherever the placeholder is', async () => {
  const { chat } = await readText(
    [
      'look \u200eimage omitted \u200e<This message was edited>',
      'look \u200e<This message was edited> \u200eimage omitted',
      'look \u200e<This message was edited>\n\u200e<attached: 00000035-PHOTO-2022-03-27-21-41-55.jpg>',
    ]
      .map((text) => `[24/09/2026, 14:32:10] Ana: ${text}\r\n`)
      .join(''),
  )
  for (const { kind, text, edited } of plainMessages(chat)) expect([kind, text, edited]).toEqual(['media', 'look', true])
})

test('a Russian date in words', async () => {
  expect(await days('5 марта 2024 г., 15:04 - Аня: да\n6 марта 2024 г., 15:04 - Аня: нет\n')).toEqual(['2024-03-05', '2024-03-06'])
})

test('the digits of a header tell the phone’s language where nothing else does', async () => {
  expect((await readText('۱۴۰۲/۱۲/۱۵، ۱۸:۴۴ - Ana: ok\n')).facts.language).toBe('fa')
  expect((await readText('٢٥/١٢/٢٠٢٣ ٩:٠٥ م - Ana: ok\n')).facts.language).toBe('ar')
})

test('group names in single quotes, as Dutch phones write them, are not people', async () => {
  const { chat, facts } = await readText(
    "24/09/2026, 14:32 - Ana heeft de groep 'Reis: 2026' gemaakt\n24/09/2026, 14:33 - Ben: hoi\n24/09/2026, 14:33 - Liam O'Neil: hi\n",
  )
  expect([chat.participants, facts.title]).toEqual([['Ben', "Liam O'Neil"], 'Reis: 2026'])
})

test('with marks lost, the person who did something is the sender of the service’s line about it', async () => {
  const { chat } = await readText(
    '[24/09/2026, 14:30:00] Ana: Ana created group “Trip”\n[24/09/2026, 14:31:00] Ana: Ana added Ben\n[24/09/2026, 14:32:00] Ana: hi\n[24/09/2026, 14:33:00] Ben: Ana left\n[24/09/2026, 14:34:00] Ben: Ben left\n[24/09/2026, 14:35:00] Ben: Ben left the door open and went home\n',
  )
  expect(plainMessages(chat).map(({ author, text }) => `${author}: ${text}`)).toEqual([
    'Ana: hi',
    'Ben: Ana left',
    'Ben: Ben left the door open and went home',
  ])
  expect(chat.events.count).toBe(3)
})

test('a sentence of the service is not a sender of what is behind its colon', async () => {
  const { chat } = await readText('24/09/2026, 14:32 - Ana changed the group description: "be kind"\n24/09/2026, 14:33 - Ben: hi\n')
  expect([chat.participants, chat.events.count]).toEqual([['Ben'], 1])
})

describe('what is counted as unread', () => {
  test('P13: a header with an impossible date before the first message is one line, not two', async () => {
    const { facts } = await readText('01/01/1970, 00:00 - Ana: never\nwhat?\n24/09/2026, 14:32 - Ana: hi\n32/09/2026, 14:32 - Ana: no\n')
    expect([facts.unreadLines, facts.unreadExample]).toEqual([3, '99/99/9999, 99:99 - xxx: xxxxx'])
  })
  test('the example is the first such line of the file', async () => {
    expect((await readText('24/09/2026, 14:32 - Ana: hi\n32/09/2026, 14:32 - Ana: no\n')).facts.unreadExample).toBe(
      '99/99/9999, 99:99 - xxx: xx',
    )
  })
})

test('asking the assistant makes a chat of two no group', async () => {
  const { facts } = await readText(['Ana', 'Ben', 'Meta AI'].map((name) => `24/09/2026, 14:32 - ${name}: hi\n`).join(''))
  expect(facts.isGroup).toBe(false)
})

test('a short year of a wrong clock is not counted from the Buddha', async () => {
  expect(await days('31/12/67, 23:59 - น้ำ: สวัสดี\n')).toEqual(['2024-12-31'])
  expect(await days('31/12/99, 23:59 - Ana: hi\n')).toEqual(['2099-12-31'])
})

describe('parts of the day', () => {
  const chat = (marker: string) =>
    lines(30, (i) => `${1 + (i % 28)}.${3 + Math.floor(i / 28)}.2024 ${1 + (i % 11)}.05 ${marker} - Ana: x${i}`)
  test('a word that languages read otherwise is reported as a guess, and not where the file shows its language', async () => {
    const { facts } = await readText(chat('ip.'))
    expect(facts.notes.map(({ code }) => code)).toContain('day_period_guessed')
    const finnish = await readText(
      `${chat('ip.')}\n5.4.2024 1.05 ip. - Ana: <media jätettiin pois>\n6.4.2024 1.05 ap. - Ana: minä en ole vielä siellä, mutta`,
    )
    expect(finnish.facts.notes).toEqual([])
  })
})

describe('the day between year and month', () => {
  test('is read so where the file proves it', async () => {
    const text = lines(
      40,
      (i) =>
        `2024-${String(1 + ((i * 7) % 28)).padStart(2, '0')}-${String(1 + Math.floor((i * 7) / 28)).padStart(2, '0')} 10:00 - Ana: ${i}`,
    )
    const found = await days(text)
    expect(found[3]).toBe('2024-01-22')
    expect(found[39]).toBe('2024-10-22')
    expect((await readText(text)).facts).toMatchObject({ dateOrderCertain: true, unreadLines: 0 })
  })
  test('and not where one date says otherwise', async () => {
    expect(await days('2024-03-05 10:00 - Ana: a\n2024-03-06 10:00 - Ana: b\n2024-03-13 10:00 - Ana: c\n')).toEqual([
      '2024-03-05',
      '2024-03-06',
      '2024-03-13',
    ])
  })
})
