import { expect, test } from 'vitest'
import type { Place } from './by-type.ts'
import { unusedIn } from './unused.ts'

const keys = { saySettings: ['title', 'about.title', 'about.terms', 'kinds.one', 'kinds.two'] }
/** Every computed key may be `one`; who is handed a group takes a `title`. */
const types = { keys: () => ['one'], taken: () => ['title', 'length'] }
const unused = (code: string): string[] =>
  unusedIn([{ path: 'screen.tsx', code: `import { saySettings } from './messages/index.ts'\n${code}` }], keys, types)

test.each([
  ['saySettings.title', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const words = saySettings\nwords.title', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const { about: { title }, kinds } = saySettings\ntitle(kinds.two)', ['title', 'about.terms', 'kinds.one']],
  ['saySettings.kinds.map(draw)', ['title', 'about.title', 'about.terms']],
  ['saySettings.kinds[kind]', ['title', 'about.title', 'about.terms', 'kinds.two']],
  ['const { kinds } = saySettings\nkinds[saySettings.title]', ['about.title', 'about.terms', 'kinds.two']],
  ["saySettings['title'].length", ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const drawn = <Links words={saySettings.about} title={saySettings.title} />', ['about.terms', 'kinds.one', 'kinds.two']],
  ['const { title, ...rest } = saySettings\ntitle(rest.kinds.two)', ['about.title', 'about.terms', 'kinds.one']],
  ['draw(saySettings)', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const isKind = kind in saySettings.about', ['title', 'about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const title = () => about.title\nconst { about } = saySettings', ['title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['type Kind = Known & keyof typeof saySettings.kinds\nsaySettings.title', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const { title = saySettings.title } = props', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const other = { title: 1 }\nother.title', ['title', 'about.title', 'about.terms', 'kinds.one', 'kinds.two']],
])('%s', (code, left) => expect(unused(code)).toEqual(left.map((key) => `saySettings.${key}`)))

test('a computed key is one of a few: no text, and no cast', () => {
  const code = "import { saySettings } from './messages/index.ts'\nsaySettings.kinds[kind]"
  const refused = 'screen.ts: no type says which sentences [kind] may be'
  expect(() => unusedIn([{ path: 'screen.ts', code }], keys, { ...types, keys: () => null })).toThrow(refused)
  for (const cast of ['kind as Kind', '(kind as Kind)', '(kind as Kind)!', "isOne ? 'one' : (kind as Kind)"])
    expect(() => unused(`saySettings.kinds[${cast}]`)).toThrow('no type says which sentences')
})

test('of a key with `!` the type is that before it', () => {
  const asked: string[] = []
  const code = "import { saySettings } from './messages/index.ts'\nsaySettings.kinds[(kind)!]"
  const keysAt = ({ start, end }: Place) => [asked.push(code.slice(start, end)) > 0 ? 'one' : '']
  unusedIn([{ path: 'screen.tsx', code }], keys, { ...types, keys: keysAt })
  expect(new Set(asked)).toEqual(new Set(['kind']))
})

test.each([
  'keyof typeof saySettings.kinds',
  '(keyof typeof saySettings)[]',
  'string & keyof typeof saySettings.kinds',
  "Exclude<keyof typeof kinds, 'one'>",
])('a type made of the sentences is refused: %s', (type) => {
  expect(() => unused(`const { kinds } = saySettings\ntype Kind = ${type}`)).toThrow('has every sentence there is')
})

test('another name that a catalogue is imported by is followed', () => {
  const code = "import { saySettings as say } from './messages/index.ts'\nexport const title = <T>(of: T) => [of, say.title]"
  expect(unusedIn([{ path: 'title.ts', code }], { saySettings: ['title', 'x'] }, types)).toEqual(['saySettings.x'])
})
