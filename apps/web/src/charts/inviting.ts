import type { Data } from 'plotly.js'
import { say } from '../messages/index.ts'
import type { Drawing } from './layout.ts'

const invitation = `<br><span style="font-size:12px">${say.charts.lead.click}</span>`

/** What is said of a point, row by row where there are rows. */
type Said = string | readonly Said[]
type Counts = number | null | readonly Counts[]

/** Under the words of every point that counts messages: that a click leads to them. */
export function inviting({ data, layout }: Drawing): Drawing {
  return { data: data.map(invitingTrace), layout }
}

function invitingTrace(trace: Data): Data {
  const { customdata, hovertext, z, y } = trace as { customdata?: Said; hovertext?: Said; z?: Counts; y?: Counts }
  if (customdata !== undefined && z !== undefined) return { ...trace, customdata: invited(customdata, z) } as Data
  // Where what is drawn is no count, the counts stand beside it.
  const counts = Array.isArray(customdata) ? (customdata as unknown as Counts) : y
  return Array.isArray(hovertext) && counts !== undefined ? ({ ...trace, hovertext: invited(hovertext, counts) } as Data) : trace
}

function invited(said: Said, counts: Counts): Said {
  if (typeof said !== 'string') return said.map((each, i) => invited(each, (counts as readonly Counts[])[i]))
  return typeof counts === 'number' && counts > 0 ? said + invitation : said
}
