import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleLines } from './sample-pieces.ts'

test('marks, spaces of other kinds and line ends are shown by their names', () => {
  const named = sampleLines('\ufeff[9/9/99, 9:99\u202fPM] A: \u200exx\txx\r\nxx').map((line) =>
    line.map(({ text, name }) => (name ? `<${name}>` : text)).join(''),
  )
  expect(named).toEqual(['<BOM>[9/9/99, 9:99<NNBSP>PM] A: <LRM>xx<TAB>xx<CR><LF>', 'xx'])
})

test('every character of a sample is shown, those that cannot be seen by a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '\r\n', '\u2028', '\u202e', '\ue000', '\u{e0041}'), (text, more) => {
      const sample = text + more + text
      const pieces = sampleLines(sample).flat()
      expect(pieces.map(({ text: shown }) => shown).join('')).toBe(sample)
      for (const { text: shown, name } of pieces) if (!name) expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u)
    }),
  )
})
