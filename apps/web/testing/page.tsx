/**
 * The app in a document without a browser, each screen by its roles. What needs layout, paint, a worker or the browser's storage is a
 * journey's (e2e).
 */

import { session } from '@convostat/api/testing/api.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createAppRouter } from '#app/router.tsx'
import { openUploaded } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { createQueries } from '#data/client/queries.ts'
import type { AppPath } from '#routes.ts'

export interface PageOptions {
  /** An exported chat as its text. */
  chat: string
  filename?: string
  plan?: 'free' | 'pro'
  path?: AppPath
}

/** The app at a screen, with a chat that the whole API in this process has read. */
export async function openPage({ chat, filename = 'WhatsApp Chat with Ben.txt', plan = 'free', path = '/dashboard' }: PageOptions) {
  const { app, goPro } = session({ now: Date.now })
  if (plan === 'pro') goPro()
  /** Each call that was made, as its method and path. */
  const asked: string[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return app.request(request)
  }
  const answer = await api.upload.run({ file: new File([chat], filename, { type: 'text/plain' }) })
  const queries = createQueries()
  openUploaded(queries, answer)
  history.replaceState(null, '', path)
  const router = createAppRouter()
  asked.length = 0
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), router, queries, asked, answer }
}

/** The value beside a name in a list of figures. */
export async function figure(name: string): Promise<HTMLElement> {
  const term = (await screen.findAllByRole('term')).find((each) => each.textContent?.includes(name))
  const definition = term?.parentElement?.querySelector('dd')
  if (!definition) throw new Error(`There is no figure ${name}`)
  return definition
}
