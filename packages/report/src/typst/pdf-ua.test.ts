import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { installedPack } from '#pack/make-pack.ts'
import type { Pack } from '#pack/pack.ts'
import { someFacts, someOptions } from '#testing/facts.ts'
import { wholeFacts } from '#testing/whole-facts.ts'
import type { Facts } from '../facts.ts'
import { freeReport, fullReport, type Report, reportLabels } from '../index.ts'
import { openPrinter, type Printer } from '../printer.ts'
import { declaredAccessible } from './pdf-ua.ts'
import { prepared } from './prepared.ts'

let pack: Pack
let printer: Printer
let checked: (data: string) => Uint8Array

/** Typst's own check of PDF/UA-1, of the same version: it refuses a file that breaks it. */
function checker(fonts: Uint8Array[]): (data: string) => Uint8Array {
  const compiler = NodeCompiler.create({ workspace: '/report', fontArgs: [{ fontBlobs: fonts.map((font) => Buffer.from(font)) }] })
  for (const file of ['common.typ', 'report.typ'])
    compiler.addSource(`/report/${file}`, readFileSync(new URL(file, import.meta.url), 'utf8'))
  return (report) => compiler.pdf({ mainFilePath: '/report/report.typ', inputs: { report } }, { pdfStandard: 'ua-1' as never })
}

beforeAll(async () => {
  pack = await installedPack()
  printer = await openPrinter(pack)
  checked = checker(pack.fonts)
})

const scripts: readonly (readonly [string, string])[] = [
  ['ليلى حداد', 'صباح الخير يا جماعة 🌷'],
  ['अनन्या शर्मा', 'कल सुबह जल्दी मिलते हैं'],
  ['דנה כהן', 'נתראה בשבת בבוקר בשוק'],
  ['มานี ใจดี', 'เจอกันที่ร้านเดิมนะ'],
  ['山田 さくら', '明日一緒に買い物に行きましょう！'],
  ['🌸', '👨‍👩‍👧‍👦🇵🇹👍🏽❤️'],
  ['Osiyo', 'ᎣᏏᏲ and \u0000 \u202e turned'],
]

/** Facts whose people and messages are in these scripts. */
function written(): Facts {
  const facts = wholeFacts(scripts.map(([name]) => name))
  const shown = scripts.map(([author, message], i) => ({ author, date: `2024-03-0${i + 1}T10:00:00`, message }))
  return {
    ...facts,
    emotionHighlights: { highlights: shown.map((each) => ({ ...each, emotion: 'love', score: 1 })) },
    caringMoments: { caring_moments: shown.map(({ message, ...each }) => ({ ...each, text: message })) },
    favorites: shown.map(({ author, message, date }) => ({ author, text: message, originalDate: date, note: message })),
  }
}

const nothing = someFacts({ timeseries: null, heatmap: null, calendar: null, messageShare: null, ribbon: null })
const group = Array.from({ length: 40 }, (_, i) => `Person ${i}`)
const free = (facts: Facts) => freeReport(facts, { ...someOptions, monthlyCents: 700 })
const documents: readonly (readonly [string, Report])[] = [
  ['a full report of two', fullReport(wholeFacts(['Ana Sol', 'Ben Ohm']), someOptions)],
  ['a full report of forty', fullReport(wholeFacts(group), { ...someOptions, paper: 'letter' })],
  ['a full report of one', fullReport(wholeFacts(['Ana Sol']), someOptions)],
  ['a full report of next to nothing', fullReport(nothing, someOptions)],
  ['a free report', free(wholeFacts(['Ana Sol', 'Ben Ohm']))],
  ['a free report of forty', free(wholeFacts(group))],
  ['a free report of next to nothing', free(nothing)],
  ['a full report in many scripts', fullReport(written(), someOptions)],
]

interface Node {
  role: string | undefined
  alt?: string
  children?: Node[]
}

/** What a screen reader goes through, without the pieces that a text is drawn in. */
function nodeOf(it: unknown): Node {
  const { role, alt, children = [] } = Object(it)
  const parts = (children as object[]).filter((child) => 'role' in child).map(nodeOf)
  return { role, ...(alt !== undefined && { alt }), ...(parts.length > 0 && { children: parts }) }
}

interface Read {
  trees: Node[]
  /** Of every piece of text, whether it is part of the structure or marked as decoration. */
  isTagged: boolean[]
  language: string | undefined
  hasTitleShown: boolean
}

async function read(pdf: Uint8Array): Promise<Read> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const [trees, isTagged]: [Node[], boolean[]] = [[], []]
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    trees.push(nodeOf(await page.getStructTree()))
    const open: boolean[] = []
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        if (item.str.trim() !== '') isTagged.push(open.some(Boolean))
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.type === 'beginMarkedContentProps' || ('tag' in item && item.tag === 'Artifact'))
    }
  }
  const { info } = await file.getMetadata()
  const preferences = await file.getViewerPreferences()
  const language = 'Language' in info ? String(info.Language) : undefined
  return { trees, isTagged, language, hasTitleShown: Object(preferences).DisplayDocTitle === true }
}

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]

test.each(documents)('%s passes Typst’s check of PDF/UA-1, and is printed with the same tags', async (_, report) => {
  const reference = await read(checked(JSON.stringify(prepared(report, pack.coverage, reportLabels).data)))
  const { pdf } = printer.print(report, reportLabels)
  const printed = await read(pdf)
  expect(printed.trees).toEqual(reference.trees)
  expect(printed.isTagged.length).toBeGreaterThan(0)
  expect(printed.isTagged).not.toContain(false)
  expect([printed.language, printed.hasTitleShown]).toEqual(['en', true])
  const text = Buffer.from(pdf).toString('latin1')
  expect(text.match(/<pdfuaid:part>1<\/pdfuaid:part>/g)).toHaveLength(1)
  expect(text).toMatch(/<dc:title>.*Chat report/)
  // Tab moves through links in the order of the structure.
  for (const [page] of text.matchAll(/\/Type \/Page\b[\s\S]*?endobj/g)) if (page.includes('/Annots')) expect(page).toContain('/Tabs /S')
  const nodes = printed.trees.flatMap(all)
  const figures = nodes.filter(({ role }) => role === 'Figure')
  for (const { alt } of figures) expect(alt?.trim()).toBeTruthy()
  const levels = nodes.flatMap(({ role }) => (role && /^H\d$/.test(role) ? [Number(role[1])] : []))
  expect(levels[0] ?? 1).toBe(1)
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1)
})

test('a chart is a figure with its words, a sentence’s message a quotation, figures to look up a table with a head', async () => {
  const { trees } = await read(printer.print(fullReport(wholeFacts(['Ana Sol', 'Ben Ohm', 'Cleo']), someOptions), reportLabels).pdf)
  const roles = trees.flatMap(all).map(({ role }) => role)
  for (const role of ['Figure', 'BlockQuote', 'Table', 'TH', 'TD', 'L', 'LI', 'H1', 'H2', 'TOC', 'TOCI', 'Link', 'Caption'])
    expect(roles, role).toContain(role)
})

test('Typst’s check refuses a picture without words', () => {
  const data = prepared(fullReport(wholeFacts(['Ana Sol', 'Ben Ohm']), someOptions), pack.coverage, reportLabels).data
  const withoutWords = JSON.stringify(data).replace(/"alt":"Ribbon of[^"]*"/, '"alt":null')
  expect(() => checked(withoutWords)).toThrow(/alt/)
})

test('a file that another compiler wrote is refused, not broken', () => {
  const { pdf } = printer.print(free(nothing), reportLabels)
  expect(() => declaredAccessible(pdf.slice(0, 900))).toThrow('not as the compiler writes it')
  expect(() => declaredAccessible(new TextEncoder().encode('%PDF-1.7'))).toThrow('not as the compiler writes it')
})
