import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** What a screen is drawn with, except for tests and the page of components that no build has. */
const drawn = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !/\.test\./.test(path))

/** Attributes that someone reads or hears. */
const spoken = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'])

/** What is the same in every language: names of things, keys, and what stands for a text. */
const sameEverywhere = new Set(['ConvoStat', 'license.json', 'Esc', 'Ctrl', 'K'])

interface Node {
  type: string
  [key: string]: unknown
}

/** Every text that is in the component itself, by where a reader would meet it. */
function textsIn(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const each of node) textsIn(each, found)
  else if (isNode(node)) {
    if (node.type === 'JSXText') found.push(String(node.value))
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[]) if (child.type === 'JSXExpressionContainer') found.push(...writtenIn(child.expression))
    if (node.type === 'JSXAttribute' && spoken.has(String((node.name as Node).name))) found.push(...writtenIn(node.value))
    for (const [key, each] of Object.entries(node)) if (key !== 'type') textsIn(each, found)
  }
  return found
}

/** The texts that an expression may come to. */
function writtenIn(node: unknown): string[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
    case 'JSXExpressionContainer':
      return writtenIn(node.expression)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(writtenIn)
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(writtenIn)
    default:
      return []
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A word of two letters or more; a unit's or a shape's single letter is not a sentence. */
const isWord = (text: string): boolean => /\p{L}{2,}/u.test(text) && !sameEverywhere.has(text.trim())

const strayIn = (code: string): string[] => textsIn(parseAst(code, { lang: 'tsx' })).filter(isWord)

test('no sentence is in a screen: each is in the catalogue', () => {
  expect(drawn.length).toBeGreaterThan(150)
  const stray = drawn.flatMap((path) => strayIn(readFileSync(join(source, path), 'utf8')).map((text) => `${path}: ${text.trim()}`))
  expect(stray).toEqual([])
})

test.each([
  ['<p>Some words</p>', 'Some words'],
  ['<p>{"Some words"}</p>', 'Some words'],
  ['<p>{isThere ? "Here" : say.there}</p>', 'Here'],
  ['<button aria-label="Close">x</button>', 'Close'],
  [`<img alt={\`A picture of \${name}\`} />`, 'A picture of '],
])('what is looked for is found in %s', (code, text) => expect(strayIn(`const drawn = ${code}`)).toEqual([text]))
