import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = new URL('..', import.meta.url)
/** Where colors are given their names, and what only tests and the page of the look have. */
const isTheirPlace = (name: string): boolean => /^styles\/(tokens|story|needs)\.css$|\.test\.tsx?$/.test(name)
const literal = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi

test('no component, drawing or sheet names a color by itself: both themes would not have it', () => {
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !isTheirPlace(name))
    .flatMap((name) =>
      [...readFileSync(new URL(name, sources), 'utf8').matchAll(literal)].map(
        ([color], place, { length }) => `${name}: ${color} (${place + 1} of ${length})`,
      ),
    )
  expect(found, 'give it a name in styles/tokens.css').toEqual([])
})
