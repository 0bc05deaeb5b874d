import type { UnreadableUpload } from '@convostat/api'
import { saveFile } from '#charts/save-file.ts'
import { api } from '#data/client/api.ts'
import { keptLicenseText } from '#data/license/license.ts'
import { allPeople } from '#data/people/people.ts'
import { allAsked } from '#data/saved/asked-questions.ts'
import { allCorrections } from '#data/saved/corrections.ts'
import { allFavorites } from '#data/saved/favorites.ts'
import { allKeptOff } from '#data/saved/kept-off.ts'
import { allLeftOut } from '#data/saved/left-out-words.ts'
import { allMarks } from '#data/saved/moment-marks.ts'
import { allMilestones } from '#data/saved/saved-milestones.ts'
import { allUnread, unreadAskedOf } from '#data/saved/unreadable.ts'
import { format } from '#format/index.ts'

/**
 * Gives the reader everything that is kept here as one file: the chats, the favorites, the followed keywords, the corrections, the
 * people, what was said of moments, the words left out, the messages kept off, the questions asked and the license. Answers which chats are damaged and
 * which are missing, by the names they have.
 */
export async function downloadData(): Promise<[damaged: string[], missing: string[]]> {
  const { unreadable: chats = [] } = await api.uploads.list({ check: true })
  const [favorites, milestones, corrections, people, moments, left_out, kept_off, asked, license] = await Promise.all([
    allFavorites(),
    allMilestones(),
    allCorrections(),
    allPeople(),
    allMarks(),
    allLeftOut(),
    allKeptOff(),
    allAsked(),
    keptLicenseText(),
  ])
  // By now everything was read.
  const unreadable = await allUnread()
  const saved = { favorites, milestones, corrections, people, moments, left_out, kept_off, asked, license, unreadable }
  const file = await api.uploads.backupWith(saved)
  saveFile(file, file.name)
  const [damaged, missing] = [false, true].map((is) => chats.filter(({ is_missing }) => is_missing === is).map(nameOf))
  return [damaged, missing]
}

/** What a chat goes by; where nothing of its name can be read, the day it was saved. */
const nameOf = ({ title, filename, uploadDate }: UnreadableUpload): string =>
  title ?? filename ?? (uploadDate === null ? '?' : format.day(uploadDate.slice(0, 10)))

/** Gives the reader one chat as a file that can be restored, with the questions about it, readable or not, and the messages kept off. */
export async function downloadChat(id: string): Promise<void> {
  const asked = (await allAsked()).filter(({ uploadId }) => uploadId === id)
  const unreadable = await unreadAskedOf(id)
  const kept_off = (await allKeptOff()).filter(({ uploadIds }) => uploadIds.includes(id))
  const file = await api.uploads.backupWith({ favorites: [], milestones: [], kept_off, asked, unreadable, upload_id: id })
  saveFile(file, file.name)
}
