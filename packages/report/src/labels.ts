import { sayReport } from './messages/index.ts'
import type { Labels } from './typst/prepared.ts'

const { report, book } = sayReport

export const reportLabels: Labels = { kicker: report.kicker, contents: report.contents, keywords: report.keywords }
export const bookLabels: Labels = { kicker: book.kicker, contents: book.contents, keywords: book.keywords }
