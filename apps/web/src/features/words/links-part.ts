import { numbersPart } from '#charts/numbers-part.ts'
import type { Part } from '#charts/painting.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { format } from '#format/index.ts'
import type { LinkList } from './answers.ts'

/** This many places are there before one asks for all, and in a picture. */
export const shownDomains = 10

/** Where links lead as a part of a picture; never which links, nor who sent them. */
export const linksPart = ({ domains }: LinkList, tokens: ChartTokens, width: number): Part =>
  numbersPart(
    domains
      .slice(0, shownDomains)
      .map(({ domain, count }) => ({ label: domain, said: format.count(count), part: count / domains[0].count })),
    () => 0,
    tokens,
    width,
  )
