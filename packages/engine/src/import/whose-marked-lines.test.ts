/** The rules by which a sender of marked lines is the group, and by which marked lines are placeholders, each at its edge. */
import { describe, expect, test } from 'vitest'
import { kinds, messageText } from '#chat/chat.ts'
import { plainEvents, readText } from '#testing/read-text.ts'

const LRM = '\u200e'
const two = (n: number): string => String(n).padStart(2, '0')

/** Lines as an iPhone writes them: `Ana: hi`, and `Ana! hi` with a mark before the text. */
const written = (lines: readonly string[]): string =>
  lines.map((line, i) => `[20/01/24, ${two(Math.floor(i / 60))}:${two(i % 60)}:00] ${line.replace(/^([^:!]+)! /, `$1: ${LRM}`)}`).join('\n')

/** What becomes of a line that is met once: `text`, `media`, … or `event`. */
async function became(line: string, lines: readonly string[], title = ''): Promise<string> {
  const { chat } = await readText(written(lines), {}, title ? `WhatsApp Chat - ${title}.txt` : '_chat.txt')
  if (plainEvents(chat).some(({ text }) => text === line)) return 'event'
  const row = Array.from({ length: chat.count }, (_, i) => i).find((i) => messageText(chat, i) === line)
  return row === undefined ? 'nowhere' : kinds[chat.kind[row]]
}

const unsureIn = async (lines: readonly string[], title: string): Promise<number> =>
  (await readText(written(lines), {}, `WhatsApp Chat - ${title}.txt`)).facts.unsureLines

const talk = ['Ana: good morning', 'Ben: hello']
const notice = 'Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.'
/** Sentences that no language here has. */
const unknown = 'სიტყვები რომლებსაც არავინ იცნობს'
const unknowns = (count: number): string[] => Array.from({ length: count }, (_, i) => `Trip! ${unknown} ${'ა'.repeat(i + 1)}`)
const iconChange = "Ana changed this group's icon"

describe('the sender with the file’s title is the group', () => {
  const isGroup = async (lines: readonly string[], title = 'Trip') =>
    (await became(unknown, [...lines, `Trip! ${unknown}`], title)) === 'event'
  test.each<[string, readonly string[], boolean]>([
    ['if one line of two is the service’s', [...talk, 'Trip! Dora left'], true],
    ['not if one of three is', [...talk, 'Trip! Dora left', ...unknowns(1)], false],
    ['if two of four are', [...talk, 'Trip! Dora left', 'Trip! Eve left', ...unknowns(1)], true],
    ['not if none is', talk, false],
    ['not if all others name people', [...talk, `Trip! ${unknown} Ben`, `Trip! ${unknown} Ana`], false],
    ['whatever names people besides', [...talk, 'Trip! Dora left', ...[1, 2, 3].map((i) => `Trip! ${i} ${unknown} Ben`)], true],
    ['not if the others name the group', [...talk, 'Trip! Dora left', `Trip! 1 ${unknown} Trip`], false],
    ['if it is called so in quotes', [...talk, `Trip! 1 ${unknown} “Trip”`], true],
    ['if a sentence that is known for certain has it as its sender', [...talk, `Trip! ${iconChange}`], true],
    ['not if that has another sender', [...talk, `Ana! ${iconChange}`], false],
    ['not in a chat of two', ['Ana: hi', 'Trip! Dora left'], false],
    ['nor if the assistant is the third', ['Ana: hi', 'Meta AI: hi', 'Trip! Dora left'], false],
    ['nor if a sentence of the service looks like a third', ['Ana: hi', 'Ana changed the subject to “Trip: B”', 'Trip! Dora left'], false],
    ['not if it wrote without a mark, too', [...talk, 'Trip: hi', 'Trip! Dora left'], false],
  ])('%s', async (_, lines, wanted) => expect(await isGroup(lines)).toBe(wanted))

  test('not under another title', async () => expect(await isGroup([...talk, 'Trip! Dora left'], 'Ana')).toBe(false))
  test('and only what no known sentence explains is counted as unsure', async () => {
    expect(await unsureIn([...talk, 'Trip! Dora left', 'Trip! Eve left'], 'Trip')).toBe(0)
    expect(await unsureIn([...talk, 'Trip! Dora left', 'Trip! Eve left', ...unknowns(2)], 'Trip')).toBe(2)
    expect(await unsureIn([...talk, 'Ana! Ana added Dora'], 'Trip')).toBe(0)
  })
})

describe('the sender of the encryption notice is the group', () => {
  const isGroup = async (lines: readonly string[]) => (await became(unknown, [...lines, `Trip! ${unknown}`])) === 'event'
  test.each<[string, readonly string[], boolean]>([
    ['in a group', [`Trip! ${notice}`, ...talk], true],
    ['not in a chat of two', [`Trip! ${notice}`, 'Ana: hi'], false],
    ['not if more lines are others', [`Trip! ${notice}`, ...talk, ...unknowns(1)], false],
    ['not another', [`Ana! ${notice}`, ...talk, 'Trip! Dora left'], false],
    ['not that of another sentence', [`Trip! ${iconChange}`, ...talk], false],
    ['up to the twentieth system line', [...Array<string>(19).fill(`Ana! ${iconChange}`), `Trip! ${notice}`, ...talk], true],
    ['not behind it', [...Array<string>(20).fill(`Ana! ${iconChange}`), `Trip! ${notice}`, ...talk], false],
  ])('%s', async (_, lines, wanted) => expect(await isGroup(lines)).toBe(wanted))
})

describe('the sender whom a line calls the group is the group', () => {
  const isGroup = async (lines: readonly string[]) => (await became(unknown, [...lines, `Trip! ${unknown}`])) === 'event'
  test.each<[string, readonly string[], boolean]>([
    ['under its own name', ['Ana: hi', `Trip! 1 ${unknown} „Trip“`], true],
    ['not by another name in quotes', ['Ana: hi', 'Trip! Dora left', `Trip! 1 ${unknown} „Trips“`], false],
    ['not without quotes', ['Ana: hi', 'Trip! Dora left', `Trip! 1 ${unknown} Trip`], false],
    ['not if more lines are others', ['Ana: hi', `Trip! 1 ${unknown} „Trip“`, ...unknowns(1)], false],
    ['where someone created it', ['Ana: hi', 'Ana! Ana created group “Trip”', 'Trip! Dora left'], true],
    ['where someone created it, but more lines are others', ['Ana: hi', 'Ana! Ana created group “Trip”', ...unknowns(1)], false],
    ['not where someone created another', ['Ana: hi', 'Ana! Ana created group “Team”', 'Trip! Dora left'], false],
    ['not where it wrote without a mark', ['Ana: hi', 'Trip: hi', `Trip! 1 ${unknown} „Trip“`], false],
  ])('%s', async (_, lines, wanted) => expect(await isGroup(lines)).toBe(wanted))
  test('but no line of someone who talks becomes one by it', async () => {
    expect(await became(`${unknown} „Ana“`, [...talk, 'Cleo: hi', `Ana! ${unknown} „Ana“`])).toBe('text')
  })
})

describe('a short sentence with names', () => {
  const inTalk = (line: string) => became(line, [...talk, `Ana! ${line}`, 'Ben: ok'])
  test.each([
    ['12345 left', 'event'],
    ['1234 left', 'text'],
    ['+1234 left', 'event'],
    ['+49 (170) 123-45.67 left', 'event'],
    ['~Kim left', 'event'],
    ['Kim left', 'text'],
    ['Kim ~ left', 'text'],
    ['ana left', 'event'],
    ['Ben added Ana', 'event'],
    ['Ben added Kim', 'text'],
    ['Kim added Ben', 'text'],
    ['You added Ana, Ben and +49 170 1234567', 'event'],
    ['You added Ana،Ben', 'event'],
    ['You added Ana、Ben', 'event'],
    ['You added Ana  and  Ben', 'event'],
    ['You added Ana or perhaps Ben', 'text'],
    ['You added Ana and Kim', 'text'],
    ['You added Kim and Ana', 'text'],
    [`You added ${Array<string>(9).fill('Ben').join(', ')}`, 'event'],
  ])('%s: %s', async (line, kind) => expect(await inTalk(line)).toBe(kind))

  test('is the service’s if it is all that its sender “wrote” and has two names, be they of no one here', async () => {
    const line = 'Kim added Lou'
    expect(await became(line, ['Cleo: hi', `Trip! ${line}`])).toBe('event')
    expect(await became('Kim added sugar', ['Cleo: hi', 'Trip! Kim added sugar'])).toBe('text')
    expect(await became('Kim left', ['Cleo: hi', 'Trip! Kim left'])).toBe('text')
    // Not if the sender has other marked lines, or lines without a mark.
    expect(await became(line, ['Cleo: hi', `Trip! ${line}`, ...unknowns(1)])).toBe('text')
    expect(await became(line, ['Cleo: hi', 'Trip: hi', `Trip! ${line}`])).toBe('text')
    expect(await became(line, ['Cleo: hi', `Meta AI! ${line}`])).toBe('text')
  })

  test('may name those whom the service named before, wherever that was', async () => {
    expect(await became('Kim left', [...talk, 'Ana! Ana added Kim', 'Ben! Kim left'])).toBe('event')
    expect(await became('Lou left', [...talk, 'Ana! Ana added Kim', 'Ben! Kim left', 'Ana! Ana added Lou', 'Ben! Lou left'])).toBe('event')
    expect(await became('Lou left', [...talk, 'Ana! Ana added Kim', 'Ben! Lou left'])).toBe('text')
  })
})

describe('the same few words behind a mark', () => {
  const words = 'mynd sleppt'
  const became2 = (lines: readonly string[]) => became(words, lines)
  test.each<[string, readonly string[], string]>([
    ['of two people who talk', [...talk, `Ana! ${words}`, `Ben! ${words}`], 'media'],
    ['of one who talks and one who does not', ['Ana: hi', `Ana! ${words}`, `Ben! ${words}`], 'media'],
    ['of two who do not', ['Cleo: hi', `Ana! ${words}`, `Ben! ${words}`], 'text'],
    ['of one', [...talk, `Ana! ${words}`, `Ana! ${words}`], 'text'],
    ['of one and the assistant', [...talk, `Ana! ${words}`, `Meta AI! ${words}`], 'text'],
    ['which someone also wrote without a mark', [...talk, `Ana! ${words}`, `Ben! ${words}`, `Ben: ${words}`], 'text'],
    ['while others of their length were written without one', [...talk, `Ana! ${words}`, `Ben! ${words}`, 'Ben: mynd sleppa'], 'media'],
  ])('%s', async (_, lines, kind) => expect(await became2(lines)).toBe(kind))

  test('are a placeholder if they are an eighth of the marked lines, the assistant’s left out', async () => {
    const others = (count: number, author = 'Ana') => Array.from({ length: count }, (_, i) => `${author}! ${'na '.repeat(i + 1)}so!`)
    const repeated = [`Ana! ${words}`, `Ben! ${words}`]
    expect(await became2([...talk, ...repeated, ...others(14)])).toBe('media')
    expect(await became2([...talk, ...repeated, ...others(15)])).toBe('text')
    expect(await became2([...talk, ...repeated, ...others(14), ...others(9, 'Meta AI')])).toBe('media')
  })
})
