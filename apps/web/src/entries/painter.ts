import { type Face, type PainterAnswered, type PainterAsked, type Sheet, sizeOf } from '#charts/painter-port.ts'
import { replayOn } from '#charts/recording.ts'

/**
 * Paints pictures beside the page. It is given the page's fonts and what to paint, knows nothing else about the chat, and its response
 * forbids it any network, as the engine's.
 */
let ready: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<PainterAsked>) => {
  if ('faces' in data) ready = Promise.allSettled(data.faces.map(load))
  else void ready.then(() => paint(data.sheet)).then(answer(data.id), () => answer(data.id)(null))
})

const answer = (id: number) => (picture: Blob | null) => postMessage({ id, picture } satisfies PainterAnswered)

/** The fonts of a worker: the library of pages has no name for them. */
const fonts = (globalThis as { fonts?: FontFaceSet }).fonts

async function load({ family, descriptors, file }: Face): Promise<void> {
  const face = new FontFace(family, file, descriptors)
  fonts?.add(await face.load())
}

async function paint(sheet: Sheet): Promise<Blob | null> {
  if (!fonts || typeof OffscreenCanvas === 'undefined') return null
  const { width, height } = sizeOf(sheet)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  // Without a direction, lines from the right would begin elsewhere.
  if (!context || !('direction' in context)) return null
  context.scale(sheet.scale, sheet.scale)
  replayOn(sheet.orders, context)
  return canvas.convertToBlob({ type: 'image/png' })
}
