// @ts-check
/** The scores of a run, by file, and what no test noticed. */

/**
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: Place, end: Place } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 */

/**
 * @param {Report} report
 * @param {import('./groups.mjs').Group} group
 * @param {{ of: number, ofCore: number }} sample
 */
export function summary(report, group, { of, ofCore }) {
  const files = Object.entries(report.files)
    .map(([path, { source, mutants }]) => ({ path: path.replace(`${group.folder}/`, ''), source, ...counts(mutants) }))
    .filter(({ tried }) => tried > 0)
    .sort((a, b) => b.survivors.length - a.survivors.length)
  const whole = overall(
    { files: files.filter(({ path }) => group.core.includes(path)), isWhole: ofCore === 1 },
    { files: files.filter(({ path }) => !group.core.includes(path)), isWhole: of === 1 },
  )
  const waited = Object.values(report.files).flatMap(({ mutants }) => mutants.filter(({ status }) => status === 'Timeout')).length
  if (waited > 0) whole.says += ` ${waited} of them were never done and count as noticed.`
  const table = [
    '| file | mutants | tried | noticed | not noticed | score |',
    '|---|---:|---:|---:|---:|---:|',
    ...files.map(
      ({ path, all, tried, killed, survivors }) =>
        `| ${path} | ${all} | ${tried} | ${killed} | ${survivors.length} | ${percent(killed / tried)} |`,
    ),
    '',
    whole.says,
  ].join('\n')
  const lists = files
    .filter(({ survivors }) => survivors.length > 0)
    .map(({ path, source, survivors }) => `## ${path}\n\n${survivors.map((mutant) => change(source, mutant)).join('\n')}\n`)
  return { table, score: whole.score, high: whole.high, whole: `${table}\n\n${lists.join('\n')}` }
}

/** Those that no test can try (not in the sample, or not to be run at all) count for nothing. @param {Mutant[]} mutants */
function counts(mutants) {
  const valid = mutants.filter(({ status }) => status !== 'RuntimeError' && status !== 'Ignored')
  const tried = valid.filter(({ status }) => status !== 'CompileError')
  const survivors = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  return { all: valid.length, tried: tried.length, killed: tried.length - survivors.length, survivors }
}

/**
 * The group's score, each part in proportion to its mutants; with Wilson's interval of 95 % for each part that is a sample.
 * @param {{ files: ReturnType<typeof counts>[], isWhole: boolean }[]} parts
 */
function overall(...parts) {
  const found = parts.map(({ files, isWhole }) => {
    const sum = (/** @type {'all' | 'tried' | 'killed'} */ key) => files.reduce((total, file) => total + file[key], 0)
    const [all, tried, killed] = [sum('all'), sum('tried'), sum('killed')]
    const share = tried === 0 ? 0 : killed / tried
    const [low, high] = isWhole || tried === 0 ? [share, share] : wilson(share, tried)
    return { all, tried, share, low, high }
  })
  const total = found.reduce((sum, { all }) => sum + all, 0)
  const of = (/** @type {'share' | 'low' | 'high'} */ key) =>
    Math.round((1000 * found.reduce((sum, part) => sum + part[key] * part.all, 0)) / total) / 10
  const tried = found.reduce((sum, part) => sum + part.tried, 0)
  const says = `${of('share')} % of ${total} mutants are noticed (${tried} tried; 95 %: ${of('low')} to ${of('high')} %).`
  return { says, score: of('share'), high: of('high') }
}

/** @param {number} p @param {number} n */
function wilson(p, n) {
  const z = 1.96
  const middle = p + (z * z) / (2 * n)
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  return [middle - spread, middle + spread].map((bound) => bound / (1 + (z * z) / n))
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`

/** @param {string} source @param {Mutant} mutant */
function change(source, { status, mutatorName, replacement, location: { start, end } }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  const short = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').slice(0, 110)
  return `- ${start.line}:${start.column} ${mutatorName}${status === 'NoCoverage' ? ' (not run)' : ''}: \`${short(lines.join('\n'))}\` → \`${short(replacement ?? '')}\``
}
