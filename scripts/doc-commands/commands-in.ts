/** A command as a document has it, and the line it is on. */
export interface DocCommand {
  path: string
  line: number
  command: string
}

/** Settings in front of a program, then its name and at least one argument. */
const programs = /^(?:[A-Z_]+=(?:'[^']*'|\S*)\s+)*(?:npm|npx|node|bash|curl)\s+\S/

/** Commands joined by `&&`, without comments, redirections and a `&` at the end. */
function separate(line: string): string[] {
  return line
    .replace(/\s+#\s.*$/, '')
    .split(/\s+&&\s+/)
    .map((part) =>
      part
        .replace(/\s+>\s*\S+\s*$/, '')
        .replace(/\s*&\s*$/, '')
        .trim(),
    )
    .filter((part) => programs.test(part))
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Every command of a document: each line of its shell blocks, and code in its text that begins with a program. */
export function commandsIn(path: string, text: string): DocCommand[] {
  const found: DocCommand[] = []
  const add = (index: number, written: string) => {
    for (const command of separate(written)) found.push({ path, line: lineAt(text, index), command })
  }
  const withoutBlocks = text.replace(
    /^( *)```(\w*)\n([\s\S]*?)^\1```/gm,
    (block, indent: string, language: string, code: string, index: number) => {
      let at = index + block.indexOf('\n') + 1
      if (language === 'sh')
        for (const line of code.split(/(?<!\\)\n/)) {
          add(at, line.slice(indent.length).replace(/\s*\\\n\s*/g, ' '))
          at += line.length + 1
        }
      return block.replace(/[^\n]/g, ' ')
    },
  )
  for (const { 0: span, 1: inner, index } of withoutBlocks.matchAll(/`([^`\n]*(?:\n(?!\n)[^`\n]*)*)`/g))
    add(index + span.indexOf(inner), inner.replace(/\s+/g, ' '))
  return found.sort((one, other) => one.line - other.line)
}
