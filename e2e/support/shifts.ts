import type { Page } from '@playwright/test'

/** Milliseconds since the page was opened. */
export const pageTime = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/**
 * What moved unasked since a time of the page, and by how much (https://web.dev/articles/cls); for nothing, nothing. A hundredth is not
 * seen: that much comes of a font that is there a moment after its text.
 */
export const moved = (page: Page, since = 0): Promise<string[]> =>
  page.evaluate(async (since) => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: Shift[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
    observer.observe({ type: 'layout-shift', buffered: true })
    // Entries so far come in their own task.
    await new Promise((resolve) => setTimeout(resolve, 100))
    observer.disconnect()
    const nameOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 160) ?? ''
    const placeOf = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)} (${Math.round(height)} high)`
    return shifts
      .filter(({ value, startTime, hadRecentInput }) => !hadRecentInput && value > 0.01 && startTime >= since)
      .map(({ value, startTime, sources }) =>
        [
          value.toFixed(3),
          `at ${Math.round(startTime)} ms`,
          ...sources.map(({ node, previousRect, currentRect }) => `${placeOf(previousRect)} to ${placeOf(currentRect)}: ${nameOf(node)}`),
        ].join(' '),
      )
  }, since)
