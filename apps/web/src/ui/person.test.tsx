import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Person } from './person.tsx'
import { personColor, personDot, personFill } from './person-color.ts'

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
  const marks = (of: (place: number) => object) => Array.from({ length: 20 }, (_, place) => JSON.stringify(of(place)))
  for (const mark of [marks(personFill), marks(personDot)]) {
    expect(new Set(mark.slice(0, 15)).size).toBe(15)
    expect(new Set(mark.slice(14)).size).toBe(1)
  }
  expect(personColor(1000)).toBe('var(--person-8)')
})
