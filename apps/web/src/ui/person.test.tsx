import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Called, MarkedName, Person, Sentence } from './person.tsx'
import { PersonCalled } from './person-called.ts'
import { personColor, personFill, weaveOf } from './person-color.ts'
import { PersonPlaces } from './person-places.ts'

const drawn = (name: string, place = 0) => renderToStaticMarkup(<Person name={name} place={place} />)

test.each(['<img src=x onerror=alert(1)>', '</style><script>1</script>', '{{7*7}}', '"><svg onload=1>', 'javascript:alert(1)'])(
  'P24: %s is a name like any other',
  (name) => {
    const html = drawn(name)
    expect(html).not.toMatch(/<(img|script|svg|style)/)
    expect(html).toMatch(/<bdi[^>]*>/)
  },
)

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('P16: %s is shown as it is', (name) => {
  expect(drawn(name)).toContain(`>${name}</bdi>`)
})

test('P22: a name that turns the line round cannot', () => expect(drawn('Ann\u202e')).toContain('Ann◌</bdi>'))

test('fourteen people have their own mark, seven whole and seven hatched; the others share one', () => {
  const marks = Array.from({ length: 20 }, (_, place) => JSON.stringify(personFill(place)))
  expect(new Set(marks.slice(0, 15)).size).toBe(15)
  expect(new Set(marks.slice(14)).size).toBe(1)
  expect(personColor(1000)).toBe('var(--person-8)')
})

test('two people of the same hue have different weaves', () => {
  for (let place = 0; place < 7; place++) expect(weaveOf(place)).not.toBe(weaveOf(place + 7))
})

test('a person is a disc and a name, which alone is read; a name that may be cut off is whole in its title', () => {
  const html = drawn('Maximiliane Oberhofer')
  expect(html).toContain('aria-hidden="true" data-initial="M"')
  expect(html.replace(/<[^>]*>/g, '')).toBe('Maximiliane Oberhofer')
  expect(html).toMatch(/<bdi title="Maximiliane Oberhofer" class="[^"]*\btruncate\b/)
  expect(drawn('Maya')).not.toContain('title')
})

const sentence = (text: string) =>
  renderToStaticMarkup(
    <PersonPlaces value={(name) => ['Maya', 'May'].indexOf(name)}>
      <Sentence>{text}</Sentence>
    </PersonPlaces>,
  )

test('in a sentence each person is underlined in their color; a word that is isolated, or spelled as a name, is not', () => {
  expect(sentence('In May \u2068Maya\u2069 wrote \u2068نعم\u2069 to \u2068May\u2069.')).toMatch(
    /^In May <bdi class="[^"]*\bunderline [^>]*style="text-decoration-color:var\(--person-1\)">Maya<\/bdi> wrote \u2068نعم\u2069 to <bdi [^>]*var\(--person-2\)">May<\/bdi>\.$/,
  )
})

test('in sentences and beside messages people are called by their first names, their whole names in the title; where one is chosen, and on a cover, whole', () => {
  const called = (name: string) => name.split(' ')[0]
  const html = (node: ReactNode) =>
    renderToStaticMarkup(
      <PersonPlaces value={(name) => ['Maya Bellini', 'Tom Pryce'].indexOf(name)}>
        <PersonCalled value={called}>{node}</PersonCalled>
      </PersonPlaces>,
    )
  const text = (node: ReactNode) => html(node).replace(/<[^>]*>/g, '')
  expect(text(<Sentence>{'\u2068Maya Bellini\u2069 wrote to \u2068Tom Pryce\u2069.'}</Sentence>)).toBe('Maya wrote to Tom.')
  expect(text(<Called>Tom Pryce</Called>)).toBe('Tom')
  for (const short of [<Called key="1">Tom Pryce</Called>, <MarkedName key="2">Tom Pryce</MarkedName>])
    expect(html(short)).toContain('title="Tom Pryce"')
  expect(text(<Person name="Tom Pryce" />)).toBe('Tom')
  expect(html(<Person name="Tom Pryce" />)).toContain('title="Tom Pryce"')
  expect(text(<Person isWhole name="Tom Pryce" />)).toBe('Tom Pryce')
  expect(text(<MarkedName isWhole>Tom Pryce</MarkedName>)).toBe('Tom Pryce')
})
