/** What the page says of the import card: it is painted, or its file was put back. */
export interface Card {
  hear(card: { painted(): void; putBack(): void }): void
}

export interface LentCard extends Card {
  /** What is none of the two is passed over. */
  lend(value: unknown): void
}

export function lentCard(): LentCard {
  let card: Parameters<Card['hear']>[0] | undefined
  return {
    hear(listener) {
      card = listener
    },
    lend(value) {
      if (value === 'painted') card?.painted()
      else if (value === 'put back') card?.putBack()
    },
  }
}
