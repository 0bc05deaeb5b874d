// In one zone: no screen is drawn.
import { expect, test } from 'vitest'
import { routes } from '#routes.ts'
import { barOrder, groups, screens } from './screens.ts'

test('every path that the server answers with the app is a screen', () =>
  expect(screens.map(({ path }) => path).sort()).toEqual([...routes.app].sort()))

test('the bar of a phone has the screens that say so, four at most', () => {
  expect(screens.flatMap(({ path, place }) => (place === 'bar' ? [path] : [])).sort()).toEqual([...barOrder].sort())
  expect(barOrder.length).toBeLessThanOrEqual(4)
})

test('the sidebar has the screens in their order, group by group', () => {
  const inGroups = groups.flatMap((group) => screens.filter((screen) => screen.group === group))
  expect(inGroups.map(({ path }) => path)).toEqual(screens.map(({ path }) => path))
})
