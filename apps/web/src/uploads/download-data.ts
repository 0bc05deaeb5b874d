import { saveFile } from '../charts/save-file.ts'
import { api } from '../data/api.ts'
import { allFavorites } from '../data/favorites.ts'
import { allMilestones } from '../data/saved-milestones.ts'

/** Gives the reader everything that is kept here as one file: the chats, the favorites and the followed keywords. */
export async function downloadData(): Promise<void> {
  const [favorites, milestones] = await Promise.all([allFavorites(), allMilestones()])
  const file = await api.uploads.backupWith({ favorites, milestones })
  saveFile(file, file.name)
}
