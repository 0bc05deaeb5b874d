import { isMasked } from '#data/masking/masked.ts'
import { masking } from '#data/masking/masking.ts'
import { say } from '#messages/index.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import type { Numbered } from './numbers-part.ts'
import type { Part } from './painting.ts'
import { type Picture, type PictureWords, pictureWidth, pngOf, svgOf } from './picture.ts'
import { saveFile } from './save-file.ts'
import { type Table, tableFile } from './table.ts'
import { type ChartTokens, paperTokens } from './tokens.ts'

/** What a chart needs beyond its page to be taken away. */
export interface Saving<T> {
  /** What its files are called: `convostat-activity.png`. Never anything of the chat. */
  file:
    | 'activity'
    | 'activity-by-person'
    | 'answer'
    | 'hours'
    | 'share'
    | 'calendar'
    | 'milestone'
    | 'sentiment'
    | 'sentiment-timeline'
    | 'emotions'
    | 'words'
    | 'emoji'
    | 'own-words'
    | 'phrases'
    | 'topics'
    | 'writing'
    | 'links'
    | 'word-story'
    | 'moods'
    | 'sync'
    | 'balance'
    | 'conversations'
    | 'bursts'
    | 'replies'
    | 'pairs'
    | 'gaps'
    | 'streaks'
    | 'caring'
    | 'extremes'
    | 'languages'
    | 'trend'
    | 'vibe'
    | 'highlights'
    | 'overview'
    | 'waiting'
    | 'amounts'
    | 'finding'
    | 'moments'
    | 'favorites'
  /** The chart's sentence, without markup. */
  sentence: (data: T) => string | null
  notes: (data: T) => PictureWords['notes']
  /** The numbers in its drawing, where it is made of them: they are shared as text, too. */
  numbers?: (data: T) => readonly Numbered[]
  drawing: (data: T, tokens: ChartTokens, width: number, placeOf: PlaceOf) => Promise<Part[]>
}

/** What is written around every picture. */
export interface Heading {
  title: string
  unit: string
  part: string | null
  /** Over how much it is counted. */
  over: string
}

export type PictureFormat = keyof typeof makers

/** How a picture becomes a file of each format. */
const makers = {
  png: pngOf,
  svg: async (picture: Picture) => new Blob([forFile(await svgOf(picture))], { type: 'image/svg+xml;charset=utf-8' }),
}

/** What stands for someone is told apart by what nobody sees: in a file it has no use. */
const forFile = (content: string): string => masking.forFile(content)

/** Makes the picture of a chart and gives it to the reader. */
export async function savePicture<T>(
  format: PictureFormat,
  data: T,
  { title, unit, part, over }: Heading,
  saving: Saving<T>,
  placeOf: PlaceOf,
): Promise<void> {
  const tokens = paperTokens()
  const words: PictureWords = {
    title,
    unit,
    sentence: saving.sentence(data),
    notes: saving.notes(data),
    foot: [part, over, isMasked() && say.masked.inFile].filter(Boolean).join(' '),
  }
  const drawing = await saving.drawing(data, tokens, pictureWidth, placeOf)
  saveFile(await makers[format]({ words, drawing, tokens }), masking.fileName(`convostat-${saving.file}.${format}`))
}

/** Gives the reader the table of a chart as a file. */
export function saveCsv(table: Table, file: Saving<never>['file']): void {
  const content = forFile(tableFile(table))
  saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), masking.fileName(`convostat-${file}.csv`))
}
