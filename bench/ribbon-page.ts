/** Draws ribbons as the page does, and reports how long that took. Bundled and run by ribbon.mjs. */
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { inColors } from '../apps/web/src/charts/ribbon/colored.ts'
import { Woven } from '../apps/web/src/components/figure/ribbon.tsx'

const colors = ['#332492', '#b1483c', '#007467', '#764600', '#83054a', '#2a5775', '#8b3fb0', '#646878']
const tokens = { paper: '#f8f4ea', ink: '#1a1f33', people: colors }

/** A chat: a row per person, and everyone else after nine. */
function threadsOf(people: number, days: number): Parameters<typeof inColors>[0] {
  const perDay = days > 800 ? 1 : 4
  let state = people * days
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const isSilent = Array.from({ length: days }, () => next() < 0.3)
  const counts = (row: number) =>
    Array.from({ length: days * perDay }, (_, slot) => (isSilent[Math.floor(slot / perDay)] ? 0 : Math.floor((next() * 12) / (row + 1))))
  return {
    slots_per_day: perDay,
    people: Array.from({ length: Math.min(9, people) }, (_, place) => ({ place, counts: counts(place) })),
    rest: people > 9 ? { counts: counts(1) } : null,
  }
}

/**
 * Milliseconds of the geometry, and of putting it into the document: the fastest run of each, since other programs only ever make one
 * slower.
 */
function drawn(people: number, days: number, width: number, height: number, rounds: number) {
  const threads = threadsOf(people, days)
  const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  const root = createRoot(svg)
  const fastest = { geometry: Number.POSITIVE_INFINITY, document: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    const ribbon = inColors(threads, tokens, width, height)
    const between = performance.now()
    flushSync(() => root.render(createElement(Woven, { key: round, of: ribbon })))
    fastest.document = Math.min(fastest.document, performance.now() - between)
    fastest.geometry = Math.min(fastest.geometry, between - before)
  }
  const elements = svg.querySelectorAll('*').length
  svg.remove()
  return { ...fastest, elements }
}

Object.assign(globalThis, { drawn })
