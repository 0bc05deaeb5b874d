import { describe, expect, test } from 'vitest'
import { faces, names } from '#testing/faces.ts'
import { none } from './figure.ts'
import { figures } from './index.ts'
import { shapes } from './shapes.ts'

describe.each(names)('%s', (name) => {
  const { asked, report, feelings, ask } = faces[name]
  /** As many as can be asked for; undefined where nothing is counted out. */
  const { top_n: most } = shapes[name].asked.parse({ top_n: 1_000_000 }) as { top_n?: number }
  const isNumbered = most !== undefined

  test('an export asks for all that there is', () => expect(asked).toEqual(isNumbered ? { top_n: most } : {}))

  test('a report says how much of it there is room for', () => {
    if (report === none) return
    expect(shapes[name].asked.parse(report.asked)).toMatchObject(report.asked)
    expect('top_n' in report.asked).toBe(isNumbered)
  })

  test('what is about feelings waits for them', () => {
    const { at } = figures[name]
    const isFelt = 'subject' in at && /^(?:sentiment|emotion)$/.test(at.subject)
    if (isFelt) expect(feelings).toBe('needed')
    expect(['needed', 'if_there', none]).toContain(feelings)
  })

  test('a question is answered by functions of Ask, by its own tool, or by both', () => {
    if (ask === none) return
    const { by, tool } = ask
    expect(by === none && tool === none).toBe(false)
    if (by !== none) {
      expect(by).not.toEqual([])
      for (const each of by) expect(each).toMatch(/^[a-z_]+$/)
    }
    if (tool === none) return
    const { name: called, metric, description, definition, people, parts, says, slots } = tool
    for (const id of [called, metric, ...says, ...slots]) expect(id).toMatch(/^[a-z0-9_]+$/)
    expect(description).toMatch(/^[a-z].*[a-z]$/)
    expect(definition).toMatch(/^[A-Z].*\.$/)
    expect(['any', 'several', 'one']).toContain(people)
    if (parts !== none) {
      expect(['name', 'quoted', 'emotion', 'language']).toContain(parts.of)
      expect(['count', 'share', 'score']).toContain(parts.value)
    }
    const wanted = tool.asked(['Ana'])
    expect(shapes[name].asked.parse(wanted)).toMatchObject(wanted)
    expect('top_n' in wanted).toBe(isNumbered)
  })
})

test('the one page of a free report has who wrote how much and when; everything else on paper is Pro', () => {
  const reports = names.flatMap((name) => {
    const { report } = faces[name]
    return report === none ? [] : [{ name, plan: report.plan }]
  })
  const ofPlan = (wanted: string) => reports.filter(({ plan }) => plan === wanted).map(({ name }) => name)
  expect(ofPlan('free').toSorted()).toEqual(['calendar', 'messageShare', 'ribbon', 'timeseries'])
  expect(ofPlan('pro')).toHaveLength(reports.length - 4)
})
