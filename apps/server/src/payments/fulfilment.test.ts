import { join } from 'node:path'
import { openDatabase } from '#licenses/database.ts'
import { fulfilmentLaws } from '#testing/fulfilment-laws/index.ts'
import { temporaryFolder } from '#testing/published-folder.ts'

fulfilmentLaws(
  {
    async open() {
      const path = join(temporaryFolder(), 'desk.db')
      return { database: openDatabase(path), again: async () => openDatabase(path) }
    },
  },
  { rounds: 60, duplicates: 1000, buyers: 2 },
)
