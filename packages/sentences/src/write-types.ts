/** Writes the declarations of every catalogue below the folders that it is given, and no others, before TypeScript reads them. */
import { removeStaleTypes, sentenceFiles, writeTypes } from './catalogues.ts'

try {
  for (const folder of process.argv.slice(2)) {
    removeStaleTypes(folder)
    for (const file of sentenceFiles(folder)) writeTypes(file)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
