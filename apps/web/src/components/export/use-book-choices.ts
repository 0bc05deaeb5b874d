import { useState } from 'react'
import { local } from '#platform/local.ts'

type BookChoices = Record<'neighbors' | 'notes' | 'bleed', boolean>

/** The parts that the last book was made without, and whether it was for a print shop. */
const [key, bleedKey] = ['book-without', 'book-bleed']

/** What a book is made with, as it was chosen last: with neighbors and notes, and for a printer at home. */
export function useBookChoices() {
  const [chosen, setChosen] = useState<BookChoices>(remembered)
  const choose = (more: Partial<BookChoices>) => {
    const next = { ...chosen, ...more }
    const left = (['neighbors', 'notes'] as const).filter((each) => !next[each])
    local.set(key, left.join(' '))
    local.set(bleedKey, next.bleed ? 'yes' : 'no')
    setChosen(next)
  }
  return { chosen, choose }
}

function remembered(): BookChoices {
  const without = (local.get(key) ?? '').split(' ')
  return { neighbors: !without.includes('neighbors'), notes: !without.includes('notes'), bleed: local.get(bleedKey) === 'yes' }
}
