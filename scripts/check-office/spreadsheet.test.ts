import { expect, test } from 'vitest'
import { spreadsheetOf } from './spreadsheet.mjs'

const sheet = (...cells: string[]) => `<table:table><table:table-row>${cells.join('')}</table:table-row></table:table>`

test('a cell’s text is its paragraphs, with spaces, tabs and line breaks', () => {
  const cells = [
    '<table:table-cell office:value-type="string"><text:p>a<text:s text:c="3"/>b<text:s/>c<text:tab/>d</text:p><text:p/><text:p>e<text:line-break/>f</text:p></table:table-cell>',
    '<table:table-cell table:number-columns-repeated="3"/>',
    '<table:table-cell><text:p>&lt;b&gt; &amp;amp; &apos;=1&quot; &#x1f382;<text:span>!</text:span></text:p></table:table-cell>',
  ]
  expect(spreadsheetOf(sheet(...cells))).toEqual({ texts: ['a   b c\td\n\ne\nf', '<b> &amp; \'=1" 🎂!'], formulas: [] })
})

test('a formula is found wherever it is among the attributes', () => {
  const cell =
    '<table:table-cell table:style-name="a" table:formula="of:=1+1&amp;&quot;x&quot;" office:value="2">\n<text:p>2</text:p></table:table-cell>'
  expect(spreadsheetOf(sheet(cell))).toEqual({ texts: ['2'], formulas: ['of:=1+1&"x"'] })
  expect(spreadsheetOf(sheet('<table:table-cell table:formula="of:=DDE()"/>')).formulas).toEqual(['of:=DDE()'])
})
