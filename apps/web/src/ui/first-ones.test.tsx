import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstOnes } from './first-ones.tsx'

const drawn = (names: string[]) =>
  renderToStaticMarkup(
    <FirstOnes of={names} first={2} showAll={(n) => `All ${n}`} isOrdered>
      {(name, place) => (
        <li key={name}>
          {place} {name}
        </li>
      )}
    </FirstOnes>,
  )

test('the first ones are there, and how many there are in all', () => {
  expect(drawn(['Ana', 'Ben', 'Cem'])).toMatch(/^<ol><li>0 Ana<\/li><li>1 Ben<\/li><\/ol><button .*>All 3<\/button>$/)
})

test('where there are no more of them, nothing asks for more', () => {
  expect(drawn(['Ana', 'Ben'])).toBe('<ol><li>0 Ana</li><li>1 Ben</li></ol>')
})
