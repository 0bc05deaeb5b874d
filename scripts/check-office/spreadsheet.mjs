// @ts-check
/**
 * What is in a spreadsheet, given as flat OpenDocument XML (OpenDocument 1.3, part 3): the text of each cell, and
 * the formulas, of which there should be none.
 * @param {string} xml
 * @returns {{ texts: string[], formulas: string[] }}
 */
export function spreadsheetOf(xml) {
  /** @type {string[]} */
  const texts = []
  /** @type {string[]} */
  const formulas = []
  for (const [, attributes, content = ''] of xml.matchAll(
    /<table:table-cell\b((?:\s+[\w:-]+="[^"]*")*)\s*(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g,
  )) {
    const formula = /\stable:formula="([^"]*)"/.exec(attributes)
    if (formula) formulas.push(unescaped(formula[1]))
    const paragraphs = Array.from(content.matchAll(/<text:p\b[^>]*?(?:\/>|>([\s\S]*?)<\/text:p>)/g), ([, inner = '']) => textOf(inner))
    if (paragraphs.length > 0) texts.push(paragraphs.join('\n'))
  }
  return { texts, formulas }
}

/** A paragraph's text: runs of spaces, tabs and line breaks are separate elements. @param {string} inner */
function textOf(inner) {
  const plain = inner
    .replace(/<text:s\b(?:[^>]*?\stext:c="(\d+)")?[^>]*?\/>/g, (_, count) => ' '.repeat(Number(count ?? 1)))
    .replace(/<text:tab\b[^>]*?\/>/g, '\t')
    .replace(/<text:line-break\b[^>]*?\/>/g, '\n')
    .replace(/<[^>]*>/g, '')
  return unescaped(plain)
}

/** @type {Record<string, string>} */
const named = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** @param {string} text */
function unescaped(text) {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (named[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
}
