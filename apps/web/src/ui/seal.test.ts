import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { icons, tokensIn } from '#build/pictures/icons.mjs'
import { seal, sealBars, sealStroke } from './seal.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('wherever the mark is drawn without this module, it is the same', () => {
  for (const path of ['app.html', '../server/src/sandbox/layout.ts'])
    for (const part of [seal, sealBars]) expect(read(path)).toContain(part)
  const drawn = icons({ seal, sealBars, sealStroke }, tokensIn(read('src/styles/tokens.css')))
  for (const [name, icon] of Object.entries(drawn))
    if (!('size' in icon)) expect(read(`public/${name}`), `${name}: npm run pictures`).toBe(icon.svg)
})
