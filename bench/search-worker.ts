/** The chat API as the page's worker serves it, with a store in memory and every message analyzed: for search-browser.mjs. */
import { createChatApi } from '@convostat/api/handlers'
import { noLicenses } from '@convostat/api/handlers/license'
import { serve } from '@convostat/api/port'
import { freeStatus } from '@convostat/license'
import { memoryStore } from '../packages/api/testing/memory-store.ts'

const answer = createChatApi({
  store: memoryStore(),
  now: Date.now,
  limits: { textBytes: 512_000_000 },
  license: { ...noLicenses, status: () => ({ ...freeStatus, is_pro: true, tier: 'pro' }) },
})
serve({ postMessage: (message) => postMessage(message), addEventListener: (type, hear) => addEventListener(type, hear) }, answer)
