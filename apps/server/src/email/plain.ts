import { largest } from '@convostat/api/extremes'
import type { Letter } from './letter.ts'

/** A letter for programs and people that read no HTML: lines of at most 76 characters, except for addresses. */
export function plainOf({ title, paragraphs, facts, action, notes, banner, footer }: Letter): string {
  const widest = largest(
    facts.map(([name]) => name.length),
    0,
  )
  const parts = [
    ...(banner ? [`*** ${banner} ***`] : []),
    title,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `  ${`${name}:`.padEnd(widest + 2)} ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
  ].map((part) => (part.includes('\n') ? part : wrapped(part)))
  // What follows two dashes and a space is a signature, which programs set apart.
  return `${parts.join('\n\n')}\n\n-- \n${footer.map(wrapped).join('\n')}\n`
}

const widestLine = 76

function wrapped(paragraph: string): string {
  const lines: string[] = ['']
  for (const word of paragraph.split(' ')) {
    const line = lines[lines.length - 1] ?? ''
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + 1 + word.length <= widestLine) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
