import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

/** Texts by path. */
type Texts = Readonly<Record<string, string>>

const folder = 'docs/decisions'
const noteLink = String.raw`\[\d{3}\]\(\d{3}-[\w-]+\.md\)`
const noteLinks = `${noteLink}(?:(?:, ${noteLink})* and ${noteLink})?`
const statusLine = new RegExp(`^Status: (?:accepted|superseded by (${noteLinks})|superseded in part by (${noteLinks}): \\S.*)\\.$`)

/** The number and file of each note that a status names. */
const namedIn = (status: string): { number: string; file: string }[] =>
  [...status.matchAll(/\[(\d{3})\]\(([^)]+)\)/g)].map(([, number, file]) => ({ number, file }))

/** A note begins with its title, a blank line, its status and a blank line. */
const openingOf = (text: string): { title: string; status: string } => {
  const [first = '', blank, status = '', next] = text.split('\n')
  return { title: /^# \d{3} (\S.*)$/.exec(first)?.[1] ?? '', status: blank === '' && next === '' ? status : '' }
}

/** What is wrong with the openings of these notes. */
function faultsOf(notes: Texts): string[] {
  const numbers = Object.keys(notes).map((file) => file.slice(0, 3))
  return Object.entries(notes).flatMap(([file, text]) => {
    const number = file.slice(0, 3)
    const { title, status } = openingOf(text)
    const faults: string[] = []
    if (!/^\d{3}-[\w-]+\.md$/.test(file)) faults.push('is not named as a note')
    if (numbers.filter((other) => other === number).length > 1) faults.push('shares its number')
    if (title === '' || !text.startsWith(`# ${number} `)) faults.push('has no title')
    if (!statusLine.test(status)) faults.push('has no status')
    for (const by of namedIn(status)) {
      if (!(by.file in notes)) faults.push(`is superseded by ${by.file}, which does not exist`)
      if (!by.file.startsWith(by.number)) faults.push(`names ${by.file} as ${by.number}`)
      if (by.number <= number) faults.push(`is superseded by ${by.number}, which is not later`)
    }
    return faults.map((fault) => `${file} ${fault}`)
  })
}

/** The line of the index that a note must have. */
function indexLine(file: string, text: string): string {
  const { title, status } = openingOf(text)
  const found = statusLine.exec(status)
  const by = namedIn(found?.[1] ?? found?.[2] ?? '').map(({ number }) => number)
  const named = [by.slice(0, -1).join(', '), ...by.slice(-1)].filter((part) => part !== '').join(' and ')
  const superseded = named === '' ? '' : `, superseded ${found?.[1] ? 'by' : 'in part by'} ${named}`
  return `- ${file.slice(0, 3)} [${title}](${file})${superseded}`
}

/** Links and numbers in a text that point to no decision: a file, "decision" with a number, or the folder with numbers. */
function brokenIn(path: string, text: string, files: readonly string[]): string[] {
  const numbers = new Set(files.map((file) => file.slice(0, 3)))
  const linked = [...text.matchAll(/\bdecisions\/(\d{3}-[\w-]+\.md)/g)].map(([, file]) => file)
  const beside = path.startsWith(`${folder}/`) ? [...text.matchAll(/\]\((\d{3}-[^)#]*)/g)].map(([, file]) => file) : []
  const mentioned = [...text.matchAll(/\bdecisions?[ /](\d{3}\b(?!-)(?:, \d{3}\b)*)/gi)].flatMap(([, list]) => list.split(', '))
  const missing = [...linked, ...beside].filter((file) => !files.includes(file))
  const unknown = mentioned.filter((number) => !numbers.has(number))
  return [...missing, ...unknown].map((wrong) => `${path}: ${wrong}`)
}

/** What is installed, built or recorded, hidden folders, and chats. */
const isLeftOut = (path: string): boolean =>
  /(?:^|\/)(?:node_modules|dist(?:\.[^/]*)?|\.[^/]+)$|^(?:test-results|playwright-report|coverage|bench\/data|fixtures)$/.test(path)

/** The repository's own sources and pages. */
function ownFiles(within = ''): string[] {
  return readdirSync(join(root, within), { withFileTypes: true }).flatMap((entry) => {
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isDirectory()) return isLeftOut(path) ? [] : ownFiles(path)
    return /\.(?:tsx?|mjs|md|css|json)$/.test(entry.name) && entry.name !== 'package-lock.json' ? [path] : []
  })
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const files = readdirSync(join(root, folder)).filter((file) => file !== 'README.md')
const notes: Texts = Object.fromEntries(files.map((file) => [file, read(`${folder}/${file}`)]))

test('every decision has a title, and a status that names later decisions', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(faultsOf(notes)).toEqual([])
})

test('every decision is in the index once, under its title and with its status', () => {
  const lines = read(`${folder}/README.md`).split('\n')
  const listed = lines.filter((line) => line.startsWith('- '))
  expect(listed.sort()).toEqual(files.map((file) => indexLine(file, notes[file])).sort())
})

test('every mention of a decision in the repository points to one', () => {
  const own = ownFiles()
  expect(own.length).toBeGreaterThan(2000)
  expect(own.filter((path) => path.startsWith(`${folder}/`)).length).toBe(files.length + 1)
  expect(own.flatMap((path) => brokenIn(path, read(path), files))).toEqual([])
})

test('a faulty opening of a decision is noticed', () => {
  const later = 'Status: accepted.\n\n'
  const planted = {
    '001-fine.md': '# 001 Fine\n\nStatus: superseded by [002](002-later.md).\n\n',
    '002-later.md': `# 002 Later\n\n${later}`,
    '003-in-part.md': '# 003 In part\n\nStatus: superseded in part by [004](004-one.md) and [005](005-two.md): the rest holds.\n\n',
    '004-one.md': `# 004: One\n\n${later}`,
    '005-two.md': '# 005 Two\n\nIt was decided.\n\n',
    '006-earlier.md': '# 006 Earlier\n\nStatus: superseded by [002](002-later.md).\n\n',
    '007-gone.md': '# 007 Gone\n\nStatus: superseded by [008](008-nowhere.md).\n\n',
    '009-other.md': `# 010 Other\n\n${later}`,
    '011-silent.md': '# 011 Silent\n\nStatus: superseded in part by [012](012-it.md).\n\n',
    '012-it.md': `# 012 It\n\n${later}`,
    '012-twin.md': `# 012 Twin\n\n${later}`,
  }
  expect(faultsOf(planted)).toEqual([
    '004-one.md has no title',
    '005-two.md has no status',
    '006-earlier.md is superseded by 002, which is not later',
    '007-gone.md is superseded by 008-nowhere.md, which does not exist',
    '009-other.md has no title',
    '011-silent.md has no status',
    '012-it.md shares its number',
    '012-twin.md shares its number',
  ])
  expect(indexLine('001-fine.md', planted['001-fine.md'])).toBe('- 001 [Fine](001-fine.md), superseded by 002')
  expect(indexLine('002-later.md', planted['002-later.md'])).toBe('- 002 [Later](002-later.md)')
  expect(indexLine('003-in-part.md', planted['003-in-part.md'])).toBe('- 003 [In part](003-in-part.md), superseded in part by 004 and 005')
})

test('a mention that points to no decision is noticed', () => {
  const one = 'decision'
  const all = ['001-fine.md']
  const good = `(docs/${one}s/001-fine.md), (docs/${one}s/001), [${one} 001](${one}s/001-fine.md)`
  expect(brokenIn('docs/page.md', good, all)).toEqual([])
  expect(brokenIn('docs/page.md', `[001](${one}s/001-other.md)`, all)).toEqual(['docs/page.md: 001-other.md'])
  expect(brokenIn('src/code.ts', `// Why: docs/${one}s/001, 002.`, all)).toEqual(['src/code.ts: 002'])
  expect(brokenIn('src/code.ts', `// As ${one} 003 says.`, all)).toEqual(['src/code.ts: 003'])
  expect(brokenIn(`${folder}/001-fine.md`, '[004](004-gone.md#part)', all)).toEqual([`${folder}/001-fine.md: 004-gone.md`])
})
