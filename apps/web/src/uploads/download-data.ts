import { saveFile } from '../charts/save-file.ts'
import { api } from '../data/api.ts'
import { allCorrections } from '../data/corrections.ts'
import { allFavorites } from '../data/favorites.ts'
import { keptLicenseText } from '../data/license.ts'
import { allMilestones } from '../data/saved-milestones.ts'

/** Gives the reader everything that is kept here as one file: the chats, the favorites, the followed keywords, the corrections and the license. */
export async function downloadData(): Promise<void> {
  const [favorites, milestones, corrections, license] = await Promise.all([
    allFavorites(),
    allMilestones(),
    allCorrections(),
    keptLicenseText(),
  ])
  const file = await api.uploads.backupWith({ favorites, milestones, corrections, license })
  saveFile(file, file.name)
}
