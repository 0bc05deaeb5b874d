import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

const laidOut = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|^messages\//.test(path))

/** Classes of Tailwind that name a side of the screen. */
const sided =
  /(?<![\w.-])-?(?:(?:scroll-)?[mp][lr]|left|right)-(?:\d|px\b|auto\b|full\b|\[|\()|(?<![\w-])(?:text|float|clear)-(?:left|right)(?=[\s"'`])|(?<![\w-])(?:border|rounded)-[lr](?=[\s"'`-])|(?<![\w-])rounded-[tb][lr](?=[\s"'`-])|\bspace-x-\d|(?<![\w-])origin-(?:left|right)\b|(?:margin|padding|border)-(?:left|right)\b|text-align:\s*(?:left|right)|\b(?:margin|padding|border)(?:Left|Right)\b/g

/** The middle of the screen is the same from both sides. */
const isMiddle = (line: string): boolean => line.includes('left-1/2') && line.includes('-translate-x-1/2')

const sidesIn = (text: string): string[] => text.split('\n').flatMap((line) => (isMiddle(line) ? [] : (line.match(sided) ?? [])))

test('screens are laid out by where a line begins and ends, so that they can run from right to left', () => {
  expect(laidOut.length).toBeGreaterThan(300)
  const found = laidOut.flatMap((path) => sidesIn(readFileSync(join(source, path), 'utf8')).map((side) => `${path}: ${side}`))
  expect(found).toEqual([])
})

test.each([
  ['className="ml-2"', 'ml-2'],
  ['className="sm:-right-1.5"', '-right-1'],
  ['"text-left"', 'text-left'],
  ['"border-l-3"', 'border-l'],
  ['style={{ paddingLeft: 2 }}', 'paddingLeft'],
  ['margin-left: 2px', 'margin-left'],
])('what is looked for is found in %s', (text, side) => expect(sidesIn(text)).toEqual([side]))

test('what only sounds like it is not', () => {
  expect(sidesIn('"ms-2 text-start border-line start-0" // two left-over words, at the right-hand side')).toEqual([])
})
