import type { Progress } from '@convostat/engine/import/read-failure'

/** What is being done to a chat, in English, as a terminal says it; the page has the same in its own languages. */
export const stageWords: Readonly<Record<Progress['stage'], string>> = {
  opening: 'Opening the file',
  reading: 'Reading the messages',
  merging: 'Combining the exports',
  counting: 'Counting',
  feeling: 'Reading emotions',
  fetching: 'Loading the PDF tools',
  printing: 'Laying out the pages',
  writing: 'Writing the tables',
}
