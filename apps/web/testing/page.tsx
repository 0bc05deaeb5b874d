/**
 * The app in a document without a browser, each screen by its roles. What needs layout, paint, a worker or the browser's storage is a
 * journey's (e2e).
 */

import { session } from '@convostat/api/testing/api.ts'
import { realModel } from '@convostat/api/testing/model.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { createAppRouter } from '#app/router.tsx'
import { Toasts } from '#app/toasts.tsx'
import { followFeelings } from '#data/chat/follow-feelings.ts'
import { isKeptFinally } from '#data/chat/kept-finally.ts'
import { openUploaded } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { closeNotice, notices } from '#data/client/notices.ts'
import { createQueries } from '#data/client/queries.ts'
import { licenseQuery } from '#data/license/license.ts'
import { followPeople } from '#data/people/follow-people.ts'
import { wipeFavorites } from '#data/saved/favorites.ts'
import { wipeMilestones } from '#data/saved/saved-milestones.ts'
import type { AppPath } from '#routes.ts'
import { look } from './look.ts'
import { opened } from './open-pages.ts'

export interface PageOptions {
  /** An exported chat as its text. */
  chat: string
  filename?: string
  plan?: 'free' | 'pro'
  path?: AppPath
  /** What reads feelings; without it, whatever waits for them fails. */
  feels?: boolean
  /** What is answered to a call in the API's place; null leaves it to the API. */
  instead?: (path: string, request: Request) => Response | null | Promise<Response | null>
}

/** What a call is answered that went wrong for no reason anyone knows. */
export const failed = () =>
  Response.json({ code: 'unknown', detail: 'Something went wrong. Please try again.', request_id: 'page' }, { status: 500 })

/** The app at a screen, with a chat that the whole API in this process has read. */
export async function openPage({
  chat,
  filename = 'WhatsApp Chat with Ben.txt',
  plan = 'free',
  path = '/dashboard',
  feels,
  instead,
}: PageOptions) {
  await forgetSaved()
  const { app, goPro } = session({ now: Date.now, ...(feels && { emotion: realModel }) })
  if (plan === 'pro') goPro()
  /** Each call that was made, as its method and path. */
  const asked: string[] = []
  const underway = new Set<Promise<Response>>()
  /** What a test still holds back when it ends is held back no longer. */
  let letGo = (_: null) => {}
  const isLeft = new Promise<null>((resolve) => {
    letGo = resolve
  })
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname}`)
    const answering = (async () => (await Promise.race([instead?.(pathname, request.clone()) ?? null, isLeft])) ?? app.request(request))()
    underway.add(answering)
    void answering.finally(() => underway.delete(answering)).catch(() => undefined)
    return answering
  }
  const uploaded = await api.upload.run({ file: new File([chat], filename, { type: 'text/plain' }) })
  // Opened once it is kept: a slow test would see the page ask every second and a half whether it is.
  const answer = { ...uploaded, stored: (await isKeptFinally(uploaded.upload_id)) ? ('stored' as const) : uploaded.stored }
  const queries = createQueries()
  openUploaded(queries, answer)
  history.replaceState(null, '', path)
  const router = await drawn(queries)
  asked.length = 0
  followFeelings(queries)
  followPeople(queries)
  /** Until nothing is asked any more, and nothing follows from the last answer: what was not asked by then never is. */
  const settled = async () => {
    const isBusy = () => queries.isFetching() + underway.size > 0
    do {
      await waitFor(() => expect(isBusy()).toBe(false))
      await act(() => new Promise((resolve) => setTimeout(resolve)))
    } while (isBusy())
  }
  opened.push(async () => {
    router.history.destroy()
    await queries.cancelQueries()
    // What follows people and feelings continues as long as the modules, and finds nothing to ask for.
    queries.clear()
    letGo(null)
    await Promise.allSettled(underway)
    globalThis.fetch = () => Promise.reject(new Error('No page is open.'))
  })
  /** Reloads the page, as it is or at an address: it begins with no answers, and with the history of the tab. */
  const reload = async (address?: AppPath) => {
    cleanup()
    if (address) history.pushState(null, '', address)
    const again = createQueries()
    const reopened = await drawn(again)
    opened.push(async () => {
      reopened.history.destroy()
      await again.cancelQueries()
      again.clear()
    })
  }
  /** A license is activated while the page is open. */
  const becomePro = () => {
    goPro()
    return queries.invalidateQueries(licenseQuery)
  }
  return { user: userEvent.setup(), router, queries, asked, settled, answer, becomePro, reload }
}

/** Draws the app at its address. */
async function drawn(queries: QueryClient) {
  const router = createAppRouter()
  // The screen's modules: reading them for the first time may take longer than anything is waited for.
  await router.load()
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  )
  return router
}

/** What a test before this one saved, and what was said of it, lasts as long as the modules. */
async function forgetSaved(): Promise<void> {
  for (const { key } of notices()) closeNotice(key)
  await Promise.all([wipeFavorites(), wipeMilestones()])
}

/** The value beside a name in a list of figures. */
export async function figure(name: string): Promise<HTMLElement> {
  const term = (await screen.findAllByRole('term')).find((each) => each.textContent?.includes(name))
  const definition = [...(term?.parentElement?.querySelectorAll('dd') ?? [])].at(-1)
  if (!definition) throw new Error(`There is no figure ${name}`)
  return definition
}

/** A card, once what it counts is there. */
export async function card(name: string, role: 'region' | 'figure' = 'region'): Promise<HTMLElement> {
  const found = await look().role(role, name)
  await waitFor(() => expect(found.querySelector('[role=status][aria-label]')).toBeNull())
  return found
}

/** The linked message, once it is shown in its conversation. */
export const linkedMessage = (): Promise<HTMLElement> =>
  waitFor(() => {
    const line = document.querySelector<HTMLElement>('[data-message][aria-current=true]')
    if (location.pathname !== '/conversation' || !line) throw new Error('No message is shown in its conversation.')
    return line
  })

/** Back from the conversation to the screen it was opened from. */
export async function leaveConversation(router: Opened['router']): Promise<void> {
  router.history.back()
  await waitFor(() => expect(document.querySelector('[data-message]')).toBeNull())
}

type Opened = Awaited<ReturnType<typeof openPage>>

/** A link of the screen opens the search, which finds this many messages and says why; Back returns to the screen again. */
export async function expectLeads({ user, router }: Opened, link: HTMLElement, messages: number, ...chips: string[]) {
  const from = location.pathname
  await user.click(link)
  await look().text(`${messages} ${messages === 1 ? 'message' : 'messages'} found`)
  const main = look(await look().role('main'))
  for (const chip of chips) expect(main.texts(new RegExp(chip)), chip).not.toEqual([])
  // What was chosen is of the chat: it is in no address.
  expect(location.pathname + location.search + location.hash).toBe('/search')
  router.history.back()
  await waitFor(() => expect(location.pathname).toBe(from))
}
