import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { xmlText } from '../apps/web/src/charts/svg-pen.ts'
import { chatText } from './support/chats.ts'
import { expect, once, test } from './support/journey.ts'
import { look, onBlankPage, paintOnThePage, paper, readSvg, saved } from './support/saved-pictures.ts'
import { analyzeChat, expectAccessible, expectAccessibleInBothThemes, expectNoSideways, goTo, openUpload } from './support/screens.ts'

// The network is switched off on the way.
test.use({ loadsAhead: true })

/** What a name may contain that XML writes in its own way, or cannot write. */
const hostile = [
  '&',
  '<',
  '>',
  '"',
  "'",
  ']]>',
  '&amp;',
  '<!--',
  '<?xml',
  '</text>',
  '\r\n',
  '\t',
  '\u0000',
  '\u0008',
  '\ud83d',
  '\udc69',
  '\uffff',
  '\u202e',
  '👩‍👩‍👧',
  'مريم',
]

/** Every chart of the dashboard, and what its files are called. */
const charts = [
  { name: 'Activity over time', file: 'activity' },
  { name: 'Hours of the week', file: 'hours' },
  { name: 'Message share', file: 'share' },
  { name: 'Calendar', file: 'calendar' },
]

/** Ten days of messages, a gap of 40 days, and one day more; then a month of many. */
const chatWithSilence = [
  ...Array.from({ length: 10 }, (_, i) => `${String(i + 13).padStart(2, '0')}/01/2021, 09:00:00 - Ana: good morning`),
  '04/03/2021, 09:00:00 - Ben: it has been long',
  ...Array.from({ length: 60 }, (_, i) => `${String(1 + (i % 28)).padStart(2, '0')}/05/2021, 10:00:00 - Ana: every day now`),
  ...Array.from({ length: 9 }, () => '28/05/2021, 21:00:00 - =Cem: what a day'),
].join('\n')

const saveButton = (page: Page, name: string) => page.getByRole('button', { name: `Save “${name}”` })

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}

test(
  'every chart is saved as a picture, ink on paper, in both themes; one that fails is tried again; a name is text; none of it needs a network',
  once,
  async ({ page, context }) => {
    test.slow()
    await openUpload(page)
    await analyzeChat(page, { messages: 3000 })
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`ink on paper, from ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator(`html[data-theme=${colorScheme}]`)).toHaveCount(1)
        for (const { name, file } of charts) {
          const download = await saved(page, name, 'Save as image')
          expect(download.suggestedFilename()).toBe(`convostat-${file}.png`)
          await download.saveAs(test.info().outputPath(`${colorScheme}-${download.suggestedFilename()}`))
          const picture = await look(page, download)
          expect(picture.width).toBe(2160)
          expect(picture.height).toBeGreaterThan(600)
          expect(picture.height).toBeLessThan(2400)
          expect(picture.ground).toEqual(paper)
          // The words above, the drawing, and the mark below are all there.
          for (const part of [picture.head, picture.drawing, picture.foot]) expect(part).toBeGreaterThan(0.002)

          const vector = await saved(page, name, 'Save as SVG')
          expect(vector.suggestedFilename()).toBe(`convostat-${file}.svg`)
          const svg = await readSvg(page, vector)
          expect(svg.title).toBe(name)
          // As large as the image at half its pixels, and the same ink on the same paper.
          expect([svg.width, svg.height]).toEqual([picture.width / 2, Math.ceil(picture.height / 2)])
          expect(svg.ground).toEqual(paper)
          for (const band of ['head', 'drawing', 'foot'] as const) expect(Math.abs(svg[band] - picture[band])).toBeLessThan(0.03)
        }
      })

    await test.step('in a picture of a calendar each month has its own place', async () => {
      await page.evaluate(paintOnThePage)
      // Where the page writes something into a picture, in whole pixels.
      const written = await page.evaluateHandle(() => {
        const { fillText } = CanvasRenderingContext2D.prototype
        const written: string[] = []
        CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
          const { x: left, y: top } = this.getTransform().transformPoint({ x, y })
          if (text !== '') written.push(`${Math.round(left)}, ${Math.round(top)}`)
          fillText.call(this, text, x, y)
        }
        return written
      })
      await saved(page, 'Calendar', 'Save as image')
      const places = await written.jsonValue()
      expect(places.length).toBeGreaterThan(12)
      expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([])
    })

    await test.step('by keyboard alone', async () => {
      await saveButton(page, 'Calendar').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Share…' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Save as image' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Save as SVG' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Save as CSV' })).toBeFocused()
      const download = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      expect((await download).suggestedFilename()).toBe('convostat-calendar.csv')
      await expect(saveButton(page, 'Calendar')).toBeFocused()
    })

    await test.step('a picture that cannot be made says so, and can be tried again', async () => {
      await page.evaluate(() => {
        const make = HTMLCanvasElement.prototype.toBlob
        HTMLCanvasElement.prototype.toBlob = (give) => {
          HTMLCanvasElement.prototype.toBlob = make
          give(null)
        }
      })
      await saveButton(page, 'Hours of the week').click()
      await page.getByRole('menuitem', { name: 'Save as image' }).click()
      const failed = page.getByText('The image could not be created. Please try again.')
      await expect(failed).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByRole('figure', { name: 'Hours of the week' }).screenshot({ path: test.info().outputPath('failed.png') })
      expect((await look(page, await saved(page, 'Hours of the week', 'Save as image'))).width).toBe(2160)
      await expect(failed).toHaveCount(0)
    })

    await test.step('without a network nothing is asked for', async () => {
      await context.setOffline(true)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      for (const { name } of charts) {
        expect((await look(page, await saved(page, name, 'Save as image'))).width).toBe(2160)
        expect(await textOf(await saved(page, name, 'Save as SVG'))).toMatch(/^<svg /)
        expect(await textOf(await saved(page, name, 'Save as CSV'))).toContain('\r\n')
      }
      expect(requests.filter((url) => !/^(data|blob):/.test(url))).toEqual([])
      await context.setOffline(false)
    })

    await test.step('any text is read by a browser in an SVG file as it is', async () => {
      const texts = hostile.flatMap((one) => hostile.map((other) => `a${one}${other}b`))
      const read = await onBlankPage(page, (blank) =>
        blank.evaluate(
          (written) =>
            written.map((xml) => {
              const { documentElement: root } = new DOMParser().parseFromString(`<svg id="${xml}">${xml}</svg>`, 'application/xml')
              return root.querySelector('parsererror') ? null : root.textContent
            }),
          texts.map(xmlText),
        ),
      )
      // A sign stands for what XML cannot contain.
      const asXml = (text: string) =>
        ['\u0000', '\u0008', '\uffff'].reduce((left, sign) => left.replaceAll(sign, '\ufffd'), text.toWellFormed())
      expect(read).toEqual(texts.map(asXml))
    })

    await test.step('a message share of many people, with names of any kind and length', async () => {
      const names = ['<b>Ana</b>', 'مريم الطويلة الاسم', '👩‍👩‍👧', `${'Very long '.repeat(20)}name`, '__proto__', '田中', '@cem', 'Dag']
      await goTo(page, 'Upload')
      await analyzeChat(page, chatText({ messages: 80, names }))
      const picture = await look(page, await saved(page, 'Message share', 'Save as image'))
      expect(picture.drawing).toBeGreaterThan(0.1)
      const drawing = await readSvg(page, await saved(page, 'Message share', 'Save as SVG'))
      for (const name of ['<b>Ana</b>', 'مريم الطويلة الاسم', '👩‍👩‍👧', '__proto__', '田中', '@cem', 'Dag'])
        expect(drawing.texts).toContain(name)
      expect(drawing.names).toEqual(expect.arrayContaining(['svg', 'title', 'desc', 'text', 'rect']))
      const rows = (await textOf(await saved(page, 'Message share', 'Save as CSV'))).slice(1).split('\r\n')
      expect(rows.slice(1, -1).map((row) => row.split(',')[0])).toEqual(names.map((name) => (name.startsWith('@') ? `'${name}` : name)))
    })
  },
)

test('the days that stand out are marked in the chart, and the longest streak is framed in the calendar; the menu of a chart is accessible, in both themes; the file of a chart contains what its table shows', async ({
  page,
  isMobile,
}) => {
  test.slow()
  await openUpload(page)
  await analyzeChat(page, chatWithSilence)
  const activity = page.getByRole('figure', { name: 'Activity over time' })
  const marks = activity.locator('text:has(tspan)')
  await expect(marks).toHaveText(isMobile ? ['1', '2', '3'] : ['1 First day', '2 Back again', '3 Busiest day'])
  const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()))
  for (const [i, one] of boxes.entries())
    for (const two of boxes.slice(i + 1))
      if (one && two && Math.abs(one.y - two.y) < one.height) expect(one.x + one.width <= two.x || two.x + two.width <= one.x).toBe(true)
  const calendar = page.getByRole('figure', { name: 'Calendar' })
  // Its outline is one line.
  await expect(calendar.locator('[data-chart] path[stroke]')).toHaveCount(1)
  await expectNoSideways(page)

  await saveButton(page, 'Hours of the week').click()
  await expect(page.getByRole('menuitem', { name: 'Save as CSV' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.screenshot({ path: test.info().outputPath('menu.png') })
  await expectNoSideways(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  // What a file contains is the same on a phone.
  if (isMobile) return

  await test.step('raw numbers and ISO days, of the people chosen', async () => {
    const number = (text: string) => Number(text.replace(/[,%]/g, ''))
    for (const { name, file } of charts) {
      const download = await saved(page, name, 'Save as CSV')
      expect(download.suggestedFilename()).toBe(`convostat-${file}.csv`)
      const content = await textOf(download)
      expect(content.startsWith('\ufeff') && content.endsWith('\r\n')).toBe(true)
      const rows = content
        .slice(1, -2)
        .split('\r\n')
        .map((row) => row.split(','))
      await page.getByRole('button', { name: `${name}, as a table` }).click()
      const shown = await page
        .getByRole('dialog')
        .evaluate((dialog) =>
          [...dialog.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
        )
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(rows.map((row) => row.length)).toEqual(shown.map((row) => row.length))
      for (const [i, row] of shown.slice(1).entries()) {
        // A share is shown in percent and kept as it is.
        const values = rows[i + 1].slice(1).map((cell, column) => (row[column + 1].endsWith('%') ? 100 * Number(cell) : Number(cell)))
        values.forEach((value, column) => {
          expect(Math.abs(value - number(row[column + 1]))).toBeLessThanOrEqual(row[column + 1].endsWith('%') ? 0.5 : 0)
        })
      }
      if (file === 'activity') {
        expect(rows.slice(0, 2)).toEqual([
          ['Day', 'Messages'],
          ['2021-01-13', '1'],
        ])
        expect(shown.slice(1).map(([day]) => new Date(`${day} UTC`).toISOString().slice(0, 10))).toEqual(rows.slice(1).map(([day]) => day))
      }
      if (file === 'hours') expect(rows[0]).toEqual(['Hour', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      if (file === 'calendar')
        expect(rows.slice(1).map(([month]) => month)).toEqual(['2021-01', '2021-02', '2021-03', '2021-04', '2021-05'])
      // A name that a spreadsheet would run is text.
      if (file === 'share') expect(rows.slice(1).map(([person]) => person)).toEqual(['Ana', "'=Cem", 'Ben'])
    }

    const filters = page.getByRole('region', { name: 'Filters' })
    await filters.getByRole('button', { name: /^People:/ }).click()
    await page.getByRole('option', { name: 'Ana', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Ana wrote every message.')).toBeVisible()
    expect(await textOf(await saved(page, 'Message share', 'Save as CSV'))).toBe('\ufeffPerson,Messages,Share\r\nAna,70,1\r\n')
    const download = await saved(page, 'Activity over time', 'Save as image')
    await download.saveAs(test.info().outputPath(download.suggestedFilename()))
    expect((await look(page, download)).width).toBe(2160)
  })
})

/** The colors that marks of charts and bars beside them are drawn in. */
const inks = (page: Page) =>
  page.locator('figure :is([data-chart] :is(path, text), [aria-hidden=true]:not(svg) > :not(svg))').evaluateAll((all) =>
    all.map((mark) => {
      const { fill, stroke, backgroundColor } = getComputedStyle(mark)
      return mark instanceof SVGElement ? `${fill} ${stroke}` : backgroundColor
    }),
  )

test('in forced colors a chart keeps its paper and inks; on paper it is ink on paper, in one piece and as wide as the page; where motion is reduced nothing moves', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ colorScheme: 'dark' })
  await openUpload(page)
  await analyzeChat(page, chatWithSilence)
  const drawings = page.locator('figure [data-chart]')
  await expect(drawings).toHaveCount(4)
  const dark = await inks(page)
  expect(dark.length).toBeGreaterThan(50)
  const tokenOf = (name: string) => page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name)

  await test.step('forced colors', async () => {
    const ground = await tokenOf('--paper')
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    expect(await inks(page)).toEqual(dark)
    for (const drawing of await drawings.all()) {
      const color = await drawing.evaluate((svg) => getComputedStyle(svg).backgroundColor)
      expect(color).toBe(`rgb(${[1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16)).join(', ')})`)
    }
    // Where the keyboard is, and the point that it reached.
    const calendar = page.getByRole('figure', { name: 'Calendar' }).getByRole('application')
    await calendar.focus()
    await page.keyboard.press('ArrowRight')
    await expect(calendar).not.toHaveCSS('outline-style', 'none')
    await expect(calendar.locator('[dir=auto]')).toHaveCSS('forced-color-adjust', 'none')
    await expectAccessible(page)
    await calendar.blur()
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' })
  })

  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    // Drawn again, in the inks of the light theme.
    const soft = await tokenOf('--ink-faint')
    for (const drawing of await drawings.all()) await expect(drawing.locator(`text[fill="${soft}"]`).first()).toBeAttached()
    expect(await inks(page)).not.toEqual(dark)
    await expect(saveButton(page, 'Calendar')).toBeHidden()
    await expect(page.getByRole('figure', { name: 'Calendar' })).toHaveCSS('break-inside', 'avoid')
    const bar = page.getByRole('figure', { name: 'Message share' }).locator('[aria-hidden=true] > *').first()
    await expect(bar).toHaveCSS('print-color-adjust', 'exact')
    // A printed page is narrower than the screen that the chart was drawn for: it is there as a whole, in its proportions.
    const sizes = await drawings.evaluateAll((all) =>
      all.map((svg) => {
        const figure = svg.closest('figure') as HTMLElement
        figure.style.width = '300px'
        const { width, height } = svg.getBoundingClientRect()
        const [, , wide, high] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
        figure.style.width = ''
        return { width, isWhole: Math.abs(width / height - wide / high) < 0.02 }
      }),
    )
    for (const { width, isWhole } of sizes) {
      expect(width).toBeLessThanOrEqual(300)
      expect(isWhole).toBe(true)
    }
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => inks(page)).toEqual(dark)
  })

  await test.step('without motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await saveButton(page, 'Calendar').click()
    await expect(page.getByRole('menuitem', { name: 'Save as SVG' })).toBeVisible()
    const longest = await page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))),
    )
    expect(longest).toBeLessThanOrEqual(1)
  })
})
