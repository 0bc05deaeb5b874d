/** A chat's name from the name of its export: `WhatsApp Chat with Ana.txt`, `1791234567_WhatsApp_Chat_-_Ana (1).zip`. */
import { languages } from '#languages/index.ts'

const EXTENSION = /(?:\.(?:txt|zip))+$/i
/** What downloads add: a number in front, ` (1)`, ` 2` or `-1` behind. */
const DOWNLOAD_PREFIX = /^\d{6,}[_\- ]+/
const DOWNLOAD_SUFFIX = /(?: ?\(\d{1,3}\)| [2-9]|-[1-9]| - (?:copy|kopie|copia|copie))$/i
const MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const BLANKS = /[\s\u00a0]+/g

/**
 * The title in the exported text's own name, else in that of the archive around it; null where neither is named as phones
 * name them (`_chat.txt`, `chat.txt`, `export.zip`).
 */
export function titleOf(fileName: string, archiveName: string | null): string | null {
  return titleIn(fileName) ?? (archiveName === null ? null : titleIn(archiveName))
}

function titleIn(path: string): string | null {
  const name = tidied(path)
  for (const { before, after } of wordings()) {
    if (name.length <= before.length + after.length || !startsWith(name, before) || !endsWith(name, after)) continue
    const title = name.slice(before.length, name.length - after.length).trim()
    if (title && !/^_?chat$/i.test(title)) return title
  }
  // In any language an iPhone writes the service's name, a dash, the title.
  const [, title] = /^[^-]{0,40}whatsapp[^-]{0,30} - (.+)$/iu.exec(name) ?? []
  return title?.trim() || null
}

/** The name without folders, extension and what a download added, with its spaces back. */
function tidied(path: string): string {
  let name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  if (name.includes('%20')) name = decoded(name)
  name = name.normalize('NFC').replace(MARKS, '').replace(EXTENSION, '').replace(DOWNLOAD_PREFIX, '').replace(BLANKS, ' ').trim()
  if (!name.includes(' ')) name = name.replace(name.includes('_') ? /_+/g : /\.+/g, ' ').trim()
  return name.replace(DOWNLOAD_SUFFIX, '').replace(DOWNLOAD_SUFFIX, '').trim()
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name // a name with a real percent sign
  }
}

let built: { before: string; after: string }[] | null = null

/** All languages' wordings, the longest first: one may begin like another (`Чат WhatsApp с контактом`), and its last words are not a title. */
function wordings(): { before: string; after: string }[] {
  built ??= languages
    .flatMap(({ title = [] }) => title)
    .map((wording) => {
      const [before, after] = wording.split('{title}')
      return { before, after }
    })
    .sort((a, b) => b.before.length + b.after.length - a.before.length - a.after.length)
  return built
}

const isSame = (a: string, b: string): boolean => a.localeCompare(b, 'und', { sensitivity: 'accent' }) === 0
const startsWith = (name: string, before: string): boolean => isSame(name.slice(0, before.length), before)
const endsWith = (name: string, after: string): boolean => after === '' || isSame(name.slice(-after.length), after)
