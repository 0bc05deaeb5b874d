// @ts-check
// Finds LibreOffice, in which `npm run check:office` opens the files we write, or installs its spreadsheet program.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const places = [
  '/usr/bin/soffice',
  '/usr/bin/libreoffice',
  '/usr/local/bin/soffice',
  '/snap/bin/libreoffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
]

/** The path of a LibreOffice, installed first if there is none. Throws one sentence on how to install it by hand. */
export function ensureOffice() {
  if (!findOffice() && isDebianRoot()) {
    console.log('No LibreOffice found: installing its Calc with apt-get (about 300 MB).')
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'libreoffice-calc')
  }
  const office = findOffice()
  if (office) return office
  throw new Error(
    'The check of our CSV files needs LibreOffice Calc. Install it (Debian, Ubuntu: sudo apt-get install libreoffice-calc; others: libreoffice.org) or set SOFFICE_PATH.',
  )
}

/** The path of a LibreOffice that is already here, or null. A SOFFICE_PATH that leads nowhere is a mistake to hear about. */
function findOffice() {
  const wanted = process.env.SOFFICE_PATH
  if (wanted && !existsSync(wanted)) throw new Error(`SOFFICE_PATH is ${wanted}, but there is no file.`)
  return wanted || (places.find((place) => existsSync(place)) ?? null)
}

function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureOffice())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
