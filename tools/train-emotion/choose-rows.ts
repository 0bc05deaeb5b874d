/** Which features are worth a row: those that say most and often, with a quota for every language. */
import type { Corpus } from './corpus.ts'
import type { Learned } from './learn.ts'

/** Share of all rows that are given out language by language; the rest goes to whatever weighs most. */
const quotaShare = 0.5
/** Languages of which little is known are not given more rows than can have been learned. */
const samplesARow = 0.25

const fewestOfLanguage = 3

/** Buckets, at most `most`, the most often met first. */
export function chooseRows(corpus: Corpus, samples: Int32Array, learned: Learned, counts: Int32Array, most: number): Int32Array {
  const { rowOf, dims, rows } = learned
  const norm = new Float32Array(learned.rowCount)
  for (let row = 0; row < norm.length; row++) {
    let square = 0
    for (let k = 0; k < dims; k++) square += rows[row * dims + k] ** 2
    norm[row] = Math.sqrt(square)
  }
  const bucketOfRow = new Int32Array(learned.rowCount)
  for (let bucket = 0; bucket < rowOf.length; bucket++) if (rowOf[bucket] >= 0) bucketOfRow[rowOf[bucket]] = bucket
  const isChosen = new Uint8Array(norm.length)
  let chosen = 0

  const byLanguage = new Map<number, number[]>()
  for (const sample of samples) {
    const language = corpus.language.values[sample]
    const list = byLanguage.get(language)
    if (list) list.push(sample)
    else byLanguage.set(language, [sample])
  }
  const quota = Math.floor((most * quotaShare) / byLanguage.size)
  for (const [, own] of [...byLanguage].sort((a, b) => a[0] - b[0])) {
    const met = corpus.counts(own)
    const worth = Float32Array.from(norm, (of, row) => of * Math.sqrt(met[bucketOfRow[row]]))
    const candidates = rowsWith(met, bucketOfRow, fewestOfLanguage).sort((a, b) => worth[b] - worth[a] || a - b)
    for (const row of candidates.subarray(0, Math.min(quota, Math.ceil(own.length / samplesARow)))) {
      if (isChosen[row] === 0) chosen++
      isChosen[row] = 1
    }
  }
  const worth = Float32Array.from(norm, (of, row) => of * Math.sqrt(counts[bucketOfRow[row]]))
  const all = Int32Array.from({ length: norm.length }, (_, row) => row).sort((a, b) => worth[b] - worth[a] || a - b)
  for (const row of all) {
    if (chosen >= most) break
    if (isChosen[row] === 0) chosen++
    isChosen[row] = 1
  }
  // Rows are in the order of their counts already.
  return bucketOfRow.filter((_, row) => isChosen[row] !== 0)
}

function rowsWith(met: Int32Array, bucketOfRow: Int32Array, fewest: number): Int32Array {
  const rows = new Int32Array(bucketOfRow.length)
  let count = 0
  for (let row = 0; row < bucketOfRow.length; row++) if (met[bucketOfRow[row]] >= fewest) rows[count++] = row
  return rows.slice(0, count)
}
