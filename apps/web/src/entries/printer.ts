import { servePrinter } from '@convostat/report/serve-printer'

/**
 * Draws reports: it is given the compiler and the fonts with its first message, and reports after that. Its response forbids
 * it any network and lets it alone compile WebAssembly. The page ends it when nothing was printed for a while.
 */
addEventListener(
  'message',
  ({ data }: MessageEvent<{ pack: Uint8Array }>) =>
    void servePrinter(
      {
        postMessage: (message, transfer = []) => postMessage(message, { transfer }),
        hear: (listener) => addEventListener('message', (event) => listener(event.data)),
      },
      data.pack,
    ),
  { once: true },
)
