import type { CalledName, PlainMethod, UploadAnswer } from '@convostat/api'
import { figures } from '@convostat/figures'
import { examples } from '@convostat/figures/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { Dashboard } from '#features/dashboard/dashboard.tsx'
import { EmotionalInsights } from '#features/emotional-insights/emotional-insights.tsx'
import { Relationship } from '#features/relationship/relationship.tsx'
import { Words } from '#features/words/words.tsx'
import { answerOf } from '#testing/answers.ts'
import { expectShared } from '#testing/expect-shared.ts'
import { look } from '#testing/look.ts'
import { laterParts } from '#ui/lazy.ts'

const { overview } = answerOf()
/** It has as many messages as the examples: with fewer than 50, the dashboard shows the messages themselves. */
const chat: UploadAnswer = answerOf({ uploadDate: new Date().toISOString(), overview: { ...overview, total_messages: 71 } })
const nameOf = new Map(
  Object.entries(figures).flatMap(([name, { at }]) => ('call' in at ? [[`${at.subject}.${at.call}`, name as CalledName]] : [])),
)

// Every figure is there, with the answer of its example.
vi.mock('#data/client/use-call.ts', async (original) => ({
  ...(await original<object>()),
  useCall({ key }: PlainMethod, _: object, { known }: { known?: unknown } = {}) {
    const name = nameOf.get(key)
    return known ? { state: 'ready', data: known } : name ? { state: 'ready', data: examples[name] } : { state: 'loading' }
  },
}))
vi.mock('#data/license/plan.ts', async (original) => ({ ...(await original<object>()), usePlan: () => ({ plan: 'pro', isKnown: true }) }))
vi.mock('#data/chat/open-chat.ts', async (original) => ({
  ...(await original<object>()),
  useChat: () => ({ data: chat }),
  useCurrentId: () => chat.upload_id,
  useOpenId: () => chat.upload_id,
}))
// What is below the window comes in its turn, of which there is none here.
vi.mock('#components/screen/part-by-part.tsx', () => ({ PartByPart: ({ children }: { children: unknown }) => children }))

// Nothing is asked but through the hook.
globalThis.fetch = () => new Promise(() => {})

async function show(Screen: ComponentType) {
  await Promise.all(Array.from(laterParts(), (load) => load()))
  const router = createRouter({
    routeTree: createRootRoute({ component: () => createElement(Screen) }),
    history: createMemoryHistory(),
    scrollRestoration: false,
  })
  await router.load()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Each screen, and the least number of figures on it. */
const screens = [
  [Dashboard, 3 + 3 + 7],
  [EmotionalInsights, 9],
  // Of a pair, who answers whom is the speed of their replies.
  [Relationship, 8],
  [Words, 7],
] as const

test.each(screens)('%o has a Share on each of its figures and cards', async (screen, fewest) => {
  await show(screen)
  // A card of the story has its figure in a sentence.
  expect(await expectShared(userEvent.setup(), document.body, look().roles('article'))).toBeGreaterThanOrEqual(fewest)
})
