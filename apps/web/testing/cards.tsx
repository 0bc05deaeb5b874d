/** Cards as the app draws them, of the invented chat that the examples of the figures are about. */
import type { CalledName, LicenseAnswer } from '@convostat/api'
import { examples } from '@convostat/figures/examples'
import type { PlainOf } from '@convostat/figures/shapes'
import { freeStatus } from '@convostat/license'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { noScreen, type Screen, ScreenContext } from '#components/screen/screen.ts'
import { licenseQuery } from '#data/license/license.ts'
import { PersonPlaces } from '#ui/person-places.ts'

type Answers = { [N in CalledName]: PlainOf<N> }

interface Shown extends Partial<Screen> {
  plan?: 'free' | 'pro'
  /** What else is known before the card is drawn. */
  known?: (queries: QueryClient) => void
}

/** Puts a card into the document, with other answers than the examples and on another screen where they are given; its place there. */
export async function show(card: ReactNode, answers: Partial<Answers> = {}, { plan = 'pro', known, ...more }: Shown = {}) {
  cleanup()
  const given: Answers = { ...examples, ...answers }
  const screen: Screen = {
    ...noScreen,
    leadTo: (wanted) => ({ to: `/search#${JSON.stringify(wanted)}` }),
    useAnswer: (name) => ({ state: 'ready', data: given[name] as never }),
    ...more,
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ScreenContext value={screen}>{card}</ScreenContext> }),
    history: createMemoryHistory(),
    scrollRestoration: false,
  })
  await act(() => router.load())
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  queries.setQueryData(licenseQuery.queryKey, { ...freeStatus, is_pro: plan === 'pro' } as LicenseAnswer)
  known?.(queries)
  return render(
    <QueryClientProvider client={queries}>
      <PersonPlaces value={(name) => examples.balance.people.indexOf(name)}>
        <RouterProvider router={router as never} />
      </PersonPlaces>
    </QueryClientProvider>,
  ).container
}

/** The same as HTML. */
export const draw = async (...given: Parameters<typeof show>): Promise<string> => (await show(...given)).innerHTML

/** The text of HTML as it is read. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? ' ')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')

/** Each number that leads somewhere, and what it links to. */
export const leads = (html: string) =>
  [...html.matchAll(/<a [^>]*href="\/search#([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, wanted, inner]) => [
    textOf(inner),
    wanted === 'undefined' ? {} : JSON.parse(decodeURIComponent(wanted.replaceAll('&quot;', '"'))),
  ])

/** The texts of all elements of a kind. */
export const texts = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'g'))].map(([, inner]) => textOf(inner))
export const listItems = (html: string): string[] => texts(html, 'li')
export const cells = (html: string): string[] => [...html.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/g)].map(([, inner]) => textOf(inner))

/** How long bars are, in percent. */
export const widths = (html: string): number[] => [...html.matchAll(/width: ?([\d.]+)%/g)].map(([, percent]) => Math.round(Number(percent)))

/** The values of an attribute, in order. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => textOf(value))

/** How each figure of a card is counted, as its note says it, and what leads from there. */
export async function notes(at: HTMLElement): Promise<[note: string, ...leads: unknown[]][]> {
  const user = userEvent.setup()
  const said: [string, ...unknown[]][] = []
  for (const control of at.querySelectorAll('button')) {
    if (!/is counted$/.test(control.getAttribute('aria-label') ?? '')) continue
    await user.click(control)
    const note = document.querySelector('[role=dialog]')
    said.push([textOf(note?.innerHTML ?? ''), ...leads(note?.innerHTML ?? '')])
    await user.keyboard('{Escape}')
  }
  return said
}
