import { createHash } from 'node:crypto'
import { isoTime } from '@convostat/engine/chat/civil'
import { momentKinds } from '@convostat/engine/moments/moment'
import { type Clock, formatFor } from '@convostat/format'
import { expect, test } from 'vitest'
import { inventedMoments } from '#testing/invented-moments.ts'
import arabic from './messages/ar.json'
import german from './messages/de.json'
import english from './messages/en.json'
import times from './messages/times/en.json'
import { momentIn, type UnwordedMoment, type Wording } from './moment-sentences.ts'
import { wording } from './wording.ts'

const languages: Record<string, (moment: UnwordedMoment, time: number, clock: Clock) => Wording> = {
  en: wording,
  de: ofPage(german(formatFor('de-DE', 'de'))),
  ar: ofPage(arabic(formatFor('ar-EG', 'ar'))),
}

function ofPage(words: Parameters<typeof momentIn>[0]) {
  const say = momentIn(words)
  return (moment: UnwordedMoment, _time: number, clock: Clock) => say(moment, clock)
}

/** Of each kind some moments as they are read, and a hash of many. After a change of wording `npx vitest run … -u` records it. */
test.each(Object.entries(languages))('moments are worded as before, %s', async (language, say) => {
  const lines = momentKinds.flatMap((kind) => {
    const hash = createHash('sha256')
    const texts = inventedMoments(kind, 2000).flatMap(({ moment, time }, at) =>
      (['seconds', 'minutes'] as const).map((clock) => {
        const { title, description, context, impact } = say(moment, time, clock)
        const text = [title, description, context, impact].join('\n')
        hash.update(`${text}\n\n`)
        return at < 8 && clock === 'seconds' ? text : null
      }),
    )
    return [`# ${kind} ${hash.digest('hex').slice(0, 16)}`, ...texts.filter((text) => text !== null)]
  })
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${language}.txt`)
})

test('a name is isolated on the page, and is what it is in an answer that programs read', () => {
  const [{ moment, time }] = inventedMoments('first_message', 1, ['أحمد', 'أحمد'])
  expect(wording(moment, time, 'seconds').description).toBe('أحمد wrote the first message.')
  expect(languages.de(moment, time, 'seconds').description).toBe('\u2068أحمد\u2069 schrieb die erste Nachricht.')
  expect(languages.ar(moment, time, 'seconds').description).toBe('كانت أول رسالة من \u2068أحمد\u2069.')
})

test('without anyone to name, nobody is named', () => {
  const [{ moment, time }] = inventedMoments('anniversary', 1)
  const ofNobody = { ...moment, participants: [], facts: { total: 1 } }
  expect(wording(ofNobody, time, 'seconds').title).toBe('nobody said happy anniversary')
})

test('the title of an anniversary says who wished, and claims nothing about whose it is', () => {
  const [{ moment, time }] = inventedMoments('anniversary', 1)
  const titleOf = (participants: string[]) =>
    wording({ ...moment, participants, facts: { people: participants.length, total: 2 } }, time, 'seconds').title
  expect(titleOf(['Maya', 'Tom'])).toBe('Maya and Tom said happy anniversary')
  expect(titleOf(['Maya'])).toBe('Maya said happy anniversary')
  for (const { moment, time } of inventedMoments('anniversary', 200))
    for (const say of Object.values(languages)) expect(say(moment, time, 'seconds').description).toContain(moment.author)
})

test.each(['birthday', 'anniversary', 'joined', 'left'] as const)(
  'where not every %s is listed, its sentence counts those that are',
  (kind) => {
    for (const { moment, time } of inventedMoments(kind, 300)) {
      const { total = 0, listed = 0 } = moment.facts
      const numbers = wording(moment, time, 'seconds')
        .context.match(/\d[\d,]*/g)
        ?.map((n) => Number(n.replaceAll(',', '')))
      const meant = listed < total ? [total, listed] : [total]
      expect(new Set(total === 1 ? undefined : numbers)).toEqual(new Set(total === 1 ? [] : meant))
    }
  },
)

test('"love you" is counted in messages, which its sentences say: words are counted in times elsewhere', () => {
  for (const { moment, time } of inventedMoments('love', 200)) {
    const { context, impact } = wording(moment, time, 'seconds')
    expect(impact).toMatch(/\bmessages?\b/)
    expect(`${context} ${impact}`).not.toMatch(/\bonce\b|\btimes\b/)
  }
})

test('a figure is rounded as it is shown', () => {
  const usual = (shown: number) => {
    const [{ moment }] = inventedMoments('reunion', 1)
    return wording({ ...moment, facts: { ...moment.facts, usual: shown } }, 0, 'seconds').impact
  }
  // Ten times it is 4.5.
  expect(usual(0.449_999_999_999_999_96)).toMatch(/has 0\.4\.$/)
  expect([0.45, 0.25, 1.15, 12.349].map(usual).map((text) => /[\d.]+(?=\.$)/.exec(text)?.[0])).toEqual(['0.5', '0.3', '1.2', '12.3'])
})

test('every sentence is said of some moment', () => {
  const said = new Set<string>()
  /** The sentences, each noted as it is read. */
  const noted = <Part extends object>(part: Part, path = ''): Part =>
    new Proxy(part, {
      get(_, key: string) {
        const value = part[key as keyof Part]
        if (typeof value === 'object' && value !== null) return noted(value, `${path}${key}.`)
        said.add(path + key)
        return value
      },
    })
  const say = momentIn(noted(english(formatFor('en-US'))))
  const all = momentKinds.flatMap((kind) => inventedMoments(kind, 2000))
  for (const { moment } of all) for (const clock of ['seconds', 'minutes'] as const) say(moment, clock)
  say({ ...all[0].moment, kind: 'anniversary', participants: [], facts: {} })
  const keysOf = (part: object, path = ''): string[] =>
    Object.entries(part).flatMap(([key, value]) => (typeof value === 'object' ? keysOf(value, `${path}${key}.`) : [path + key]))
  expect(keysOf(english(formatFor('en-US'))).filter((key) => !said.has(key))).toEqual([])
})

test('how long a conversation lasted is said in the same units, with its times of day', () => {
  const format = formatFor('en-US')
  expect(Object.keys(times(format))).toEqual(Object.keys(english(format).longest_conversation.impact))
  for (const { moment, time } of inventedMoments('longest_conversation', 200)) {
    const { seconds = 0 } = moment.facts
    const ends = [time, time + seconds].map(isoTime)
    const [from, to] = ends.map((at) => format.time(at))
    const next = ends[1].startsWith(isoTime(time + 86_400).slice(0, 10)) && seconds < 172_800 ? ' the next day' : ''
    const plain = momentIn(english(format))(moment, 'minutes').impact
    expect(wording(moment, time, 'minutes').impact).toBe(plain.replace(/\.$/, `, from ${from} to ${to}${next}.`))
  }
})
