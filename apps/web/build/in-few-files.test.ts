import { describe, expect, test } from 'vitest'
import { expectNoneNeedOneAnother, expectNoneSpeaksTooSoon, expectOpeningsSuffice, type Holding } from './in-few-files.ts'

/** A build of these files: the modules that each contains, and the files that it needs before it runs. */
const bundleOf = (files: Record<string, { holds: string[]; needs: string[]; passesOn?: string }>) =>
  Object.fromEntries(
    Object.entries(files).map(([fileName, { holds, needs, passesOn }]): [string, Holding] => [
      fileName,
      {
        type: 'chunk',
        fileName,
        moduleIds: holds.map((name) => `/here/src/${name}`),
        facadeModuleId: passesOn ? `/here/src/${passesOn}` : null,
        imports: needs,
      },
    ]),
  )

const early = [
  ...['app/boot.ts', 'site/main.tsx', 'site/take-up.ts'],
  ...['messages/in-language.ts', 'messages/de/index.ts', 'messages/ar/index.ts', 'messages/pseudo.ts'],
  ...['messages/de/opening.ts', 'messages/ar/opening.ts'],
]
const shell = { holds: ['messages/index.ts', 'messages/special-moments/index.ts'], needs: ['format.js'] }
const format = { holds: ['format/index.ts'], needs: [] }

describe('what runs before the language is there', () => {
  test('needs no sentences', () => {
    const words = { holds: early, needs: ['format.js'] }
    expect(() => expectNoneSpeaksTooSoon(bundleOf({ 'shell.js': shell, 'format.js': format, 'words.js': words }))).not.toThrow()
  })

  test.each([
    ['at once', { 'words.js': { holds: early, needs: ['shell.js'] } }],
    [
      'by another file',
      { 'words.js': { holds: early, needs: ['more.js'] }, 'more.js': { holds: ['moment-sentences.ts'], needs: ['shell.js'] } },
    ],
  ])('is refused where it does, %s', (_how, words) => {
    expect(() => expectNoneSpeaksTooSoon(bundleOf({ 'shell.js': shell, 'format.js': format, ...words }))).toThrow(
      'words.js has src/app/boot.ts and needs shell.js, whose sentences would run before their language is loaded',
    )
  })

  test('is somewhere', () => {
    expect(() => expectNoneSpeaksTooSoon(bundleOf({ 'shell.js': shell }))).toThrow('src/app/boot.ts is in no file of the build')
  })
})

describe('what runs before all of a language is there', () => {
  const opening = { holds: ['messages/de/opening.ts', 'messages/screens/de.json.js', 'features/upload/messages/de.json.js'], needs: [] }
  const frame = (says: string, slipsNeed: string[] = []) => ({
    'de.js': opening,
    'main.js': { holds: ['app/main.tsx'], needs: ['shell.js'] },
    'shell.js': { holds: ['messages/index.ts', 'features/upload/upload.tsx', says], needs: [] },
    'slips.js': { holds: ['app/toasts.tsx', 'app/shell/more-shown.tsx', 'store/pending-uploads.ts'], needs: slipsNeed },
    'examples.js': { holds: ['packages/figures/src/examples.ts'], needs: [] },
    'schemas.js': { holds: ['store/snapshots.ts'], passesOn: 'store/schemas.ts', needs: [] },
    'shared.js': { holds: ['features/words/messages/index.ts'], needs: [] },
  })

  test('says what the opening of a language has', () => {
    expect(() => expectOpeningsSuffice(bundleOf(frame('features/upload/messages/index.ts')))).not.toThrow()
  })

  test('is refused where it says more', () => {
    expect(() => expectOpeningsSuffice(bundleOf(frame('features/words/messages/index.ts')))).toThrow(
      'main.js has src/app/main.tsx and needs shell.js, which says /here/src/features/words/messages/index.ts',
    )
    expect(() => expectOpeningsSuffice(bundleOf(frame('features/upload/messages/index.ts', ['shared.js'])))).toThrow(
      'slips.js has src/app/shell/more-shown.tsx and needs shared.js, which says /here/src/features/words/messages/index.ts',
    )
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
