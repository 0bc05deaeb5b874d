import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Person } from './person.tsx'
import { personColor } from './person-color.ts'

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

test('seven people have a color of their own, the others share one', () => {
  const colors = [0, 1, 2, 3, 4, 5, 6, 7, 8, 1000].map(personColor)
  expect(new Set(colors.slice(0, 8)).size).toBe(8)
  expect(new Set(colors.slice(7)).size).toBe(1)
})
