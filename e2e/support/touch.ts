import type { Page } from '@playwright/test'

/** What a finger misses: controls below 44 px (WCAG 2.5.5), except links within a sentence, and text below 13 px. On a touch screen, for nothing. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('.sr-only') === null
    const around = (element: Element, part: '::before' | '::after') => {
      const { content, position, width, height } = getComputedStyle(element, part)
      return content !== 'none' && position === 'absolute' ? [Number.parseFloat(width) || 0, Number.parseFloat(height) || 0] : [0, 0]
    }
    const isSmall = (element: Element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect()
      const all = [[box.width, box.height], around(element, '::before'), around(element, '::after')]
      const least = Math.min(Math.max(...all.map(([width]) => width)), Math.max(...all.map(([, height]) => height)))
      // Places of a layout are fractions of a pixel.
      return box.width > 2 && box.height > 2 && least < 43.5
    }
    const roles = ['button', 'tab', 'radio', 'checkbox', 'switch', 'option', 'menuitem'].map((role) => `[role=${role}]`).join()
    const controls = [...document.querySelectorAll(`button, a[href], summary, select, textarea, input:not([type=hidden]), ${roles}`)]
      .filter((element) => isSeen(element) && getComputedStyle(element).display !== 'inline' && isSmall(element))
      .map((element) => element.outerHTML.slice(0, 200))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent || text.textContent?.trim() === '' || parent.closest('script, style, noscript, template') || !isSeen(parent)) continue
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < 13) small.push(`text: ${text.textContent?.trim().slice(0, 60)}`)
    }
    return [...controls, ...small]
  })
