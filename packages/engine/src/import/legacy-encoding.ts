/**
 * Which of the encodings before Unicode a text was written in, judged by its letters: each is tried on a sample,
 * and the one whose outcome is made of a language's everyday letters is taken. Without clear evidence: none.
 */
import { largest } from '#stats/extremes.ts'
import { alphabets, type Candidate, type LegacyEncoding, latin, wide } from './legacy-letters.ts'
import { decoderOf } from './transcode.ts'

const SAMPLE_BYTES = 128 << 10
/** Fewer characters than this beyond ASCII prove nothing. */
const FEW = 8
/** Share of the characters beyond ASCII that are beside another one; in Latin script they stand alone. */
const WHOLE_WORDS = 0.7
/** By how much another Latin encoding must explain a text better than the usual one. */
const CLEARLY = 0.08

/** The encoding a text that is not UTF-8 was most likely written in, null where unknown. */
export function legacyEncoding(bytes: Uint8Array, size: number): LegacyEncoding | null {
  const sample = linesBeyondAscii(bytes, size)
  const { count, beside } = highBytes(sample)
  if (count < FEW) return null
  for (const candidate of wide) if (explained(sample, candidate) >= candidate.least) return candidate
  if (beside / count >= WHOLE_WORDS) return best(sample, alphabets)
  const usual = explained(sample, latin[0])
  return best(
    sample,
    latin.filter((candidate) => explained(sample, candidate) > usual + CLEARLY),
  )
}

function best(sample: Uint8Array, candidates: readonly Candidate[]): Candidate | null {
  let most = 0
  let found: Candidate | null = null
  for (const candidate of candidates) {
    const share = explained(sample, candidate)
    if (share >= candidate.least && share > most) {
      most = share
      found = candidate
    }
  }
  return found
}

/** The share of a sample's characters beyond ASCII that are everyday letters of one language; 0 where it contains impossible bytes. */
function explained(sample: Uint8Array, { label, everyday }: Candidate): number {
  const counts = new Map<string, number>()
  let total = 0
  // The dotted capital I would become two characters in lower case.
  for (const character of decoderOf(label)(sample).replaceAll('İ', 'i').toLowerCase()) {
    if (character < '\x80' || anyLanguage.test(character)) continue
    counts.set(character, (counts.get(character) ?? 0) + 1)
    total++
  }
  // A pair cut in two, or a stray byte of another program, does not speak against an encoding; many of them do.
  if (total === 0 || (counts.get('\ufffd') ?? 0) * 50 > total) return 0
  const shares = everyday.map((letters) => {
    let sum = 0
    for (const [character, count] of counts) if (letters.test(character)) sum += count
    return sum / total
  })
  return largest(shares)
}

/** Punctuation that is in texts of every language. */
const anyLanguage = /[\u00a0‘’“”„…–—•«»°€™©®¿¡、。，！？「」：；（）～]/u

/** The first lines that contain bytes beyond ASCII, up to the sample's size. */
function linesBeyondAscii(bytes: Uint8Array, size: number): Uint8Array {
  const sample = new Uint8Array(Math.min(size, SAMPLE_BYTES))
  let filled = 0
  let start = 0
  let isBeyond = false
  for (let i = 0; i < size && filled < sample.length; i++) {
    if (bytes[i] >= 0x80) isBeyond = true
    if (bytes[i] !== 10 && i + 1 < size) continue
    if (isBeyond) {
      const line = bytes.subarray(start, Math.min(i + 1, start + sample.length - filled))
      sample.set(line, filled)
      filled += line.length
    }
    start = i + 1
    isBeyond = false
  }
  return sample.subarray(0, filled)
}

function highBytes(sample: Uint8Array): { count: number; beside: number } {
  let count = 0
  let beside = 0
  for (let i = 0; i < sample.length; i++) {
    if (sample[i] < 0x80) continue
    count++
    if (sample[i - 1] >= 0x80 || sample[i + 1] >= 0x80) beside++
  }
  return { count, beside }
}
