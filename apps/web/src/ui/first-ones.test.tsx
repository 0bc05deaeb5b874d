import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstOnes } from './first-ones.tsx'

const drawn = (names: string[], first = 2) =>
  renderToStaticMarkup(
    <FirstOnes of={names} first={first} showAll={(n) => `All ${n}`} isOrdered>
      {(name, place) => (
        <li key={name}>
          {place} {name}
        </li>
      )}
    </FirstOnes>,
  )

test('the first ones are there, and how many there are in all', () => {
  const five = ['Ana', 'Ben', 'Cem', 'Dan', 'Eve']
  expect(drawn(five)).toMatch(/^<ol><li>0 Ana<\/li><li>1 Ben<\/li><\/ol><button .*>All 5<\/button>$/)
  // Of a list that is closed at first, there is none.
  expect(drawn(['Ana'], 0)).toMatch(/^<button .*>All 1<\/button>$/)
})

test('one or two more are shown without being asked for', () => {
  expect(drawn(['Ana', 'Ben', 'Cem', 'Dan'])).toBe('<ol><li>0 Ana</li><li>1 Ben</li><li>2 Cem</li><li>3 Dan</li></ol>')
})

test('where there are no more of them, nothing asks for more', () => {
  expect(drawn(['Ana', 'Ben'])).toBe('<ol><li>0 Ana</li><li>1 Ben</li></ol>')
})
