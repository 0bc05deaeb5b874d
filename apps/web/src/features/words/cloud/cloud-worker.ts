import { largest } from '@convostat/api/extremes'
import type { Strip } from './glyph-masks.ts'
import { type Board, layOut } from './lay-out.ts'

/**
 * Lays words out beside the page, which continues answering. It is given pictures of words, knows nothing about the chat, and its
 * response forbids it any network, as the engine's.
 */
addEventListener('message', ({ data }: MessageEvent<{ id: number; board: Board; strips: Strip[] }>) => {
  const { id, board, strips } = data
  try {
    const placed = layOut(board, sheetOf(strips), new OffscreenCanvas(1, 1), () => performance.now())
    postMessage({ id, placed })
  } catch {
    postMessage({ id, placed: null })
  } finally {
    for (const { image } of strips) image.close()
  }
})
postMessage({ isReady: true })

/** One image: a word that is taken from a canvas would be copied. */
function sheetOf(strips: readonly Strip[]): ImageBitmap {
  const width = largest(
    strips.map(({ image }) => image.width),
    1,
  )
  const height = largest(
    strips.map(({ top, image }) => top + image.height),
    1,
  )
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gave no canvas to lay words out on')
  for (const { image, top } of strips) context.drawImage(image, 0, top)
  return canvas.transferToImageBitmap()
}
