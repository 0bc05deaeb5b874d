import { pathRound, type Path as Traced } from 'd3-path'
import { initialStyles, type Path, type Pen, PenWithoutCanvas } from './pen.ts'

const rounded = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits

/** Pixels with two digits, as far as any screen shows. */
const digits = 2
const short = (n: number): number => rounded(n, digits)
/** A scale multiplies pixels: at a thousand of them, these digits are as exact as two. */
const scaleDigits = 5

/** What XML 1.0 cannot contain, not even escaped: control characters, halves of a pair, and two noncharacters. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Any text as XML writes it, in an element or an attribute. */
export const xmlText = (text: string): string => text.replace(impossible, '\ufffd').replace(/[&<>"\r]/g, (sign) => escapes[sign])

type Attributes = Readonly<Record<string, string | number | undefined>>

export function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${xmlText(`${value}`)}"`]))
  return `<${name}${written.join('')}${content === undefined ? '/>' : `>${content}</${name}>`}`
}

/** The last family of a list: what every device has, as `serif`. */
const generic = (families: string): string => families.split(',').at(-1)?.trim() ?? families

interface Font {
  'font-family': string
  'font-size': number
  'font-weight': number
  'font-style'?: string
}

/** `italic 480 22px "Newsreader", serif` as attributes. Weights between the hundreds are those of variable fonts only. */
function fontOf(font: string): Font {
  const [, style, weight, size, families] = /^(italic )?(\d+) ([\d.]+)px (.+)$/s.exec(font) ?? []
  if (families === undefined) throw new Error(`a font as "400 16px serif" was expected, not "${font}"`)
  return {
    'font-family': generic(families),
    'font-size': short(Number(size)),
    'font-weight': Math.round(Number(weight) / 100) * 100,
    'font-style': style?.trim(),
  }
}

interface Marks {
  transform: string | undefined
  clip: string | undefined
  elements: string[]
}

/**
 * Draws an SVG file by the orders of a canvas, so that a picture is the same in both. Text keeps the width that it has on this
 * page, as no other device has its fonts.
 */
export class SvgPen extends PenWithoutCanvas implements Pen {
  readonly #kept: (() => void)[] = []
  readonly #clips: string[] = []
  readonly #marks: Marks[] = []
  #at = { a: 1, d: 1, e: 0, f: 0 }
  #clip: string | undefined
  #path: Traced = pathRound(digits)
  #dash: readonly number[] = []

  save(): void {
    const { font, fillStyle, strokeStyle, lineWidth, lineJoin, lineCap, textAlign, direction, globalAlpha } = this
    const [at, clip, dash] = [this.#at, this.#clip, this.#dash]
    this.#kept.push(() => {
      Object.assign(this, { font, fillStyle, strokeStyle, lineWidth, lineJoin, lineCap, textAlign, direction, globalAlpha })
      this.#at = at
      this.#clip = clip
      this.#dash = dash
    })
  }

  restore(): void {
    this.#kept.pop()?.()
  }

  translate(x: number, y: number): void {
    const { a, d, e, f } = this.#at
    this.#at = { a, d, e: e + a * x, f: f + d * y }
  }

  scale(x: number, y: number): void {
    const { a, d, e, f } = this.#at
    this.#at = { a: a * x, d: d * y, e, f }
  }

  getTransform(): { a: number } {
    return this.#at
  }

  beginPath(): void {
    this.#path = pathRound(digits)
  }

  moveTo(x: number, y: number): void {
    this.#path.moveTo(x, y)
  }

  lineTo(x: number, y: number): void {
    this.#path.lineTo(x, y)
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.rect(x, y, width, height)
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.#path.arc(x, y, radius, from, to)
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = dash
  }

  fill(path?: Path): void {
    this.#append('path', { d: path?.data ?? this.#path.toString(), fill: this.fillStyle })
  }

  stroke(path?: Path): void {
    this.#append('path', { d: path?.data ?? this.#path.toString(), ...this.#stroked() })
  }

  clip(path?: Path): void {
    const id = `clip-${this.#clips.length + 1}`
    const area = element('path', { d: path?.data ?? this.#path.toString(), transform: this.#transform() })
    this.#clips.push(element('clipPath', { id, 'clip-path': this.#clip && `url(#${this.#clip})` }, area))
    this.#clip = id
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#append('rect', { x: short(x), y: short(y), width: short(width), height: short(height), fill: this.fillStyle })
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#append('rect', { x: short(x), y: short(y), width: short(width), height: short(height), ...this.#stroked() })
  }

  fillText(text: string, x: number, y: number): void {
    const width = short(this.measureText(text).width)
    if (width === 0) return
    const isTurned = this.direction === 'rtl'
    const anchor = { start: 'start', end: 'end', center: 'middle', left: isTurned ? 'end' : 'start', right: isTurned ? 'start' : 'end' }
    const attributes = {
      x: short(x),
      y: short(y),
      fill: this.fillStyle,
      ...fontOf(this.font),
      'text-anchor': anchor[this.textAlign],
      direction: isTurned ? 'rtl' : 'ltr',
      textLength: width,
      lengthAdjust: 'spacingAndGlyphs',
    }
    this.#append('text', attributes, xmlText(text))
  }

  /** The elements of the drawing. */
  override toString(): string {
    const groups = this.#marks.map(({ transform, clip, elements }) => {
      const moved = transform ? element('g', { transform }, elements.join('')) : elements.join('')
      return clip ? element('g', { 'clip-path': `url(#${clip})` }, moved) : moved
    })
    return (this.#clips.length > 0 ? element('defs', {}, this.#clips.join('')) : '') + groups.join('\n')
  }

  #transform(): string | undefined {
    const { a, d, e, f } = this.#at
    const values = [rounded(a, scaleDigits), 0, 0, rounded(d, scaleDigits), short(e), short(f)]
    return values.join(' ') === '1 0 0 1 0 0' ? undefined : `matrix(${values.join(' ')})`
  }

  #stroked() {
    const { lineWidth, lineJoin, lineCap } = this
    return {
      fill: 'none',
      stroke: this.strokeStyle,
      'stroke-width': short(lineWidth),
      'stroke-linejoin': lineJoin === initialStyles.lineJoin ? undefined : lineJoin,
      'stroke-linecap': lineCap === initialStyles.lineCap ? undefined : lineCap,
      'stroke-dasharray': this.#dash.length === 0 ? undefined : this.#dash.join(' '),
    }
  }

  #append(name: string, attributes: Attributes, content?: string): void {
    const opacity = this.globalAlpha === 1 ? undefined : short(this.globalAlpha)
    const [transform, clip, last] = [this.#transform(), this.#clip, this.#marks.at(-1)]
    const drawn = element(name, { ...attributes, opacity }, content)
    // What is in the same place shares a group.
    if (last && last.transform === transform && last.clip === clip) last.elements.push(drawn)
    else this.#marks.push({ transform, clip, elements: [drawn] })
  }
}
