import { figureTable } from './figure-tables.ts'
import { table } from './table.ts'

/** Who writes, and how they answer each other. */
export const peopleTables = [
  table({
    file: 'people.csv',
    about: 'Everyone of the whole chat, hidden people too, most messages first. Days and people chosen do not narrow it.',
    columns: {
      person: 'Name as shown',
      names_in_file: 'What the person is called in the export',
      messages: 'Messages of the analyzed part',
      hidden: 'Whether the person was hidden: then nothing of theirs is in any other table',
      is_me: 'Whether the reader said to be this person',
    },
    rows: ({ 'people.list': { people, me } }) =>
      people.map(({ name, names, messages, hidden }) => ({
        person: name,
        names_in_file: names.join('; '),
        messages,
        hidden,
        is_me: name === me,
      })),
  }),
  figureTable('message_share.csv'),
  figureTable('response_times.csv'),
  figureTable('response_matrix.csv'),
  figureTable('conversations.csv'),
  figureTable('bursts.csv'),
  figureTable('burst_people.csv'),
  figureTable('silences.csv'),
]
