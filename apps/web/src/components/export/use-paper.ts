import { useState } from 'react'
import { type PaperSize, rememberedPaper, rememberPaper } from './paper-size.ts'

/** The paper of a document, as it was chosen last. */
export function usePaper<Paper extends PaperSize>(of: 'paper' | 'book-paper', sizes: readonly Paper[], usual: Paper) {
  const [chosen, setChosen] = useState(() => rememberedPaper(of, sizes, usual))
  const choose = (size: Paper) => {
    rememberPaper(of, size)
    setChosen(size)
  }
  return { sizes, chosen, choose }
}
