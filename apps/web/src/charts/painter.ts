import { type Face, type PainterAnswered, type PainterAsked, type Sheet, sizeOf } from './painter-port.ts'
import { replayOn } from './recording.ts'

/** Some browsers make no larger canvas than this, in pixels. */
const mostPixels = 16_000_000

/** Twice as many pixels as CSS has, or as many as a canvas has. */
export const scaleFor = (width: number, height: number): number => Math.min(2, Math.sqrt(mostPixels / (width * height)))

/** A picture as a PNG, painted beside the page; on it, where this browser cannot. */
export async function pngOfSheet(sheet: Sheet): Promise<Blob> {
  return (await paintedBeside(sheet)) ?? paintedHere(sheet)
}

interface Painter {
  worker: Worker
  asked: Map<number, (picture: Blob | null) => void>
}

let starting: Promise<Painter> | null = null
let isUseless = typeof Worker === 'undefined'
let lastId = 0
let idle: ReturnType<typeof setTimeout> | undefined
/** After this long without a picture the painter and its fonts are let go. */
const patience = 60_000

async function paintedBeside(sheet: Sheet): Promise<Blob | null> {
  if (isUseless) return null
  // One for all that are wanted while its fonts come.
  starting ??= fontFaces().then(start)
  const painter = await starting.catch(() => null)
  if (!painter) {
    starting = null
    return null
  }
  const { worker, asked } = painter
  const id = ++lastId
  clearTimeout(idle)
  const picture = await new Promise<Blob | null>((resolve) => {
    asked.set(id, resolve)
    worker.postMessage({ id, sheet } satisfies PainterAsked)
  })
  if (picture === null) isUseless = true
  clearTimeout(idle)
  idle = setTimeout(() => end(painter), isUseless ? 0 : patience)
  return picture
}

function start(faces: readonly Face[]): Painter {
  const worker = new Worker(new URL('../entries/painter.ts', import.meta.url), { type: 'module', name: 'painter' })
  const asked: Painter['asked'] = new Map()
  worker.addEventListener('message', ({ data: { id, picture } }: MessageEvent<PainterAnswered>) => {
    asked.get(id)?.(picture)
    asked.delete(id)
  })
  // Its script could not be had, as after an update: every picture is painted on the page.
  worker.addEventListener('error', () => {
    for (const resolve of asked.values()) resolve(null)
    asked.clear()
  })
  worker.postMessage(
    { faces } satisfies PainterAsked,
    faces.map(({ file }) => file),
  )
  return { worker, asked }
}

function end({ worker, asked }: Painter): void {
  if (asked.size > 0) return
  worker.terminate()
  starting = null
}

async function paintedHere(sheet: Sheet): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), sizeOf(sheet))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gave no canvas to draw on')
  context.scale(sheet.scale, sheet.scale)
  replayOn(sheet.orders, context)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`no picture of ${canvas.width} by ${canvas.height}`))), 'image/png')
  })
}

/** Every cut of every font, the same for every picture: these requests reveal nothing of the chat. */
async function fontFaces(): Promise<Face[]> {
  const rules = Array.from(document.styleSheets, (sheet) => [...sheet.cssRules]).flat()
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(faceOf)
  return Promise.all(faces)
}

const descriptorNames = { style: 'font-style', weight: 'font-weight', unicodeRange: 'unicode-range' } as const

async function faceOf({ style, parentStyleSheet }: CSSFontFaceRule): Promise<Face> {
  const [, path = ''] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? []
  const address = new URL(path, parentStyleSheet?.href ?? document.baseURI)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`a font could not be had: ${response.status}`)
  const said = Object.entries(descriptorNames).flatMap(([key, name]) => {
    const value = style.getPropertyValue(name)
    return value ? [[key, value] as const] : []
  })
  return {
    family: style.getPropertyValue('font-family').replace(/^["']|["']$/g, ''),
    descriptors: Object.fromEntries(said),
    file: await response.arrayBuffer(),
  }
}
