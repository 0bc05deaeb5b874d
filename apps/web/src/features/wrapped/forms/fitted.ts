import { isolated } from '#charts/isolated.ts'
import { ems } from '../ems.ts'
import { leastSize } from './mark.ts'

const graphemes = (text: string): string[] => Array.from(new Intl.Segmenter('und').segment(text), ({ segment }) => segment)

/** Marks that keep a text alone in its direction: they are not cut off with its end. */
const closing = '\u2069'

/** About how wide a text is at this size. */
export const widthOf = (text: string, size: number): number => (text === '' ? 0 : ems(text).ems * size * 0.94)

/** A text as far as it fits, ended by "…" where it does not. */
export function fitted(text: string, room: number, size: number): string {
  if (widthOf(text, size) <= room) return text
  const letters = graphemes(text)
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > room) letters.pop()
  const kept = letters.join('').trimEnd()
  return `${kept}…${text.endsWith(closing) && !kept.endsWith(closing) ? closing : ''}`
}

/** A name in lines, and how large: whole, unless there is no way to fit it. */
export interface NameLines {
  lines: readonly string[]
  size: number
  isWhole: boolean
}

/** A name as it fits: on one line, smaller, then on more lines, broken at spaces and hyphens. Cut only where nothing else is left. */
export function nameLines(name: string, room: number, size: number, most: number): NameLines {
  const isAlone = name.startsWith('\u2068') && name.endsWith(closing)
  const parts = (isAlone ? name.slice(1, -1) : name).split(/(?<=[\s\p{Pd}])/u)
  const asLine = (line: string): string => (isAlone ? isolated(line.trim()) : line.trim())
  for (let count = 1; count <= most; count++)
    for (const each of [size, Math.max(leastSize, 0.85 * size)]) {
      const lines = broken(parts, count, room, each)
      if (lines) return { lines: lines.map(asLine), size: each, isWhole: true }
    }
  return { lines: [fitted(name, room, Math.max(leastSize, 0.85 * size))], size: Math.max(leastSize, 0.85 * size), isWhole: false }
}

/** The parts on `most` lines or fewer, each as full as it can be; null where they do not fit. */
function broken(parts: readonly string[], most: number, room: number, size: number): string[] | null {
  const lines = ['']
  for (const part of parts) {
    const line = lines[lines.length - 1] + part
    if (widthOf(line.trim(), size) <= room) lines[lines.length - 1] = line
    else if (lines[0] === '' || lines.length === most || widthOf(part.trim(), size) > room) return null
    else lines.push(part)
  }
  return lines
}
