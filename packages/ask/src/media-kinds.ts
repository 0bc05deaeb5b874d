/** Pictures, videos, voice messages and so on, where an export names them: by its placeholder or by the file's ending. */
import { type Chat, flag, kindIndex, messageText, textBetween } from '@convostat/engine/chat/chat'
import { languages } from '@convostat/engine/languages'

export const mediaKinds = ['photos', 'videos', 'voice', 'stickers', 'gifs', 'documents'] as const
export type MediaKind = (typeof mediaKinds)[number]

const omitted = [
  ['image', 'photos'],
  ['video', 'videos'],
  ['videoNote', 'videos'],
  ['audio', 'voice'],
  ['sticker', 'stickers'],
  ['gif', 'gifs'],
  ['document', 'documents'],
] as const

const endings: readonly (readonly [RegExp, MediaKind])[] = [
  [/\bSTK-[\w-]+\.webp|STICKER-[\w-]+\.webp|\.webp\b/i, 'stickers'],
  [/\bGIF-[\w-]+\.(?:mp4|gif)|\.gif\b/i, 'gifs'],
  [/\.(?:jpe?g|png|heic|heif)\b/i, 'photos'],
  [/\.(?:mp4|mov|3gp|m4v|avi|mkv)\b/i, 'videos'],
  [/\.(?:opus|m4a|aac|ogg|mp3|amr|wav)\b/i, 'voice'],
  [/\.(?:pdf|docx?|xlsx?|pptx?|txt|zip|csv)\b/i, 'documents'],
]

/** By length, so that "video note omitted" is not a video in some language. */
const placeholders: readonly { text: string; kind: MediaKind }[] = languages
  .flatMap(({ omitted: written }) =>
    omitted.flatMap(([of, kind]) => (written?.[of] ?? []).map((text) => ({ text: text.toLowerCase(), kind }))),
  )
  .sort((a, b) => b.text.length - a.text.length)

/** This many bytes before or behind a caption is its placeholder. */
const BESIDE = 80

/** File names differ, so no more are remembered. */
const MOST_PLACEHOLDERS = 1000

const known = new WeakMap<Chat, Uint8Array>()

/** For each row the index of the kind in `mediaKinds`, from 1; 0 where it is not media, or the export names no kind. */
export function mediaKindOf(chat: Chat): Uint8Array {
  const there = known.get(chat)
  if (there) return there
  const found = new Uint8Array(chat.count)
  const kinds = new Map<string, MediaKind | undefined>()
  for (let row = 0; row < chat.count; row++) {
    if (chat.kind[row] !== kindIndex.media) continue
    // Most are a placeholder and nothing else, and there are few placeholders.
    const isBare = (chat.flags[row] & flag.bare) !== 0
    const line = isBare ? messageText(chat, row) : lineAround(chat, row)
    const kind = isBare && kinds.has(line) ? kinds.get(line) : kindIn(line)
    if (isBare && kinds.size < MOST_PLACEHOLDERS) kinds.set(line, kind)
    if (kind) found[row] = mediaKinds.indexOf(kind) + 1
  }
  known.set(chat, found)
  return found
}

function kindIn(line: string): MediaKind | undefined {
  const text = line.toLowerCase()
  return placeholders.find((each) => text.includes(each.text))?.kind ?? endings.find(([ending]) => ending.test(line))?.[1]
}

/** A message with what is beside its text on its own lines. */
function lineAround({ bytes, start, end }: Chat, row: number): string {
  let from = start[row]
  while (from > 0 && start[row] - from < BESIDE && bytes[from - 1] !== 10) from--
  let to = end[row]
  while (to < bytes.length && to - end[row] < BESIDE && bytes[to] !== 10 && bytes[to] !== 0) to++
  return textBetween(bytes, from, to)
}
