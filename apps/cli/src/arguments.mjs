// @ts-check
// The command line. Plain JavaScript on Node's own modules: a mistake in it is reported before anything is installed.
import { parseArgs } from 'node:util'
import { UsageError } from '@convostat/installation/usage-error'

/**
 * @typedef {object} Command
 * @property {'analyze'} command
 * @property {string} file the chat; `-` for what is piped in
 * @property {string | null} pdf where to write it, each of the three
 * @property {string | null} csv
 * @property {string | null} json `-` for the standard output
 * @property {string | null} license
 * @property {'a4' | 'letter'} paper
 * @property {boolean} masked
 * @property {boolean} quiet
 * @property {boolean} force
 */

export const version = '1.0.0'

export const usage = `Usage: npx convostat FILE [options]        in ConvoStat's folder; anywhere else
       npm run -s --prefix FOLDER convostat -- FILE [options]

  FILE                an exported WhatsApp chat, .txt or .zip; - reads it from the standard input
  --pdf OUT.pdf       writes the report as a PDF: one page on Free, all of it with Pro
  --csv OUT.zip       writes everything as tables (Pro)
  --json [OUT.json]   writes the whole analysis as JSON, or prints it (Pro)
  --license FILE      your license.json, for Pro
  --paper a4|letter   the paper of the PDF (default a4)
  --masked            letters in place of names, and what was written is covered
  --force             what is there is overwritten
  --quiet             no progress and no summary
  --help              this text
  --version           the version

Exit codes: 0 done, 2 a mistake in the command line, 3 the chat cannot be read, 4 Pro is needed or the license does not count,
1 anything else.

Nothing leaves this computer. Without a license, only the newest 5,000 messages are analyzed.

Environment:
  CONVOSTAT_DATA      the folder of the server whose licenses count (default: in your user data folder)
  CONVOSTAT_LICENSE_PUBLIC_KEYS, CONVOSTAT_LICENSE_MODE
                      further keys whose licenses count; docs/licensing.md`

const flags = /** @type {const} */ ({
  pdf: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'boolean' },
  license: { type: 'string' },
  paper: { type: 'string' },
  masked: { type: 'boolean' },
  force: { type: 'boolean' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
})

/**
 * @param {string[]} args
 * @returns {Command | { command: 'help' } | { command: 'version' }}
 */
export function readCommand(args) {
  const { tokens } = parseArgs({ args: withJson(args), options: flags, strict: false, allowPositionals: true, tokens: true })
  /** @type {string[]} */
  const files = []
  /** @type {Map<string, string>} */
  const given = new Map()
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!Object.hasOwn(flags, name)) throw new UsageError(`There is no option ${rawName}.`)
    if (given.has(name)) throw new UsageError(`${rawName} is given twice.`)
    const takesValue = flags[/** @type {keyof typeof flags} */ (name)].type === 'string'
    if (takesValue && !value) throw new UsageError(`${rawName} needs a value.`)
    if (!takesValue && value !== undefined && name !== 'json') throw new UsageError(`${rawName} takes no value, got "${value}".`)
    given.set(name, value ?? '')
  }
  if (given.has('help')) return { command: 'help' }
  if (given.has('version')) return { command: 'version' }
  const [file, further] = files
  if (file === undefined) throw new UsageError('Which chat? Give the exported file.')
  if (further !== undefined) throw new UsageError(`One chat at a time: "${further}" is one too many.`)
  return {
    command: 'analyze',
    file,
    pdf: given.get('pdf') ?? null,
    csv: given.get('csv') ?? null,
    json: given.has('json') ? given.get('json') || '-' : null,
    license: given.get('license') ?? null,
    paper: readPaper(given.get('paper')),
    masked: given.has('masked'),
    force: given.has('force'),
    quiet: given.has('quiet'),
  }
}

/**
 * What follows on --json is its file where it ends like one: a chat never does.
 * @param {string[]} args
 */
function withJson(args) {
  const place = args.indexOf('--json')
  const next = args[place + 1]
  if (place < 0 || next === undefined || next.startsWith('-') || !/\.json$/i.test(next)) return args
  return [...args.slice(0, place), `--json=${next}`, ...args.slice(place + 2)]
}

/** @param {string} [paper] */
function readPaper(paper = 'a4') {
  if (paper !== 'a4' && paper !== 'letter') throw new UsageError(`--paper is "a4" or "letter", got "${paper}".`)
  return paper
}
