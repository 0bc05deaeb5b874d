import { expect, test, vi } from 'vitest'
import { english } from '../en/index.ts'
import { arabic } from './index.ts'
import { site } from './site.ts'

const say = { ...arabic, ...site }

vi.mock('../language.ts', () => ({ language: 'ar', isRightToLeft: true, direction: 'rtl' }))
vi.mock('#format/index.ts', async (actual) => ({
  ...(await actual<typeof import('#format/index.ts')>()),
  format: (await import('@convostat/format')).formatFor('ar-AE', 'ar'),
}))

const ana = '\u2068Ana\u2069'
const ben = '\u2068Ben\u2069'
/** Without the marks around what is put together. */
const plain = (sentence: string) => sentence.replace(/[\u2066-\u2069]/g, '')
/** Every sentence that is not a function, with where it is. */
function sentencesOf(value: unknown, at = ''): [at: string, sentence: string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => sentencesOf(each, `${at}.${name}`))
}

test('one, two, a few, many and hundreds of anything', () => {
  expect([1, 2, 3, 10, 11, 99, 100, 102, 103, 5000].map((n) => say.messagesOf({ n }))).toEqual([
    'رسالة واحدة',
    'رسالتان',
    '3 رسائل',
    '10 رسائل',
    '11 رسالة',
    '99 رسالة',
    '100 رسالة',
    '102 رسالة',
    '103 رسائل',
    '5,000 رسالة',
  ])
  expect([1, 2, 3, 11, 100].map((n) => say.dashboard.stats.rangeUnder({ n }))).toEqual([
    'يوم واحد',
    'يومان',
    '3 أيام',
    '11 يومًا',
    '100 يوم',
  ])
  expect([0, 1, 2].map((n) => say.messagesOf({ n }))).toEqual(['0 رسالة', 'رسالة واحدة', 'رسالتان'])
})

test('of two after a preposition the other dual is written, of what is said of them, too', () => {
  expect([1, 2, 3].map((people) => say.dashboard.stats.totalUnder({ people }))).toEqual(['من شخص واحد', 'من شخصين', 'من 3 أشخاص'])
  expect([2, 3].map((n) => say.favorites.tools.shown({ n: 1, all: n }))).toEqual(['1 من أصل رسالتين محفوظتين', '1 من أصل 3 رسائل محفوظة'])
  expect([1, 2, 14].map((days) => say.milestones.first.ago({ days }))).toEqual(['أمس', 'قبل يومين', 'قبل 14 يومًا'])
  expect([2, 5].map((n) => say.milestones.takenUp.after.hour({ n }))).toEqual(['بعد ساعتين', 'بعد 5 ساعات'])
  expect(say.relationship.speed.soonest({ name: ana, time: [120] })).toBe(`أسرع الردود من ${ana}: نصفها يأتي خلال دقيقتين.`)
})

test('a figure with a tenth counts as it is shown', () => {
  const spans = [2, 11, 2 * 365.25, 2.5 * 365.25].map((days) => say.relationship.gaps.sentence({ time: days * 86_400, name: ana }))
  expect(spans.map((text) => text.split(' بلا')[0])).toEqual(['48 ساعة', '11 يومًا', 'سنتان', '2.5 سنة'])
  expect(say.charts.notable.sentences.return({ when: '2021-03-04', gap: 2 * 365.25 * 86_400 })).toMatch(/دام سنتين$/)
  expect(say.ask.figure.rates.words_per_message({ n: 2.5 })).toBe('كلمة في الرسالة')
})

test('sentences put together agree, and say of nobody whether they are a man or a woman', () => {
  const { calendar, heatmap } = say.dashboard.charts
  expect(heatmap.sentence.one({ weekday: 'friday', hour: '9 م', name: ana })).toBe(
    `تُكتب أكثر رسائل ${ana} أيام الجمعة الساعة \u20689 م\u2069.`,
  )
  expect(heatmap.sentence.all({ weekday: 'friday', hour: '2 ص' })).toBe('تُكتب أكثر الرسائل أيام الجمعة الساعة \u20682 ص\u2069.')
  expect(calendar.every.one({ total: 2, name: ana })).toBe(`لم يخلُ يوم من رسائل ${ana}، على مدى يومين.`)
  const { both, byOne, opened, closed, openedNoneMore } = say.relationship.conversations
  expect(plain(both({ opened: opened({ name: ana, n: 4, all: 9 }), closed: closed({ name: ben, n: 6 }) }))).toBe(
    'بدأ 4 من أصل 9 أحاديث برسالة من Ana؛ وانتهى 6 برسالة من Ben.',
  )
  expect(plain(byOne({ opened: openedNoneMore({ name: ana, n: 4, all: 12 }), n: 5, isTied: true }))).toBe(
    'بدأ 4 من أصل 12 حديثًا برسالة من Ana (ولا أحد أكثر)، وانتهى 5 كذلك (ولا أحد أكثر).',
  )
  expect(say.charts.part.more({ list: `${ana}، ${ben}`, n: 3 })).toBe(`${ana}، ${ben} و3 غيرهم فقط.`)
  expect(say.emotionalInsights.mood.several({ months: 3, all: 12, tone: 'other' })).toBe('تبرز 3 أشهر من أصل 12.')
})

test('a name, a file’s ending and a price turn no words around them', () => {
  expect(say.people.merge.done({ name: 'Ana & Ben' })).toBe('صارا شخصًا واحدًا: «\u2068Ana & Ben\u2069».')
  expect(say.upload.drop.or).toContain('\u2066.txt\u2069')
  expect(say.pricing.checkout.terms.monthly({ monthly: 700 })).toContain('\u2066$7\u2069')
})

test('every isolate is closed, the comma and the question mark are Arabic, and no sentence stayed English', () => {
  const inEnglish = new Map(sentencesOf(english))
  for (const [at, sentence] of sentencesOf(say)) {
    expect([...sentence.matchAll(/[\u2066-\u2068]/g)].length, at).toBe([...sentence.matchAll(/\u2069/g)].length)
    if (/[\u0621-\u064a]/.test(sentence))
      expect(sentence.replace(/\([^)]*\)|[\u2066-\u2068][^\u2069]*\u2069/g, ''), at).not.toMatch(/[,;?“”](\s|$)/)
    // Names, words of a product and what is typed may stay: one word, or signs.
    else if (/[a-z]{3,} [a-z]{3,}/i.test(sentence))
      expect(
        ['.pricing.getting.ask.subject', '.ask.local.systems', '.languageAlso'].some((each) => at.includes(each)),
        at,
      ).toBe(true)
    if (inEnglish.get(at) === sentence) expect(sentence, at).not.toMatch(/[a-z]{3,} (the|of|is|to|and) /)
  }
})

test('no sentence judges anyone', () => {
  expect(JSON.stringify(sentencesOf(say.relationship))).not.toMatch(/اكتئاب|اضطراب|سامّ|صحي|ناجح|فاشل|متوافق/)
  expect(say.emotionalInsights.model.limits).toMatch(/ليس هذا تشخيصًا لأحد، ولا حكمًا/)
})
