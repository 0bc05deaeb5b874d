/**
 * What a run without spaces does to itself and its neighbours. Its words are not parted: one that contains a negator is
 * denied as a whole (我不喜欢, 楽しくなかった, ไม่ชอบ), and one that begins with a "but" sets off what came before.
 */
import { contrasts, deniesItself } from './roles.ts'

/** Negators, and longer words they are only a part of. */
const negators: readonly (readonly [negator: string, partOf: readonly string[]])[] = [
  ['不', '不过 不過 不仅 不僅 不管 不断 不斷 不错 不錯 不客气 不客氣 对不起 對不起 差不多 了不起'.split(' ')],
  ['没', '没事 没关系 没问题'.split(' ')],
  ['沒', '沒事 沒關係 沒問題'.split(' ')],
  ['别', '特别 区别 个别 分别 性别 级别 告别 离别 别人 别的'.split(' ')],
  ['ない', '少ない 危ない 切ない もったいない しれない 違いない 半端ない ないと'.split(' ')],
  ['なかっ', '少なかっ 危なかっ 切なかっ 違いなかっ'.split(' ')],
  ['なく', '少なく 危なく 切なく なくちゃ なくな'.split(' ')],
  ['ません', 'すみません すいません しれません 違いません'.split(' ')],
  ['ไม่', []],
  ['อย่า', 'อย่าง'.split(' ')],
]

const contrasting = ['但', '可是', '不过', '不過', '然而', 'でも', 'だけど', 'しかし', 'แต่']

/** Letters a negator ends with, or a "but" begins with: nearly all others need no second look. */
const isLast = new Uint8Array(1 << 16)
const isFirst = new Uint8Array(1 << 16)
for (const [negator] of negators) isLast[negator.charCodeAt(negator.length - 1)] = 1
for (const word of contrasting) isFirst[word.charCodeAt(0)] = 1

/** The bits of roles.ts the run in units[start..end) has beside being a word. */
export function roleOfRun(units: Uint16Array, start: number, end: number): number {
  const isContrast = start < end && isFirst[units[start]] === 1 && contrasting.some((word) => standsAt(word, units, start, start, end))
  let role = isContrast ? contrasts : 0
  for (let at = start; at < end; at++)
    if (isLast[units[at]] === 1)
      for (const [negator, partOf] of negators) {
        const from = at + 1 - negator.length
        if (!standsAt(negator, units, from, start, end)) continue
        if (!partOf.some((word) => standsAt(word, units, from - word.indexOf(negator), start, end))) role |= deniesItself
      }
  return role
}

/** Whether the word is units[from..], within units[start..end). */
function standsAt(word: string, units: Uint16Array, from: number, start: number, end: number): boolean {
  if (from < start || from + word.length > end) return false
  for (let i = 0; i < word.length; i++) if (units[from + i] !== word.charCodeAt(i)) return false
  return true
}
