import { within } from '@testing-library/react'

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

/** What is there for somebody who reads by role and name: `role` and `text` wait for the one that is meant, `roles` and `texts` are all that are there now. */
export function look(at: HTMLElement = document.body) {
  const there = within(at)
  const named = (name: string | RegExp | undefined) => (name === undefined ? {} : { name: says(name) })
  return {
    role: (role: string, name?: string | RegExp) => there.findByRole(role, named(name)),
    roles: (role: string, name?: string | RegExp) => there.queryAllByRole(role, named(name)),
    text: (words: string | RegExp) => there.findByText(saysAll(words)),
    texts: (words: string | RegExp) => there.queryAllByText(saysAll(words)),
    field: (label: string | RegExp) => there.findByLabelText(says(label)),
  }
}
