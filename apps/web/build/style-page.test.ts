import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { routes } from '../src/routes.ts'
import config from '../vite.config.ts'
import { styleFile, stylePage } from './style-page.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const sourcesIn = (folder: string): [name: string, text: string][] =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [`${folder}/${name}`, readFileSync(join(web, folder, name), 'utf8')])

test('the page that shows the look is there while developing, and in no build', () => {
  expect(stylePage().apply).toBe('serve')
  expect(Object.values(Object(config.build?.rolldownOptions?.input))).not.toContain(styleFile.slice(1))
  expect([...routes.site, ...routes.app]).not.toContain('/style')
  const leading = sourcesIn('src').filter(([, text]) => /from '[^']*[#/]gallery\//.test(text))
  expect(leading.map(([name]) => name)).toEqual([])
  expect(readFileSync(join(web, 'src/styles/main.css'), 'utf8')).toContain('@source not "../../gallery"')
})

test('it shows every component of ui, by itself or in another', () => {
  const shown = sourcesIn('gallery')
    .map(([, text]) => text)
    .join()
  const components = readdirSync(join(web, 'src/ui')).filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  const inOthers = components.map((name) => readFileSync(join(web, 'src/ui', name), 'utf8')).join()
  const missing = components.filter((name) => !shown.includes(`#ui/${name}'`) && !inOthers.includes(`'./${name}'`))
  expect(missing, 'show it in the gallery, where it is looked at before a screen uses it').toEqual([])
})
