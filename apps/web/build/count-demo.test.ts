import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoFiguresOf, demoRibbonOf, readDemo } from './count-demo.ts'

test('the demo’s ribbon has all of its messages, in a row per person, and is small', async () => {
  const demo = await readDemo(join(import.meta.dirname, '../public/demo-chat.txt'))
  const ribbon = demoRibbonOf(demo)
  const messages = ribbon.people.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))
  expect(messages.reduce((sum, count) => sum + count, 0)).toBe(demo.count)
  expect(messages).toEqual(
    demoFiguresOf(demo)
      .people.flatMap(({ name, messages: each }) => (name === null ? [] : [each]))
      .sort((a, b) => b - a),
  )
  expect(JSON.stringify(ribbon).length).toBeLessThan(2500)
})
