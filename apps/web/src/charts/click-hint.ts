import type { Data } from 'plotly.js'
import type { Drawing } from './layout.ts'
import { sayCharts } from './messages/index.ts'

const invitation = `<br><span style="font-size:12px">${sayCharts.lead.click}</span>`

/** What is said of a point, row by row where there are rows. */
type Said = string | readonly Said[]
type Counts = number | null | readonly Counts[]

interface Cells {
  z: Counts
  customdata?: Said
}

interface Bars {
  z?: undefined
  y?: Counts
  /** The counts, where what is drawn is none. */
  customdata?: Counts
  hovertext?: Said
}

/** Under the words of every point that counts messages: that a click opens them. */
export function inviting({ data, layout }: Drawing): Drawing {
  return { data: data.map(invitingTrace), layout }
}

function invitingTrace(trace: Data): Data {
  const told = trace as Cells | Bars
  if (told.z !== undefined)
    return told.customdata === undefined ? trace : ({ ...trace, customdata: invited(told.customdata, told.z) } as Data)
  const { y, customdata: counts = y, hovertext } = told
  return Array.isArray(hovertext) && counts !== undefined ? ({ ...trace, hovertext: invited(hovertext, counts) } as Data) : trace
}

function invited(said: Said, counts: Counts): Said {
  if (typeof said !== 'string') return said.map((each, i) => invited(each, (counts as readonly Counts[])[i]))
  return typeof counts === 'number' && counts > 0 ? said + invitation : said
}
