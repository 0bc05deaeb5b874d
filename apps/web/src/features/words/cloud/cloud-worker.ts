import { type Board, layOut } from './lay-out.ts'

/**
 * Lays words out beside the page, which continues answering. It is given pictures of words, knows nothing about the chat, and its
 * response forbids it any network, as the engine's.
 */
addEventListener('message', ({ data }: MessageEvent<{ id: number; board: Board; sheet: ImageBitmap }>) => {
  const { id, board, sheet } = data
  try {
    const placed = layOut(board, sheet, new OffscreenCanvas(1, 1), () => performance.now())
    postMessage({ id, placed })
  } catch {
    postMessage({ id, placed: null })
  } finally {
    sheet.close()
  }
})
postMessage({ isReady: true })
