import { describe, expect, test } from 'vitest'
import { expectNoneNeedOneAnother, expectNoneWaitsForItself, type Holding } from './in-few-files.ts'

/** A build of these files: the modules that each holds, and the files that it needs before it runs. */
const bundleOf = (files: Record<string, { holds: string[]; needs: string[] }>) =>
  Object.fromEntries(
    Object.entries(files).map(([fileName, { holds, needs }]): [string, Holding] => [
      fileName,
      { type: 'chunk', fileName, moduleIds: holds.map((name) => `/here/src/${name}.ts`), imports: needs },
    ]),
  )

const catalogues = ['messages/de/shell', 'messages/de/index', 'messages/ar/shell', 'messages/ar/index', 'messages/pseudo']
const shell = { holds: ['messages/index', 'messages/say/told'], needs: ['format.js'] }
const format = { holds: ['format/index'], needs: [] }

describe('the sentences of a language', () => {
  test('need nothing that waits for them', () => {
    const words = { holds: catalogues, needs: ['format.js'] }
    expect(() => expectNoneWaitsForItself(bundleOf({ 'shell.js': shell, 'format.js': format, 'words.js': words }))).not.toThrow()
  })

  test.each([
    ['at once', { 'words.js': { holds: catalogues, needs: ['shell.js'] } }],
    ['by another file', { 'words.js': { holds: catalogues, needs: ['more.js'] }, 'more.js': { holds: ['plural'], needs: ['shell.js'] } }],
  ])('are refused where they would, %s', (_how, words) => {
    expect(() => expectNoneWaitsForItself(bundleOf({ 'shell.js': shell, 'format.js': format, ...words }))).toThrow(
      'words.js holds src/messages/de/shell.ts and needs shell.js, which waits for it',
    )
  })

  test('are somewhere', () => {
    expect(() => expectNoneWaitsForItself(bundleOf({ 'shell.js': shell }))).toThrow('src/messages/de/shell.ts is in no file of the build')
  })
})

describe('files of a build', () => {
  const files = (needs: Record<string, string[]>) =>
    bundleOf(Object.fromEntries(Object.entries(needs).map(([name, needed]) => [name, { holds: [name], needs: needed }])))

  test('may need what others need', () => {
    expect(() => expectNoneNeedOneAnother(files({ a: ['b', 'c'], b: ['d'], c: ['d', 'of no build'], d: [] }))).not.toThrow()
  })

  test.each([
    ['directly', { a: ['b'], b: ['a'] }, 'a needs b needs a'],
    ['by another', { z: ['a'], a: ['d', 'b'], b: ['c'], c: ['a'], d: [] }, 'a needs b needs c needs a'],
  ])('are refused where they need one another, %s', (_how, needs, told) => {
    expect(() => expectNoneNeedOneAnother(files(needs))).toThrow(told)
  })
})
