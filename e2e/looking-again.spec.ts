import axe from 'axe-core'
import { pageOf } from './engines/page.mjs'
import { axeViolations } from './support/axe.ts'
import { expect, once, test } from './support/journey.ts'

// Fading in is its subject.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a press on what moves away under it reaches nothing else, and is repeated', once, async ({ page }) => {
  await page.setContent('<p><button>Other</button></p><p><button>Wanted</button></p>')
  await page.evaluate(() => {
    const seen = window as unknown as { presses: string[] }
    seen.presses = []
    for (const kind of ['pointerdown', 'mousedown', 'click'])
      document.addEventListener(kind, ({ target }) => seen.presses.push(`${kind} ${(target as Element).textContent}`))
  })
  let presses = 0
  const driver = {
    evaluate: (expression: string) => page.evaluate(expression),
    async click(x: number, y: number) {
      // What is wanted changes its place with the other one just before the mouse comes down.
      if (presses++ < 2) await page.evaluate(() => document.body.append(document.querySelector('p') ?? ''))
      await page.mouse.click(x, y)
    },
  }
  await pageOf(driver as Parameters<typeof pageOf>[0]).click({ role: 'button', name: 'Wanted' })
  expect(presses).toBe(3)
  expect(await page.evaluate(() => (window as unknown as { presses: string[] }).presses)).toEqual([
    'pointerdown Wanted',
    'mousedown Wanted',
    'click Wanted',
  ])
})

test('what fades in while axe looks is looked at again once it is there, and what stays pale is found', once, async ({ page }) => {
  const violations = () => axeViolations(page, { type: 'rule', values: ['color-contrast'] })
  await page.setContent(
    '<style>@keyframes appear { from { opacity: 0 } } .new { animation: appear 2s steps(4) -600ms }</style><main>Text</main>',
  )
  await page.evaluate(axe.source)
  const fadeInDuring = (style: string) =>
    page.evaluate((style) => {
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<unknown> } }
      const { run } = axe
      axe.run = (options) => {
        axe.run = run
        document.querySelector('main')?.insertAdjacentHTML('beforeend', `<p class="new" style="${style}">New</p>`)
        return run(options)
      }
    }, style)
  await fadeInDuring('color: black')
  expect(await violations()).toEqual([])
  await fadeInDuring('color: #ddd')
  expect(await violations()).toEqual([expect.stringMatching(/^color-contrast: <p[^|]*#ddd[^|]*$/)])
})
