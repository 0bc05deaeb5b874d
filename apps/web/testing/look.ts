import { waitFor, within } from '@testing-library/react'

/** As a reader takes it: marks of direction are not seen, and every space is a space. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const says = (words: string | RegExp) => (text: string) => (typeof words === 'string' ? plain(text) === words : words.test(plain(text)))

/** The innermost element that says so as a whole, whatever of it is set apart. */
const saysAll = (words: string | RegExp) => {
  const isSaid = says(words)
  return (_: string, element: Element | null) =>
    element !== null && isSaid(element.textContent ?? '') && ![...element.children].some(({ textContent }) => isSaid(textContent ?? ''))
}

type Part = { textContent: string | null }

/** What stands in an element, as it is read. */
export const wordsOf = ({ textContent }: Part): string => plain(textContent ?? '')

/** How long the only bar in an element is drawn, of the ground that is all of it. */
export function barLength(at: HTMLElement): string {
  const bars = [...at.querySelectorAll<HTMLElement>('[aria-hidden=true] > [style*=width]')]
  if (bars.length !== 1) throw new Error(`There are ${bars.length} bars in: ${wordsOf(at)}`)
  return bars[0].style.width
}

/** What is there for somebody who reads by role and name: `role` and `text` wait for the one that is meant, `roles` and `texts` are all that are there now. */
export function look(at: HTMLElement = document.body) {
  const there = within(at)
  const named = (name: string | RegExp | undefined) => (name === undefined ? {} : { name: says(name) })
  return {
    role: async (role: string, name?: string | RegExp) => {
      try {
        return await there.findByRole(role, named(name))
      } catch {
        const found = there.queryAllByRole(role).map((each) => wordsOf(each).slice(0, 80))
        throw new Error(`There is not one ${role} called ${name}, but: ${found.join(' | ')}`)
      }
    },
    roles: (role: string, name?: string | RegExp) => there.queryAllByRole(role, named(name)),
    text: async (words: string | RegExp) => {
      try {
        return await there.findByText(saysAll(words))
      } catch {
        throw new Error(`Nothing, or more than one thing, says ${words}, in: ${wordsOf(at).slice(0, 2000)}`)
      }
    },
    /** That it is said at all: what a slip says is said to screen readers, too. */
    said: (words: string | RegExp) =>
      waitFor(() => {
        if (there.queryAllByText(saysAll(words)).length === 0) throw new Error(`Nothing says ${words}, in: ${wordsOf(at).slice(0, 2000)}`)
      }),
    texts: (words: string | RegExp) => there.queryAllByText(saysAll(words)),
    field: (label: string | RegExp) => there.findByLabelText(says(label)),
  }
}
