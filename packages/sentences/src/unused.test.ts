import { expect, test } from 'vitest'
import { unusedIn } from './unused.ts'

const keys = { saySettings: ['title', 'about.title', 'about.terms', 'kinds.one', 'kinds.two'] }
const unused = (code: string): string[] =>
  unusedIn([{ path: 'screen.tsx', code: `import { saySettings } from './messages/index.ts'\n${code}` }], keys)

test.each([
  ['saySettings.title', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const words = saySettings\nwords.title', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const { about: { title }, kinds } = saySettings\ntitle(kinds.two)', ['title', 'about.terms', 'kinds.one']],
  ['saySettings.kinds.map(draw)', ['title', 'about.title', 'about.terms']],
  ['saySettings.kinds[kind]', ['title', 'about.title', 'about.terms']],
  ["saySettings['title'].length", ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const drawn = <Links words={saySettings.about} title={saySettings.title} />', ['kinds.one', 'kinds.two']],
  ['const { title, ...rest } = saySettings\ntitle', []],
  ['draw(saySettings)', []],
  ['type Kind = keyof typeof saySettings.kinds\nsaySettings.title', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const { title = saySettings.title } = props', ['about.title', 'about.terms', 'kinds.one', 'kinds.two']],
  ['const other = { title: 1 }\nother.title', ['title', 'about.title', 'about.terms', 'kinds.one', 'kinds.two']],
])('%s', (code, left) => expect(unused(code)).toEqual(left.map((key) => `saySettings.${key}`)))

test('another name that a catalogue is imported by is followed', () => {
  const code = "import { saySettings as say } from './messages/index.ts'\nexport const title = <T>(of: T) => [of, say.title]"
  expect(unusedIn([{ path: 'title.ts', code }], { saySettings: ['title', 'x'] })).toEqual(['saySettings.x'])
})
