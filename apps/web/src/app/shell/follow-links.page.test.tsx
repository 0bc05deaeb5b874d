// In one zone: links have no time.
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveApp } from '#data/chat/leave-app.ts'
import { notify } from '#data/client/notices.ts'
import { routes } from '#routes.ts'
import { look } from '#testing/look.ts'
import { failed, openPage } from '#testing/page.tsx'
import { foundAgain } from '#testing/small-chats.ts'
import { followLinks } from './follow-links.ts'

/** Where the page went that a browser would have ended. */
let left: string[] = []
let stop = () => {}
/** Whether the engine cannot say where the open chat is. */
let isUnknown = false
/** Until when it does not say so. */
let held: Promise<void> | null = null
const hold = () => {
  let letGo = () => {}
  held = new Promise((resolve) => {
    letGo = resolve
  })
  return () => {
    held = null
    letGo()
  }
}
beforeEach(() => {
  held = null
  left = []
  isUnknown = false
  vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

/** Until a screen is drawn, with the frame around it. */
const drawn = (path: string) =>
  waitFor(() => {
    expect(location.pathname).toBe(path)
    // The conversation is as high as the window: it has no footer.
    expect(document.querySelectorAll('main h1, footer').length).toBeGreaterThan(path === '/conversation' ? 0 : 1)
  })

async function opened(stored?: 'stored' | 'failed') {
  const page = await openPage({
    chat: foundAgain,
    plan: 'pro',
    instead: async (path) => {
      if (path !== '/api/overview') return null
      await held
      return isUnknown ? failed() : null
    },
  })
  const { router, queries, answer } = page
  stop = followLinks({ queries, open: (to, hash) => void router.navigate({ to, hash }) })
  await drawn('/dashboard')
  await page.settled()
  if (stored)
    await act(async () => void queries.setQueryData(['stored', answer.upload_id, answer.uploadDate], { stored, stored_problem: null }))
  return page
}

/** A press of a link, and whether the browser would have followed it. */
const isFollowed = (link: Element, press: MouseEventInit = {}): boolean => {
  let followed = false
  const last = (click: Event) => {
    followed = !click.defaultPrevented
    click.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  act(() => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...press })))
  return followed
}

const links = (selector = 'a[href]') => [...document.querySelectorAll<HTMLAnchorElement>(selector)]
const inApp = ({ pathname }: HTMLAnchorElement) => routes.app.some((path) => path === pathname)
const isElsewhere = (link: HTMLAnchorElement) => /^https?:$/.test(link.protocol) && !inApp(link)

test('no link to a screen of the app ends the page, on any screen', async () => {
  const { router } = await opened('stored')
  const seen = new Set<string>()
  for (const path of routes.app) {
    await act(() => router.navigate({ to: path }))
    await drawn(path)
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
    const within = links().filter((link) => inApp(link) && link.hash !== '#content')
    for (const link of within) {
      seen.add(link.pathname)
      expect(isFollowed(link), `${link.href} on ${path}`).toBe(false)
    }
    expect(navigate).toHaveBeenCalledTimes(within.length)
    navigate.mockRestore()
  }
  expect([...seen].sort()).toEqual([...routes.app].sort())
  expect(left).toEqual([])
})

test('the links of the footer open their screens in this page', async () => {
  const { user, queries } = await opened('failed')
  const chat = queries.getQueriesData({ queryKey: ['chat'] })
  for (const path of ['/settings', '/app'] as const) {
    const link = links('footer a[href]').find(({ pathname }) => pathname === path)
    if (!link) throw new Error(`The footer has no link to ${path}`)
    await user.click(link)
    await drawn(path)
  }
  expect(queries.getQueriesData({ queryKey: ['chat'] })).toEqual(chat)
})

test('a link that leaves the app is followed by the browser, unless a chat is lost by it: then it is asked first', async () => {
  const { queries, answer } = await opened('stored')
  const ways = links().filter(isElsewhere)
  expect(ways.length).toBeGreaterThan(5)
  for (const way of ways) expect(isFollowed(way), way.href).toBe(true)

  await act(
    async () => void queries.setQueryData(['stored', answer.upload_id, answer.uploadDate], { stored: 'failed', stored_problem: null }),
  )
  for (const way of ways) expect(isFollowed(way), way.href).toBe(false)
  expect(left).toEqual([])
})

test('an unkept chat: who stays loses nothing, and who leaves all the same goes where the link leads', async () => {
  const { user } = await opened('failed')
  const pricing = links().find(({ pathname }) => pathname === '/pricing')
  if (!pricing) throw new Error('There is no link to the prices')
  isUnknown = true
  pricing.focus()
  await user.click(pricing)
  const asks = look(await look().role('alertdialog', 'You would lose this chat'))
  await user.click(await asks.role('button', 'Stay here'))
  await waitFor(() => expect(look().roles('alertdialog')).toEqual([]))
  expect([left, document.activeElement]).toEqual([[], pricing])

  await user.click(pricing)
  await user.click(await look().role('button', 'Leave anyway'))
  await waitFor(() => expect(left).toEqual([pricing.href]))
})

test('who stays is where the keyboard was, or at the start of the screen where that is gone or was nowhere', async () => {
  const { user, queries } = await opened('failed')
  isUnknown = true
  const stay = async () => {
    const asks = look(await look().role('alertdialog', 'You would lose this chat'))
    await user.click(await asks.role('button', 'Stay here'))
    await waitFor(() => expect(look().roles('alertdialog')).toEqual([]))
    return document.activeElement
  }
  const content = document.getElementById('content')
  const onPress = () => leaveApp(queries, () => undefined)
  act(() => notify({ topic: 'outdated', text: 'There is a new version.', action: { label: 'Reload', altText: 'Reload', onPress } }))
  await user.click(await look().role('button', 'Reload'))
  expect(await stay()).toBe(content)
  // Safari leaves the focus of a clicked link on the body.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  expect(isFollowed(links().filter(isElsewhere)[0])).toBe(false)
  expect(await stay()).toBe(content)

  // An entry of a menu gives the focus back to the menu's button as it goes.
  const [button] = look().roles('button')
  const entry = document.createElement('button')
  document.body.append(entry)
  entry.focus()
  onPress()
  entry.remove()
  button.focus()
  expect(await stay()).toBe(button)
})

test('the last way taken counts, and none once the reader has gone on to another screen', async () => {
  const { user, router, settled } = await opened('failed')
  const [first, last] = links('footer a[href]').filter(isElsewhere)
  expect(first.href).not.toBe(last.href)
  let answer = hold()
  await user.click(first)
  await user.click(last)
  answer()
  await waitFor(() => expect(left).not.toEqual([]))
  await settled()
  expect(left).toEqual([last.href])

  answer = hold()
  await user.click(first)
  await act(() => router.navigate({ to: '/settings' }))
  await drawn('/settings')
  answer()
  await settled()
  expect([left, look().roles('alertdialog')]).toEqual([[last.href], []])
})

test('nobody is asked about a chat that is kept by now', async () => {
  const { user } = await opened('failed')
  const pricing = links().find(({ pathname }) => pathname === '/pricing')
  if (!pricing) throw new Error('There is no link to the prices')
  await user.click(pricing)
  await waitFor(() => expect(left).toEqual([pricing.href]))
  expect(look().roles('alertdialog')).toEqual([])
})

test('what opens elsewhere, is saved, or stays within the screen is not touched', async () => {
  await opened('failed')
  const link = (attributes: { href: string; target?: string; download?: string }) => {
    const made = document.createElement('a')
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    document.body.append(made)
    return made
  }
  const toSettings = link({ href: '/settings' })
  for (const press of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(isFollowed(toSettings, press), JSON.stringify(press)).toBe(true)
  }
  for (const attributes of [
    { href: '/settings', target: '_blank' },
    { href: '/pricing', download: '' },
    { href: '#content' },
    { href: 'mailto:someone@convostat.invalid' },
    { href: 'blob:https://convostat.invalid/1' },
  ]) {
    expect(isFollowed(link(attributes)), JSON.stringify(attributes)).toBe(true)
  }
  // What someone else has handled already.
  const handled = link({ href: '/pricing' })
  handled.addEventListener('click', (click) => click.preventDefault())
  isFollowed(handled)
  expect(look().roles('alertdialog')).toEqual([])
  expect(left).toEqual([])
})
