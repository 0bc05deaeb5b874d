import type { Progress } from '@convostat/engine/import/read-failure'

/** What is being done to a chat, in English, as a terminal says it; the page has the same in its own languages. */
export const stageWords: Readonly<Record<Progress['stage'], string>> = {
  opening: 'Opening the file',
  reading: 'Reading the messages',
  merging: 'Putting the exports together',
  counting: 'Counting',
  feeling: 'Reading the feelings',
  fetching: 'Loading what makes a PDF',
  printing: 'Setting the pages',
  writing: 'Writing the tables',
}
