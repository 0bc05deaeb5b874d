import { saveFile } from '../charts/save-file.ts'
import { api } from '../data/api.ts'
import { allAsked } from '../data/asked-questions.ts'
import { allCorrections } from '../data/corrections.ts'
import { allFavorites } from '../data/favorites.ts'
import { allLeftOut } from '../data/left-out-words.ts'
import { keptLicenseText } from '../data/license.ts'
import { allMarks } from '../data/moment-marks.ts'
import { allPeople } from '../data/people.ts'
import { allMilestones } from '../data/saved-milestones.ts'
import { allUnread } from '../data/unreadable.ts'

/** Gives the reader everything that is kept here as one file: the chats, the favorites, the followed keywords, the corrections, the people, what was said of moments, the words left out, the questions asked and the license. */
export async function downloadData(): Promise<void> {
  const [favorites, milestones, corrections, people, moments, left_out, asked, license] = await Promise.all([
    allFavorites(),
    allMilestones(),
    allCorrections(),
    allPeople(),
    allMarks(),
    allLeftOut(),
    allAsked(),
    keptLicenseText(),
  ])
  // By now everything was read.
  const unreadable = await allUnread()
  const file = await api.uploads.backupWith({ favorites, milestones, corrections, people, moments, left_out, asked, license, unreadable })
  saveFile(file, file.name)
}
