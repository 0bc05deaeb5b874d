/** Two people's exports of one chat: each phone has its own names for people, and nobody was renamed. */
import { describe, expect, test } from 'vitest'
import type { ReadResult } from '#import/read-chat.ts'
import { readText } from '#testing/read-text.ts'
import { mergeReadings } from './merge-readings.ts'

const two = (n: number): string => String(n).padStart(2, '0')

interface Told {
  file?: string
  isIphone?: boolean
  from?: number
  to?: number
  /** Who deletes a message, by place, and how this phone words it. */
  deleted?: { by: number; words: string }
}

/** What several people say in turn, by the names that one phone has for them. */
function exported(
  names: readonly string[],
  { file = 'chat.txt', isIphone = false, from = 0, to = 120, deleted }: Told = {},
): Promise<ReadResult> {
  const lines = Array.from({ length: to - from }, (_, k) => {
    const i = from + k
    const at = new Date(Date.UTC(2023, 0, 20) + i * 3.1 * 36e5)
    const day = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
    const clock = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
    const who = i % names.length
    const said =
      deleted && i === 60 - (60 % names.length) + deleted.by ? deleted.words : i % 3 ? `this is what was said as number ${i}` : 'ok'
    return isIphone
      ? `[${day}, ${clock}:00] ${names[who]}: ${said.startsWith('You') ? '\u200e' : ''}${said}`
      : `${day}, ${clock} - ${names[who]}: ${said}`
  })
  return readText(lines.join('\n'), {}, file)
}

const told = async (a: Promise<ReadResult>, b: Promise<ReadResult>) => {
  const { reading, merged, doubt } = mergeReadings(await a, await b)
  const notes = reading.facts.notes.filter(({ code }) => ['renamed', 'renamed_assumed', 'other_phone'].includes(code))
  return {
    count: reading.chat.count,
    people: reading.chat.participants,
    added: merged.added,
    doubt,
    codes: notes.map(({ code }) => code),
    saysRenamed: notes.some(({ detail }) => detail.endsWith('The contact was probably renamed.')),
    details: notes.map(({ detail }) => detail),
  }
}

const numbers = ['+49 170 1234567', '+49 171 7654321', '+44 7700 900123', '+1 555 010 0100']

describe('of two phones, names for numbers', () => {
  test.each([
    ['a chat of two', ['Ana', 'Ben'], [numbers[0], 'Benny']],
    ['a group of three', ['Ana', 'Ben', 'Cleo'], [numbers[0], 'Ben', numbers[2]]],
    ['a group of three, strangers', ['Ana', 'Ben', 'Cleo'], ['~ Ana M.', 'Ben', '~ Cleo ❤']],
    ['a group of four, all', ['Ana', 'Ben', 'Cleo', 'Dan'], numbers],
    ['a group in Arabic', ['آنا', 'بن', 'كليو'], [numbers[0], 'بنجامين', numbers[2]]],
  ])('%s', async (_, here, there) => {
    for (const isIphone of [false, true]) {
      for (const [first, second] of [
        [here, there],
        [there, here],
      ]) {
        const answer = await told(exported(first), exported(second, { isIphone }))
        expect(answer).toMatchObject({ count: 120, added: 0, doubt: null, codes: ['other_phone'], saysRenamed: false })
        expect(answer.people).toHaveLength(here.length)
      }
    }
  })

  test('only one differs, and each file is called after the other person', async () => {
    const mine = exported(['Ana', 'Ben'], { file: 'WhatsApp Chat with Ben.txt' })
    const theirs = exported([numbers[0], 'Ben'], { file: `WhatsApp Chat with ${numbers[0]}.txt` })
    expect(await told(mine, theirs)).toMatchObject({ codes: ['other_phone'], people: ['Ana', 'Ben'] })
    expect(await told(theirs, mine)).toMatchObject({ codes: ['other_phone'] })
  })

  test('only one differs, and each phone says who its owner is', async () => {
    const mine = exported(['Ana', 'Ben', 'Cleo'], { deleted: { by: 0, words: 'You deleted this message' } })
    const theirs = exported(['Ana', 'Ben', numbers[0]], { deleted: { by: 1, words: 'Du hast diese Nachricht gelöscht' } })
    expect(await told(mine, theirs)).toMatchObject({ codes: ['other_phone'] })
  })

  test('the sentence names three and counts the others', async () => {
    const { details } = await told(exported(['Ana', 'Ben', 'Cleo', 'Dan']), exported(numbers))
    expect(details).toEqual([
      `The added file is from another phone, where people have other names: “\u2068${numbers[0]}\u2069” is “\u2068Ana\u2069”, “\u2068${numbers[1]}\u2069” is “\u2068Ben\u2069”, “\u2068${numbers[2]}\u2069” is “\u2068Cleo\u2069”, and 1 more. They wrote the same messages in the same minutes.`,
    ])
  })
})

describe('of one phone', () => {
  test('a contact that was renamed, by the owner', async () => {
    const deleted = { by: 0, words: 'You deleted this message' }
    const answer = await told(exported(['Ana', 'Ben', 'Cleo'], { deleted }), exported(['Ana', 'Ben', numbers[0]], { deleted }))
    expect(answer).toMatchObject({ codes: ['renamed'], saysRenamed: true })
  })

  test('several of them, by the file’s name', async () => {
    const before = exported(['Ana', numbers[0]], { file: `WhatsApp Chat with ${numbers[0]}.txt` })
    const after = exported(['Ana', 'Ben ❤'], { file: 'WhatsApp Chat with Ben ❤.txt' })
    expect(await told(before, after)).toMatchObject({ codes: ['renamed'], saysRenamed: true })
  })

  test('where nothing shows whose phone it was, one other name may be either', async () => {
    const { codes, details, saysRenamed } = await told(exported(['Ana', 'Ben', 'Cleo']), exported(['Ana', 'Ben', numbers[0]]))
    expect([codes, saysRenamed]).toEqual([['renamed'], false])
    expect(details[0]).toMatch(/The contact was renamed, or the files are from two phones\.$/)
  })

  test('the same names: nothing is said', async () => {
    expect(await told(exported(['Ana', 'Ben'], { to: 100 }), exported(['Ana', 'Ben']))).toMatchObject({ codes: [], count: 120 })
  })
})
