// In one zone: sentences are looked for here, none is said.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byType } from '@convostat/sentences/by-type'
import { readSentences, sentenceFiles, writeTypes } from '@convostat/sentences/catalogues'
import { unusedIn } from '@convostat/sentences/unused'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

/** Their words are fonts, styles and tags; the compiler’s are an error’s. */
const isDrawing = new Set([
  'apps/server/src/email/email-theme.ts',
  'apps/server/src/email/html.ts',
  'packages/report/src/typst/compiler.ts',
])

/** What says something besides the page, which has its own laws in `apps/web/src/messages`: mails, the report, the command line. */
const folders = ['apps/server/src/email', 'packages/report/src', 'apps/cli/src']
/** Moments are worded in the API’s answers and on the page (`packages/api/src/moments/golden.test.ts`). */
const saying = [...folders, 'packages/api/src/moments'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(?<!\.test)(?<!\.d\.json)\.ts$/.test(path) && !isDrawing.has(path)),
)

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Three words in a row are a sentence, or part of one. */
const isSentence = (text: string): boolean => /\p{L}{2,}(?:[,.;:]? \p{L}+){2,}/u.test(text)

/** Messages of our errors, and the log, are for developers and operators, in English. */
const isForOurselves = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' && /^(?:\w*Error|UnfitAddress)$/.test(String((callee as Node).name))) ||
  (type === 'CallExpression' && (callee as Node).name === 'log')

/** Every sentence in code. */
function sentencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sentencesIn)
  if (!isNode(node)) return []
  if (isForOurselves(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' && isSentence(node.value) ? [node.value] : []
  if (node.type === 'TemplateElement') {
    const { cooked } = node.value as { cooked: string }
    return isSentence(cooked) ? [cooked] : []
  }
  return Object.entries(node).flatMap(([key, part]) => (key === 'type' ? [] : sentencesIn(part)))
}

const strayIn = (code: string): string[] => sentencesIn(parseAst(code, { lang: 'ts' }))

test('no sentence of a mail, a report, a moment or the command line is in code: each is in a catalogue', () => {
  expect(saying.length).toBeGreaterThan(50)
  const stray = saying.flatMap((path) => strayIn(readFileSync(join(root, path), 'utf8')).map((text) => `${path}: ${text}`))
  expect(stray).toEqual([])
})

test('every sentence of theirs is said somewhere', () => {
  const catalogues = Object.fromEntries(
    folders.map((folder) => {
      const messages = join(root, folder, 'messages')
      const [, name] = /export const (\w+)/.exec(readFileSync(join(messages, 'index.ts'), 'utf8')) ?? []
      return [name, Object.keys(readSentences(join(messages, 'en.json')))]
    }),
  )
  const sources = saying.map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }))
  expect(Object.keys(catalogues)).toEqual(['sayMail', 'sayReport', 'sayCli'])
  for (const folder of folders) for (const file of sentenceFiles(join(root, folder))) writeTypes(file)
  expect(byType(join(root, 'tsconfig.json'), (types) => unusedIn(sources, catalogues, types))).toEqual([])
})

test.each([
  ["const title = 'Your money is back'", ['Your money is back']],
  [`note(\`Within \${days} days you get it back\`)`, [' days you get it back']],
  ["throw new Stop(1, 'There is no file')", ['There is no file']],
  ["throw new Error('A subject is one line')", []],
  ["log('mail not sent')", []],
  ["const style = 'margin: 0 0 8px; font-family: serif'", []],
])('what is looked for is found in %s', (code, found) => expect(strayIn(code)).toEqual(found))
