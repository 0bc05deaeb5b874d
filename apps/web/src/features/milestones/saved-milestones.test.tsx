import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SavedMilestones } from './saved-milestones.tsx'

vi.mock('#data/saved/saved-milestones.ts', () => ({ useSavedMilestones: () => ({ keywords: ['Sorry', 'love you'] }) }))

test.each([
  ['sorry', ['true', 'false']],
  ['Love You ', ['false', 'true']],
  [null, ['false', 'false']],
])('looked up as %s, the saved keyword is the current one however it is spelled', (keyword, current) => {
  const html = renderToStaticMarkup(<SavedMilestones keyword={keyword} onLook={() => undefined} />)
  expect(Array.from(html.matchAll(/aria-current="(\w+)"/g), ([, is]) => is)).toEqual(current)
})
