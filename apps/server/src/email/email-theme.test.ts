import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colors, dark, light, propertyOf } from './email-theme.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../web/src/styles/tokens.css'), 'utf8')

test.each([
  ['light', light],
  ['dark', dark],
] as const)('the colors of mails are those of the pages, %s', (theme, palette) => {
  const [, block = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(tokens) ?? []
  for (const color of colors) expect(block).toContain(`${propertyOf(color)}: ${palette[color]};`)
})
