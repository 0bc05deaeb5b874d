import { expect, test } from 'vitest'
import { inviting } from './click-hint.ts'

const tail = '<br><span style="font-size:12px">Click for the messages</span>'

test('a day with messages says that a click opens them, a quiet one does not', () => {
  const { data } = inviting({ data: [{ type: 'bar', y: [2, 0], hovertext: ['two', 'none'] }], layout: {} })
  expect(data[0]).toMatchObject({ hovertext: [`two${tail}`, 'none'] })
})

test('so does a cell; what is outside the chat stays empty', () => {
  const z = [
    [1, 0],
    [null, 3],
  ]
  const customdata = [
    ['one', 'none'],
    ['', 'three'],
  ]
  const { data } = inviting({ data: [{ type: 'heatmap', z, customdata }], layout: {} })
  expect(data[0]).toMatchObject({
    customdata: [
      [`one${tail}`, 'none'],
      ['', `three${tail}`],
    ],
  })
})

test('what is drawn besides stays as it is', () => {
  const line = { type: 'scatter' as const, y: [1, 2], hoverinfo: 'skip' as const }
  expect(inviting({ data: [line], layout: {} }).data).toEqual([line])
})
