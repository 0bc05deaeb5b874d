// In one zone: texts are read here, no time.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allFiles } from './check/changed-files.mjs'
import { root } from './packages.mjs'
import { allowedUses } from './voice/allowed.ts'
import ceilings from './voice/ceilings.json' with { type: 'json' }
import { type Found, finder } from './voice/faults.ts'
import { translatedPhrases } from './voice/phrases.ts'
import { proseOf } from './voice/prose.ts'
import { avoidedWords } from './voice/words.ts'

/** The list itself, and its test. */
const isList = (path: string): boolean => path.startsWith('scripts/voice')

const find = finder([...avoidedWords, ...translatedPhrases])
const isPhrase = ({ word }: Found): boolean => translatedPhrases.some((phrase) => phrase.word === word)
const isAllowed = ({ path, word }: Found): boolean => allowedUses.some((allowed) => allowed.path === path && allowed.word === word)
const sentence = ({ path, line, form, instead }: Found): string => `${path}:${line}: "${form}". Write instead: ${instead}.`

const found = allFiles(root)
  .filter((path) => !isList(path) && /\.(?:md|tsx?|mjs|js|css|html|typ)$/.test(path))
  .flatMap((path) => find(path, readFileSync(join(root, path), 'utf8')))

test('no comment, page or name of a test has a word to avoid', () => {
  expect(found.filter((use) => !isPhrase(use) && !isAllowed(use)).map(sentence)).toEqual([])
})

test('every allowed use is one, and says why', () => {
  const needless = allowedUses.filter(({ path, word, why }) => why === '' || !found.some((use) => use.path === path && use.word === word))
  expect(needless).toEqual([])
})

describe('phrases that read as translated', () => {
  const ceilingOf = new Map(Object.entries(ceilings))
  const phrases = new Map<string, Found[]>()
  for (const use of found.filter(isPhrase)) phrases.set(use.path, [...(phrases.get(use.path) ?? []), use])
  const countOf = (path: string): number => phrases.get(path)?.length ?? 0

  test('no file has more of them than it had', () => {
    const tooMany = [...phrases]
      .filter(([path, { length }]) => length > (ceilingOf.get(path) ?? 0))
      .map(
        ([path, uses]) => `${path} has ${uses.length}, at most ${ceilingOf.get(path) ?? 0}. Reword some:\n${uses.map(sentence).join('\n')}`,
      )
    expect(tooMany).toEqual([])
  })

  test('the numbers fall with them', () => {
    const lower = Object.fromEntries(
      [...ceilingOf].map(([path, most]) => [path, Math.min(most, countOf(path))] as const).filter(([, most]) => most > 0),
    )
    if (process.env.GOLDEN === 'write') writeFileSync(join(root, 'scripts/voice/ceilings.json'), `${JSON.stringify(lower, null, 2)}\n`)
    else expect(ceilings, 'lower the numbers in scripts/voice/ceilings.json: npm run record').toEqual(lower)
  })
})

test('every word is in the list once', () => {
  const words = [...avoidedWords, ...translatedPhrases].flatMap(({ word, also = [] }) => [word, ...also])
  expect(new Set(words).size).toBe(words.length)
})

describe('a word is found', () => {
  const words = (path: string, text: string) => find(path, text).map(({ line, word }) => `${line} ${word}`)

  test.each([
    ['in a comment of a line', 'a.ts', 'const a = 1 // Whoever reads', ['1 whoever']],
    ['in a comment of several lines', 'a.ts', '/**\n * Nothing\n * lies here.\n */\nconst a = 1', ['3 lies']],
    ['in two words on two lines', 'a.ts', '// The last line of\n// a chat\nconst a = 1', ['1 of a chat']],
    ['in two words of a page on two lines', 'a.md', 'The last line of\na chat', ['1 of a chat']],
    ['between elements', 'a.tsx', 'const a = <p>{/* told */}</p>', ['1 told']],
    ['in the name of a test', 'a.test.ts', "test('what is told', () => {})", ['1 told']],
    ['in the name of one with rows', 'a.test.ts', "test.each([1])('%i tells', () => {})", ['1 tells']],
    ['in the name of a group', 'a.test.ts', 'describe.each([1])(`$' + '{a} lies`, () => {})', ['1 lies']],
    ['in the name of a step', 'a.spec.ts', "test('a', () => test.step('it lies', () => {}))", ['1 lies']],
    ['in a page', 'docs/a.md', 'One\n\nIt stands there.', ['3 stands']],
    ['in a comment of a page’s code', 'a.md', '```sh\nnpm start # tells you\n```', ['2 tells']],
    ['in a page’s block of text', 'a.md', '```\nfolder   tells you\n```', ['2 tells']],
    ['in a style sheet', 'a.css', 'a { b: c } /* anew */', ['1 anew']],
    ['in a document', 'a.html', '<p>told</p><!-- lent -->', ['1 lent']],
    ['of a kind', 'a.ts', '// What is\n// kept. Of those, one', ['1 what is …ed', '2 Of …']],
    ['in a drawing file', 'a.typ', '#let a = "told" // lends', ['1 lent']],
  ])('%s', (_, path, text, expected) => expect(words(path, text)).toEqual(expected))

  test.each([
    ['in a text', 'a.ts', "const a = 'Whoever tells // lies'"],
    ['in a pattern', 'a.ts', 'const a = /\\/\\/ told/'],
    ['in a text with an expression', 'a.ts', 'const a = `$' + '{b /* fine */} // told`'],
    ['in a sentence on the screen', 'a.tsx', 'const a = <p>// told</p>'],
    ['in the text of a test', 'a.test.ts', "test('fine', () => expect('told').toBe('lies'))"],
    ['in a name', 'a.ts', '// `isTold` and `tells`'],
    ['in a quotation', 'a.ts', '// "I told you" and “it lies”'],
    ['in an address', 'a.md', '[Here](what-is-told.md)'],
    ['in code of a page', 'a.md', '```ts\nconst told = 1\n```'],
    ['in a part of a word', 'a.ts', '// untold, retells, door-to-door'],
    ['in an idiom', 'a.ts', '// It stands for one, and they are told apart.'],
    ['in an idiom around it', 'a.ts', '// Reads two\n// at once, and there is no other'],
    ['in two comments', 'a.ts', '// part of\nconst a = 1 // a chat'],
  ])('and not %s', (_, path, text) => expect(words(path, text)).toEqual([]))
})

test('a fault names the file, the line, the word and what to write', () => {
  expect(find('a.ts', '\n// anew').map(sentence)).toEqual(['a.ts:2: "anew". Write instead: "again", "rebuilt", "rewritten".'])
})

test('what is left of a file is as long as the file', () => {
  const code = "// One\nconst two = 'three' /* four */\n"
  expect(proseOf('a.ts', code)).toHaveLength(code.length)
  expect(proseOf('a.json', '{}')).toBe(null)
})
