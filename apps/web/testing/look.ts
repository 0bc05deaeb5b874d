import { waitFor, within } from '@testing-library/react'

/** As a reader takes it: marks of direction are not seen, and every space is a space. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const says = (words: string | RegExp) => (text: string) => (typeof words === 'string' ? plain(text) === words : words.test(plain(text)))

const hiding = '[aria-hidden=true], [hidden], [inert]'

/**
 * Only what the document itself says: no stylesheet is here, so what a class hides on one kind of screen is a journey's. Asking for the
 * style of each element and of all around it would take most of a test's time.
 */
const isHidden = (element: Element): boolean => element.closest(hiding) !== null

const isHiding = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden') || element.hasAttribute('inert')

/** What an element says without what is hidden in it, and the innermost elements in it that say these words as a whole, whatever of it is set apart. */
function saying(at: Element, words: string | RegExp): { shown: string; found: HTMLElement[] } {
  let shown = ''
  const found: HTMLElement[] = []
  for (const node of at.childNodes) {
    if (!(node instanceof Element)) shown += node.nodeType === Node.TEXT_NODE ? node.textContent : ''
    else if (!isHiding(node)) {
      const within = saying(node, words)
      shown += within.shown
      if (within.found.length > 0) found.push(...within.found)
      else if (says(words)(within.shown)) found.push(node as HTMLElement)
    }
  }
  return { shown, found }
}

/** The one that is meant, or an error that says what is there. */
function only(found: readonly HTMLElement[], meant: string, instead: () => string): HTMLElement {
  if (found.length !== 1) throw new Error(`There is not one ${meant}, but ${found.length}, in: ${instead().slice(0, 2000)}`)
  return found[0]
}

type Part = { textContent: string | null }

/** The text of an element, as it is read. */
export const wordsOf = ({ textContent }: Part): string => plain(textContent ?? '')

/** What is there for someone who reads by role and name: `role` and `text` wait for the one that is meant, `roles` and `texts` are all that are there now. */
export function look(at: HTMLElement = document.body) {
  const there = within(at)
  const roles = (role: string, name?: string | RegExp): HTMLElement[] =>
    there.queryAllByRole(role, { hidden: true, ...(name !== undefined && { name: says(name) }) }).filter((found) => !isHidden(found))
  const texts = (words: string | RegExp): HTMLElement[] => (isHidden(at) ? [] : saying(at, words).found)
  const said = () => wordsOf(at)
  return {
    role: (role: string, name?: string | RegExp) => waitFor(() => only(roles(role, name), `${role} called ${name}`, said)),
    roles,
    text: (words: string | RegExp) => waitFor(() => only(texts(words), `part that says ${words}`, said)),
    /** That it is said at all: a toast also speaks to screen readers. */
    said: (words: string | RegExp) =>
      waitFor(() => {
        if (texts(words).length === 0) throw new Error(`Nothing says ${words}, in: ${said().slice(0, 2000)}`)
      }),
    texts,
    field: (label: string | RegExp) => waitFor(() => only(there.queryAllByLabelText(says(label)), `field called ${label}`, said)),
  }
}

/** How long the bars in it are drawn, in percent of their ground. */
export const barsIn = (at: HTMLElement): number[] =>
  [...at.querySelectorAll<HTMLElement>('[aria-hidden=true] > *')].flatMap(({ style }) =>
    style.width.endsWith('%') ? [Math.round(Number.parseFloat(style.width) * 100) / 100] : [],
  )
