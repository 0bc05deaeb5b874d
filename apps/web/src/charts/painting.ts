import { direction } from '#messages/language.ts'
import { seal, sealBars, sealStroke } from '#ui/seal.ts'
import { type Pen, pathOf, type Ruler } from './pen.ts'

/** One part of a picture: how large it is, and how it is painted from its upper corner, where its lines begin. */
export interface Part<P = Pen> {
  width: number
  height: number
  /** Painted from its left in every language: time runs to the right in it, or nothing in it has a direction. */
  keepsItsWay?: boolean
  paint: (context: P) => void
}

/**
 * What is painted from here on runs along the lines of the interface: `x` counts from where they begin, within this much
 * width. Texts are anchored at `start` and `end`; `write` keeps their letters as they are.
 */
function alongLines(context: Pen, width: number, way: 'ltr' | 'rtl' = direction): void {
  context.direction = way
  if (way === 'ltr') return
  context.translate(width, 0)
  context.scale(-1, 1)
}

/** Paints a part at the beginning of the lines, which are so wide. */
export function paintPart(context: Pen, part: Part, room: number, way: 'ltr' | 'rtl' = direction): void {
  context.save()
  if (part.keepsItsWay) {
    context.direction = 'ltr'
    if (way === 'rtl') context.translate(room - part.width, 0)
  } else alongLines(context, room, way)
  part.paint(context)
  context.restore()
}

/** What is drawn next is the right way round where the lines are turned, between its `left` and its `right`. */
export function unturned(context: Pen, left: number, right = left): void {
  if (context.getTransform().a >= 0) return
  context.translate(left + right, 0)
  context.scale(-1, 1)
}

/** A piece of text on one line. */
export interface Line {
  text: string
  font: string
  color: string
}

/** Writes a line at its baseline. Its letters are never mirrored. */
export function write(context: Pen, { text, font, color }: Line, x: number, y: number): void {
  context.font = font
  context.fillStyle = color
  context.save()
  unturned(context, x)
  context.fillText(text, x, y)
  context.restore()
}

/** One that is never seen, for what must know how wide its words are before there is a picture. */
export function ruler(): Ruler {
  const context = (typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(1, 1)).getContext('2d')
  if (!context) throw new Error('this browser gave no canvas to measure on')
  return context
}

/** Waits for fonts, each for the letters of its text. What is loaded already is there immediately; what is not, offline, gives way to the next font. */
export async function fontsLoaded(...wanted: readonly { font: string; text?: string }[]): Promise<void> {
  await Promise.allSettled(wanted.map(({ font, text }) => document.fonts.load(font, text)))
}

/** Waits for every cut of the page's fonts; one that cannot be had gives way to the next. */
export async function allFontsLoaded(): Promise<void> {
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
}

/** How wide a text is. */
export function widthOf(context: Ruler, { text, font }: Pick<Line, 'text' | 'font'>): number {
  context.font = font
  return context.measureText(text).width
}

/** An area of a part. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Fills an area with slanted stripes, each so wide and ten apart, as what is hatched on the page. */
export function hatch(context: Pen, { left, top, width, height }: Area, stripe: number): void {
  context.save()
  unturned(context, left, left + width)
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()
  context.beginPath()
  for (let x = left - height; x < left + width; x += 10) {
    context.moveTo(x, top + height)
    context.lineTo(x + height, top)
    context.lineTo(x + height + stripe, top)
    context.lineTo(x + stripe, top + height)
  }
  context.fill()
  context.restore()
}

/** The mark, as large as 32 pixels by `scale`, its bars in the color of its background. */
export function paintSeal(context: Pen, scale: number, { wax, paper }: { wax: string; paper: string }): void {
  context.save()
  unturned(context, 0, 32 * scale)
  context.scale(scale, scale)
  context.fillStyle = wax
  context.fill(pathOf(seal))
  context.strokeStyle = paper
  context.lineWidth = sealStroke
  context.lineCap = 'round'
  context.stroke(pathOf(sealBars))
  context.restore()
}

const graphemes = (text: string): string[] => Array.from(new Intl.Segmenter('und').segment(text), ({ segment }) => segment)

/** The text as far as it fits, ended by "…" where it does not. Nobody's name is cut inside a letter. */
export function fitted(fits: (text: string) => boolean, text: string): string {
  if (fits(text)) return text
  const letters = graphemes(text)
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** The text as lines that fit, broken at spaces; a word longer than a line is broken where the line ends. */
export function wrapped(fits: (text: string) => boolean, text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && fits(`${line} ${word}`)) line += ` ${word}`
    else {
      if (line) lines.push(line)
      line = ''
      for (const letter of fits(word) ? [word] : graphemes(word)) {
        if (line && !fits(line + letter)) {
          lines.push(line)
          line = ''
        }
        line += letter
      }
    }
  }
  return line ? [...lines, line] : lines
}

/** The text in as few lines as it needs, and these about as long as each other. `fits` is asked for a share (0 to 1) of the width. */
export function balanced(fits: (text: string, share: number) => boolean, text: string): string[] {
  const at = (share: number) => wrapped((part) => fits(part, share), text)
  const lines = at(1)
  let narrowest = lines
  for (let percent = 95; percent > 30; percent -= 5) {
    const narrower = at(percent / 100)
    if (narrower.length > lines.length) break
    narrowest = narrower
  }
  return narrowest
}
