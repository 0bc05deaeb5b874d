import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import type { Language } from './languages/index.ts'
import { plan } from './parse/plan.ts'
import type { Plan } from './plan.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)

/** One question of each kind that is answered, and what would change its answer. */
const asking: Readonly<Record<Language, { questions: readonly string[]; qualifiers: readonly string[] }>> = {
  en: {
    questions: [
      'how many messages did Ana send',
      'who texts more',
      'how often did Ana say pizza',
      'when did Ben first say pizza',
      'what was our longest conversation',
      'how long does Ana take to reply',
      'who starts conversations',
      'do we text more on weekends',
      'busiest day',
      'did Ana write more than Ben',
      'what percentage of messages are from Ana',
      'did we text on christmas',
      'does Ana ever text first',
      'who double texts',
      'whos the night owl',
      'is it always me texting first',
      'how many different emojis did Ana use',
    ],
    qualifiers: [
      'without emoji',
      'other than sorry',
      'except in May',
      'except Ben',
      'but not stickers',
      'not counting media',
      'before I moved',
      'after we met',
      'until the fight',
      'unless it was urgent',
      'while drunk',
      'when I was sick',
      'in capital letters',
      'with a typo',
      'as a joke',
      'to my mother',
      'with Carol',
      'typing my name',
      'forwarded',
      'almost',
      'at least twice',
      'longer than a page',
    ],
  },
  de: {
    questions: [
      'wie viele nachrichten hat Ana geschrieben',
      'wer schreibt mehr',
      'wie oft hat Ana pizza gesagt',
      'wer fängt öfter an zu schreiben',
    ],
    qualifiers: ['außer im Mai', 'ohne Emojis', 'bevor ich umzog', 'nicht', 'kaum', 'an meine Mutter', 'mit Carol', 'weitergeleitete'],
  },
  es: {
    questions: ['cuántos mensajes envió Ana', 'quién escribe más', 'cuántas veces dijo Ana pizza'],
    qualifiers: ['excepto en mayo', 'sin emojis', 'antes de mudarme', 'no', 'ni', 'casi', 'a mi madre', 'reenviados'],
  },
  pt: {
    questions: ['quantas mensagens Ana mandou', 'quem escreve mais', 'quantas vezes Ana disse pizza'],
    qualifiers: ['exceto em maio', 'sem emojis', 'antes de me mudar', 'não', 'nem', 'quase', 'para minha mãe', 'encaminhadas'],
  },
  hi: {
    questions: ['Ana ne kitne message bheje', 'kaun zyada likhta hai', 'Ana ने कितनी बार pizza कहा'],
    qualifiers: ['bina emoji ke', 'shaadi se pehle', 'mazaak mein', 'nahi', 'Carol ke saath', 'बिना', 'के अलावा', 'नहीं'],
  },
  ar: {
    questions: ['كم رسالة أرسلت Ana', 'من يكتب أكثر', 'كم مرة قالت Ana pizza'],
    qualifiers: ['بدون إيموجي', 'ما عدا مايو', 'قبل الزواج', 'مازحا', 'لا', 'إلى أمي', 'مع Carol', 'سوى Ben'],
  },
}

const meaning = (planned: Plan | null): string | null => planned && JSON.stringify({ ...planned, confidence: 1, assumptions: [] })

/** The question with something said at its end, and in one other place, another one each turn. */
function saidIn(question: string, qualifier: string, turn: number): string[] {
  const words = question.split(' ')
  return [words.length, turn % words.length].map((at) => [...words.slice(0, at), qualifier, ...words.slice(at)].join(' '))
}

test.each(Object.entries(asking))('%s: what limits a question is never passed over', (_, { questions, qualifiers }) => {
  const unchanged = questions.flatMap((question) => {
    const plain = meaning(plan(question, asked))
    expect(plain).not.toBeNull()
    return qualifiers.flatMap((each, turn) => saidIn(question, each, turn)).filter((limited) => meaning(plan(limited, asked)) === plain)
  })
  expect(unchanged).toEqual([])
})

test('words that nobody knows are never passed over, in any place', () => {
  const questions = asking.en.questions.map((question) => ({ question, plain: meaning(plan(question, asked)) }))
  const unknown = fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{5,9}$/)
  fc.assert(
    fc.property(
      fc.constantFrom(...questions),
      fc.array(unknown, { minLength: 1, maxLength: 3 }),
      fc.nat(9),
      ({ question, plain }, words, turn) => {
        for (const limited of saidIn(question, words.join(' '), turn)) expect(meaning(plan(limited, asked))).not.toBe(plain)
      },
    ),
    { seed: 33, numRuns: 60 },
  )
})

test('an aside around a question is one, and the same words in quotes are looked for', () => {
  const plain = meaning(plan('who texts more', asked))
  for (const said of ['just curious, who texts more', 'who texts more lol', 'tbh who texts more tho', 'ok so who texts more pls'])
    expect(meaning(plan(said, asked))).toBe(plain)
  expect(plan('how many messages are exactly "lol"', asked)).toBeNull()
})
