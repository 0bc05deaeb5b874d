import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import { sitePathIn } from './site-path.ts'

test.each([
  ['en', '/pricing', '/pricing'],
  ['de', '/pricing', '/de/pricing'],
  ['de', '/', '/de'],
  ['ar', '/#faq', '/ar#faq'],
  ['pseudo', '/pricing', '/pricing'],
] as const)('in %s %s is at %s', (language, path, at) => {
  expect(sitePathIn(language, path)).toBe(at)
})

test('no link goes to a page of the site in English, whatever the language', () => {
  const plain = new RegExp(`(href=|location\\.\\w+\\()\\{?["'](${routes.site.join('|')})["'#]`)
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
  )
  expect(sources.filter((name) => plain.test(readFileSync(join(import.meta.dirname, name), 'utf8')))).toEqual([])
  expect(`<a href="/pricing" className={link}>`).toMatch(plain)
})
