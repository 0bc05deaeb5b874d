// In one zone: headlines have no time.
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { languages } from '#messages/language.ts'
import { type AppPath, routes } from '#routes.ts'
import { foundAgain } from '#testing/small-chats.ts'

/** What the screen of a path is headed, once it has counted what it shows. */
const headline = (path: string): Promise<string> =>
  waitFor(() => {
    expect(location.pathname).toBe(path)
    expect(document.querySelector('main .skeleton, main [aria-busy=true]')).toBeNull()
    const { textContent } = document.querySelector('h1') ?? {}
    if (!textContent) throw new Error(`${path} has no headline`)
    return textContent
  })

/** The screen before stays until the next one is there. */
const isLeft = (title: string | null | undefined) => waitFor(() => expect(document.querySelector('h1')?.textContent).not.toBe(title))

const codes = Object.keys(languages)
/** A reload draws a screen by the same code in every language: each screen is reloaded in one of them. */
const isReloadedIn = (language: string, path: AppPath): boolean => routes.app.indexOf(path) % codes.length === codes.indexOf(language)

// That each engine opens each of them is walked in e2e/engines.
test.each(Object.entries(languages))(
  'each screen has its own headline by the menu, and in one language by a reload and by its address (%s, %s)',
  async (language) => {
    document.documentElement.lang = language
    vi.resetModules()
    await (await import('#messages/in-language.ts')).loadLanguage()
    const { leavePages } = await import('#testing/open-pages.ts')
    const { openPage } = await import('#testing/page.tsx')
    const { user, reload } = await openPage({ chat: foundAgain, plan: 'pro' })
    const titles = [await headline('/dashboard')]
    const isHeadedAlikeAgain = async (path: AppPath, title: string) => {
      if (!isReloadedIn(language, path)) return
      await reload()
      expect(await headline(path)).toBe(title)
      await reload(path)
      expect(await headline(path)).toBe(title)
    }
    await isHeadedAlikeAgain('/dashboard', titles[0])
    // No menu leads on from the upload.
    for (const path of [...routes.app.filter((each) => each !== '/dashboard' && each !== '/app'), '/app'] as const) {
      const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`)
      if (!link) throw new Error(`the menu has no ${path}`)
      await user.click(link)
      await isLeft(titles.at(-1))
      const title = await headline(path)
      await isHeadedAlikeAgain(path, title)
      titles.push(title)
    }
    // Where a chat or a license is not found, several screens say the same.
    expect(new Set(titles).size, titles.join()).toBe(routes.app.length)
    await leavePages()
  },
)
