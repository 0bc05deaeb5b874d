import { expect, test } from 'vitest'
import { unusedIn } from './unused.ts'

const keys = { saySettings: ['title', 'about.title', 'about.terms', 'kinds.one', 'kinds.two'] }
const unused = (code: string): string[] => unusedIn([`import { saySettings } from './messages/index.ts'\n${code}`], keys)

test.each([
  ['saySettings.title', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const words = saySettings\nwords.title', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const { about: { title }, kinds } = saySettings\ntitle(kinds.two)', ['title', 'about.terms', 'kinds.one']],
  ['saySettings.kinds[kind]', ['title', 'about.title', 'about.terms']],
  ["saySettings['title'].length", ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const drawn = <Links words={saySettings.about} title={saySettings.title} />', ['kinds.one', 'kinds.two']],
  ['const { title, ...rest } = saySettings\ntitle', []],
  ['draw(saySettings)', []],
  ['const other = { title: 1 }\nother.title', ['title', 'about.title', 'about.terms', 'kinds.one', 'kinds.two']],
])('%s', (code, left) => expect(unused(code)).toEqual(left.map((key) => `saySettings.${key}`)))

test('another name that a catalogue is imported by is followed', () =>
  expect(unusedIn(["import { saySettings as say } from './messages/index.ts'\nsay.title"], { saySettings: ['title', 'x'] })).toEqual([
    'saySettings.x',
  ]))
