import type { Drawing } from './layout.ts'
import type { Part } from './painting.ts'
import { loadPlotly } from './plotly.ts'

/** A text as Plotly placed it: the left end of its baseline, and which way it runs. */
interface Label {
  text: string
  direction: 'ltr' | 'rtl'
  font: string
  color: string
  place: DOMMatrix
}

/**
 * A figure of Plotly as a part of a picture. An image made of SVG knows no fonts of the page, so the labels are taken out of
 * it and written by the page, each where it was.
 */
export async function plotlyPart({ data, layout }: Drawing): Promise<Part> {
  const { width = 0, height = 0 } = layout
  const plotly = await loadPlotly()
  const desk = document.createElement('div')
  desk.setAttribute('aria-hidden', 'true')
  // Out of sight; it must be laid out, or no text has a place.
  Object.assign(desk.style, { position: 'fixed', left: '-20000px', top: '0', width: `${width}px`, height: `${height}px` })
  document.body.append(desk)
  try {
    await plotly.newPlot(desk, data, layout, { staticPlot: true })
    const labels = labelsIn(desk)
    const image = await imageOf(await plotly.toImage(desk, { format: 'svg', width, height }))
    return {
      width,
      height,
      keepsItsWay: true,
      paint(context) {
        context.drawImage(image, 0, 0, width, height)
        for (const label of labels) writeLabel(context, label)
      },
    }
  } finally {
    plotly.purge(desk)
    desk.remove()
  }
}

// The cells of a heatmap are a separate image, which is made larger without blurring its edges.
const style = '<style>text{display:none}image{image-rendering:pixelated}</style>'

/** The drawing without its words. */
async function imageOf(address: string): Promise<HTMLImageElement> {
  const start = 'data:image/svg+xml,'
  const svg = decodeURIComponent(address.slice(start.length)).replace(/<svg[^>]*>/, (tag) => tag + style)
  const image = new Image()
  image.src = start + encodeURIComponent(svg)
  await image.decode()
  return image
}

function labelsIn(desk: HTMLElement): Label[] {
  const { left, top } = desk.getBoundingClientRect()
  const labels: Label[] = []
  for (const text of desk.querySelectorAll<SVGTextElement>('svg text')) {
    const matrix = text.parentElement instanceof SVGGraphicsElement ? text.parentElement.getScreenCTM() : null
    if (!matrix || text.getNumberOfChars() === 0) continue
    // What moves the text itself is read where Plotly wrote it: Chromium leaves it out of the matrix of a text it has not painted yet.
    const moved = text.transform.baseVal.consolidate()?.matrix
    const { a, b, c, d, e, f } = moved ? matrix.multiply(moved) : matrix
    const place = new DOMMatrix([a, b, c, d, e - left, f - top])
    let index = 0
    const pieces = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    while (pieces.nextNode()) {
      const { data, parentElement } = pieces.currentNode as Text
      if (data === '' || !parentElement) continue
      const { y } = text.getStartPositionOfChar(index)
      const style = getComputedStyle(parentElement)
      const x = leftOf(text, index, data.length)
      labels.push({
        text: data,
        direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
        font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
        color: style.fill,
        place: place.translate(x, y),
      })
      index += data.length
    }
  }
  return labels
}

/** Where the leftmost of this many letters is: in some scripts it is not the first. */
function leftOf(text: SVGTextElement, first: number, letters: number): number {
  let left = Number.POSITIVE_INFINITY
  for (let at = first; at < first + letters; at++) left = Math.min(left, text.getExtentOfChar(at).x)
  return left
}

function writeLabel(context: CanvasRenderingContext2D, { text, direction, font, color, place }: Label): void {
  context.save()
  context.direction = direction
  context.textAlign = 'left'
  context.transform(place.a, place.b, place.c, place.d, place.e, place.f)
  context.font = font
  context.fillStyle = color
  context.fillText(text, 0, 0)
  context.restore()
}
