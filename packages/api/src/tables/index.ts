import { activityTables } from './activity.ts'
import { feelingTables } from './feelings.ts'
import { figureTable } from './figure-tables.ts'
import { messageColumns, messagesAbout, messagesFile } from './messages.ts'
import { peopleTables } from './people.ts'
import type { Table } from './table.ts'

/** What is written. */
const wordTables = [
  'words.csv',
  'emojis.csv',
  'phrases.csv',
  'comparison.csv',
  'links.csv',
  'latest_links.csv',
  'writing_style.csv',
  'message_lengths.csv',
  'topics.csv',
  'topics_by_month.csv',
  'topic_messages.csv',
].map(figureTable)

/** Every table that is made of answers, in the order of the files. */
export const tables: readonly Table[] = [...activityTables, ...peopleTables, ...feelingTables, ...wordTables]

/** Every file of the export that is a table, with its columns. */
export const tableFiles: readonly Pick<Table, 'file' | 'about' | 'columns'>[] = [
  { file: messagesFile, about: messagesAbout, columns: messageColumns },
  ...tables,
]

export const readmeFile = 'README.txt'

/** What each file and column means, for readers who have only the archive. */
export const readme = (given: { made: string; isMasked: boolean; filter: string | null }): string =>
  [
    'ConvoStat: everything about this chat as tables',
    '',
    `Made ${given.made} (UTC).`,
    ...(given.filter === null ? [] : [`Only ${given.filter}.`]),
    ...(given.isMasked ? ["Masked: names stand for people's real ones, and what they wrote is covered."] : []),
    '',
    ...wrapped(conventions.join(' ')),
    ...tableFiles.flatMap(({ file, about, columns }) => [
      '',
      file,
      ...wrapped(about, '  '),
      ...Object.entries(columns).map(([column, says]) => `  - ${column}: ${says}`),
    ]),
    '',
  ].join('\r\n')

const conventions = [
  'Each file is CSV (RFC 4180): UTF-8 with a byte order mark, commas, CRLF.',
  'Numbers have a point and no grouping; an empty cell is a value that there is not.',
  'A text that a spreadsheet would run as a formula begins with an apostrophe.',
  'Times are wall-clock times as the phone showed them, in no time zone.',
  'What the model of feelings would tell is empty where it could not be loaded.',
]

function wrapped(text: string, indent = ''): string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(' ')) {
    if (line !== indent && line.length + word.length > 99) {
      lines.push(line.trimEnd())
      line = indent
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}

/** The same as a page of the documentation. */
export const tablesPage = (): string =>
  [
    '# Everything as tables',
    '',
    '`GET /api/export/csv` (Pro) answers with `convostat_export.zip`: one CSV file a table, and a README.txt that says what this page says.',
    'Both are made of the declarations in `packages/api/src/tables`; a test keeps this page in step.',
    '',
    ...conventions.map((each) => `- ${each}`),
    '- `from`, `to` and `author` narrow it as they do every call; `masked=true` puts letters in place of names and covers what was written.',
    '',
    '`GET /api/export/json` (Pro) answers with the same analysis as one JSON object, every answer by the name of its call:',
    '[analysis.schema.json](analysis.schema.json) is its JSON Schema.',
    ...tableFiles.flatMap(({ file, about, columns }) => [
      '',
      `## ${file}`,
      '',
      about,
      '',
      '| Column | What it says |',
      '| --- | --- |',
      ...Object.entries(columns).map(([column, says]) => `| \`${column}\` | ${says} |`),
    ]),
    '',
  ].join('\n')
