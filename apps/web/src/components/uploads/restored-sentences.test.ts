import { Failure, type RestoredAnswer, type SavedKind } from '@convostat/api'
import { expect, test, vi } from 'vitest'
import type { BroughtBack } from '#data/saved/bring-back.ts'
import { restoredSentences } from './restored-sentences.ts'

vi.mock('#data/saved/restoring.ts', () => ({}))

const nothing: BroughtBack = { brought: 0, noRoom: 0, failed: 0 }
const restored = (
  chats: Partial<RestoredAnswer> = {},
  saved: Partial<Record<SavedKind, Partial<BroughtBack>>> = {},
  refused: Failure | null = null,
  unread = { brought: 0, failed: 0 },
) =>
  restoredSentences({
    chats: { restored: 0, skipped: 0, damaged: 0, no_room: 0, damaged_saved: 0, favorites: [], milestones: [], ...chats },
    saved: Object.fromEntries(
      (['favorites', 'milestones', 'corrections', 'people', 'moments', 'left_out', 'kept_off', 'asked'] as const).map((kind) => [
        kind,
        { ...nothing, ...saved[kind] },
      ]),
    ) as Record<SavedKind, BroughtBack>,
    license: { isBack: false, refused },
    unread,
  })

test('what came back, grew, was here, was damaged, had no room or failed is said, each with its number and kind', () => {
  expect(restored()).toEqual({ sentence: 'Nothing to restore.', isPartial: false })
  expect(restored({ restored: 2, skipped: 1 }, { favorites: { brought: 3 } })).toEqual({
    sentence: '2 chats restored. 3 saved messages brought back. 1 chat was already here.',
    isPartial: false,
  })
  expect(restored({ merged: ['upload_1'] })).toEqual({ sentence: 'Missing messages added to 1 chat.', isPartial: false })
  expect(restored({ no_room: 1 }, { favorites: { brought: 10, noRoom: 19_990 }, milestones: { brought: 1 } })).toEqual({
    sentence: '10 saved messages and 1 saved keyword brought back. There was no room for 1 chat and 19,990 saved messages.',
    isPartial: true,
  })
  expect(restored({ damaged: 1, damaged_saved: 3, damaged_kinds: { favorites: 2, people: 1 } })).toEqual({
    sentence:
      'Nothing to restore. Damaged in the backup and not restored: 2 saved messages and the names in 1 chat. 1 chat in the backup is damaged and could not be restored.',
    isPartial: true,
  })
  expect(restored({ restored: 1, damaged_saved: 1 }).sentence).toBe(
    '1 chat restored. Some saved items in the backup are damaged and could not be restored.',
  )
  expect(restored({ failed: 2 }, { corrections: { failed: 4 } })).toEqual({
    sentence: 'Nothing to restore. 2 chats and 4 corrected messages could not be saved. Please try again.',
    isPartial: true,
  })
})

test('a license that is in use on three devices is mentioned beside the rest, and hides none of it', () => {
  const full = new Failure('device_limit', {
    devices: ([1, 2, 3] as const).map((slot) => ({ slot, label: `${slot}`, last_seen: '2024-01-01T00:00:00Z' })),
  })
  expect(restored({ restored: 1 }, {}, full)).toEqual({
    sentence: '1 chat restored.',
    isPartial: false,
    aside:
      'Your license is already in use on 3 devices, so it was not activated here. To choose which device to replace, upload your license file in Settings.',
  })
  expect(restored({ restored: 1 }, {}, new Failure('license_malformed')).sentence).toMatch(
    /^1 chat restored\. The license in the file could not be restored\./,
  )
})

test('records that this version cannot read are reported when they are restored and when they are not', () => {
  expect(restored({}, {}, null, { brought: 2, failed: 0 })).toEqual({
    sentence: '2 items brought back that could not be read when the backup was made.',
    isPartial: false,
  })
  expect(restored({}, {}, null, { brought: 0, failed: 1 })).toEqual({
    sentence: 'Nothing to restore. 1 item from the backup, unreadable when it was made, could not be saved.',
    isPartial: true,
  })
})
