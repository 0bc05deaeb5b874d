import { readFileSync } from 'node:fs'
import { type Download, expect, type Page } from '@playwright/test'

/** Takes something away from the chart or block of this name. */
export async function saved(page: Page, name: string, how: 'Save as image' | 'Save as SVG' | 'Save as CSV'): Promise<Download> {
  await page.getByRole('button', { name: `Save “${name}”` }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: how }).click()
  return download
}

/** The paper that pictures are printed on, whatever theme is on. */
export const paper = [0xf8, 0xf4, 0xea]

/** What is in a picture, as a browser reads it. */
export async function look(page: Page, download: Download) {
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  return inked(page, `data:image/png;base64,${bytes.toString('base64')}`)
}

/** What XML allows to stand in a file that needs nothing beside it: no script, no style, nothing to be fetched, no variable of the page. */
const foreign = /<(?:script|style|image|foreignObject|use|a)\b|\b(?:href|style|class|on\w+)\s*=|url\((?!#)|var\(|@import|<!|<\?/i

/** What is in an SVG file: as XML, and drawn by a browser that has nothing but the file. */
export async function readSvg(page: Page, download: Download) {
  const content = readFileSync(await download.path(), 'utf8')
  expect(content.replace(/>[^<]*</g, '><')).not.toMatch(foreign)
  const read = await onBlankPage(page, (blank) => blank.evaluate(asXml, content))
  expect(read.broken).toBeNull()
  expect(read.description).toBeTruthy()
  expect(read.families.filter((family) => family !== 'serif' && family !== 'sans-serif')).toEqual([])
  return { ...read, ...(await inked(page, `data:image/svg+xml;base64,${Buffer.from(content).toString('base64')}`)) }
}

/** Does something on a page without the app's policies, which let nothing be parsed. */
export async function onBlankPage<T>(page: Page, work: (blank: Page) => Promise<T>): Promise<T> {
  const blank = await page.context().newPage()
  try {
    return await work(blank)
  } finally {
    await blank.close()
  }
}

/** Runs in a browser. */
function asXml(content: string) {
  const { documentElement: root } = new DOMParser().parseFromString(content, 'application/xml')
  const all = [root, ...root.querySelectorAll('*')]
  return {
    broken: root.querySelector('parsererror')?.textContent ?? null,
    title: root.querySelector('title')?.textContent,
    description: root.querySelector('desc')?.textContent,
    names: [...new Set(all.map(({ localName }) => localName))],
    texts: all.flatMap((each) => (each.localName === 'text' ? [each.textContent?.replace(/[\u2066-\u2069]/g, '') ?? ''] : [])),
    families: [...new Set(all.flatMap((each) => each.getAttribute('font-family') ?? []))],
  }
}

/** How much of a picture is not its ground. */
const inked = (page: Page, address: string) =>
  page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    const ground = [...data.subarray(0, 3)]
    /** Pixels that are not the ground, as a share of a band of the picture's height. */
    const inked = (from: number, to: number) => {
      let count = 0
      const begin = Math.floor(from * height) * width
      const end = Math.floor(to * height) * width
      for (let pixel = begin; pixel < end; pixel++) if (ground.some((part, i) => data[4 * pixel + i] !== part)) count++
      return count / (end - begin)
    }
    return { width, height, ground, head: inked(0, 0.2), drawing: inked(0.3, 0.7), foot: inked(1 - (190 * width) / 2160 / height, 1) }
  }, address)

/** From here on the painter beside the page gives no picture, so that the page paints it, where a test sees its words. Runs in a browser. */
export function paintOnThePage(): void {
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (asked: { id?: number; sheet?: object }, given?: Transferable[] | StructuredSerializeOptions) {
    if (!asked.sheet) return Reflect.apply(post, this, [asked, given])
    this.dispatchEvent(new MessageEvent('message', { data: { id: asked.id, picture: null } }))
  }
}
