import { vibe as vibeOf } from '@convostat/engine/analyses/vibe'
import { countedFace } from '#counted-face.ts'
import { none } from '#figure.ts'

export const vibe = countedFace<'vibe'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const { character, reasons } = vibeOf(chat, feelings, selection)
    return { vibe: character, reasons }
  },
  public: none,
  report: none,
  // It is a word about figures that are in other files.
  tables: none,
  ask: { by: ['sentiment', 'emotions'], tool: none },
})
