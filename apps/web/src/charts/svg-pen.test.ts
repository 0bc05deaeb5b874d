import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paper } from '#testing/paper.ts'
import { hatch, type Line, type Part, paintPart, write } from './painting.ts'
import type { Path } from './pen.ts'
import { SvgPen, xmlText } from './svg-pen.ts'

const line: Line = { text: 'Ana', font: 'italic 480 20px "Newsreader Variable", Georgia, serif', color: '#1a2033' }

/** What a part is in an SVG file, 100 pixels wide. Every letter is half as wide as its type is high. */
function drawn(paint: Part['paint'], way: 'ltr' | 'rtl' = 'ltr', keepsItsWay = false): string {
  const pen = new SvgPen(paper().context)
  paintPart(pen, { width: 40, height: 20, keepsItsWay, paint }, 100, way)
  return pen.toString()
}

/** What an XML reader makes of a text: entities are all that is written otherwise. */
const read = (xml: string): string =>
  xml.replace(/&(amp|lt|gt|quot|#13);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' })[name] ?? '')

test('any text is XML, and the same text when it is read; what XML cannot contain has a sign in its place', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'&<>"\'\u0000\u0008\ud800\udc00\uffff👩‍👩‍👧]]>\u202e') }),
  )
  fc.assert(
    fc.property(anything, (text) => {
      const xml = xmlText(text)
      expect(xml).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot|#13);)/)
      expect(xml.isWellFormed()).toBe(true)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot contain
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
      const [written, wanted] = [[...read(xml)], [...text]]
      expect(written).toHaveLength(wanted.length)
      for (const [at, sign] of wanted.entries()) if (written[at] !== sign) expect(xmlText(sign)).toBe('\ufffd')
    }),
  )
})

test('a line is written with the last family of its list, as wide as it is on the page', () => {
  expect(drawn((pen) => write(pen, line, 10, 15))).toBe(
    '<text x="10" y="15" fill="#1a2033" font-family="serif" font-size="20" font-weight="500" font-style="italic" text-anchor="start" direction="ltr" textLength="30" lengthAdjust="spacingAndGlyphs">Ana</text>',
  )
})

test('in a picture that runs from the right a line begins there and is not mirrored, unless its part keeps its way', () => {
  const written = (part: Part['paint'], keepsItsWay: boolean) => {
    const svg = drawn(part, 'rtl', keepsItsWay)
    const [, moved = '0'] = /<g transform="matrix\(1 0 0 1 (\S+) 0\)">/.exec(svg) ?? []
    const [, x, anchor, direction] = /<text x="(\S+)" .*text-anchor="(\S+)" direction="(\S+)"/.exec(svg) ?? []
    return [Number(moved) + Number(x), anchor, direction]
  }
  const begins = (pen: Parameters<Part['paint']>[0]) => write(pen, line, 10, 15)
  expect(written(begins, false)).toEqual([90, 'start', 'rtl'])
  expect(written(begins, true)).toEqual([70, 'start', 'ltr'])
  const left = (pen: Parameters<Part['paint']>[0]) => {
    pen.textAlign = 'left'
    write(pen, line, 10, 15)
  }
  expect(written(left, false)).toEqual([90, 'end', 'rtl'])
})

test('stripes stay within their area, and nothing after them does', () => {
  const svg = drawn((pen) => {
    pen.fillStyle = 'red'
    hatch(pen, { left: 1, top: 2, width: 20, height: 5 }, 6)
    hatch(pen, { left: 1, top: 9, width: 20, height: 5 }, 6)
    pen.fillRect(0, 0, 7, 7)
  })
  expect(svg).toContain('<clipPath id="clip-1"><path d="M1,2h20v5h-20Z"/></clipPath>')
  expect(svg.match(/<g clip-path="url\(#clip-[12]\)"><path [^>]*fill="red"\/><\/g>/g)).toHaveLength(2)
  expect(svg.split('\n').at(-1)).toBe('<rect x="0" y="0" width="7" height="7" fill="red"/>')
})

test('shapes are filled and stroked in place, in the state that was saved last', () => {
  const path = { data: 'M0 0h5' } as Path
  const svg = drawn((pen) => {
    pen.save()
    pen.translate(10, 20)
    pen.scale(2, 2)
    pen.fillStyle = 'red'
    pen.globalAlpha = 0.5
    pen.fill(path)
    pen.restore()
    pen.strokeStyle = 'blue'
    pen.lineWidth = 3
    pen.lineJoin = 'round'
    pen.stroke(path)
    pen.beginPath()
    pen.arc(5, 5, 2, 0, 2 * Math.PI)
    pen.fill()
  })
  expect(svg.split('\n')).toEqual([
    '<g transform="matrix(2 0 0 2 10 20)"><path d="M0 0h5" fill="red" opacity="0.5"/></g>',
    '<path d="M0 0h5" fill="none" stroke="blue" stroke-width="3" stroke-linejoin="round"/><path d="M7,5A2,2,0,1,1,3,5A2,2,0,1,1,7,5" fill="black"/>',
  ])
})

test('a scaled shape is where a canvas has it, to a hundredth of a pixel across a whole picture', () => {
  const width = 712
  const scale = 984 / width
  const svg = drawn((pen) => {
    pen.translate(3.456, 0)
    pen.scale(scale, scale)
    pen.fillRect(width, 10, 1, 1)
  })
  const [, a, d, e, f] = (/matrix\((\S+) 0 0 (\S+) (\S+) (\S+)\)/.exec(svg) ?? []).map(Number)
  expect(Math.abs(a * width + e - (scale * width + 3.456))).toBeLessThan(0.01)
  expect(Math.abs(d * width + f - scale * width)).toBeLessThan(0.01)
})
