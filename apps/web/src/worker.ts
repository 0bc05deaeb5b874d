import { createChatApi } from '@convostat/api/handlers'
import { serve } from '@convostat/api/port'
import { createBrowserStore } from './store/browser-store.ts'

/**
 * The engine of the page: it answers the whole chat API and holds every byte of a chat. Its response forbids it any
 * network, so all it needs stands in this one script.
 */
const store = createBrowserStore(Date.now)
// 512 MB of text: about seven million messages.
const answer = createChatApi({ store, now: Date.now, limits: { textBytes: 512_000_000 } })

serve({ postMessage: (message) => postMessage(message), addEventListener: (type, hear) => addEventListener(type, hear) }, answer)
