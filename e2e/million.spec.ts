import { expect, test } from './support/journey.ts'
import { analyzeButton, drawnCharts, figure, openUpload } from './support/screens.ts'

// The page answers while it moves, too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a million messages dropped on the page become a dashboard, and the page answers all the while', async ({ page }) => {
  test.setTimeout(240_000)
  await openUpload(page)
  await page.evaluate(() => {
    const lines: string[] = []
    for (let n = 0; n < 1_000_000; n++) {
      const day = 1 + Math.floor(n / 40_000)
      const minute = Math.floor((n % 40_000) / 28)
      const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      lines.push(
        `${String(day).padStart(2, '0')}/03/2021, ${clock} - ${n % 3 === 0 ? 'Ana' : 'Ben'}: message number ${n}, and what do you say?`,
      )
    }
    const data = new DataTransfer()
    data.items.add(new File([lines.join('\n')], 'WhatsApp Chat with Ana.txt', { type: 'text/plain' }))
    document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  })
  // The worker reads; the page continues answering.
  await page.getByRole('tab', { name: 'Android' }).click()
  await expect(page.getByRole('tab', { name: 'Android' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('1,000,000 messages', { exact: false }).first()).toBeVisible({ timeout: 150_000 })
  await analyzeButton(page).click()
  await page.waitForURL('**/dashboard')
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('5,000')
})
