import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), 'utf8')
const imported = (source: string): string[] => Array.from(source.matchAll(/from '#([^']+\.tsx)'/g), ([, path]) => path)

test('every chart is in the gallery, by itself or in the card that shows it', () => {
  const gallery = imported(read('../gallery/charts.tsx'))
  const shown = new Set([...gallery, ...gallery.flatMap((path) => imported(read(path)))])
  const folder = fileURLToPath(new URL('../src/components/figure', import.meta.url))
  const charts = readdirSync(folder).filter((name) => name.endsWith('-chart.tsx'))
  expect(charts.length).toBeGreaterThan(5)
  expect(charts.filter((name) => !shown.has(`components/figure/${name}`))).toEqual([])
})
